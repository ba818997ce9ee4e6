import { useLingui } from '@lingui/react/macro';
import { ownGradesQuery } from '@stoa/api/assignment.queries';
import type { ClassDetail, OwnGrades } from '@stoa/api/schema';
import { Heading } from '@stoa/ui/heading';
import { Link } from '@stoa/ui/link';
import { Stack } from '@stoa/ui/stack';
import { Table, type TableColumn } from '@stoa/ui/table';
import { Text } from '@stoa/ui/text';
import { UserText } from '@stoa/ui/user-text';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useApi } from '../../../app/services.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { useMessages } from '../../../i18n/use-messages.ts';
import { useGradeText } from '../../../shared/assignment/use-grade-text.ts';
import { formatNumber } from '../../../shared/format.ts';
import { Loaded } from '../../../shared/loaded.tsx';
import { LocalTime } from '../../../shared/local-time.tsx';

export interface GradesSectionProps {
  detail: ClassDetail;
}

/** What oneself reached in a class: the same numbers as in the gradebook of the teachers. */
export function GradesSection({ detail }: GradesSectionProps) {
  useMessages('assignments');
  const { t } = useLingui();
  const query = useQuery(
    ownGradesQuery(useApi(), { schoolId: detail.schoolId, classId: detail.id, lang: useLanguage() }),
  );
  const { percentText } = useGradeText();
  return (
    <Stack as="section" gap="4" aria-labelledby="grades">
      <Heading level={2} size="2xl" id="grades">
        {t({ message: 'My grades', comment: 'Heading: what oneself reached in a class' })}
      </Heading>
      <Loaded query={query} rows={3}>
        {(grades) => {
          const percent = percentText(grades.row.percent);
          return (
            <>
              <Text>
                {grades.row.percent === null
                  ? t`Nothing is graded yet.`
                  : t({ message: `${percent} so far`, comment: 'What somebody reached in a class in all' })}
              </Text>
              <GradesTable detail={detail} grades={grades} />
            </>
          );
        }}
      </Loaded>
    </Stack>
  );
}

type Row = OwnGrades['columns'][number] & { id: string; text: string };

function GradesTable({ detail, grades }: GradesSectionProps & { grades: OwnGrades }) {
  const { t } = useLingui();
  const language = useLanguage();
  const { cellText } = useGradeText();
  const rows = grades.columns.map((column, index): Row => ({
    ...column,
    id: column.lessonId,
    text: cellText(grades.row.cells[index]),
  }));
  const urls = useMemo(
    () => new Map(detail.sections.flatMap(({ lessons }) => lessons.map(({ id, url }) => [id, url]))),
    [detail.sections],
  );
  const categories = useMemo(
    () => new Map(grades.categories.map(({ id, name }) => [id, name])),
    [grades.categories],
  );
  const columns = useMemo(
    (): TableColumn<Row>[] => [
      {
        id: 'title',
        label: t({ message: 'Lesson', context: 'grades', comment: 'Column: an assignment or an exam' }),
        width: '2fr' as const,
        minWidth: 160,
        isRowHeader: true,
        cell: ({ id, title }) => (
          <Link href={urls.get(id)}>
            <UserText>{title}</UserText>
          </Link>
        ),
      },
      ...(categories.size > 0
        ? [
            {
              id: 'category',
              label: t({ message: 'Category', comment: 'Field: what a part of the gradebook is called' }),
              minWidth: 120,
              cell: ({ categoryId }: Row) =>
                categoryId === null ? '–' : <UserText>{categories.get(categoryId) ?? '–'}</UserText>,
            },
          ]
        : []),
      {
        id: 'due',
        label: t({ message: 'Due', context: 'lesson', comment: 'Until when an assignment is handed in' }),
        minWidth: 160,
        cell: ({ dueAt }) => (dueAt === null ? '–' : <LocalTime instant={dueAt} />),
      },
      {
        id: 'points',
        label: t({ message: 'Points', context: 'exam', comment: 'For a right answer' }),
        isNumeric: true,
        align: 'end' as const,
        minWidth: 110,
        cell: ({ text, points }) => {
          const most = formatNumber(points, language);
          return t({ message: `${text} / ${most}`, comment: 'Points or their state, of how many points' });
        },
      },
    ],
    [t, language, categories, urls],
  );
  return (
    <Table
      label={t({ message: 'My grades', comment: 'Heading: what oneself reached in a class' })}
      columns={columns}
      rows={rows}
    />
  );
}
