/** How numbers are written: in the digits that the language prefers, Western ones or Arabic ones. */
export type Digits = 'language' | 'latn' | 'arab';

export type Direction = 'auto' | 'ltr' | 'rtl';

/** A locale without what the toolbar adds to it: `ar-Latn-SA-u-nu-latn` is `ar-SA`. */
export function plainLocale(locale: string): string {
  const { language, region } = new Intl.Locale(locale);
  return region ? `${language}-${region}` : language;
}

/**
 * The locale for React Aria. It takes the direction from the script, so that a direction apart from the language is
 * asked for by a script that runs that way; numbers follow the digits.
 */
export function ariaLocale(locale: string, direction: Direction, digits: Digits): string {
  const script = direction === 'auto' ? undefined : direction === 'rtl' ? 'Arab' : 'Latn';
  const isOwn = direction === 'auto' || direction === directionOf(locale);
  return new Intl.Locale(locale, {
    ...(isOwn ? {} : { script }),
    ...(digits === 'language' ? {} : { numberingSystem: digits }),
  }).toString();
}

/** Direction of a language's script. */
export function directionOf(locale: string): 'ltr' | 'rtl' {
  return new Intl.Locale(locale).maximize().script === 'Arab' ? 'rtl' : 'ltr';
}
