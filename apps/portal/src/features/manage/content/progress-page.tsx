import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { DownloadSimpleIcon } from '@phosphor-icons/react/dist/csr/DownloadSimple';
import { exportClassProgress } from '@stoa/api/authoring.calls';
import { classProgressQuery } from '@stoa/api/authoring.queries';
import type { ClassProgressPage } from '@stoa/api/schema';
import { Button, LinkButton } from '@stoa/ui/button';
import { EmptyState } from '@stoa/ui/empty-state';
import { ProgressBar } from '@stoa/ui/progress';
import { SegmentedControl } from '@stoa/ui/segmented-control';
import { Status } from '@stoa/ui/status';
import { Table, type TableColumn } from '@stoa/ui/table';
import { Text } from '@stoa/ui/text';
import { UserText } from '@stoa/ui/user-text';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useApi } from '../../../app/services.ts';
import { toasts } from '../../../app/toasts.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { useMessages } from '../../../i18n/use-messages.ts';
import { ChoiceMenu } from '../../../shared/choice-menu.tsx';
import { formatNumber, formatShare } from '../../../shared/format.ts';
import { ListSteps } from '../../../shared/list-steps.tsx';
import { LocalTime } from '../../../shared/local-time.tsx';
import { ProblemInPlace } from '../../../shared/problem-in-place.tsx';
import { saveFile } from '../../../shared/save-file.ts';
import { ManagePage } from '../manage-page.tsx';
import * as styles from '../manage.css.ts';
import { PastEnd } from '../past-end.tsx';
import { textIn } from '../texts.ts';
import { PROGRESS_TITLE } from '../titles.ts';
import { contentHref, progressHref, progressParams } from './content-address.ts';
import type { ProgressQuery } from './content-search.ts';

/** So many lessons stand beside each other: more would be hard to read, and slow. */
const LESSONS_AT_ONCE = 12;

type Entry = ClassProgressPage['items'][number];
type LearnerRow = Entry & { id: string };

/** How the learners of a class get on: how far each is, or how much of each lesson is done. */
export function ProgressPage({
  schoolId,
  contentId,
  query,
}: {
  schoolId: string;
  contentId: string;
  query: ProgressQuery;
}) {
  useMessages('authoring');
  const { t, i18n } = useLingui();
  const api = useApi();
  const language = useLanguage();
  const navigate = useNavigate();
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...classProgressQuery(api, progressParams(schoolId, contentId, query, language)),
    placeholderData: keepPreviousData,
    retry: false,
  });
  const save = useMutation({
    mutationFn: () => exportClassProgress(api, { schoolId, contentId, lang: language }),
    onSuccess: ({ fileName, csv }) => saveFile(fileName, csv, 'text/csv;charset=utf-8'),
    onError: () => toasts.show({ message: t`Something went wrong. Try again.`, tone: 'danger' }),
  });
  const lessons = useMemo(() => data?.lessons ?? [], [data]);
  const parts = Math.max(1, Math.ceil(lessons.length / LESSONS_AT_ONCE));
  const part = Math.min(query.lessons, parts);
  const hrefFor = (change: Partial<ProgressQuery>) =>
    progressHref(schoolId, contentId, { ...query, lessons: part, ...change });
  const go = (change: Partial<ProgressQuery>) =>
    void navigate({ href: hrefFor(change), resetScroll: false, replace: true });
  const overview = useOverviewColumns(lessons.length);
  const matrix = useLessonColumns(lessons, (part - 1) * LESSONS_AT_ONCE);
  const rangeOf = (number: number): string => {
    const from = formatNumber((number - 1) * LESSONS_AT_ONCE + 1, language);
    const to = formatNumber(Math.min(number * LESSONS_AT_ONCE, lessons.length), language);
    return t({ message: `Lessons ${from}–${to}`, comment: 'Which columns are shown: “Lessons 1–12”' });
  };
  const total = data?.total ?? 0;
  const totalText = formatNumber(total, language);
  const { text: title, lang } = textIn(data?.title ?? {}, language);
  return (
    <ManagePage
      title={i18n._(PROGRESS_TITLE)}
      text={t`How far each learner is. Only published lessons count.`}
      actions={
        <>
          <Button
            icon={DownloadSimpleIcon}
            isPending={save.isPending}
            isDisabled={total === 0}
            onPress={() => save.mutate()}
          >
            {t({ message: 'Download CSV', context: 'authoring', comment: 'Button' })}
          </Button>
          <LinkButton href={contentHref(schoolId, contentId)}>
            {t({ message: 'Edit', context: 'authoring', comment: 'Opens the editor' })}
          </LinkButton>
        </>
      }
    >
      <div className={styles.part}>
        <div className={styles.actions}>
          <Text weight="medium">
            <UserText lang={lang}>{title}</UserText>
          </Text>
          <Text tone="muted" isNumeric role="status" className={styles.count}>
            {data === undefined
              ? null
              : data.totalIsExact
                ? t`${plural(total, { one: `${totalText} learner`, other: `${totalText} learners` })}`
                : t({ message: `More than ${totalText} learners`, comment: 'The number is 1,000' })}
          </Text>
        </div>
        {total > 0 && lessons.length > 0 ? (
          <div className={styles.actions}>
            <SegmentedControl<ProgressQuery['view']>
              label={t({ message: 'View', context: 'authoring', comment: 'Overview, or by lesson' })}
              value={query.view}
              onChange={(view) => go({ view })}
              segments={[
                {
                  value: 'overview',
                  label: t({
                    message: 'Overview',
                    context: 'authoring',
                    comment: 'One row for each learner',
                  }),
                },
                {
                  value: 'lessons',
                  label: t({ message: 'By lesson', comment: 'One column for each lesson' }),
                },
              ]}
            />
            {query.view === 'lessons' && parts > 1 ? (
              <ChoiceMenu
                text={rangeOf(part)}
                choices={Array.from({ length: parts }, (_, index) => ({
                  value: String(index + 1),
                  label: rangeOf(index + 1),
                }))}
                value={String(part)}
                onChange={(value) => go({ lessons: Number(value) })}
              />
            ) : null}
          </div>
        ) : null}
        <Table
          key={query.view}
          label={t`Progress of learners`}
          columns={query.view === 'lessons' && lessons.length > 0 ? matrix : overview}
          narrow={query.view === 'lessons' ? 'scroll' : 'stack'}
          rows={(data?.items ?? []).map((entry) => ({ ...entry, id: entry.person.id }))}
          isLoading={isPlaceholderData || (isFetching && !data)}
          empty={
            data === undefined ? undefined : total > 0 ? (
              <PastEnd firstHref={hrefFor({ at: '' })} />
            ) : (
              <EmptyState headingLevel={2} title={t`Nobody has joined yet`}>
                {t`Learners appear here once they join this class.`}
              </EmptyState>
            )
          }
          error={error && !data ? <ProblemInPlace error={error} onRetry={() => void refetch()} /> : undefined}
        />
        <ListSteps list={data} hrefFor={(at) => hrefFor({ at })} />
      </div>
    </ManagePage>
  );
}

