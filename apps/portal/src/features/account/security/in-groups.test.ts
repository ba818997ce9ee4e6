import { expect, it } from 'vitest';
import { inGroups } from './in-groups.ts';

it.each([
  ['JBSWY3DPEH', 'JBSW Y3DP EH'],
  ['JBSW', 'JBSW'],
  ['', ''],
])('writes %j as %j', (secret, groups) => {
  expect(inGroups(secret)).toBe(groups);
});
