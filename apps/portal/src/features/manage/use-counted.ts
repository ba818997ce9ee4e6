import { useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';
import { useLanguage } from '../../i18n/language-context.tsx';
import { formatNumber } from '../../shared/format.ts';

/** Writes a number that the server counted up to a limit: "12", or "1,000+" where there are more. */
export function useCounted(): (count: number, isExact: boolean) => string {
  const { t } = useLingui();
  const language = useLanguage();
  return useCallback(
    (count, isExact) => {
      const total = formatNumber(count, language);
      return isExact ? total : t({ message: `${total}+`, comment: 'More than this number' });
    },
    [t, language],
  );
}
