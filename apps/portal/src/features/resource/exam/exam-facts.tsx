import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ExamDetail } from '@stoa/api/schema';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { formatMinutes, formatNumber } from '../../../shared/format.ts';
import { LocalTime } from '../../../shared/local-time.tsx';
import { Facts } from '../facts.tsx';
import { ExamAction } from './exam-action.tsx';

/** What one should know of an exam before it begins, and the way to it. */
export function ExamFacts({ detail: exam }: { detail: ExamDetail }) {
  const { t } = useLingui();
  const language = useLanguage();
  const attempts = exam.attempts;
  return (
    <>
      <ExamAction exam={exam} />
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
    </>
  );
}
