import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { DotsThreeIcon } from '@phosphor-icons/react/dist/csr/DotsThree';
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import { deleteExam } from '@stoa/api/exam-bank.calls';
import { managedExamsQuery } from '@stoa/api/exam-bank.queries';
import { isApiProblem } from '@stoa/api/error';
import type { ExamEntry, ExamStatus } from '@stoa/api/schema';
import { AlertDialog } from '@stoa/ui/alert-dialog';
import { LinkButton } from '@stoa/ui/button';
import { EmptyState } from '@stoa/ui/empty-state';
import { IconButton } from '@stoa/ui/icon-button';
import { Link } from '@stoa/ui/link';
import { Menu, MenuItem } from '@stoa/ui/menu';
import { Status } from '@stoa/ui/status';
import { Table, type TableColumn } from '@stoa/ui/table';
import { Text } from '@stoa/ui/text';
import { UserText } from '@stoa/ui/user-text';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { LocalTime } from '../../../shared/local-time.tsx';
import { useApi } from '../../../app/services.ts';
import { toasts } from '../../../app/toasts.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { useMessages } from '../../../i18n/use-messages.ts';
import { formatNumber } from '../../../shared/format.ts';
import { ListSteps } from '../../../shared/list-steps.tsx';
import { ProblemInPlace } from '../../../shared/problem-in-place.tsx';
import { KeywordBox } from '../keyword-box.tsx';
import { ManagePage } from '../manage-page.tsx';
import * as styles from '../manage.css.ts';
import { PastEnd } from '../past-end.tsx';
import { textIn } from '../texts.ts';
import { EXAMS_TITLE } from '../titles.ts';
import { useCounted } from '../use-counted.ts';
import type { ExamsQuery } from './questions-search.ts';
import {
  boardHref,
  examHref,
  examsHref,
  examsParams,
  gradingHref,
  NEW,
  previewHref,
} from './teaching-address.ts';
import { EXAM_STATUS_MESSAGES } from './teaching-messages.ts';

/** The exams that somebody writes. */
export function ExamsPage({ schoolId, query }: { schoolId: string; query: ExamsQuery }) {
  useMessages('teaching');
  const { t, i18n } = useLingui();
  const api = useApi();
  const language = useLanguage();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [deleting, setDeleting] = useState<string>();
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...managedExamsQuery(api, examsParams(schoolId, query, language)),
    placeholderData: keepPreviousData,
    retry: false,
  });
  const remove = useMutation({
    mutationFn: (examId: string) => deleteExam(api, { schoolId, examId }),
    onSuccess: () => toasts.show({ message: t`The exam was deleted.`, tone: 'success' }),
    onError: (problem) =>
      toasts.show({
        message:
          isApiProblem(problem) && problem.code === 'CONFLICT'
            ? t`Someone has taken this exam. You can hide it instead.`
            : t`Something went wrong. Try again.`,
        tone: 'danger',
      }),
    onSettled: () => {
      setDeleting(undefined);
      void queryClient.invalidateQueries({ queryKey: ['get', '/api/exam/v1/manage/exams'] });
    },
  });
  const total = data?.total ?? 0;
  const totalText = formatNumber(total, language);
  const columns = useColumns(schoolId);
  return (
    <ManagePage
      title={i18n._(EXAMS_TITLE)}
      text={t`Write exams, publish them and see who has taken them.`}
      actions={
        <LinkButton variant="primary" icon={PlusIcon} href={examHref(schoolId, NEW)}>
          {t`New exam`}
        </LinkButton>
      }
    >
      <div className={styles.part}>
        <div className={styles.filters}>
          <KeywordBox
            label={t`Search exams`}
            placeholder={t({ message: 'Title or summary', comment: 'Of an exam' })}
            keyword={query.keyword}
            onChange={(keyword) =>
              void navigate({ href: examsHref(schoolId, { keyword }), resetScroll: false })
            }
          />
          <Text tone="muted" isNumeric role="status" className={styles.count}>
            {data === undefined
              ? null
              : data.totalIsExact
                ? t`${plural(total, { one: `${totalText} exam`, other: `${totalText} exams` })}`
                : t({ message: `More than ${totalText} exams`, comment: 'The number is 1,000' })}
          </Text>
        </div>
        <Table
          label={t`Exams of this school`}
          columns={columns}
          rows={data?.items ?? []}
          rowActionsLabel={t({ message: 'Actions', comment: 'Name of a column with menus' })}
          rowActions={(row) => (
            <Menu
              trigger={
                <IconButton icon={DotsThreeIcon} label={t`What can be done with this exam`} hideTooltip />
              }
              onAction={(key) => {
                if (key === 'edit') void navigate({ href: examHref(schoolId, row.id) });
                if (key === 'board') void navigate({ href: boardHref(schoolId, row.id) });
                if (key === 'grade') void navigate({ href: gradingHref(schoolId, row.id) });
                if (key === 'preview') void navigate({ href: previewHref(schoolId, row.id) });
                if (key === 'delete') setDeleting(row.id);
              }}
            >
              <MenuItem id="edit">{t({ message: 'Edit', comment: 'Button: opens a form' })}</MenuItem>
              <MenuItem id="board">
                {t({
                  message: 'Live progress',
                  comment: 'Title of the page that shows who takes an exam right now',
                })}
              </MenuItem>
              <MenuItem id="grade">
                {t({ message: 'Grade', comment: 'Button: gives points to attempts' })}
              </MenuItem>
              <MenuItem id="preview">
                {t({ message: 'Preview', comment: 'Heading: how it will look' })}
              </MenuItem>
              <MenuItem id="delete" tone="danger">
                {t({ message: 'Delete', comment: 'Button: deletes a notice' })}
              </MenuItem>
            </Menu>
          )}
          isLoading={isPlaceholderData || (isFetching && !data)}
          empty={
            data && total > 0 ? (
              <PastEnd firstHref={examsHref(schoolId, { ...query, at: '' })} />
            ) : data ? (
              <NoExams schoolId={schoolId} isNarrowed={query.keyword !== ''} />
            ) : undefined
          }
          error={error && !data ? <ProblemInPlace error={error} onRetry={() => void refetch()} /> : undefined}
        />
        <ListSteps list={data} hrefFor={(at) => examsHref(schoolId, { ...query, at })} />
      </div>
      <AlertDialog
        isOpen={deleting !== undefined}
        tone="danger"
        title={t`Delete this exam?`}
        confirmLabel={t({ message: 'Delete', comment: 'Button: deletes a notice' })}
        cancelLabel={t`Keep it`}
        isPending={remove.isPending}
        onConfirm={() => deleting && remove.mutate(deleting)}
        onCancel={() => setDeleting(undefined)}
      >
        {t`Its questions stay in the question bank.`}
      </AlertDialog>
    </ManagePage>
  );
}

