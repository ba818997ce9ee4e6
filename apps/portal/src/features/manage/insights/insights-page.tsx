import { useLingui } from '@lingui/react/macro';
import { insightsQuery } from '@stoa/api/insights.queries';
import type { Insights } from '@stoa/api/schema';
import { EmptyState } from '@stoa/ui/empty-state';
import { Text } from '@stoa/ui/text';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../app/services.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { cx } from '../../../shared/cx.ts';
import { formatDateTime } from '../../../shared/format.ts';
import { Loaded } from '../../../shared/loaded.tsx';
import { ManagePage } from '../manage-page.tsx';
import * as styles from '../manage.css.ts';
import { ActivePeople } from './active-people.tsx';
import { ClassCompletion } from './class-completion.tsx';
import { CohortRetention } from './cohort-retention.tsx';

/** Who is active, what is completed and who stays in a school. Nobody is named. */
export function InsightsPage({ schoolId }: { schoolId: string }) {
  const { t } = useLingui();
  const lang = useLanguage();
  const query = useQuery({ ...insightsQuery(useApi(), { schoolId, lang }), retry: false });
  return (
    <ManagePage
      title={t({
        message: 'Insights',
        context: 'insights',
        comment: 'Page for those who run a school: figures on activity, completion and retention',
      })}
      text={t({
        message: 'Who is active, which classes are completed and who stays. No individuals are shown.',
        context: 'insights',
      })}
    >
      <Loaded query={query} rows={6}>
        {(data) => <Reports schoolId={schoolId} insights={data} />}
      </Loaded>
    </ManagePage>
  );
}

function Reports({ schoolId, insights }: { schoolId: string; insights: Insights }) {
  const { t } = useLingui();
  const lang = useLanguage();
  const { computedAt, timeZone } = insights;
  if (computedAt === null || timeZone === null)
    return (
      <EmptyState title={t({ message: 'Nothing has been counted yet', context: 'insights' })}>
        {t({ message: 'The first figures appear here within half an hour.', context: 'insights' })}
      </EmptyState>
    );
  const time = formatDateTime(computedAt, lang, timeZone);
  return (
    <div className={cx(styles.part, styles.sections)}>
      <Text tone="muted">
        {t({
          message: `As of ${time} (time zone: ${timeZone}). Figures are updated every half hour.`,
          context: 'insights',
          comment: 'A day with its time, and the name of a time zone',
        })}
      </Text>
      <ActivePeople schoolId={schoolId} insights={insights} />
      <ClassCompletion schoolId={schoolId} classes={insights.classes} />
      <CohortRetention schoolId={schoolId} cohorts={insights.cohorts} />
    </div>
  );
}
