import { useLingui } from '@lingui/react/macro';
import type { Insights } from '@stoa/api/schema';
import { Badge, type BadgeTone } from '@stoa/ui/badge';
import { EmptyState } from '@stoa/ui/empty-state';
import { SectionHead } from '@stoa/ui/section-head';
import { Table, type TableColumn } from '@stoa/ui/table';
import { Text } from '@stoa/ui/text';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { toIntlTag } from '../../../i18n/languages.ts';
import { formatNumber, formatShare } from '../../../shared/format.ts';
import * as styles from '../manage.css.ts';
import { ExportButton } from './export-button.tsx';

type Row = Insights['cohorts'][number] & { id: string };

/** From which share on a cell has a tone; the share itself stands in it. */
const HEAT: readonly (readonly [from: number, tone: BadgeTone])[] = [
  [0.6, 'success'],
  [0.3, 'primary'],
  [0.1, 'ochre'],
];
const toneOf = (share: number): BadgeTone => HEAT.find(([from]) => share >= from)?.[1] ?? 'neutral';

/** Of those who joined in a month, how many were active in that one and in those after it. */
export function CohortRetention({ schoolId, cohorts }: { schoolId: string; cohorts: Insights['cohorts'] }) {
  const { t } = useLingui();
  const title = t({
    message: 'Retention by month of joining',
    context: 'insights',
    comment: 'Title of a table: how many of those who joined in a month are still active',
  });
  return (
    <section className={styles.part}>
      <SectionHead title={title} />
      <Text tone="muted">
        {t({
          message:
            'The share of those who joined in a month who were active in that month (0) and in later ones.',
          context: 'insights',
        })}
      </Text>
      <div className={styles.actions}>
        <ExportButton schoolId={schoolId} report="retention" title={title} />
      </div>
      <Table
        label={title}
        narrow="scroll"
        columns={useColumns(Math.max(0, ...cohorts.map(({ active }) => active.length)))}
        rows={cohorts.map((cohort) => ({ id: cohort.month, ...cohort }))}
        empty={
          <EmptyState
            headingLevel={3}
            title={t({ message: 'Nobody has joined in the last twelve months', context: 'insights' })}
          />
        }
      />
    </section>
  );
}

function useColumns(months: number): TableColumn<Row>[] {
  const { t } = useLingui();
  const lang = useLanguage();
  const format = new Intl.DateTimeFormat(toIntlTag(lang), {
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return [
    {
      id: 'month',
      label: t({ message: 'Joined in', context: 'insights', comment: 'Column: a month' }),
      cell: ({ month }) => format.format(new Date(month)),
    },
    {
      id: 'joined',
      label: t({ message: 'People', context: 'insights', comment: 'Column: how many people joined' }),
      isNumeric: true,
      minWidth: 90,
      cell: ({ joined }) => formatNumber(joined, lang),
    },
    ...Array.from({ length: months }, (_, offset): TableColumn<Row> => {
      const number = formatNumber(offset, lang);
      return {
        id: `after-${offset}`,
        label: t({
          message: `Month ${number}`,
          context: 'insights',
          comment: 'Column: so many months after that of joining, which is 0',
        }),
        align: 'center',
        minWidth: 96,
        cell: ({ joined, active }) => {
          const count = active[offset];
          if (count === undefined) return null;
          return <Badge tone={toneOf(count / joined)}>{formatShare(count / joined, lang)}</Badge>;
        },
      };
    }),
  ];
}
