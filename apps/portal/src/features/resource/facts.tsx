import { useLingui } from '@lingui/react/macro';
import { plural } from '@lingui/core/macro';
import type { ExamDetail, LiveDetail } from '@stoa/api/schema';
import { FactList, type Fact } from '@stoa/ui/fact-list';
import { MetaPerson } from '@stoa/ui/meta-line';
import { useLanguage } from '../../i18n/language-context.tsx';
import { formatMinutes, formatNumber } from '../../shared/format.ts';
import { LocalTime, LocalZone } from '../../shared/local-time.tsx';
import * as styles from './resource.css.ts';

/** What one should know of an exam before it begins. */
export function ExamFacts({ detail: exam }: { detail: ExamDetail }) {
  const { t } = useLingui();
  const language = useLanguage();
  const attempts = exam.attempts;
  return (
    <Facts
      facts={[
        { id: 'questions', label: t`Questions`, value: formatNumber(exam.questionCount, language) },
        { id: 'time', label: t`Time allowed`, value: formatMinutes(exam.minutes, language) },
        {
          id: 'pass',
          label: t`Points needed to pass`,
          value: t({
            message: `${formatNumber(exam.passMark, language)} of ${formatNumber(100, language)}`,
            comment: 'Points of an exam',
          }),
        },
        {
          id: 'attempts',
          label: t`Attempts`,
          value: t`${plural(attempts, { one: '# attempt', other: '# attempts' })}`,
        },
        ...(exam.opensAt
          ? [
              {
                id: 'opens',
                label: t({ message: 'Opens', comment: 'Label before the day an exam opens' }),
                value: <LocalTime instant={exam.opensAt} />,
              },
            ]
          : []),
        ...(exam.closesAt
          ? [
              {
                id: 'closes',
                label: t({ message: 'Closes', comment: 'Label before the day an exam closes' }),
                value: <LocalTime instant={exam.closesAt} />,
              },
            ]
          : []),
      ]}
    />
  );
}

/** When a live session is, in the viewer's own zone, and who holds it. */
export function LiveFacts({ detail: live }: { detail: LiveDetail }) {
  const { t } = useLingui();
  const language = useLanguage();
  return (
    <Facts
      facts={[
        { id: 'start', label: t`Starts`, value: <LocalTime instant={live.startsAt} /> },
        { id: 'length', label: t`Length`, value: formatMinutes(live.minutes, language) },
        { id: 'zone', label: t`Time zone`, value: <LocalZone /> },
        {
          id: 'host',
          label: t({ message: 'Host', comment: 'Who holds a live session' }),
          value: <MetaPerson name={live.host.name} avatarSrc={live.host.avatarUrl} />,
        },
      ]}
    />
  );
}

function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <div className={styles.factList}>
      <FactList variant="tiles" facts={facts} />
    </div>
  );
}
