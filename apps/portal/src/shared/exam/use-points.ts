import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '../../i18n/language-context.tsx';
import { formatNumber } from '../../shared/format.ts';

/** Points of all points, in words. */
export function usePoints(): (points: number, of: number) => string {
  const { t } = useLingui();
  const language = useLanguage();
  return (points, of) => {
    const reached = formatNumber(points, language);
    const max = formatNumber(of, language);
    return t({
      message: `${reached} of ${max} points`,
      comment: 'Points that somebody has, and all of them',
    });
  };
}
