import { msg, plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { regradeQuestion } from '@stoa/api/exam-bank.calls';
import { regradePreviewQuery } from '@stoa/api/exam-bank.queries';
import { isApiProblem } from '@stoa/api/error';
import type { QuestionRegrade } from '@stoa/api/schema';
import { Banner } from '@stoa/ui/banner';
import { Button } from '@stoa/ui/button';
import { Dialog } from '@stoa/ui/dialog';
import { SkeletonRegion, SkeletonRows } from '@stoa/ui/skeleton';
import { Stack } from '@stoa/ui/stack';
import { Table, type TableColumn } from '@stoa/ui/table';
import { Text } from '@stoa/ui/text';
import { TextArea } from '@stoa/ui/text-area';
import { UserText } from '@stoa/ui/user-text';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useApi } from '../../../app/services.ts';
import { toasts } from '../../../app/toasts.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { formatNumber } from '../../../shared/format.ts';
import { textIn } from '../texts.ts';

const REASON_LENGTH = 500;

const REFUSALS = {
  FORBIDDEN: msg`An exam of another teacher asks this question. An administrator of the school can regrade it.`,
  VERSION_CONFLICT: msg`Someone else has changed this question. Reload the page and try again.`,
};
const OTHERWISE = msg`Something went wrong. Try again.`;

const refusalOf = (error: unknown) =>
  isApiProblem(error) && error.code in REFUSALS ? REFUSALS[error.code as keyof typeof REFUSALS] : OTHERWISE;

interface RegradeDialogProps {
  schoolId: string;
  questionId: string;
  version: number;
  onClose: () => void;
}

/** Whose results the saved key changes, before it does. */
export function RegradeDialog({ onClose, ...question }: RegradeDialogProps) {
  const { t, i18n } = useLingui();
  const api = useApi();
  const language = useLanguage();
  const queryClient = useQueryClient();
  const [reason, setReason] = useState('');
  const [isAsked, setAsked] = useState(false);
  const preview = useQuery(regradePreviewQuery(api, question));
  const apply = useMutation({
    mutationFn: () => regradeQuestion(api, { ...question, reason: reason.trim(), dryRun: false }),
    onSuccess: ({ changed }) => {
      const count = formatNumber(changed, language);
      toasts.show({
        message: t`${plural(changed, { one: `${count} result changed`, other: `${count} results changed` })}`,
        tone: 'success',
      });
      void queryClient.invalidateQueries({
        predicate: ({ queryKey: [, path] }) => typeof path === 'string' && path.startsWith('/api/exam/v1/'),
      });
      onClose();
    },
  });
  const error = apply.error ?? preview.error;
  const found = preview.data;
  const isMissing = isAsked && reason.trim() === '';
  return (
    <Dialog
      isOpen
      size="lg"
      title={t({ message: 'Regrade attempts', comment: 'Title of a dialog' })}
      isDismissable={reason === ''}
      onClose={onClose}
      footer={
        found?.hasOtherKey ? (
          <Button
            variant="primary"
            isPending={apply.isPending}
            onPress={() => {
              setAsked(true);
              if (reason.trim() !== '') apply.mutate();
            }}
          >
            {t({ message: 'Regrade', comment: 'Button: grades attempts again with a corrected answer key' })}
          </Button>
        ) : undefined
      }
    >
      <Stack gap="5">
        {found ? (
          <Found found={found} />
        ) : preview.error ? null : (
          <SkeletonRegion>
            <SkeletonRows count={3} />
          </SkeletonRegion>
        )}
        {found?.hasOtherKey ? (
          <TextArea
            label={t({ message: 'Reason', comment: 'Why attempts are graded again' })}
            description={t`Kept with the question. Learners see that their attempt was regraded, not why.`}
            rows={2}
            maxLength={REASON_LENGTH}
            value={reason}
            onChange={setReason}
            errorMessage={isMissing ? t`This field is required.` : undefined}
            isRequired
          />
        ) : null}
        {error ? (
          <Banner tone="danger" announce="assertive">
            {i18n._(refusalOf(error))}
          </Banner>
        ) : null}
      </Stack>
    </Dialog>
  );
}

