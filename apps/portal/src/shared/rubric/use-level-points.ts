import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '../../i18n/language-context.tsx';
import { formatNumber } from '../format.ts';

/** What a level gives, in words. */
export function useLevelPoints(): (points: number) => string {
  const { t } = useLingui();
  const language = useLanguage();
  return (given) => {
    const points = formatNumber(given, language);
    return t({ message: `${points} points`, comment: 'What a level of a rubric gives' });
  };
}