function NoExams({ schoolId, isNarrowed }: { schoolId: string; isNarrowed: boolean }) {
  const { t } = useLingui();
  return isNarrowed ? (
    <EmptyState
      headingLevel={2}
      kind="filtered"
      title={t`No exam matches`}
      action={<LinkButton href={examsHref(schoolId)}>{t`Show all`}</LinkButton>}
    />
  ) : (
    <EmptyState
      headingLevel={2}
      title={t`No exams yet`}
      action={<LinkButton href={examHref(schoolId, NEW)}>{t`New exam`}</LinkButton>}
    >
      {t`An exam takes its questions from the question bank.`}
    </EmptyState>
  );
}

const TONES = { draft: 'warning', published: 'success', withdrawn: 'neutral' } as const satisfies Record<
  ExamStatus,
  string
>;

function useColumns(schoolId: string): TableColumn<ExamEntry>[] {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const counted = useCounted();
  return useMemo(() => {
    const time = (instant: string | null) => (instant === null ? null : <LocalTime instant={instant} />);
    return [
      {
        id: 'title',
        label: t({ message: 'Exam', comment: 'Column of a list of exams' }),
        width: '2fr' as const,
        minWidth: 220,
        isRowHeader: true,
        cell: ({ id, title }) => {
          const shown = textIn(title, language);
          return (
            <Link href={examHref(schoolId, id)}>
              <UserText lang={shown.lang}>{shown.text}</UserText>
            </Link>
          );
        },
      },
      {
        id: 'status',
        label: t({ message: 'State', comment: 'Column of a list of notices' }),
        minWidth: 120,
        cell: ({ status }) => <Status tone={TONES[status]}>{i18n._(EXAM_STATUS_MESSAGES[status])}</Status>,
      },
      {
        id: 'questions',
        label: t({ message: 'Questions', comment: 'Column: of an exam' }),
        isNumeric: true,
        minWidth: 100,
        width: 110,
        cell: ({ questionCount }) => <span>{formatNumber(questionCount, language)}</span>,
      },
      {
        id: 'attempts',
        label: t({ message: 'Attempts', comment: 'Column: at an exam' }),
        isNumeric: true,
        minWidth: 100,
        width: 110,
        cell: ({ attemptCount, attemptsAreExact }) => <span>{counted(attemptCount, attemptsAreExact)}</span>,
      },
      {
        id: 'waiting',
        label: t({ message: 'To grade', comment: 'Column: how many attempts wait' }),
        isNumeric: true,
        minWidth: 100,
        width: 110,
        cell: ({ id, waitingCount, waitingIsExact }) => {
          const text = counted(waitingCount, waitingIsExact);
          return waitingCount > 0 ? (
            <Link href={gradingHref(schoolId, id)}>{text}</Link>
          ) : (
            <span>{text}</span>
          );
        },
      },
      {
        id: 'closes',
        label: t({ message: 'Closes', comment: 'Column: when an exam ends' }),
        minWidth: 170,
        cell: ({ closesAt }) => time(closesAt) ?? t({ message: 'Open end', comment: 'An exam never closes' }),
      },
    ];
  }, [t, i18n, language, schoolId, counted]);
}
