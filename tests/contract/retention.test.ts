import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { purgedBy } from '../../apps/server/src/core/retention/retention.ts';
import { findModules, retentionOf } from '../../apps/server/src/modules/index.ts';
import { LANGUAGES } from '../../apps/portal/src/i18n/languages.ts';

const TEXTS = join(import.meta.dirname, '../../apps/portal/src/features/legal/texts');
const DAY_MS = 86_400_000;
const rules = purgedBy(retentionOf(await findModules()));
const daysOf = (table: (typeof rules)[number]['table']): number => {
  const rule = rules.find((one) => one.table === table);
  if (!rule) throw new Error(`Rows of ${table} are kept for ever.`);
  return rule.keptMs / DAY_MS;
};
const STATISTICS = (['usage_day', 'search_miss_day', 'cookie_choice'] as const).map(daysOf);
/** What each policy has to name. */
const DAYS = {
  cookies: STATISTICS,
  privacy: [
    ...STATISTICS,
    ...(['session', 'mail', 'job', 'notification', 'invitation', 'space_visit'] as const).map(daysOf),
  ],
};

test.each(LANGUAGES)(
  'the policies in %s say how long things are kept, as the server keeps them',
  (language) => {
    for (const kind of ['cookies', 'privacy'] as const) {
      const text = readFileSync(join(TEXTS, `${kind}.${language}.json`), 'utf8');
      const reported = new Set(text.match(/\d+/g)?.map(Number));
      expect(
        DAYS[kind].filter((days) => !reported.has(days)),
        kind,
      ).toEqual([]);
    }
  },
);
