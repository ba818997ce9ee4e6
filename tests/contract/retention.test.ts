import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { RETENTION } from '../../apps/server/src/platform/retention.ts';
import { STATISTICS_KEPT } from '../../apps/server/src/modules/statistics/retention.ts';
import { LANGUAGES } from '../../apps/portal/src/i18n/languages.ts';

const TEXTS = join(import.meta.dirname, '../../apps/portal/src/features/legal/texts');
const DAY_MS = 86_400_000;
const STATISTICS = STATISTICS_KEPT.map(({ keptMs }) => keptMs / DAY_MS);
const { session, mail, job, notification, invitation } = RETENTION;
/** What each policy has to name. */
const DAYS = {
  cookies: STATISTICS,
  privacy: [
    ...STATISTICS,
    ...[session, mail, job, notification, invitation].map(({ keptMs }) => keptMs / DAY_MS),
  ],
};

test.each(LANGUAGES)(
  'the policies in %s say how long things are kept, as the server keeps them',
  (language) => {
    for (const kind of ['cookies', 'privacy'] as const) {
      const text = readFileSync(join(TEXTS, `${kind}.${language}.json`), 'utf8');
      const told = new Set(text.match(/\d+/g)?.map(Number));
      expect(
        DAYS[kind].filter((days) => !told.has(days)),
        kind,
      ).toEqual([]);
    }
  },
);
