import { beforeAll, expect, it } from 'vitest';
import { addSchool, FIXTURE_SCHOOL } from '../modules/resources/resource.fixtures.ts';
import { useTestApp } from '../testing/test-app.ts';
import { needsBuiltPortal } from './pages.fixtures.ts';

const test = useTestApp();
const SHOWN_FOR_MS = 3000;

beforeAll(async () => {
  needsBuiltPortal();
  await addSchool(test.database);
});

it('a rendered page is not kept for longer than its blocks are shown', async () => {
  const change = new Date(Date.now() + SHOWN_FOR_MS).toISOString();
  const list = (id: string, settings: object) => ({
    id,
    type: 'knowledge',
    title: { en_US: id },
    perLine: 4,
    limit: 8,
    source: {},
    ...settings,
  });
  await test.database.write({ schoolId: FIXTURE_SCHOOL }, (tx) =>
    tx
      .insertInto('page')
      .values({
        school_id: FIXTURE_SCHOOL,
        page_id: 'home',
        title: '{"en_US":"Home"}',
        blocks: JSON.stringify([list('ends', { endsAt: change }), list('begins', { startsAt: change })]),
      })
      .execute(),
  );
  const rendered = async () => {
    const { body } = await test.call('GET', `/portal/${FIXTURE_SCHOOL}?sxz-lang=en_US`);
    return ['ends', 'begins'].filter((id) => body.includes(`id="${id}"`));
  };
  expect(await rendered()).toEqual(['ends']);
  await expect.poll(rendered, { timeout: 20_000 }).toEqual(['begins']);
});
