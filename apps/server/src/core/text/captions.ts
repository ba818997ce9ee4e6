import { LANGUAGE_NAMES } from '@stoa/api/languages';
import type { Caption, CaptionFiles } from '@stoa/api/schema';
import { LANGUAGES } from '../../i18n/languages.ts';

/**
 * Captions as viewers get them, in the order of the languages.
 * @param open the address under which the viewer can fetch a file now
 */
export const presentCaptions = (
  captions: CaptionFiles,
  open: (address: string) => string = (address) => address,
): Caption[] =>
  LANGUAGES.flatMap((lang) => {
    const url = captions[lang];
    return url ? [{ lang, label: LANGUAGE_NAMES[lang], url: open(url) }] : [];
  });
