import { useLingui } from '@lingui/react/macro';
import type { ClassProgress } from '@stoa/api/schema';
import { ProgressBar } from '@stoa/ui/progress';
import { useLanguage } from '../../i18n/language-context.tsx';
import { formatMinutes, formatNumber } from '../../shared/format.ts';

/** How far one is in a class, as a bar and in words. */
export function ClassProgressBar({
  progress: { completed, total, remainingMinutes },
}: {
  progress: ClassProgress;
}) {
  const { t } = useLingui();
  const language = useLanguage();
  const done = formatNumber(completed, language);
  const all = formatNumber(total, language);
  const rest = formatMinutes(remainingMinutes, language);
  return (
    <ProgressBar
      label={t`Progress`}
      value={total > 0 ? completed / total : 0}
      text={
        completed === total
          ? t({ message: `All ${all} lessons done`, comment: 'Progress of a class that is finished' })
          : t({
              message: `${done} of ${all}, about ${rest} left`,
              comment: 'Lessons done of all lessons, and the time that the others take',
            })
      }
    />
  );
}
