import { directionOf, toIntlTag, type Language } from '../i18n/languages.ts';

const ABBREVIATE_FROM = 1000;
const ABBREVIATE_TO = 9_998_949;

/** Figures in the reader's digits; specification 9: below 1000 as is, up to 9998949 as k with one decimal, else 9999k. */
export function formatCount(value: number, language: Language): string {
  if (value < ABBREVIATE_FROM) return formatNumber(value, language);
  if (value > ABBREVIATE_TO) return `${formatNumber(9999, language)}k`;
  return `${new Intl.NumberFormat(toIntlTag(language), { maximumFractionDigits: 1, useGrouping: false }).format(value / 1000)}k`;
}

export const formatNumber = (value: number, language: Language): string =>
  new Intl.NumberFormat(toIntlTag(language)).format(value);

/** A share of a whole in percent. @param share 0 to 1 */
export const formatShare = (share: number, language: Language): string =>
  new Intl.NumberFormat(toIntlTag(language), { style: 'percent', maximumFractionDigits: 0 }).format(share);

/** A price in its currency; `amount` is in the smallest unit. */
export function formatPrice(
  { amount, currency }: { amount: number; currency: string },
  language: Language,
): string {
  const format = new Intl.NumberFormat(toIntlTag(language), { style: 'currency', currency });
  const text = format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
  // "CN¥" would be shown as "¥CN" within writing that runs from right to left.
  return directionOf(language) === 'rtl' ? text.replace(/\p{L}+\p{Sc}/u, '\u2066$&\u2069') : text;
}

/** @param timeZone the viewer's own: `useTimeZone` */
export const formatDate = (instant: string, language: Language, timeZone: string): string =>
  new Intl.DateTimeFormat(toIntlTag(language), { dateStyle: 'medium', timeZone }).format(new Date(instant));

/** Day and time in a zone that need not be the viewer's own, with what the zone is called. */
export const formatZonedDateTime = (instant: string, language: Language, timeZone: string): string =>
  new Intl.DateTimeFormat(toIntlTag(language), {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  }).format(new Date(instant));

/** Day and time. @param timeZone as in {@link formatDate} */
export const formatDateTime = (instant: string, language: Language, timeZone: string): string =>
  new Intl.DateTimeFormat(toIntlTag(language), { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(
    new Date(instant),
  );

/** Minutes as hours and minutes, in the language's own short units. */
export function formatMinutes(minutes: number, language: Language): string {
  const unit = (value: number, name: 'hour' | 'minute') =>
    new Intl.NumberFormat(toIntlTag(language), { style: 'unit', unit: name, unitDisplay: 'short' }).format(
      value,
    );
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [hours > 0 ? unit(hours, 'hour') : '', rest > 0 || hours === 0 ? unit(rest, 'minute') : '']
    .filter(Boolean)
    .join(' ');
}
