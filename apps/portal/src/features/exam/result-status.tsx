import { useLingui } from '@lingui/react/macro';
import type { AttemptSummary } from '@stoa/api/schema';
import { Status } from '@stoa/ui/status';

/** Whether an attempt that was submitted was enough. */
export function ResultStatus({ attempt: { passed } }: { attempt: Pick<AttemptSummary, 'passed'> }) {
  const { t } = useLingui();
  if (passed === null)
    return (
      <Status tone="upcoming">
        {t({ message: 'Being graded', comment: 'A teacher still has to grade the attempt' })}
      </Status>
    );
  return passed ? (
    <Status tone="success">{t({ message: 'Passed', comment: 'An exam' })}</Status>
  ) : (
    <Status tone="danger">{t({ message: 'Not passed', comment: 'An exam' })}</Status>
  );
}