function useLearnerColumn(): TableColumn<LearnerRow> {
  const { t } = useLingui();
  return useMemo(
    () => ({
      id: 'learner',
      label: t({ message: 'Learner', context: 'authoring', comment: 'Column: who learns in a class' }),
      width: '2fr' as const,
      minWidth: 160,
      isRowHeader: true,
      cell: ({ person }) => <UserText>{person.name}</UserText>,
    }),
    [t],
  );
}

function useOverviewColumns(lessonCount: number): TableColumn<LearnerRow>[] {
  const { t } = useLingui();
  const language = useLanguage();
  const learner = useLearnerColumn();
  return useMemo(
    () => [
      learner,
      {
        id: 'progress',
        label: t({ message: 'Progress', context: 'authoring', comment: 'Column: how far a learner is' }),
        width: '2fr' as const,
        minWidth: 200,
        cell: ({ person: { name }, completed }) => {
          const done = formatNumber(completed, language);
          const all = formatNumber(lessonCount, language);
          return (
            <ProgressBar
              label={t({ message: `Progress of ${name}`, comment: 'Name of a bar' })}
              size="sm"
              value={lessonCount === 0 ? 0 : completed / lessonCount}
              text={t`${done} of ${all} lessons done`}
            />
          );
        },
      },
      {
        id: 'state',
        label: t({ message: 'Status', context: 'authoring', comment: 'Column: draft, published …' }),
        minWidth: 140,
        cell: ({ completed, lastActiveAt, isInactive }) =>
          lessonCount > 0 && completed >= lessonCount ? (
            <Status tone="success">
              {t({ message: 'Completed', context: 'authoring', comment: 'All lessons are done' })}
            </Status>
          ) : isInactive ? (
            <Status tone="warning">
              {t({
                message: 'Inactive',
                context: 'authoring',
                comment: 'Has lessons left, and was in none for 14 days',
              })}
            </Status>
          ) : lastActiveAt === null ? (
            <Status tone="neutral">
              {t({ message: 'Not started', context: 'authoring', comment: 'Was in no lesson yet' })}
            </Status>
          ) : (
            <Status tone="upcoming">
              {t({ message: 'In progress', context: 'authoring', comment: 'Has begun to learn' })}
            </Status>
          ),
      },
      {
        id: 'active',
        label: t({ message: 'Last active', context: 'authoring', comment: 'Column: day and time' }),
        minWidth: 180,
        cell: ({ lastActiveAt }) => (lastActiveAt === null ? '–' : <LocalTime instant={lastActiveAt} />),
      },
      {
        id: 'joined',
        label: t({
          message: 'Joined',
          context: 'authoring',
          comment: 'Column: day of joining a class',
        }),
        minWidth: 150,
        cell: ({ enrolledAt }) => <LocalTime instant={enrolledAt} style="date" />,
      },
    ],
    [t, language, learner, lessonCount],
  );
}

function useLessonColumns(lessons: ClassProgressPage['lessons'], from: number): TableColumn<LearnerRow>[] {
  const language = useLanguage();
  const learner = useLearnerColumn();
  return useMemo(
    () => [
      learner,
      ...lessons.slice(from, from + LESSONS_AT_ONCE).map(({ id, title }, index): TableColumn<LearnerRow> => ({
        id,
        label: textIn(title, language).text,
        isNumeric: true,
        minWidth: 120,
        cell: ({ shares }) => formatShare(shares[from + index] ?? 0, language),
      })),
    ],
    [language, learner, lessons, from],
  );
}