type Change = QuestionRegrade['items'][number] & { id: string };

function Found({ found: { hasOtherKey, changed, outcomes, unfitting, items } }: { found: QuestionRegrade }) {
  const { t } = useLingui();
  const language = useLanguage();
  const columns = useColumns();
  const count = formatNumber(changed, language);
  const decided = formatNumber(outcomes, language);
  const left = formatNumber(unfitting, language);
  const shown = formatNumber(items.length, language);
  return (
    <>
      {hasOtherKey ? (
        <Text>
          {changed === 0
            ? t`No result changes. Attempts that are still running will be graded with the saved key.`
            : t`${plural(changed, { one: `The points of ${count} attempt change.`, other: `The points of ${count} attempts change.` })}`}{' '}
          {outcomes > 0 ? t`Pass or fail changes for ${decided} of them.` : null}
        </Text>
      ) : (
        <Banner tone="info">{t`There is nothing to regrade: all attempts have the saved answer key.`}</Banner>
      )}
      {unfitting > 0 ? (
        <Banner tone="warning">
          {t`${plural(unfitting, { one: `${left} attempt had other answers to choose from and stays as it is.`, other: `${left} attempts had other answers to choose from and stay as they are.` })}`}
        </Banner>
      ) : null}
      {items.length > 0 ? (
        <Table
          label={t`Results that change`}
          columns={columns}
          rows={items.map((item) => ({ ...item, id: item.attemptId }))}
          maxHeight="20rem"
        />
      ) : null}
      {items.length < changed ? <Text size="sm" tone="muted">{t`The first ${shown} are shown.`}</Text> : null}
    </>
  );
}

function useColumns(): TableColumn<Change>[] {
  const { t } = useLingui();
  const language = useLanguage();
  return useMemo(() => {
    const points = (value: number | null) => (value === null ? '–' : formatNumber(value, language));
    const passed = (is: boolean | null) => {
      if (is === null)
        return t({ message: 'Being graded', comment: 'A teacher still has to grade the attempt' });
      return is
        ? t({ message: 'Passed', comment: 'An exam' })
        : t({ message: 'Not passed', comment: 'An exam' });
    };
    return [
      {
        id: 'learner',
        label: t({ message: 'Learner', comment: 'Column of a list of attempts' }),
        isRowHeader: true,
        width: '2fr' as const,
        minWidth: 140,
        cell: ({ learner, anonymousName }) => <UserText>{learner?.name ?? anonymousName ?? ''}</UserText>,
      },
      {
        id: 'exam',
        label: t({ message: 'Exam', comment: 'Column of a list of exams' }),
        width: '2fr' as const,
        minWidth: 140,
        cell: ({ examTitle }) => {
          const { text, lang } = textIn(examTitle, language);
          return <UserText lang={lang}>{text}</UserText>;
        },
      },
      {
        id: 'pointsBefore',
        label: t({ message: 'Points before', comment: 'Column: of an attempt, with the wrong answer key' }),
        isNumeric: true,
        minWidth: 100,
        cell: ({ totalBefore }) => <span>{points(totalBefore)}</span>,
      },
      {
        id: 'pointsAfter',
        label: t({ message: 'Points after', comment: 'Column: of an attempt, with the right answer key' }),
        isNumeric: true,
        minWidth: 100,
        cell: ({ totalAfter }) => <span>{points(totalAfter)}</span>,
      },
      {
        id: 'resultBefore',
        label: t({ message: 'Result before', comment: 'Column: passed or not, with the wrong answer key' }),
        minWidth: 130,
        cell: ({ passedBefore }) => <span>{passed(passedBefore)}</span>,
      },
      {
        id: 'resultAfter',
        label: t({ message: 'Result after', comment: 'Column: passed or not, with the right answer key' }),
        minWidth: 130,
        cell: ({ passedBefore, passedAfter }) => (
          <Text as="span" weight={passedBefore === passedAfter ? undefined : 'semibold'}>
            {passed(passedAfter)}
          </Text>
        ),
      },
    ];
  }, [t, language]);
}
