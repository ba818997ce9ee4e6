import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { DownloadSimpleIcon } from '@phosphor-icons/react/dist/csr/DownloadSimple';
import { exportGradebook } from '@stoa/api/assignment.calls';
import { gradebookQuery } from '@stoa/api/assignment.queries';
import type { Gradebook, GradeRow } from '@stoa/api/schema';
import { Button, LinkButton } from '@stoa/ui/button';
import { EmptyState } from '@stoa/ui/empty-state';
import { Link } from '@stoa/ui/link';
import { SectionHeader } from '@stoa/ui/section-header';
import { Table, type TableColumn } from '@stoa/ui/table';
import { Text } from '@stoa/ui/text';
import { UserText } from '@stoa/ui/user-text';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { useApi } from '../../../app/services.ts';
import { toasts } from '../../../app/toasts.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { toIntlTag } from '../../../i18n/languages.ts';
import { useMessages } from '../../../i18n/use-messages.ts';
import { useGradeText } from '../../../shared/assignment/use-grade-text.ts';
import { ChoiceMenu } from '../../../shared/choice-menu.tsx';
import { formatNumber } from '../../../shared/format.ts';
import { ListSteps } from '../../../shared/list-steps.tsx';
import { ProblemInPlace } from '../../../shared/problem-in-place.tsx';
import { saveFile } from '../../../shared/save-file.ts';
import { contentHref, gradebookHref } from '../content/content-address.ts';
import type { GradebookQuery } from '../content/content-search.ts';
import { ManagePage } from '../manage-page.tsx';
import * as manage from '../manage.css.ts';
import { PastEnd } from '../past-end.tsx';
import { GRADEBOOK_TITLE } from '../titles.ts';
import { CategoriesDialog } from './categories-dialog.tsx';
import { gradebookParams, workHref } from './grades-params.ts';

/** So many columns stand beside each other: more would be hard to read, and slow. */
const COLUMNS_AT_ONCE = 10;

type LearnerRow = GradeRow & { id: string };
type GradeColumn = Gradebook['columns'][number];

/** What the learners of a class reached in its assignments and exams, and in all. */
export function GradebookPage({
  schoolId,
  contentId,
  query,
}: {
  schoolId: string;
  contentId: string;
  query: GradebookQuery;
}) {
  useMessages('assignments');
  const { t, i18n } = useLingui();
  const api = useApi();
  const language = useLanguage();
  const navigate = useNavigate();
  const [isWeighting, setWeighting] = useState(false);
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...gradebookQuery(api, gradebookParams(schoolId, contentId, query, language)),
    placeholderData: keepPreviousData,
    retry: false,
  });
  const save = useMutation({
    mutationFn: () => exportGradebook(api, { schoolId, classId: contentId }),
    onSuccess: ({ fileName, csv }) => saveFile(fileName, csv, 'text/csv;charset=utf-8'),
    onError: () => toasts.show({ message: t`Something went wrong. Try again.`, tone: 'danger' }),
  });
  const lessons = useMemo(() => data?.columns ?? [], [data]);
  const parts = Math.max(1, Math.ceil(lessons.length / COLUMNS_AT_ONCE));
  const part = Math.min(query.columns, parts);
  const from = (part - 1) * COLUMNS_AT_ONCE;
  const hrefFor = (change: Partial<GradebookQuery>) =>
    gradebookHref(schoolId, contentId, { ...query, columns: part, ...change });
  const columns = useColumns(schoolId, contentId, lessons, from);
  const total = data?.total ?? 0;
  const totalText = formatNumber(total, language);
  const rangeOf = (number: number): string => {
    const first = formatNumber((number - 1) * COLUMNS_AT_ONCE + 1, language);
    const last = formatNumber(Math.min(number * COLUMNS_AT_ONCE, lessons.length), language);
    return t({ message: `Columns ${first}–${last}`, comment: 'Which columns are shown: “Columns 1–10”' });
  };
  const isEmpty = data !== undefined && lessons.length === 0;
  return (
    <ManagePage
      title={i18n._(GRADEBOOK_TITLE)}
      text={data?.classTitle ?? ''}
      actions={
        <>
          <Button
            icon={DownloadSimpleIcon}
            isPending={save.isPending}
            isDisabled={total === 0}
            onPress={() => save.mutate()}
          >
            {t({ message: 'Download CSV', context: 'grades', comment: 'Button' })}
          </Button>
          <Button isDisabled={!data || isEmpty} onPress={() => setWeighting(true)}>
            {t({ message: 'Categories and weights', comment: 'Button: how the total of a class is made' })}
          </Button>
          <LinkButton variant="quiet" href={contentHref(schoolId, contentId)}>
            {t({ message: 'Edit class', comment: 'Link: opens the editor of the class' })}
          </LinkButton>
        </>
      }
    >
      <div className={manage.part}>
        <div className={manage.actions}>
          <Text tone="muted" isNumeric role="status" className={manage.count}>
            {data === undefined
              ? null
              : t`${plural(total, { one: `${totalText} learner`, other: `${totalText} learners` })}`}
          </Text>
          {parts > 1 ? (
            <ChoiceMenu
              text={rangeOf(part)}
              choices={Array.from({ length: parts }, (_, index) => ({
                value: String(index + 1),
                label: rangeOf(index + 1),
              }))}
              value={String(part)}
              onChange={(value) =>
                void navigate({
                  href: hrefFor({ columns: Number(value) }),
                  resetScroll: false,
                  replace: true,
                })
              }
            />
          ) : null}
        </div>
        {isEmpty ? (
          <EmptyState
            headingLevel={2}
            title={t`Nothing to grade yet`}
            action={
              <LinkButton href={contentHref(schoolId, contentId)}>
                {t({ message: 'Edit class', comment: 'Link: opens the editor of the class' })}
              </LinkButton>
            }
          >
            {t`Add an assignment or exam to the class and publish it. It becomes a column here.`}
          </EmptyState>
        ) : (
          <>
            <Table
              label={i18n._(GRADEBOOK_TITLE)}
              columns={columns}
              narrow="scroll"
              rows={(data?.items ?? []).map((row): LearnerRow => ({ ...row, id: row.person.id }))}
              isLoading={isPlaceholderData || (isFetching && !data)}
              empty={
                data === undefined ? undefined : total > 0 ? (
                  <PastEnd firstHref={hrefFor({ at: '' })} />
                ) : (
                  <EmptyState headingLevel={2} title={t`Nobody is enrolled yet`}>
                    {t`Learners appear here once they enroll in the class.`}
                  </EmptyState>
                )
              }
              error={
                error && !data ? <ProblemInPlace error={error} onRetry={() => void refetch()} /> : undefined
              }
            />
            <ListSteps list={data} hrefFor={(at) => hrefFor({ at })} />
          </>
        )}
      </div>
      {data && data.categories.length > 0 ? <CategoryList book={data} /> : null}
      {isWeighting && data ? (
        <CategoriesDialog
          schoolId={schoolId}
          classId={contentId}
          book={data}
          onReload={() => void refetch()}
          onSaved={() => {
            setWeighting(false);
            void refetch();
          }}
          onClose={() => setWeighting(false)}
        />
      ) : null}
    </ManagePage>
  );
}

