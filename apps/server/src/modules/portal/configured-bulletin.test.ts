import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { SCHOOL, useTestApp } from '../../testing/test-app.ts';
import { addSchool, FIXTURE_SCHOOL } from '../resources/resource.fixtures.ts';
import { readBulletin } from './configured-bulletin.ts';

const NOTICE = {
  id: 7,
  content: { en_US: 'Closed on Friday', de_DE: 'Am Freitag geschlossen' },
  startTime: '2026-01-01T00:00:00Z',
  endTime: '2099-01-01T00:00:00Z',
  status: 1,
};
let document: unknown = NOTICE;
let asked: string[] = [];
const operator: Server = createServer((request, response) => {
  asked.push(request.url ?? '');
  response.writeHead(document === undefined ? 503 : 200).end(JSON.stringify(document ?? {}));
});
await new Promise<void>((resolve) => operator.listen(0, '127.0.0.1', resolve));
// A path is one of this site, which the operator serves beside it.
const test = useTestApp({ PUBLIC_URL: `http://127.0.0.1:${(operator.address() as AddressInfo).port}` });
beforeAll(() => addSchool(test.database));
beforeEach(() => (asked = []));
afterAll(() => void operator.close());

const PORTAL = '/api/portal/api/v1/portal/open';
async function configure(url: string | null): Promise<void> {
  await test.database.pool.query(
    `insert into runtime_config (id, value) values ('bulletin', $1) on conflict (id) do update set value = excluded.value`,
    [JSON.stringify({ url })],
  );
  await test.database.pool.query(`select pg_notify('stoa', '{"type":"config.changed"}')`);
}
const shown = async (path = 'bulletin', language = 'en_US', schoolId: string = FIXTURE_SCHOOL) => {
  const key = path === 'bulletin' ? 'tenantId' : 'schoolId';
  const answer = await test.call('GET', `${PORTAL}/${path}?${key}=${schoolId}&sxz-lang=${language}`);
  expect(answer.statusCode, answer.body).toBe(200);
  const { data } = answer.json();
  return path === 'bulletin' ? data : data.bulletin;
};

describe('the configured bulletin (C145, spec 7)', () => {
  it('is fetched once from its address, and shown in languages where a school has none of its own', async () => {
    expect(await shown()).toBeNull();
    await configure('/notice.json');
    await eventually(async () =>
      expect(await shown()).toEqual({
        id: '0000000000000000007',
        content: 'Closed on Friday',
        startTime: '2026-01-01T00:00:00.000Z',
        endTime: '2099-01-01T00:00:00.000Z',
        status: 1,
      }),
    );
    expect(await shown('layout', 'de_DE')).toMatchObject({ content: 'Am Freitag geschlossen' });
    await test.database.write({ schoolId: SCHOOL.store }, (tx) => tx.deleteFrom('bulletin').execute());
    expect(await shown('home', 'fr_FR', SCHOOL.store)).toMatchObject({ content: 'Closed on Friday' });
    expect(asked).toEqual(['/notice.json']);
    const own = { en_US: 'Of the school' };
    await test.database.write({ schoolId: FIXTURE_SCHOOL }, (tx) =>
      tx
        .insertInto('bulletin')
        .values({
          school_id: FIXTURE_SCHOOL,
          content: JSON.stringify(own),
          start_time: new Date('2020-01-01'),
          end_time: new Date('2099-01-01'),
        })
        .execute(),
    );
    expect(await shown()).toMatchObject({ content: 'Of the school' });
    await test.database.write({ schoolId: FIXTURE_SCHOOL }, (tx) => tx.deleteFrom('bulletin').execute());
    await configure(null);
    await eventually(async () => expect(await shown()).toBeNull());
  });

  it('that cannot be read shows nothing and holds nobody up', async () => {
    document = undefined;
    await configure('/other.json');
    await eventually(async () => {
      await shown();
      expect(asked).toEqual(['/other.json']);
    });
    expect(await shown()).toBeNull();
    // Not asked again at once.
    expect(asked).toEqual(['/other.json']);
  });
});

describe('a document of a bulletin', () => {
  it('is nothing while its status is not 1', () => {
    expect(readBulletin({ ...NOTICE, status: 0 })).toBeUndefined();
    expect(readBulletin({ ...NOTICE, status: '1' })).toMatchObject({ id: '0000000000000000007' });
    expect(readBulletin({ ...NOTICE, content: ' For all ' })?.content).toEqual({ en_US: 'For all' });
  });

  it.each([
    ['no text', { content: {} }],
    ['a text that is none', { content: 7 }],
    ['a language that is none', { content: { xx_XX: 'x' } }],
    ['no time', { startTime: undefined }],
    ['a time that is none', { endTime: 'soon' }],
    ['an id that is none', { id: '<b>' }],
  ])('with %s is none', (_name, wrong) => {
    expect(() => readBulletin({ ...NOTICE, ...wrong })).toThrow('no bulletin');
  });
});
