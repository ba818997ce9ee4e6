import { useLingui } from '@lingui/react/macro';
import { liveStatisticsQuery } from '@stoa/api/live-record.queries';
import type { LiveSession, LiveStatistics } from '@stoa/api/schema';
import { BarChart } from '@stoa/ui/bar-chart';
import { FactList } from '@stoa/ui/fact-list';
import { SectionHeader } from '@stoa/ui/section-header';
import { Text } from '@stoa/ui/text';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../app/services.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { toIntlTag } from '../../i18n/languages.ts';
import { formatCount, formatMinutes, formatNumber } from '../../shared/format.ts';
import { Loaded } from '../../shared/loaded.tsx';
import * as styles from './live-record.css.ts';

/** While it is on, figures are read anew. */
const AGAIN_MS = 30_000;
const TICKS = 6;

/** How many came, how long they stayed, what they did. */
export function Figures({ live }: { live: LiveSession }) {
  const { t } = useLingui();
  const { schoolId, id: liveId, state } = live;
  const query = useQuery({
    ...liveStatisticsQuery(useApi(), { schoolId, liveId, lang: useLanguage() }),
    refetchInterval: state === 'live' || state === 'waiting' ? AGAIN_MS : false,
    retry: false,
  });
  return (
    <section className={styles.part}>
      <SectionHeader
        title={t({ message: 'Attendance', context: 'live session', comment: 'Heading over figures' })}
      />
      <Loaded query={query} rows={4}>
        {(statistics) => (
          <>
            <Numbers statistics={statistics} />
            {statistics.curve.length > 0 ? (
              <Curve statistics={statistics} />
            ) : (
              <Text tone="muted">{t`The chart begins with the session.`}</Text>
            )}
          </>
        )}
      </Loaded>
    </section>
  );
}

function Numbers({ statistics }: { statistics: LiveStatistics }) {
  const { t } = useLingui();
  const language = useLanguage();
  const say = (value: number) => formatCount(value, language);
  return (
    <FactList
      variant="tiles"
      facts={[
        {
          id: 'reserved',
          label: t({ message: 'Reserved', comment: 'How many people reserved a live session' }),
          value: say(statistics.reservedCount),
        },
        {
          id: 'came',
          label: t({ message: 'Attended', comment: 'How many people came to a live session' }),
          value: say(statistics.cameCount),
        },
        {
          id: 'both',
          label: t`Reserved and attended`,
          value: say(statistics.cameReservedCount),
        },
        {
          id: 'average',
          label: t`Average time`,
          value: formatMinutes(statistics.averageMinutes, language),
        },
        { id: 'most', label: t`Most at once`, value: say(statistics.mostAtOnce) },
        {
          id: 'messages',
          label: t({ message: 'Chat messages', comment: 'How many' }),
          value: say(statistics.messageCount),
        },
        {
          id: 'questions',
          label: t({ message: 'Questions', context: 'live session' }),
          value: say(statistics.questionCount),
        },
        {
          id: 'polls',
          label: t({ message: 'Polls', context: 'live session' }),
          value: say(statistics.pollCount),
        },
        { id: 'voters', label: t`People who voted`, value: say(statistics.pollVoterCount) },
      ]}
    />
  );
}

function Curve({ statistics: { curve, stepMinutes, mostAtOnce } }: { statistics: LiveStatistics }) {
  const { t } = useLingui();
  const language = useLanguage();
  const time = new Intl.DateTimeFormat(toIntlTag(language), { hour: 'numeric', minute: 'numeric' });
  const every = Math.ceil(curve.length / TICKS);
  const most = formatNumber(mostAtOnce, language);
  return (
    <BarChart
      title={t`People over time`}
      summary={t({ message: `At most ${most} at once`, comment: 'A number of people' })}
      heads={[
        t({ message: 'Time', context: 'time of day', comment: 'Column of a table of figures' }),
        t({ message: 'People', comment: 'Column: how many' }),
      ]}
      tableLabel={t`Data as a table`}
      headingLevel={3}
      bars={curve.map(({ at, people }, index) => {
        const label = time.format(new Date(at));
        return {
          id: `${at}/${stepMinutes}`,
          label,
          ...(index % every === 0 ? { tick: label } : {}),
          value: people,
          text: formatNumber(people, language),
        };
      })}
    />
  );
}
