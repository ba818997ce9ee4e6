import { toIntlTag, type Language } from '../../i18n/languages.ts';

const SECONDS_UP_TO = 99;

/** A time to wait in words: seconds as long as they can be watched, then whole minutes. */
export function formatWait(seconds: number, language: Language): string {
  const inSeconds = seconds <= SECONDS_UP_TO;
  const format = new Intl.NumberFormat(toIntlTag(language), {
    style: 'unit',
    unit: inSeconds ? 'second' : 'minute',
    unitDisplay: 'long',
  });
  return format.format(inSeconds ? seconds : Math.ceil(seconds / 60));
}
