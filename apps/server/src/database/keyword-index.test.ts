import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { fold } from '../core/text/tokens.ts';
import { SCHOOL, useTestApp } from '../testing/test-app.ts';
import { lookNear, textHolds } from './keyword-index.ts';

const test = useTestApp();
const schoolId = SCHOOL.open;
const TEXTS = [
  '高等数学课',
  'Learning C++ in a week',
  'a b and a+b',
  '𠮷野家 😀😀',
  'École\nd’été',
  '50 % off',
  'under_score \\ back',
  'x',
  '',
];
const KEYWORDS = '课 数学 学数 高课 等数学 𠮷 𠮷野 😀 😀😀 a qz le c+ ++ c++ a+b +b x % _ r_s \\ éc'
  .split(' ')
  .concat('a b', 'b a', '0 %', 'e\nd');

describe('short words', () => {
  it('find the texts that hold them, as they are now', async () => {
    await test.database.write({ schoolId }, async (tx) => {
      const insert = (text: string) =>
        tx
          .insertInto('survey')
          .values({ school_id: schoolId, draft: '{}', search_text: text, saved_at: new Date() })
          .returning('id')
          .executeTakeFirstOrThrow();
      const ids = new Map<string, string>();
      for (const text of TEXTS) ids.set((await insert('was something else')).id, fold(text));
      for (const [id, text] of ids)
        await tx.updateTable('survey').set({ search_text: text }).where('id', '=', id).execute();
      ids.set((await insert(fold(TEXTS.join('\n')))).id, fold(TEXTS.join('\n')));
      for (const keyword of KEYWORDS.map(fold)) {
        const found = await tx
          .selectFrom('survey')
          .select('id')
          .where('id', 'in', [...ids.keys()])
          .where(textHolds('survey', keyword))
          .execute();
        const holding = [...ids].filter(([, text]) => text.includes(keyword)).map(([id]) => id);
        expect([keyword, found.map(({ id }) => id).sort()]).toEqual([keyword, holding.sort()]);
      }
      // None are left of an empty text.
      const all = sql.ref('search_pairs');
      await tx
        .updateTable('survey')
        .set({ search_text: '' })
        .where('id', 'in', [...ids.keys()])
        .execute();
      const { rows } =
        await sql`select from survey where id = any(${[...ids.keys()]}) and ${all} <> '{}'`.execute(tx);
      expect(rows).toEqual([]);
    });
  });
});

describe('a page among the next rows', () => {
  /** Every so many rows hold the keyword. */
  const ask = async (every: number, limit = 21) => {
    const looked: number[] = [];
    const found = await lookNear((among) => {
      looked.push(among);
      return Promise.resolve(Array.from({ length: Math.min(limit, Math.floor(among / every)) }));
    }, limit);
    return [looked, found?.length];
  };

  it('is what many hold, and looked for further where some do', async () => {
    expect(await ask(20)).toEqual([[500], 21]);
    expect(await ask(50)).toEqual([[500, 5000], 21]);
    expect(await ask(166)).toEqual([[500, 5000], 21]);
  });

  it('is left to the index where few or none do', async () => {
    expect(await ask(167)).toEqual([[500], undefined]);
    expect(await ask(1000)).toEqual([[500], undefined]);
    const fewer = await lookNear(
      (among) => Promise.resolve(Array.from({ length: among === 500 ? 9 : 12 })),
      21,
    );
    expect(fewer).toBeUndefined();
  });
});
