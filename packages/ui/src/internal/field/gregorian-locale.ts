/**
 * The locale with the Gregorian calendar fixed: engines disagree about the calendar of ar-SA. Digits and the first
 * day of the week stay those of the locale.
 */
export function gregorianLocale(locale: string): string {
  return new Intl.Locale(locale, { calendar: 'gregory' }).toString();
}
