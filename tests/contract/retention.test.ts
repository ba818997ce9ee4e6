import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { STATISTICS_KEPT } from '../../apps/server/src/modules/statistics/retention.ts';
import { LANGUAGES } from '../../apps/portal/src/i18n/languages.ts';

const TEXTS = join(import.meta.dirname, '../../apps/portal/src/features/legal/texts');
const DAY_MS = 86_400_000;
const DAYS = STATISTICS_KEPT.map(({ keptMs }) => keptMs / DAY_MS);

test.each(LANGUAGES)(
  'the policies in %s say how long things are kept, as the server keeps them',
  (language) => {
    for (const kind of ['cookies', 'privacy']) {
      const text = readFileSync(join(TEXTS, `${kind}.${language}.json`), 'utf8');
      const told = new Set(text.match(/\d+/g)?.map(Number));
      expect(
        DAYS.filter((days) => !told.has(days)),
        kind,
      ).toEqual([]);
    }
  },
);
