import { useLingui } from '@lingui/react/macro';
import { Status } from '@stoa/ui/status';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { formatNumber } from '../../../shared/format.ts';

/** Whether an exam was passed, and with how many points. */
export function ExamResult({
  passed,
  score,
  maxScore,
}: {
  passed: boolean;
  score: number;
  maxScore: number;
}) {
  const { t } = useLingui();
  const language = useLanguage();
  const scoreText = formatNumber(score, language);
  const maxText = formatNumber(maxScore, language);
  return (
    <Status tone={passed ? 'success' : 'danger'}>
      {passed
        ? t({ message: `Passed, ${scoreText} of ${maxText}`, comment: 'Result of an exam: points' })
        : t({ message: `Not passed, ${scoreText} of ${maxText}`, comment: 'Result of an exam: points' })}
    </Status>
  );
}
