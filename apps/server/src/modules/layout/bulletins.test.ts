import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { SCHOOL, useTestApp } from '../../testing/test-app.ts';
import { makePerson, type Someone } from '../class/class.fixtures.ts';

const test = useTestApp();
const BULLETINS = '/api/portal/api/v1/portal/bulletins';
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const fromNow = (ms: number) => new Date(Date.now() + ms).toISOString();
const input = (values: object = {}) => ({
  content: { en_US: 'We rest on Sunday.', zh_CN: '周日休息。' },
  startTime: fromNow(-HOUR_MS),
  endTime: fromNow(HOUR_MS),
  status: 1,
  ...values,
});
let admin: Someone;
let member: Someone;
beforeAll(async () => {
  admin = await makePerson(test, 'admin', SCHOOL.company);
  member = await makePerson(test, 'member', SCHOOL.company);
});
const call = (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  json?: object,
  school: string = SCHOOL.company,
) => test.call(method, `${BULLETINS}${path}`, { token: admin.token, json, headers: { tenantId: school } });
const write = async (values: object = {}) => {
  const answer = await call('POST', '', input(values));
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data;
};
const shownTo = async (token: string | undefined, language = 'en_US') => {
  const url = `/api/portal/api/v1/portal/open/layout?schoolId=${SCHOOL.company}&sxz-lang=${language}`;
  return (await test.call('GET', url, { token })).json().data.bulletin?.content;
};

describe('writing bulletins (B030, B031)', () => {
  it('shows what was written at once, in the reader’s language, and no longer after its end', async () => {
    expect(await shownTo(member.token)).toBeUndefined();
    const made = await write();
    expect(made).toMatchObject({ state: 'running', version: 1 });
    expect(await shownTo(member.token)).toBe('We rest on Sunday.');
    expect(await shownTo(member.token, 'zh_CN')).toBe('周日休息。');
    const ended = await call('POST', `/${made.id}/end`);
    expect(ended.json().data.state).toBe('ended');
    expect(await shownTo(member.token)).toBeUndefined();
    expect((await call('POST', `/${made.id}/end`)).json().data.version).toBe(2);
  });

  it('keeps one that is closed apart from a new one: each has an id of its own (B031)', async () => {
    const [first, second] = [await write(), await write({ startTime: fromNow(-1000) })];
    expect(first.id).not.toBe(second.id);
    const changed = await call('PUT', `/${second.id}`, { ...input({ status: 0 }), version: 1 });
    expect(changed.json().data).toMatchObject({ id: second.id, state: 'draft', version: 2 });
    for (const { id } of [first, second]) expect((await call('DELETE', `/${id}`)).statusCode).toBe(200);
    expect((await call('DELETE', `/${first.id}`)).statusCode).toBe(404);
  });

  describe('by the clock', () => {
    afterEach(() => void vi.useRealTimers());

    it('begins and ends in the cached layout to the millisecond, both moments included (B030, TRUST F36)', async () => {
      const start = Date.now() + MINUTE_MS;
      const end = start + MINUTE_MS;
      vi.useFakeTimers({ toFake: ['Date'] });
      const made = await write({
        startTime: new Date(start).toISOString(),
        endTime: new Date(end).toISOString(),
      });
      const shown: (string | undefined)[] = [];
      for (const moment of [start - 1, start, end, end + 1]) {
        vi.setSystemTime(moment);
        shown.push(await shownTo(member.token));
      }
      expect(shown).toEqual([undefined, 'We rest on Sunday.', 'We rest on Sunday.', undefined]);
      await call('DELETE', `/${made.id}`);
    });
  });

  it('refuses what has no words or ends before it begins, and what somebody else changed meanwhile', async () => {
    const fields = async (values: object) =>
      (await call('POST', '', input(values))).json().details.fields[0].path;
    expect(await fields({ content: {} })).toBe('body/content');
    expect(await fields({ content: { en_US: '  ' } })).toBe('body/content');
    expect(await fields({ endTime: fromNow(-2 * HOUR_MS) })).toBe('body/endTime');
    expect((await call('POST', '', input({ content: { xx_XX: 'x' } }))).statusCode).toBe(400);
    const made = await write({ status: 0 });
    const late = await call('PUT', `/${made.id}`, { ...input(), version: 7 });
    expect([late.statusCode, late.json().code, late.json().details.currentVersion]).toEqual([
      409,
      'VERSION_CONFLICT',
      '1',
    ]);
    const both = await Promise.all(
      [1, 2].map(() => call('PUT', `/${made.id}`, { ...input({ status: 0 }), version: 1 })),
    );
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });

  it('lists them by where they are in their life, page by page', async () => {
    await write({ startTime: fromNow(HOUR_MS), endTime: fromNow(2 * HOUR_MS) });
    const states = async (query: string) =>
      (await call('GET', query)).json().data.items.map(({ state }: { state: string }) => state);
    for (const state of ['planned', 'draft', 'ended'])
      expect(new Set(await states(`?state=${state}`))).toEqual(new Set([state]));
    const page = (await call('GET', '?pageSize=1&pageNumber=2')).json().data;
    expect([page.items.length, page.total > 1]).toEqual([1, true]);
  });

  it('is for those who may edit the portal of this school alone', async () => {
    const made = await write({ status: 0 });
    const by = async (token: string | undefined, school: string) =>
      (await test.call('GET', BULLETINS, { token, headers: { tenantId: school } })).statusCode;
    expect(await by(undefined, SCHOOL.company)).toBe(401);
    expect(await by(member.token, SCHOOL.company)).toBe(403);
    expect(await by(admin.token, SCHOOL.open)).toBe(404);
    const other = await makePerson(test, 'admin', SCHOOL.open);
    for (const method of ['PUT', 'DELETE'] as const) {
      const answer = await test.call(method, `${BULLETINS}/${made.id}`, {
        token: other.token,
        headers: { tenantId: SCHOOL.open },
        json: method === 'PUT' ? { ...input(), version: 1 } : undefined,
      });
      expect(answer.statusCode).toBe(404);
    }
  });

  it('lets caches ask again and answers them with a tag (C145)', async () => {
    const url = `/api/portal/api/v1/portal/open/bulletin?tenantId=${SCHOOL.store}&sxz-lang=en_US`;
    const first = await test.call('GET', url);
    expect(first.headers['cache-control']).toBe('public, no-cache');
    const again = await test.call('GET', url, {
      headers: { 'if-none-match': String(first.headers.etag) },
    });
    expect(again.statusCode).toBe(304);
  });
});
