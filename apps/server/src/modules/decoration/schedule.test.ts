import type { DraftBlock, Renovation, SitePage } from '@stoa/api/schema';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Database } from '../../database/pool.ts';
import { SCHOOL, useTestApp } from '../../testing/test-app.ts';
import { makePerson, type Someone } from '../class/class.fixtures.ts';
import { sendPicture } from '../uploads/uploads.fixtures.ts';

const test = useTestApp();
const PORTAL = '/api/portal/api/v1/portal';
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const school = SCHOOL.company;
let admin: Someone;
let other: Someone;
let member: Someone;
beforeAll(async () => {
  admin = await makePerson(test, 'admin', school);
  other = await makePerson(test, 'admin', school);
  member = await makePerson(test, 'member', school);
});

const block = (title: string): DraftBlock => ({
  id: 'a',
  type: 'subSchools',
  title: { en_US: title },
  perLine: 4,
});
const get = async (path: string, query: Record<string, string> = {}, token = admin.token) =>
  test.call(
    'GET',
    `${PORTAL}/${path}?${new URLSearchParams({ schoolId: school, 'sxz-lang': 'en_US', ...query })}`,
    {
      token,
    },
  );
const draft = async (pageId = 'home'): Promise<Renovation> =>
  (await get('select-user-renovation', { pageId })).json().data;
async function save(title: string, pageId = 'home', more: object[] = []): Promise<string> {
  const { version, page } = await draft(pageId);
  const answer = await test.call('POST', `${PORTAL}/insert-user-renovation`, {
    token: admin.token,
    json: {
      schoolId: school,
      baseVersion: version,
      editor: '2',
      page: { ...page, pageId, blocks: [block(title), ...more] },
    },
  });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data.version;
}
const schedule = (
  pageIds: string[],
  version: string,
  { inMs = HOUR_MS, token = admin.token, schoolId = school as string } = {},
) =>
  test.call('POST', `${PORTAL}/page-schedules`, {
    token,
    json: { schoolId, pageIds, version, publishAt: new Date(Date.now() + inMs).toISOString() },
  });
const scheduled = async (pageIds: string[], version: string, inMs?: number) => {
  const answer = await schedule(pageIds, version, inMs === undefined ? {} : { inMs });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data;
};
const cancel = (pageId: string, token = admin.token, schoolId: string = school) =>
  test.call('DELETE', `${PORTAL}/page-schedules/${pageId}?${new URLSearchParams({ schoolId })}`, { token });
const release = (pageIds: string[], version: string) =>
  test.call('PUT', `${PORTAL}/release-pages`, {
    token: admin.token,
    json: { schoolId: school, pageIds, version },
  });
const shown = async (pageId = 'home'): Promise<string[] | number> => {
  const answer = await get('open/home', { pageId }, member.token);
  return answer.statusCode === 200
    ? answer.json().data.page.blocks.map(({ title }: { title: string }) => title)
    : answer.statusCode;
};
const codeOf = (answer: { json(): { code: unknown } }) => answer.json().code;
const created = async (address: string): Promise<SitePage> =>
  (
    await test.call('POST', `${PORTAL}/site-pages`, {
      token: admin.token,
      json: { schoolId: school, address, title: { en_US: address } },
    })
  ).json().data;
const audited = async (action: string) =>
  (
    await test.database.read({ schoolId: school }, (tx) =>
      tx
        .selectFrom('audit_entry')
        .select('actor_id')
        .where('action', '=', action as never)
        .execute(),
    )
  ).length;
/** Until no job of a release is left to be done. */
const done = () =>
  expect
    .poll(async () => {
      await test.hurry();
      const rows = await test.database.read({ schoolId: school, accountId: admin.id }, (tx) =>
        tx
          .selectFrom('job')
          .select('id')
          .where('kind', '=', 'pages.publish')
          .where('status', '<>', 'done')
          .execute(),
      );
      return rows.length;
    })
    .toBe(0);

beforeEach(async () => {
  await cancel('home');
  await done();
  await release(['home'], await save('Out'));
});

