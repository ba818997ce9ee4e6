import { useLingui } from '@lingui/react/macro';
import type { Insights } from '@stoa/api/schema';
import { BarChart } from '@stoa/ui/bar-chart';
import { EmptyState } from '@stoa/ui/empty-state';
import { HeatTable } from '@stoa/ui/heat-table';
import { SectionHeader } from '@stoa/ui/section-header';
import { Text } from '@stoa/ui/text';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { toIntlTag } from '../../../i18n/languages.ts';
import { formatNumber, formatShare } from '../../../shared/format.ts';
import * as styles from '../manage.css.ts';
import { averageRetention } from './average-retention.ts';
import { ExportButton } from './export-button.tsx';

/** Of those who joined in a month, how many were active in that one and in those after it: on average, and by month. */
export function CohortRetention({ schoolId, cohorts }: { schoolId: string; cohorts: Insights['cohorts'] }) {
  const { t } = useLingui();
  const lang = useLanguage();
  const title = t({
    message: 'Retention by month of joining',
    context: 'insights',
    comment: 'Title of a table: how many of those who joined in a month are still active',
  });
  const average = averageRetention(cohorts);
  const months = average.map((_, offset) => {
    const number = formatNumber(offset, lang);
    return t({
      message: `Month ${number}`,
      context: 'insights',
      comment: 'Column: so many months after that of joining, which is 0',
    });
  });
  const month = new Intl.DateTimeFormat(toIntlTag(lang), {
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return (
    <section className={styles.part}>
      <SectionHeader title={title} />
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
      {cohorts.length === 0 ? (
        <EmptyState
          headingLevel={3}
          title={t({ message: 'Nobody has joined in the last twelve months', context: 'insights' })}
        />
      ) : (
        <>
          <HeatTable
            label={title}
            heads={[
              t({ message: 'Joined in', context: 'insights', comment: 'Column: a month' }),
              t({ message: 'People', context: 'insights', comment: 'Column: how many people joined' }),
            ]}
            columns={months}
            rows={cohorts.map(({ month: startsOn, joined, active }) => ({
              id: startsOn,
              label: month.format(new Date(startsOn)),
              size: formatNumber(joined, lang),
              cells: active.map((count) => ({
                share: count / joined,
                text: formatShare(count / joined, lang),
              })),
            }))}
            scale={[formatShare(0, lang), formatShare(1, lang)]}
          />
          <BarChart
            headingLevel={3}
            title={t({ message: 'Average retention', context: 'insights', comment: 'Title of a chart' })}
            summary={t({
              message: 'All months of joining together: the share of people active so many months later.',
              context: 'insights',
            })}
            heads={[
              t({ message: 'Month', context: 'insights', comment: 'Column of a table of figures' }),
              t({
                message: 'Active people',
                context: 'insights',
                comment: 'Title of a chart',
              }),
            ]}
            tableLabel={t`Data as a table`}
            bars={average.map((share, offset) => ({
              id: String(offset),
              label: months[offset] ?? '',
              tick: formatNumber(offset, lang),
              value: share,
              text: formatShare(share, lang),
            }))}
          />
        </>
      )}
    </section>
  );
}
