import { toIntlTag, type Language } from '../../i18n/languages.ts';

const SECOND_MS = 1000;
const MINUTE_S = 60;
const HOUR_S = 3600;

/** Time that is left as h:mm:ss, below an hour as m:ss, in the language's digits. Less than none is none. */
export function formatClock(milliseconds: number, language: Language): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / SECOND_MS));
  const locale = toIntlTag(language);
  const plain = new Intl.NumberFormat(locale, { useGrouping: false });
  const two = new Intl.NumberFormat(locale, { minimumIntegerDigits: 2 });
  const hours = Math.floor(seconds / HOUR_S);
  const minutes = Math.floor(seconds / MINUTE_S) % MINUTE_S;
  const rest = two.format(seconds % MINUTE_S);
  return hours > 0
    ? `${plain.format(hours)}:${two.format(minutes)}:${rest}`
    : `${plain.format(minutes)}:${rest}`;
}