describe('pages that are published at a time (R31, C104)', () => {
  it('are seen from then on, as they were when it was decided', async () => {
    const version = await save('Scheduled');
    const answer = await scheduled(['home'], version);
    expect(answer).toMatchObject({ pageIds: ['home'], version, scheduledBy: { id: admin.id } });
    await save('Edited later');
    expect((await draft()).schedule).toEqual(answer);
    const pages: SitePage[] = (await get('site-pages')).json().data.items;
    expect(pages.find(({ pageId }) => pageId === 'home')?.publishAt).toBe(answer.publishAt);
    expect(await shown()).toEqual(['Out']);
    const before = await audited('pagesPublished');
    await done();
    expect(await shown()).toEqual(['Scheduled']);
    expect(await audited('pagesPublished')).toBe(before + 1);
    const after = await draft();
    expect([after.schedule, after.publishedVersion]).toEqual([null, version]);
    expect(after.page.blocks).toMatchObject([{ title: { en_US: 'Edited later' } }]);
  });

  it('are published together, with their files, which nobody sees before', async () => {
    const page = await created('with-files');
    const { static_url: image } = await sendPicture(test, admin.token, undefined, school);
    await save('Home with files');
    const picture = { id: 'p', type: 'picture', width: 'page', picture: { image, alt: { en_US: 'A hall' } } };
    const version = await save('Files', page.pageId, [picture]);
    const answer = await scheduled(['home', page.pageId], version);
    expect(answer.pageIds.toSorted()).toEqual(['home', page.pageId].toSorted());
    const status = async () => (await test.call('GET', image)).statusCode;
    expect([await status(), await shown('with-files')]).toEqual([401, 404]);
    await done();
    expect(await shown()).toEqual(['Home with files']);
    expect(await status()).toBe(200);
    expect((await get('open/home', { pageId: 'with-files' }, member.token)).statusCode).toBe(200);
  });

  it('are not published where somebody cancels it, nor with a page of their release that was cancelled', async () => {
    const page = await created('cancelled');
    await save('Cancelled');
    const version = await save('Cancelled', page.pageId);
    await scheduled(['home', page.pageId], version);
    const answer = await cancel(page.pageId, other.token);
    expect([answer.statusCode, answer.json().data.pageIds]).toEqual([200, ['home', page.pageId].toSorted()]);
    expect((await draft()).schedule).toBeNull();
    expect((await cancel('home')).statusCode).toBe(404);
    await done();
    expect([await shown(), await shown('cancelled')]).toEqual([['Out'], 404]);
  });

  it('are not published once something newer is out, or the page is deleted', async () => {
    await scheduled(['home'], await save('Older'));
    await release(['home'], await save('Newer'));
    expect((await draft()).schedule).toBeNull();
    const page = await created('deleted');
    await scheduled([page.pageId], await save('Deleted', page.pageId));
    await test.call(
      'DELETE',
      `${PORTAL}/site-pages/${page.pageId}?${new URLSearchParams({ schoolId: school })}`,
      {
        token: admin.token,
      },
    );
    await done();
    expect([await shown(), await shown('deleted')]).toEqual([['Newer'], 404]);
  });

  it('are published at the last time that was chosen alone', async () => {
    await scheduled(['home'], await save('First choice'), HOUR_MS);
    const second = await scheduled(['home'], await save('Second choice'), 2 * HOUR_MS);
    expect((await draft()).schedule).toEqual(second);
    const before = await audited('pagesPublished');
    await done();
    expect([await shown(), await audited('pagesPublished')]).toEqual([['Second choice'], before + 1]);
  });

  it('are published once, however many processes do it, and wholly or not at all', async () => {
    const version = await save('Once');
    await scheduled(['home'], version);
    const rows = () =>
      test.database.read({ schoolId: school }, (tx) => tx.selectFrom('page_schedule').selectAll().execute());
    const [row] = await rows();
    const { publishScheduled } = await import('./schedule.service.ts');
    const [{ connectionString }] = [test.database.pool.options as { connectionString: string }];
    const others = [new Database(connectionString, 1), new Database(connectionString, 1)];
    const work = (database: Database) =>
      publishScheduled({
        database,
        cache: { invalidate: () => undefined },
        clock: { now: () => new Date() },
      } as never)(
        {
          id: '1',
          kind: 'pages.publish',
          accountId: admin.id,
          schoolId: school,
          input: { releaseId: row?.release_id },
          state: {},
          status: 'running',
        },
        async () => undefined,
      );
    // A process that ends in the middle leaves everything as it was.
    const [first = test.database] = others;
    const dying = Object.create(first) as Database;
    dying.write = (scope, body) =>
      first.write(scope, async (tx) => {
        await body(tx);
        throw new Error('The process ends.');
      });
    await expect(work(dying)).rejects.toThrow('The process ends.');
    expect([await shown(), (await rows()).length]).toEqual([['Out'], 1]);
    const before = await audited('pagesPublished');
    await Promise.all(others.map(work));
    await Promise.all(others.map((database) => database.end()));
    await done();
    expect(await audited('pagesPublished')).toBe(before + 1);
    expect((await draft()).publishedVersion).toBe(version);
  });

  it('keep the version that is to come, however often the page is saved', async () => {
    const version = await save('Kept');
    await scheduled(['home'], version);
    const { trimVersions } = await import('./decoration.repository.ts');
    await save('More');
    await test.database.write({ schoolId: school }, (tx) => trimVersions(tx, school, 'home', 0));
    await done();
    expect((await draft()).publishedVersion).toBe(version);
  });

  it('are refused for a time that has passed or is far away, an old version, an error, and other schools', async () => {
    const version = await save('Refused');
    for (const inMs of [-1000, 400 * DAY_MS])
      expect(codeOf(await schedule(['home'], version, { inMs }))).toBe('VALIDATION_FAILED');
    const newer = await save('Newer');
    expect(codeOf(await schedule(['home'], version))).toBe('VERSION_CONFLICT');
    expect((await schedule(['nowhere'], newer)).statusCode).toBe(404);
    const bad = await save('Bad', 'home', [{ id: 'e', type: 'embed', title: { en_US: '' } }]);
    expect(codeOf(await schedule(['home'], bad))).toBe('PAGE_INVALID');
    const stranger = await makePerson(test, 'admin', SCHOOL.open);
    expect((await schedule(['home'], bad, { token: stranger.token })).statusCode).toBe(404);
    expect((await schedule(['home'], bad, { token: member.token })).statusCode).toBe(403);
    await scheduled(['home'], await save('Good'));
    expect((await cancel('home', stranger.token)).statusCode).toBe(404);
    expect((await cancel('home', stranger.token, SCHOOL.open)).statusCode).toBe(404);
    const foreign = await test.database.read({ schoolId: SCHOOL.open }, (tx) =>
      tx.selectFrom('page_schedule').selectAll().execute(),
    );
    expect(foreign).toEqual([]);
  });
});
