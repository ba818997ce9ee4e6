import { toIntlTag, type Language } from '../../i18n/languages.ts';

/** Rates are hundredths of a percent. */
const WHOLE_RATE = 10_000;

/** A rate of tax: "19%", "5.5%". @param rate in hundredths of a percent */
export const formatRate = (rate: number, language: Language): string =>
  new Intl.NumberFormat(toIntlTag(language), { style: 'percent', maximumFractionDigits: 2 }).format(
    rate / WHOLE_RATE,
  );
