import { toIntlTag, type Language } from '../../i18n/languages.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** Up to so many hours they are counted, then days. */
const HOURS_MAX = 36;

/** How long until a moment, or since: "in 3 days", "in 20 minutes", "2 hours ago". */
export function countdown(at: number, now: number, language: Language): string {
  const format = new Intl.RelativeTimeFormat(toIntlTag(language), { numeric: 'always' });
  const ahead = at - now;
  const size = Math.abs(ahead);
  if (size < HOUR_MS) return format.format(Math.trunc(ahead / MINUTE_MS), 'minute');
  if (size < HOURS_MAX * HOUR_MS) return format.format(Math.trunc(ahead / HOUR_MS), 'hour');
  return format.format(Math.trunc(ahead / DAY_MS), 'day');
}
