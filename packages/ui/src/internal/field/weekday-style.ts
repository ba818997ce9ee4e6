/** Letters that fit over a day. */
const LONGEST_NAME = 6;

/** How the days of the week are named over a calendar: Arabic has no short names, whole ones would touch. */
export function weekdayStyle(locale: string): 'short' | 'narrow' {
  const { format } = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });
  const days = Array.from({ length: 7 }, (_unused, day) => format(Date.UTC(2024, 0, 7 + day)));
  return days.every((name) => name.length <= LONGEST_NAME) ? 'short' : 'narrow';
}
