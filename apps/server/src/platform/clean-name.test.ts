import { expect, it } from 'vitest';
import { cleanName } from './clean-name.ts';

it.each([
  ['nimdA\u202e\u0007\u200b\nx', 'nimdA x'],
  ['\u2067Ada\u2069\u200f', 'Ada'],
  ['  Ada\tLovelace ', 'Ada Lovelace'],
  ['A\u0308da', 'Äda'],
  // Joiners make letters of some scripts and pictures of several parts.
  ['نمی\u200cدانم', 'نمی\u200cدانم'],
  ['👩\u200d🏫', '👩\u200d🏫'],
  ['\u202e\u0000', ''],
])('a name loses what cannot be seen: %j', (typed, kept) => {
  expect(cleanName(typed)).toBe(kept);
});
