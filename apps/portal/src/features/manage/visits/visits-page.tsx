import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Statistics } from '@stoa/api/schema';
import { statisticsQuery } from '@stoa/api/statistics.queries';
import { BarChart } from '@stoa/ui/bar-chart';
import { EmptyState } from '@stoa/ui/empty-state';
import { SectionHeader } from '@stoa/ui/section-header';
import { SegmentedControl } from '@stoa/ui/segmented-control';
import { Table } from '@stoa/ui/table';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../../app/services.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { toIntlTag } from '../../../i18n/languages.ts';
import { cx } from '../../../shared/cx.ts';
import { formatNumber } from '../../../shared/format.ts';
import { Loaded } from '../../../shared/loaded.tsx';
import { ManagePage } from '../manage-page.tsx';
import * as styles from '../manage.css.ts';
import { RANGES, rangeOf, type Range } from './visits-range.ts';

/** How a school is used: visits, searches without a result and feedback a day. Nobody is named. */
export function VisitsPage({ schoolId }: { schoolId: string }) {
  const { t } = useLingui();
  const lang = useLanguage();
  const [days, setDays] = useState<Range>(30);
  const [now] = useState(() => Date.now());
  const query = useQuery({
    ...statisticsQuery(useApi(), { schoolId, ...rangeOf(days, now), lang }),
    placeholderData: keepPreviousData,
    retry: false,
  });
  return (
    <ManagePage
      title={t({ message: 'Visits', comment: 'Page for those who run a school: figures' })}
      text={t`Visits, searches without results and feedback. No individuals are shown.`}
      actions={
        <SegmentedControl
          label={t`Time that is shown`}
          segments={RANGES.map((range) => {
            const count = formatNumber(range, lang);
            return {
              value: String(range),
              label: t`${plural(range, { one: `${count} day`, other: `${count} days` })}`,
            };
          })}
          value={String(days)}
          onChange={(value) => setDays(RANGES.find((range) => String(range) === value) ?? 30)}
        />
      }
    >
      <Loaded query={query} rows={6}>
        {(data) => <Figures statistics={data} />}
      </Loaded>
    </ManagePage>
  );
}

function Figures({ statistics }: { statistics: Statistics }) {
  const { t } = useLingui();
  const { totals } = statistics;
  const lang = useLanguage();
  const say = (value: number) => formatNumber(value, lang);
  const visits = say(totals.visits);
  const vain = say(totals.searchesWithoutResult);
  const searches = say(totals.searches);
  const feedback = say(totals.feedback);
  return (
    <div className={cx(styles.part, styles.sections)}>
      <Chart
        statistics={statistics}
        figure="visits"
        title={t`Visits per day`}
        summary={t({ message: `Total: ${visits}`, comment: 'A number follows' })}
      />
      <Chart
        statistics={statistics}
        figure="searchesWithoutResult"
        tone="accent"
        title={t`Searches without results per day`}
        summary={t({ message: `Total: ${vain} of ${searches} searches`, comment: 'Numbers' })}
      />
      <Chart
        statistics={statistics}
        figure="feedback"
        tone="ochre"
        title={t`Feedback per day`}
        summary={t({ message: `Total: ${feedback}`, comment: 'A number follows' })}
      />
      <InVain statistics={statistics} />
    </div>
  );
}

/** One figure, a bar a day. */
function Chart({
  statistics: { days },
  figure,
  ...chart
}: {
  statistics: Statistics;
  figure: 'visits' | 'searchesWithoutResult' | 'feedback';
  title: string;
  summary: string;
  tone?: 'primary' | 'accent' | 'ochre';
}) {
  const { t } = useLingui();
  const lang = useLanguage();
  const long = new Intl.DateTimeFormat(toIntlTag(lang), { dateStyle: 'medium', timeZone: 'UTC' });
  const short = new Intl.DateTimeFormat(toIntlTag(lang), {
    day: 'numeric',
    month: 'numeric',
    timeZone: 'UTC',
  });
  const step = Math.ceil(days.length / 6);
  return (
    <BarChart
      {...chart}
      heads={[
        t({ message: 'Day', comment: 'Column of a table of figures' }),
        t({ message: 'Number', comment: 'Column of a table of figures' }),
      ]}
      tableLabel={t`Data as a table`}
      bars={days.map((entry, index) => ({
        id: entry.day,
        label: long.format(new Date(entry.day)),
        ...(index % step === 0 ? { tick: short.format(new Date(entry.day)) } : {}),
        value: entry[figure],
        text: formatNumber(entry[figure], lang),
      }))}
    />
  );
}

/** The words that found nothing most often: what the school could write about. */
function InVain({ statistics: { searchesWithoutResult } }: { statistics: Statistics }) {
  const { t } = useLingui();
  const lang = useLanguage();
  return (
    <section className={styles.part}>
      <SectionHeader title={t`Searches without results`} />
      <Table
        label={t`Searches without results`}
        columns={[
          {
            id: 'keyword',
            label: t({ message: 'Search term', comment: 'Column: what was searched for' }),
            cell: ({ keyword }) => keyword,
            width: '3fr',
          },
          {
            id: 'count',
            label: t({ message: 'Number', comment: 'Column of a table of figures' }),
            isNumeric: true,
            cell: ({ count }) => formatNumber(count, lang),
          },
        ]}
        rows={searchesWithoutResult.map(({ keyword, count }) => ({ id: keyword, keyword, count }))}
        empty={<EmptyState headingLevel={3} title={t`All searches had results`} />}
      />
    </section>
  );
}
