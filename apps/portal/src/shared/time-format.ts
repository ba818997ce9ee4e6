import { toIntlTag, type Language } from '../i18n/languages.ts';

const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;
/** Less than this ago is "just now" or minutes (spec.md 9). */
const RECENT_MINUTES = 5;
const NAMED_DAYS = 3;

/** Midnight of the day of an instant, in the viewer's zone. */
const dayOf = (instant: Date): number =>
  new Date(instant.getFullYear(), instant.getMonth(), instant.getDate()).getTime();

/**
 * How long ago something was, as people say it (B066): just now, minutes, the time of day within the hour, yesterday,
 * two and three days ago, then month and day, then the full date.
 * @throws {RangeError} when the instant is not before now
 */
export function formatRelative(instant: Date, language: Language, now: Date = new Date()): string {
  const ago = now.getTime() - instant.getTime();
  if (!(ago > 0)) throw new RangeError('A relative time needs an instant that is before now.');
  const locale = toIntlTag(language);
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const minutes = Math.min(Math.floor(ago / MINUTE_MS), HOUR_MINUTES);
  if (minutes < RECENT_MINUTES)
    return minutes === 0 ? relative.format(0, 'second') : relative.format(-minutes, 'minute');
  if (ago <= HOUR_MINUTES * MINUTE_MS)
    return new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(instant);
  // Days are those of the calendar; a change of the clock makes none of them longer.
  const days = Math.round((dayOf(now) - dayOf(instant)) / (24 * HOUR_MINUTES * MINUTE_MS));
  if (days === 0) return new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(instant);
  if (days <= NAMED_DAYS) return relative.format(-days, 'day');
  return new Intl.DateTimeFormat(
    locale,
    instant.getFullYear() === now.getFullYear() ? { month: 'long', day: 'numeric' } : { dateStyle: 'long' },
  ).format(instant);
}

const two = (value: number): string => String(value).padStart(2, '0');

/** A duration as hh:mm:ss (B067); more than a day stays hours. @param seconds below zero counts as none */
export function formatDuration(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  return [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60].map(two).join(':');
}

/** The default format of spec.md 9: yyyy-MM-dd hh:mm:ss, in the viewer's zone. */
export function formatStamp(instant: Date): string {
  const day = [instant.getFullYear(), two(instant.getMonth() + 1), two(instant.getDate())].join('-');
  return `${day} ${[instant.getHours(), instant.getMinutes(), instant.getSeconds()].map(two).join(':')}`;
}
