import { beforeAll, expect, it } from 'vitest';
import { publish } from '../platform/bus.repository.ts';
import { SCHOOL, useTestApp } from '../testing/test-app.ts';
import { headOf, needsBuiltPortal } from './pages.fixtures.ts';

const SITE = 'https://stoa.example';
const test = useTestApp({ PUBLIC_URL: SITE });
const above = SCHOOL.open;
const sub = '1700000000000000011';
const headFor = async (url: string) => headOf((await test.call('GET', url)).body);
const listed = async (schoolId: string) => {
  const { body } = await test.call('GET', `/sitemap-${schoolId}.xml`);
  return [...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address?.replace(SITE, ''));
};
const take = (inherited: string[]) =>
  test.database.write({ schoolId: sub }, async (tx) => {
    await tx.updateTable('school').set({ inherited }).where('id', '=', sub).execute();
    await publish(tx, { type: 'school.changed', schoolId: sub });
  });

beforeAll(async () => {
  needsBuiltPortal();
  const title = JSON.stringify({ en_US: 'Rules' });
  for (const [schoolId, pageId] of [
    [above, 'rules'],
    [sub, 'rules'],
    [sub, 'prices'],
  ] as const)
    await test.database.write({ schoolId }, (tx) =>
      tx.insertInto('page').values({ school_id: schoolId, page_id: pageId, title, blocks: '[]' }).execute(),
    );
});

it('names the page of the school above as the one to list, and what people share stays in the sub-school (R31)', async () => {
  await take(['pages']);
  for (const [own, original] of [
    [`/portal/${sub}?pageId=rules`, `/portal/${above}?pageId=rules`],
    [`/portal/${sub}`, `/portal/${above}`],
  ] as const) {
    await expect.poll(async () => (await headFor(own)).canonical).toEqual([`${SITE}${original}`]);
    const head = await headFor(own);
    expect([head.alternates, head.meta['og:url'], head.meta.robots]).toEqual([
      {},
      `${SITE}${own}`,
      undefined,
    ]);
    expect((await headFor(original)).canonical).toEqual([`${SITE}${original}`]);
  }
});

it('lists a page that is taken in the school above alone, and own pages where they are shown (R31)', async () => {
  const own = (addresses: readonly (string | undefined)[]) =>
    addresses.filter((address) => /^\/portal\/\d+(\?.*)?$/.test(address ?? ''));
  await take(['pages']);
  await expect.poll(async () => own(await listed(sub))).toEqual([`/portal/${sub}?pageId=prices`]);
  expect(own(await listed(above))).toContain(`/portal/${above}?pageId=rules`);
  await take([]);
  await expect
    .poll(async () => own(await listed(sub)))
    .toEqual([`/portal/${sub}`, `/portal/${sub}?pageId=prices`, `/portal/${sub}?pageId=rules`]);
  const rules = `/portal/${sub}?pageId=rules`;
  await expect.poll(async () => (await headFor(rules)).canonical).toEqual([`${SITE}${rules}`]);
  expect((await headFor(rules)).alternates['x-default']).toBe(`${SITE}${rules}`);
});
