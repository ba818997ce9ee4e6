import { useLingui } from '@lingui/react/macro';
import type { Insights } from '@stoa/api/schema';
import { BarChart } from '@stoa/ui/bar-chart';
import { SegmentedControl } from '@stoa/ui/segmented-control';
import { useState } from 'react';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { toIntlTag } from '../../../i18n/languages.ts';
import { formatNumber } from '../../../shared/format.ts';
import * as styles from '../manage.css.ts';
import { ExportButton } from './export-button.tsx';

const SPANS = ['days', 'weeks', 'months'] as const;
type Span = (typeof SPANS)[number];
/** How many dates stand below the bars. */
const TICKS = 6;

/** How many different people were active by day, week or month. */
export function ActivePeople({ schoolId, insights }: { schoolId: string; insights: Insights }) {
  const { t } = useLingui();
  const lang = useLanguage();
  const [span, setSpan] = useState<Span>('days');
  const entries = insights[span];
  const labels: Record<Span, string> = {
    days: t({ message: 'Day', comment: 'Column of a table of figures' }),
    weeks: t({ message: 'Week', context: 'insights', comment: 'Column of a table of figures' }),
    months: t({ message: 'Month', context: 'insights', comment: 'Column of a table of figures' }),
  };
  const intl = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(toIntlTag(lang), { ...options, timeZone: 'UTC' });
  const long = intl(span === 'months' ? { month: 'long', year: 'numeric' } : { dateStyle: 'medium' });
  const short = intl(
    span === 'months' ? { month: 'numeric', year: '2-digit' } : { day: 'numeric', month: 'numeric' },
  );
  const step = Math.ceil(entries.length / TICKS);
  const title = t({ message: 'Active people', context: 'insights', comment: 'Title of a chart' });
  return (
    <section className={styles.part}>
      <div className={styles.actions}>
        <SegmentedControl
          label={t({ message: 'Count active people by', context: 'insights', comment: 'Day, week or month' })}
          segments={SPANS.map((value) => ({ value, label: labels[value] }))}
          value={span}
          onChange={(value) => setSpan(SPANS.find((one) => one === value) ?? 'days')}
        />
        <ExportButton schoolId={schoolId} report="active" title={title} />
      </div>
      <BarChart
        title={title}
        summary={t({
          message:
            'People who learned, took an exam, handed in work, checked in or wrote something. Each is counted once.',
          context: 'insights',
        })}
        heads={[labels[span], t({ message: 'Number', comment: 'Column of a table of figures' })]}
        tableLabel={t`Data as a table`}
        bars={entries.map(({ startsOn, people }, index) => ({
          id: startsOn,
          label: long.format(new Date(startsOn)),
          ...(index % step === 0 ? { tick: short.format(new Date(startsOn)) } : {}),
          value: people,
          text: formatNumber(people, lang),
        }))}
      />
    </section>
  );
}
