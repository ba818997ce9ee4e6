import { useLingui } from '@lingui/react/macro';
import { DotsThreeIcon } from '@phosphor-icons/react/dist/csr/DotsThree';
import { archiveQuestion, deleteQuestion } from '@stoa/api/exam-bank.calls';
import { isApiProblem } from '@stoa/api/error';
import type { Language, QuestionEntry } from '@stoa/api/schema';
import { AlertDialog } from '@stoa/ui/alert-dialog';
import { IconButton } from '@stoa/ui/icon-button';
import { Link } from '@stoa/ui/link';
import { Menu, MenuItem } from '@stoa/ui/menu';
import { Stack } from '@stoa/ui/stack';
import { Table, type TableColumn } from '@stoa/ui/table';
import { Text } from '@stoa/ui/text';
import { cutText, FormulaText, nameWithFormulas } from '@stoa/ui/formula-text';
import { UserText } from '@stoa/ui/user-text';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useMemo, useState, type ReactNode } from 'react';
import { useApi } from '../../../app/services.ts';
import { toasts } from '../../../app/toasts.ts';
import { textIn } from '../texts.ts';
import { useCounted } from '../use-counted.ts';
import { NEW, questionHref } from './teaching-address.ts';
import { LEVEL_MESSAGES, TYPE_MESSAGES } from './teaching-messages.ts';

const SHOWN_LENGTH = 160;

interface QuestionsTableProps {
  schoolId: string;
  /** In which each question is shown, where it has words in it. */
  language: Language;
  questions: readonly QuestionEntry[];
  isLoading: boolean;
  empty: ReactNode;
  error: ReactNode;
  /** A question is gone, or archived. */
  onChanged: () => void;
}

/** The questions of a school with what can be done with each. */
export function QuestionsTable({
  schoolId,
  language,
  questions,
  isLoading,
  empty,
  error,
  onChanged,
}: QuestionsTableProps) {
  const { t } = useLingui();
  const api = useApi();
  const navigate = useNavigate();
  const [deleting, setDeleting] = useState<string>();
  const failed = (problem: unknown) =>
    toasts.show({
      message:
        isApiProblem(problem) && problem.code === 'CONFLICT'
          ? t`An exam uses this question. You can archive it instead.`
          : t`Something went wrong. Try again.`,
      tone: 'danger',
    });
  const archive = useMutation({
    mutationFn: ({ id, isArchived }: QuestionEntry) =>
      archiveQuestion(api, { schoolId, questionId: id, isArchived: !isArchived }),
    onError: failed,
    onSettled: onChanged,
  });
  const remove = useMutation({
    mutationFn: (questionId: string) => deleteQuestion(api, { schoolId, questionId }),
    onSuccess: () => toasts.show({ message: t`The question was deleted.`, tone: 'success' }),
    onError: failed,
    onSettled: () => {
      setDeleting(undefined);
      onChanged();
    },
  });
  return (
    <>
      <Table
        label={t`Questions of this school`}
        columns={useColumns(schoolId, language)}
        rows={questions}
        rowActionsLabel={t({ message: 'Actions', comment: 'Name of a column with menus' })}
        rowActions={(row) => (
          <Menu
            trigger={
              <IconButton icon={DotsThreeIcon} label={t`What can be done with this question`} hideTooltip />
            }
            onAction={(key) => {
              if (key === 'edit') void navigate({ href: questionHref(schoolId, row.id) });
              if (key === 'copy') void navigate({ href: questionHref(schoolId, NEW, row.id) });
              if (key === 'archive') archive.mutate(row);
              if (key === 'delete') setDeleting(row.id);
            }}
          >
            <MenuItem id="edit">{t({ message: 'Edit', comment: 'Button: opens a form' })}</MenuItem>
            <MenuItem id="copy">
              {t({ message: 'Duplicate', comment: 'Button: makes another question like this one' })}
            </MenuItem>
            <MenuItem id="archive">
              {row.isArchived
                ? t({ message: 'Restore', comment: 'Button: a question is offered again' })
                : t({ message: 'Archive', comment: 'Button: a question is kept and no longer offered' })}
            </MenuItem>
            <MenuItem id="delete" tone="danger">
              {t({ message: 'Delete', comment: 'Button: deletes a notice' })}
            </MenuItem>
          </Menu>
        )}
        isLoading={isLoading}
        empty={empty}
        error={error}
      />
      <AlertDialog
        isOpen={deleting !== undefined}
        tone="danger"
        title={t`Delete this question?`}
        confirmLabel={t({ message: 'Delete', comment: 'Button: deletes a notice' })}
        cancelLabel={t`Keep it`}
        isPending={remove.isPending}
        onConfirm={() => deleting && remove.mutate(deleting)}
        onCancel={() => setDeleting(undefined)}
      >
        {t`It is deleted in all languages. This cannot be undone.`}
      </AlertDialog>
    </>
  );
}

function useColumns(schoolId: string, language: Language): TableColumn<QuestionEntry>[] {
  const { t, i18n } = useLingui();
  const counted = useCounted();
  return useMemo(
    () => [
      {
        id: 'text',
        label: t({ message: 'Question', context: 'exam', comment: 'Column of a list of questions' }),
        width: '3fr' as const,
        minWidth: 260,
        isRowHeader: true,
        cell: ({ id, text }) => {
          const shown = textIn(text, language);
          return (
            <Link href={questionHref(schoolId, id)} aria-label={nameWithFormulas(shown.text)}>
              <FormulaText lang={shown.lang} isInLine>
                {cutText(shown.text, SHOWN_LENGTH)}
              </FormulaText>
            </Link>
          );
        },
      },
      {
        id: 'kind',
        label: t({ message: 'Kind', comment: 'Column of a list of questions' }),
        minWidth: 140,
        cell: ({ kind }) => <span>{i18n._(TYPE_MESSAGES[kind])}</span>,
      },
      {
        id: 'folder',
        label: t({ message: 'Folder and tags', comment: 'Column of a list of questions' }),
        width: '1.2fr' as const,
        minWidth: 150,
        cell: ({ folder, tags }) => (
          <Stack gap="1">
            {folder ? <UserText>{folder}</UserText> : null}
            {tags.length > 0 ? (
              <Text size="sm" tone="muted">
                <UserText>{tags.join(' · ')}</UserText>
              </Text>
            ) : null}
          </Stack>
        ),
      },
      {
        id: 'level',
        label: t({ message: 'Level', context: 'question', comment: 'How hard a question is' }),
        minWidth: 100,
        width: 110,
        cell: ({ level }) => (level ? <span>{i18n._(LEVEL_MESSAGES[level])}</span> : null),
      },
      {
        id: 'exams',
        label: t({ message: 'Exams', comment: 'Column: how many exams use a question' }),
        isNumeric: true,
        minWidth: 90,
        width: 100,
        cell: ({ examCount, examsAreExact }) => <span>{counted(examCount, examsAreExact)}</span>,
      },
    ],
    [t, i18n, language, schoolId, counted],
  );
}
