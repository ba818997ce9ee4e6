import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { DownloadSimpleIcon } from '@phosphor-icons/react/dist/csr/DownloadSimple';
import { exportGrades, releaseResults } from '@stoa/api/exam-bank.calls';
import { gradingListQuery } from '@stoa/api/exam-bank.queries';
import type { GetData } from '@stoa/api/query';
import { Button, LinkButton } from '@stoa/ui/button';
import { EmptyState } from '@stoa/ui/empty-state';
import { Link } from '@stoa/ui/link';
import { Menu, MenuItem } from '@stoa/ui/menu';
import { SegmentedControl } from '@stoa/ui/segmented-control';
import { Status } from '@stoa/ui/status';
import { Table, type TableColumn } from '@stoa/ui/table';
import { Text } from '@stoa/ui/text';
import { UserText } from '@stoa/ui/user-text';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { LocalTime } from '../../../shared/local-time.tsx';
import { useApi } from '../../../app/services.ts';
import { toasts } from '../../../app/toasts.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { useMessages } from '../../../i18n/use-messages.ts';
import { formatNumber } from '../../../shared/format.ts';
import { ListSteps } from '../../../shared/list-steps.tsx';
import { ProblemInPlace } from '../../../shared/problem-in-place.tsx';
import { saveFile } from '../../../shared/save-file.ts';
import { ManagePage } from '../manage-page.tsx';
import * as styles from '../manage.css.ts';
import { PastEnd } from '../past-end.tsx';
import { GRADING_TITLE } from '../titles.ts';
import { useCounted } from '../use-counted.ts';
import { fromBase64, XLSX_TYPE } from './question-file.ts';
import { GradingSheetView } from './grading-sheet.tsx';
import type { GradingQuery } from './questions-search.ts';
import { examHref, gradingHref, gradingParams } from './teaching-address.ts';
import { useGrading } from './use-grading.ts';

type Entry = GetData<'/api/exam/v1/exams/{examId}/grading'>['items'][number];

/** The attempts at an exam that were handed in, or one of them to be graded. */
export function GradingPage({
  schoolId,
  examId,
  attempt,
  question,
  view,
  at,
}: GradingQuery & { schoolId: string; examId: string }) {
  useMessages('teaching');
  // Texts of answers.
  useMessages('exam');
  const { t, i18n } = useLingui();
  const api = useApi();
  const language = useLanguage();
  const queryClient = useQueryClient();
  const query = gradingListQuery(api, gradingParams(schoolId, examId, { view, at }, language));
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...query,
    retry: false,
    placeholderData: keepPreviousData,
  });
  const failed = () => toasts.show({ message: t`Something went wrong. Try again.`, tone: 'danger' });
  const release = useMutation({
    mutationFn: () => releaseResults(api, { schoolId, examId }),
    onSuccess: ({ count }) => {
      const number = formatNumber(count, language);
      toasts.show({
        message: t`${plural(count, { one: `${number} result was released.`, other: `${number} results were released.` })}`,
        tone: 'success',
      });
    },
    onError: failed,
    onSettled: () => queryClient.invalidateQueries({ queryKey: query.queryKey }),
  });
  const save = useMutation({
    mutationFn: (format: 'csv' | 'xlsx') => exportGrades(api, { schoolId, examId, format }),
    onSuccess: ({ fileName, csv, xlsx }) =>
      xlsx === undefined
        ? saveFile(fileName, csv, 'text/csv;charset=utf-8')
        : saveFile(fileName, fromBase64(xlsx), XLSX_TYPE),
    onError: failed,
  });
  const columns = useColumns(schoolId, examId, { view, at });
  const entries = data?.items ?? [];
  const queue = useMemo(() => data?.items.map((entry) => entry.attempt.id), [data]);
  const navigate = useNavigate();
  const hrefOf = (id: string) => gradingHref(schoolId, examId, { attempt: id, question, view, at });
  const actor = useGrading(schoolId, attempt, queue, (id) => void navigate({ href: hrefOf(id) }));
  // As the machine has it, so that an attempt is never shown with the grades of another one.
  const opened = useSelector(actor, ({ context }) => context.attemptId);
  const unreleased = data?.unreleasedCount ?? 0;
  const counted = useCounted();
  const unreleasedText = counted(unreleased, data?.unreleasedIsExact ?? true);
  return (
    <ManagePage
      title={i18n._(GRADING_TITLE)}
      text={t`Submitted attempts. Those waiting to be graded come first.`}
      actions={
        attempt === undefined ? (
          <>
            <Menu
              trigger={
                <Button icon={DownloadSimpleIcon} isPending={save.isPending}>
                  {t`Download grades`}
                </Button>
              }
              onAction={(key) => save.mutate(key === 'xlsx' ? 'xlsx' : 'csv')}
            >
              <MenuItem id="csv">{t`CSV, for spreadsheets`}</MenuItem>
              <MenuItem id="xlsx">
                {t({ message: 'Excel (XLSX)', comment: 'Menu item: saves a list as a file' })}
              </MenuItem>
            </Menu>
            <LinkButton href={examHref(schoolId, examId)}>{t`Back to the exam`}</LinkButton>
          </>
        ) : (
          <LinkButton href={gradingHref(schoolId, examId, { view, at })}>
            {view === 'appeals' ? t`Back to the appeals` : t`Back to all attempts`}
          </LinkButton>
        )
      }
    >
      {opened === null ? (
        <div className={styles.part}>
          {unreleased > 0 ? (
            <div className={styles.actions}>
              <Button variant="primary" isPending={release.isPending} onPress={() => release.mutate()}>
                {t`${plural(unreleased, { one: `Release ${unreleasedText} result`, other: `Release ${unreleasedText} results` })}`}
              </Button>
              <Text tone="muted" as="span">{t`Learners see their points once results are released.`}</Text>
            </div>
          ) : null}
          {data && (data.appealCount > 0 || view !== undefined) ? (
            <div className={styles.actions}>
              <AppealsChoice
                schoolId={schoolId}
                examId={examId}
                view={view}
                count={data.appealCount}
                isExact={data.appealsAreExact}
              />
            </div>
          ) : null}
          <Table
            label={t`Submitted attempts`}
            columns={columns}
            rows={entries.map((entry) => ({ ...entry, id: entry.attempt.id }))}
            isLoading={isPlaceholderData || (isFetching && !data)}
            empty={
              data && data.total > 0 ? (
                <PastEnd firstHref={gradingHref(schoolId, examId, { view })} />
              ) : data ? (
                <EmptyState
                  headingLevel={2}
                  title={view === 'appeals' ? t`No appeals to answer` : t`Nobody has submitted this exam yet`}
                />
              ) : undefined
            }
            error={
              error && !data ? <ProblemInPlace error={error} onRetry={() => void refetch()} /> : undefined
            }
          />
          <ListSteps list={data} hrefFor={(to) => gradingHref(schoolId, examId, { view, at: to })} />
        </div>
      ) : (
        <GradingSheetView
          key={opened}
          actor={actor}
          schoolId={schoolId}
          examId={examId}
          attemptId={opened}
          questionId={question}
          view={view}
          at={at}
          hrefOf={hrefOf}
        />
      )}
    </ManagePage>
  );
}

