import type { PortalHome } from '@stoa/api/schema';
import { beforeAll, describe, expect, it } from 'vitest';
import { SCHOOL, useTestApp } from '../../testing/test-app.ts';
import { makePerson, type Someone } from '../class/class.fixtures.ts';

const test = useTestApp();
const PORTAL = '/api/portal/api/v1/portal';
const school = SCHOOL.open;
let admin: Someone;
let teacher: Someone;
let stranger: Someone;
beforeAll(async () => {
  admin = await makePerson(test, 'admin', school);
  teacher = await makePerson(test, 'teacher', school);
  stranger = await makePerson(test, 'admin', SCHOOL.company);
});

const get = (path: string, query: Record<string, string>, token?: string, headers = {}) =>
  test.call('GET', `${PORTAL}/${path}?${new URLSearchParams({ schoolId: school, ...query })}`, {
    ...(token ? { token } : {}),
    headers,
  });
const home = async (): Promise<PortalHome['page']> =>
  (await get('open/home', { 'sxz-lang': 'en_US' })).json().data.page;
const setTo = (isDecorated: boolean, token = admin.token) =>
  test.call('POST', `${PORTAL}/school-update-isdecorated`, {
    token,
    json: { schoolId: school, isDecorated },
  });
const isDecorated = async () => (await get('school-isdecorated', {}, admin.token)).json().data;

describe('the pages of a school’s own', () => {
  it('are switched off for the fixed layout, and on again as they were', async () => {
    const own = await home();
    expect(await isDecorated()).toEqual({ schoolId: school, isDecorated: true });
    expect((await setTo(false)).json().data).toEqual({ schoolId: school, isDecorated: false });
    expect(await isDecorated()).toEqual({ schoolId: school, isDecorated: false });
    const fixed = await home();
    expect(fixed.blocks.map(({ id }) => id)).not.toEqual(own.blocks.map(({ id }) => id));
    expect(fixed.blocks.map(({ type }) => type).slice(0, 2)).toEqual(['banner', 'classes']);
    // The whole list behind a block of the fixed layout, and nothing behind those that are not shown.
    const behind = async (id: string) => (await get('resource', { blockId: id, 'sxz-lang': 'en_US' })).json();
    expect((await behind('home-2')).data).toMatchObject({ title: 'Classes' });
    expect((await behind('home-2')).data.total).toBeGreaterThan(1);
    const ids = new Set(fixed.blocks.map(({ id }) => id));
    const listed = own.blocks.find((block) => block.type === 'exams' && !ids.has(block.id));
    expect((await behind(listed?.id ?? '')).code).toBe('NOT_FOUND');
    expect((await get('default-banner', {})).json().data.slides).toHaveLength(1);
    await setTo(true);
    expect((await home()).blocks.map(({ id }) => id)).toEqual(own.blocks.map(({ id }) => id));
  });

  it('are switched by those alone who decorate this school', async () => {
    expect((await setTo(false, teacher.token)).statusCode).toBe(403);
    expect((await setTo(false, stranger.token)).statusCode).toBe(404);
    expect((await get('school-isdecorated', {}, teacher.token)).statusCode).toBe(403);
    expect((await isDecorated()).isDecorated).toBe(true);
  });
});

describe('the list behind a block', () => {
  const refresh = (
    blockId: string,
    token = admin.token,
    headers: Record<string, string> = { 'x-requested-with': 'stoa' },
  ) => get('manualUpdateMore', { pageId: 'home', blockId }, token, headers);

  it('is worked out anew once a minute, and more often tells what there is', async () => {
    const block = (await home()).blocks.find(({ type }) => type === 'courses');
    const id = block?.id ?? '';
    const first = (await refresh(id)).json().data;
    const { total } = (await get('resource', { blockId: id }, admin.token)).json().data;
    expect(first).toMatchObject({ blockId: id, total });
    await test.database.write({ schoolId: school }, (tx) =>
      tx.updateTable('more_list').set({ total: 0 }).where('block_id', '=', id).execute(),
    );
    expect((await refresh(id)).json().data).toEqual({ ...first, total: 0 });
    await test.database.write({ schoolId: school }, (tx) =>
      tx
        .updateTable('more_list')
        .set({ updated_at: new Date(Date.now() - 61_000) })
        .where('block_id', '=', id)
        .execute(),
    );
    const again = (await refresh(id)).json().data;
    expect(again.total).toBe(total);
    expect(again.updatedAt > first.updatedAt).toBe(true);
  });

  it('is refused for blocks without one, to others, and to other sites', async () => {
    const banner = (await home()).blocks.find(({ type }) => type === 'banner');
    const listed = (await home()).blocks.find(({ type }) => type === 'courses')?.id ?? '';
    expect((await refresh(banner?.id ?? 'none')).statusCode).toBe(404);
    expect((await refresh('no-block')).statusCode).toBe(404);
    expect((await refresh(listed, teacher.token)).statusCode).toBe(403);
    expect((await refresh(listed, stranger.token)).statusCode).toBe(404);
  });
});

describe('what is published', () => {
  it('is chosen from by page, whomever it is meant for (C083)', async () => {
    const list = async (query: Record<string, string>) =>
      (await get('publish/resource', { 'sxz-lang': 'en_US', ...query }, admin.token)).json().data;
    for (const sort of ['0', '1', '2']) {
      const first = await list({ pageSize: '3', sort });
      const second = await list({ pageSize: '3', sort, cursor: first.next });
      const ids = [...first.items, ...second.items].map(({ id }: { id: string }) => id);
      expect(new Set(ids).size).toBe(6);
      expect((await list({ pageSize: '3', sort, cursor: second.previous })).items).toEqual(first.items);
    }
    const exams = await list({ type: '2' });
    expect(exams.items.every(({ type }: { type: number }) => type === 2)).toBe(true);
    expect(exams.total).toBe(exams.items.length);
    const all = await list({ pageSize: '100' });
    expect(all.items.some(({ audience }: { audience: number }) => audience === 2)).toBe(true);
    expect((await get('publish/resource', {}, teacher.token)).statusCode).toBe(403);
  });

  it('is narrowed to what a block can show, and to ids, of which those of other schools find nothing', async () => {
    const ask = async (query: Record<string, string>, token = admin.token, schoolId: string = school) =>
      (await get('publish/resource', { pageSize: '100', ...query, schoolId }, token)).json().data;
    const all = (await ask({})).items as { id: string; type: number }[];
    const courses = (await ask({ blockType: 'courses' })).items as { id: string; type: number }[];
    expect(courses).toEqual(all.filter(({ type }) => [1, 10, 11].includes(type)));
    expect(new Set(courses.map(({ type }) => type)).size).toBeGreaterThan(1);
    const [first, , third] = courses.map(({ id }) => id) as [string, string, string];
    const some = await ask({ resourceIds: `${third},${first}` });
    expect(some.items.map(({ id }: { id: string }) => id).toSorted()).toEqual([first, third].toSorted());
    const elsewhere = await ask({ resourceIds: `${third},${first}` }, stranger.token, SCHOOL.company);
    expect(elsewhere).toMatchObject({ items: [], total: 0 });
    expect((await ask({ resourceIds: '' })).items).toEqual([]);
  });
});
