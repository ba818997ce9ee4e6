import type { PageCheck } from '@stoa/api/schema';
import { expect, test } from 'vitest';
import { groupChecks } from './check-groups.ts';

const check = (
  rule: PageCheck['rule'],
  blockId: string | null,
  language: PageCheck['language'] = null,
): PageCheck => ({ severity: 'warning', rule, blockId, language });

test('checks stand under their block, once each, with the languages that they are of (R31)', () => {
  expect(
    groupChecks([
      check('missingTranslation', null, 'en_US'),
      check('heavyPicture', 'a'),
      check('duplicateAnchor', 'b'),
      check('missingTranslation', 'a', 'de_DE'),
      check('missingTranslation', 'a', 'ar_SA'),
      check('missingTranslation', 'a', 'de_DE'),
    ]),
  ).toEqual([
    { blockId: null, found: [{ rule: 'missingTranslation', languages: ['en_US'] }] },
    {
      blockId: 'a',
      found: [
        { rule: 'heavyPicture', languages: [] },
        { rule: 'missingTranslation', languages: ['de_DE', 'ar_SA'] },
      ],
    },
    { blockId: 'b', found: [{ rule: 'duplicateAnchor', languages: [] }] },
  ]);
});

test('nothing to mend is nothing', () => {
  expect(groupChecks([])).toEqual([]);
});
