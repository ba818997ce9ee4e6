import type { StoredBlock } from '@stoa/api/schema';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { LANGUAGES, type Language } from '../../../i18n/languages.ts';

/** For tests: a text in every language, each its own. */
export const inAllLanguages = (text: string): Record<Language, string> =>
  Object.fromEntries(LANGUAGES.map((language) => [language, `${text} ${language}`])) as Record<
    Language,
    string
  >;

/** For tests: all that a block may say beside its content. */
export const ALL_SETTINGS = {
  audience: 1,
  hidden: false,
  startsAt: '2020-01-01T00:00:00.000Z',
  endsAt: '2999-01-01T00:00:00.000Z',
  devices: ['phone', 'tablet', 'desktop'],
} satisfies Partial<StoredBlock>;

/** For tests: a block of every type with everything that it can hold, from `<type>/<type>.sample.ts`. */
export const SAMPLES: readonly StoredBlock[] = (
  await Promise.all(
    globSync('*/*.sample.ts', { cwd: import.meta.dirname })
      .sort()
      .map(
        async (file) =>
          (
            (await import(pathToFileURL(join(import.meta.dirname, file)).href)) as {
              samples: Omit<StoredBlock, 'id'>[];
            }
          ).samples,
      ),
  )
)
  .flat()
  .map(
    (sample) =>
      ({
        id: `sample-${sample.type}`,
        anchor: `anchor-${sample.type.toLowerCase()}`,
        ...ALL_SETTINGS,
        ...sample,
      }) as StoredBlock,
  );
