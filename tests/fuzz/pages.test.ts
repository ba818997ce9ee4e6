import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SCHOOL, useTestApp } from '../../apps/server/src/testing/test-app.ts';
import { hostileText } from './from-schema.ts';

const RUNS = Number(process.env.STOA_FUZZ_RUNS ?? 120);
const SEED = Number(process.env.STOA_FUZZ_SEED ?? 20_261_122);
const TIMEOUT_MS = 60_000 + RUNS * 300;
const test = useTestApp();

const NAMES = [
  'pageId',
  'keyword',
  'categoryIds',
  'type',
  'zone',
  'sort',
  'member',
  'status',
  'vipPackageId',
  'cardType',
  'page',
  'list',
  'kind',
  'period',
  'blockId',
  'lesson',
  'sxz-lang',
  'tenantId',
  'redirect',
];
const PAGES = [
  '',
  '/search',
  '/more',
  '/sub-school',
  `/class-view/${SCHOOL.open}`,
  `/resource/${SCHOOL.open}`,
];
const encode = (text: string) => encodeURIComponent(text.toWellFormed());

const address = fc
  .record({
    page: fc.constantFrom(...PAGES),
    school: fc.oneof(
      { weight: 8, arbitrary: fc.constantFrom<string>(...Object.values(SCHOOL)) },
      { weight: 1, arbitrary: hostileText.map(encode) },
    ),
    query: fc.array(
      fc.tuple(
        fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...NAMES) }, { weight: 1, arbitrary: hostileText }),
        fc.oneof(hostileText, fc.string({ unit: 'grapheme', maxLength: 40 }), fc.nat(1e6).map(String)),
      ),
      { maxLength: 4 },
    ),
  })
  .map(
    ({ page, school, query }) =>
      `/portal/${school}${page}?${query.map(([name, value]) => `${encode(name)}=${encode(value)}`).join('&')}`,
  );

describe(`pages, asked for anything (TRUST 74, 75), seed ${SEED}`, () => {
  it('are answered as pages and never fail', { timeout: TIMEOUT_MS }, async () => {
    for (const url of fc.sample(address, { seed: SEED, numRuns: RUNS })) {
      const { statusCode, headers } = await test.call('GET', url);
      expect([url, statusCode < 500], String(statusCode)).toEqual([url, true]);
      if (statusCode === 302) expect(headers.location).toMatch(/^\/(?![/\\])/);
    }
  });
});
