import { useLingui } from '@lingui/react/macro';
import { assignmentWorksQuery } from '@stoa/api/assignment.queries';
import type { WorkFilter, WorkPage } from '@stoa/api/schema';
import { LinkButton } from '@stoa/ui/button';
import { EmptyState } from '@stoa/ui/empty-state';
import { FactList } from '@stoa/ui/fact-list';
import { Link } from '@stoa/ui/link';
import { Status } from '@stoa/ui/status';
import { Table, type TableColumn } from '@stoa/ui/table';
import { Text } from '@stoa/ui/text';
import { UserText } from '@stoa/ui/user-text';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useApi } from '../../../app/services.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { useMessages } from '../../../i18n/use-messages.ts';
import { ChoiceMenu } from '../../../shared/choice-menu.tsx';
import { formatNumber } from '../../../shared/format.ts';
import { ListSteps } from '../../../shared/list-steps.tsx';
import { LocalTime } from '../../../shared/local-time.tsx';
import { ProblemInPlace } from '../../../shared/problem-in-place.tsx';
import { gradebookHref, lessonHref, worksHref } from '../content/content-address.ts';
import { WORK_FILTERS, type WorksQuery } from '../content/content-search.ts';
import { ManagePage } from '../manage-page.tsx';
import * as manage from '../manage.css.ts';
import { PastEnd } from '../past-end.tsx';
import { ASSIGNMENT_TITLE } from '../titles.ts';
import { useCounted } from '../use-counted.ts';
import { workHref, worksParams } from './grades-params.ts';
import {
  EXCUSED_MESSAGES,
  FILTER_MESSAGES,
  MISSING_MESSAGES,
  STATE_TONES,
  STATE_MESSAGES,
} from './grades-messages.ts';

type Entry = WorkPage['items'][number];
type WorkRow = Entry & { id: string };

export interface WorksPageProps {
  schoolId: string;
  contentId: string;
  lessonId: string;
  query: WorksQuery;
}

/** While they are read. */
const NONE: WorkPage['counts'][WorkFilter] = { total: 0, totalIsExact: true };

/** Everybody of a class with what they handed in for an assignment. */
export function WorksPage({ schoolId, contentId, lessonId, query }: WorksPageProps) {
  useMessages('assignments');
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const navigate = useNavigate();
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...assignmentWorksQuery(useApi(), worksParams(schoolId, lessonId, query, language)),
    placeholderData: keepPreviousData,
    retry: false,
  });
  const { filter } = query;
  const counted = useCounted();
  const columns = useColumns({ schoolId, contentId, lessonId, filter, points: data?.terms.points ?? 0 });
  const filterText = (one: WorkFilter) => {
    const name = i18n._(FILTER_MESSAGES[one]);
    const { total, totalIsExact } = data?.counts[one] ?? NONE;
    const count = counted(total, totalIsExact);
    return t({ message: `${name} (${count})`, comment: 'A filter of a list, and how many it leaves' });
  };
  return (
    <ManagePage
      title={data?.title ?? i18n._(ASSIGNMENT_TITLE)}
      text={data?.classTitle ?? ''}
      actions={
        <>
          <LinkButton href={gradebookHref(schoolId, contentId)}>
            {t({ message: 'Open gradebook', comment: 'Link' })}
          </LinkButton>
          <LinkButton variant="quiet" href={lessonHref(schoolId, contentId, lessonId)}>
            {t({ message: 'Edit assignment', comment: 'Link: opens the editor of the lesson' })}
          </LinkButton>
        </>
      }
    >
      <div className={manage.part}>
        {data ? (
          <FactList
            variant="tiles"
            facts={[
              {
                id: 'due',
                label: t({
                  message: 'Due',
                  context: 'lesson',
                  comment: 'Until when an assignment is handed in',
                }),
                value: data.terms.dueAt ? <LocalTime instant={data.terms.dueAt} /> : t`No due date`,
              },
              {
                id: 'points',
                label: t({ message: 'Points', context: 'exam', comment: 'For a right answer' }),
                value: formatNumber(data.terms.points, language),
              },
              {
                id: 'toGrade',
                label: i18n._(FILTER_MESSAGES.toGrade),
                value: counted(data.counts.toGrade.total, data.counts.toGrade.totalIsExact),
              },
            ]}
          />
        ) : null}
        <div className={manage.actions}>
          <ChoiceMenu<WorkFilter>
            text={filterText(filter)}
            choices={WORK_FILTERS.map((value) => ({ value, label: filterText(value) }))}
            value={filter}
            onChange={(next) =>
              void navigate({
                href: worksHref(schoolId, contentId, lessonId, { filter: next }),
                resetScroll: false,
                replace: true,
              })
            }
          />
        </div>
        <Table
          label={t`What learners handed in`}
          columns={columns}
          rows={(data?.items ?? []).map((entry): WorkRow => ({ ...entry, id: entry.person.id }))}
          isLoading={isPlaceholderData || (isFetching && !data)}
          empty={
            data === undefined ? undefined : query.at !== '' ? (
              <PastEnd firstHref={worksHref(schoolId, contentId, lessonId, { filter })} />
            ) : filter === 'all' ? (
              <EmptyState headingLevel={2} title={t`Nobody is enrolled yet`}>
                {t`Learners appear here once they enroll in the class.`}
              </EmptyState>
            ) : filter === 'toGrade' ? (
              <EmptyState headingLevel={2} title={t`Nothing to grade`}>
                {t`Everything that was handed in is graded.`}
              </EmptyState>
            ) : (
              <EmptyState headingLevel={2} title={t`Nobody matches this filter`} />
            )
          }
          error={error && !data ? <ProblemInPlace error={error} onRetry={() => void refetch()} /> : undefined}
        />
        <ListSteps list={data} hrefFor={(at) => worksHref(schoolId, contentId, lessonId, { filter, at })} />
      </div>
    </ManagePage>
  );
}