/** How the total is made, in words. */
function CategoryList({ book: { categories, columns } }: { book: Gradebook }) {
  const { t } = useLingui();
  const language = useLanguage();
  const loose = columns.filter(({ categoryId }) => categoryId === null);
  return (
    <section className={manage.part}>
      <SectionHeader title={t({ message: 'How the total is made', comment: 'Heading over categories' })} />
      <ul className={manage.list}>
        {categories.map(({ id, name, weight }) => {
          const percent = formatNumber(weight, language);
          const titles = columns.filter(({ categoryId }) => categoryId === id).map(({ title }) => title);
          return (
            <li key={id}>
              <Text as="span" weight="medium">
                <UserText>{name}</UserText>
              </Text>{' '}
              {t({ message: `(${percent}%)`, comment: 'The weight of a category, after its name' })}
              {titles.length > 0 ? (
                <Text as="span" tone="muted">
                  {' '}
                  <UserText>{new Intl.ListFormat(toIntlTag(language)).format(titles)}</UserText>
                </Text>
              ) : null}
            </li>
          );
        })}
      </ul>
      {loose.length > 0 ? (
        <Text tone="muted">{t`Columns that are in no category do not count towards the total.`}</Text>
      ) : null}
    </section>
  );
}

function useColumns(
  schoolId: string,
  contentId: string,
  lessons: readonly GradeColumn[],
  from: number,
): TableColumn<LearnerRow>[] {
  const { t } = useLingui();
  const language = useLanguage();
  const { cellText, percentText } = useGradeText();
  return useMemo(
    () => [
      {
        id: 'learner',
        label: t({ message: 'Learner', context: 'grades', comment: 'Column: who learns in a class' }),
        minWidth: 160,
        isRowHeader: true,
        cell: ({ person }) => <UserText>{person.name}</UserText>,
      },
      {
        id: 'total',
        label: t({ message: 'Total', context: 'grades', comment: 'Column: what somebody reached in all' }),
        isNumeric: true,
        align: 'end' as const,
        minWidth: 90,
        cell: ({ percent }) => (
          <Text as="span" weight="semibold">
            {percentText(percent)}
          </Text>
        ),
      },
      ...lessons.slice(from, from + COLUMNS_AT_ONCE).map((lesson, index): TableColumn<LearnerRow> => {
        const { lessonId, title, kind, points } = lesson;
        const most = formatNumber(points, language);
        return {
          id: lessonId,
          label: t({ message: `${title} (${most})`, comment: 'Column: what is graded, and its points' }),
          isNumeric: true,
          align: 'end' as const,
          minWidth: 140,
          cell: ({ cells, person }) => {
            const text = cellText(cells[from + index]);
            const { name } = person;
            return kind === 'assignment' ? (
              <Link
                href={workHref(schoolId, contentId, lessonId, person.id)}
                aria-label={t({
                  message: `${name}, ${title}: ${text}`,
                  comment: 'Link of a cell of the gradebook: learner, assignment, points',
                })}
              >
                {text}
              </Link>
            ) : (
              text
            );
          },
        };
      }),
    ],
    [t, language, cellText, percentText, schoolId, contentId, lessons, from],
  );
}
