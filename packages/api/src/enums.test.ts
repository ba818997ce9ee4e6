import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import * as enums from './enums.ts';

interface ContractParts {
  components: { schemas: Record<string, { enum?: (string | number)[] }> };
}
const { schemas } = (
  JSON.parse(readFileSync(new URL('./contract.gen.json', import.meta.url), 'utf8')) as ContractParts
).components;

// B060: the specification's enumerations, chapter 3, value by value.
const SPECIFIED: Record<keyof typeof enums, (string | number)[]> = {
  RankingPeriod: [2, 3, 4, 5],
  RankingType: ['1', '2', '3'],
  HotCourseList: [1, 2, 3],
  LeaderboardPeriod: [1, 2, 3, 4],
  Audience: [1, 2, 3],
  Sort: ['0', '1', '2'],
  ResourceType: [0, 1, 2, 3, 4, 5, 10, 11, 12, 17],
  CardsPerLine: [2, 3, 4, 5],
  Zone: ['0', '1', '2'],
  ActivityStatus: [1, 2, 3],
  Enrollment: [0, 1],
  Grading: [0, 1, 2],
  Editor: ['1', '2'],
  TitleSearchSwitch: ['0', '1', '2'],
  PortalType: ['1', '2', '3', '4'],
  // beta stands where the sidebar's phone number does, not in the list of labels.
  Environment: ['sit', 'beta', 'uat', 'de', 'ru', 'sg', 'mx', 'cn'],
};

/** Learning maps: the specification has no number for them (docs/decisions/0072). */
const OWN: Partial<typeof SPECIFIED> = { ResourceType: [18] };

it.each(Object.entries(SPECIFIED))('B060: %s has the values of the specification', (name, values) => {
  const own = OWN[name as keyof typeof enums] ?? [];
  expect(Object.values(enums[name as keyof typeof enums])).toEqual([...values, ...own]);
});

it.each([
  ['ResourceTypeFilter', enums.ResourceType],
  ['ZoneFilter', enums.Zone],
  ['Audience', enums.Audience],
  ['Sort', enums.Sort],
  ['ActivityStatus', enums.ActivityStatus],
  ['Enrollment', enums.Enrollment],
  ['LeaderboardPeriod', enums.LeaderboardPeriod],
  ['LoginMethod', enums.PortalType],
])('B060: the contract lists the same values in %s', (schema, values) => {
  expect(schemas[schema]?.enum).toEqual(Object.values(values));
});

it('B060: names what a value means', () => {
  expect(enums.RankingPeriod).toEqual({ LatestMonth: 2, Total: 3, LastYear: 4, ThisYear: 5 });
  expect(enums.Zone).toEqual({ All: '0', Vip: '1', Free: '2' });
  expect(enums.Grading).toEqual({ Done: 0, Grading: 1, NotGrading: 2 });
});