/** In place of a view: everything. */
const ALL = 'all';

/** Whether the list has all attempts, or those with appeals that wait for an answer. */
function AppealsChoice({
  schoolId,
  examId,
  view,
  count,
  isExact,
}: Pick<GradingQuery, 'view'> & { schoolId: string; examId: string; count: number; isExact: boolean }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const number = useCounted()(count, isExact);
  return (
    <SegmentedControl
      label={t({ message: 'Show', context: 'grading', comment: 'Label of a list: all questions, or one' })}
      value={view ?? ALL}
      onChange={(chosen) =>
        void navigate({
          to: '/manage/$schoolId/exams/$examId/grading',
          params: { schoolId, examId },
          search: chosen === 'appeals' ? { view: chosen } : {},
          replace: true,
          resetScroll: false,
        })
      }
      segments={[
        { value: ALL, label: t({ message: 'All attempts', comment: 'At an exam' }) },
        {
          value: 'appeals',
          label: t({
            message: `Appeals (${number})`,
            comment: 'Learners who want their points to be looked at again, and how many',
          }),
        },
      ]}
    />
  );
}

function useColumns(
  schoolId: string,
  examId: string,
  { view, at }: Pick<GradingQuery, 'view' | 'at'>,
): TableColumn<Entry & { id: string }>[] {
  const { t } = useLingui();
  const language = useLanguage();
  return useMemo(
    () => [
      {
        id: 'learner',
        label: t({ message: 'Learner', comment: 'Column of a list of attempts' }),
        width: '2fr' as const,
        minWidth: 180,
        isRowHeader: true,
        cell: ({ id, learner, anonymousName }) => (
          <Link href={gradingHref(schoolId, examId, { attempt: id, view, at })}>
            <UserText>{learner?.name ?? anonymousName ?? ''}</UserText>
          </Link>
        ),
      },
      {
        id: 'number',
        label: t({ message: 'Attempt', comment: 'Column: which attempt of a person' }),
        isNumeric: true,
        minWidth: 90,
        width: 110,
        cell: ({ attempt }) => <span>{formatNumber(attempt.number, language)}</span>,
      },
      {
        id: 'submitted',
        label: t({ message: 'Submitted', comment: 'Label before the time of submitting' }),
        minWidth: 170,
        cell: ({ attempt: { submittedAt } }) => (submittedAt ? <LocalTime instant={submittedAt} /> : null),
      },
      {
        id: 'state',
        label: t({ message: 'State', comment: 'Column of a list of notices' }),
        minWidth: 160,
        cell: ({ attempt, isReleased, openAppeals }) =>
          openAppeals > 0 ? (
            <Status tone="warning">
              {t({
                message: 'Appealed',
                comment: 'An attempt whose learner wants points to be looked at again',
              })}
            </Status>
          ) : attempt.status === 'graded' ? (
            <Status tone={isReleased ? 'success' : 'upcoming'}>
              {isReleased
                ? t({ message: 'Released', comment: 'A result that the learner sees' })
                : t({ message: 'Graded', comment: 'An attempt whose result is not released' })}
            </Status>
          ) : (
            <Status tone="warning">{t({ message: 'To be graded', comment: 'An attempt' })}</Status>
          ),
      },
      {
        id: 'score',
        label: t({ message: 'Points', context: 'exam', comment: 'For a right answer' }),
        isNumeric: true,
        minWidth: 100,
        width: 120,
        cell: ({ attempt: { score, maxScore } }) =>
          score === null ? null : (
            <span>
              {formatNumber(score, language)} / {formatNumber(maxScore, language)}
            </span>
          ),
      },
    ],
    [t, language, schoolId, examId, view, at],
  );
}