function useColumns({
  schoolId,
  contentId,
  lessonId,
  filter,
  points: most,
}: Omit<WorksPageProps, 'query'> & { filter: WorkFilter; points: number }): TableColumn<WorkRow>[] {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  return useMemo(
    () => [
      {
        id: 'learner',
        label: t({ message: 'Learner', context: 'grades', comment: 'Column: who learns in a class' }),
        width: '2fr' as const,
        minWidth: 160,
        isRowHeader: true,
        cell: ({ person }) => (
          <Link href={workHref(schoolId, contentId, lessonId, person.id, filter)}>
            <UserText>{person.name}</UserText>
          </Link>
        ),
      },
      {
        id: 'state',
        label: t({
          message: 'Status',
          context: 'grades',
          comment: 'Column: where the work of a learner stands',
        }),
        minWidth: 150,
        cell: ({ state, isExcused, isMissing }) =>
          isExcused ? (
            <Status tone="neutral">{i18n._(EXCUSED_MESSAGES)}</Status>
          ) : isMissing ? (
            <Status tone="danger">{i18n._(MISSING_MESSAGES)}</Status>
          ) : (
            <Status tone={STATE_TONES[state]}>{i18n._(STATE_MESSAGES[state])}</Status>
          ),
      },
      {
        id: 'handedIn',
        label: t({ message: 'Handed in', comment: 'Column: when the work of a learner came' }),
        minWidth: 180,
        cell: ({ handedInAt, daysLate, isExtended }) =>
          handedInAt === null ? (
            '–'
          ) : (
            <span className={manage.lines}>
              <LocalTime instant={handedInAt} />
              {daysLate > 0 ? (
                <Text as="span" size="sm" tone="muted">
                  {t({ message: 'Late', context: 'lesson', comment: 'Handed in after the due date' })}
                </Text>
              ) : isExtended ? (
                <Text as="span" size="sm" tone="muted">
                  {t({ message: 'Extended', comment: 'A learner has longer for an assignment than others' })}
                </Text>
              ) : null}
            </span>
          ),
      },
      {
        id: 'points',
        label: t({ message: 'Points', context: 'exam', comment: 'For a right answer' }),
        isNumeric: true,
        align: 'end' as const,
        minWidth: 110,
        cell: ({ points }) => {
          if (points === null) return '–';
          const given = formatNumber(points, language);
          const all = formatNumber(most, language);
          return t({ message: `${given} / ${all}`, comment: 'Points, of how many' });
        },
      },
    ],
    [t, i18n, language, schoolId, contentId, lessonId, filter, most],
  );
}
