import type { DraftPage, NavigationEntry, Renovation, SitePage, SiteSettings } from '@stoa/api/schema';
import { beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../i18n/languages.ts';
import { SCHOOL, useTestApp } from '../../testing/test-app.ts';
import { makePerson, type Someone } from '../class/class.fixtures.ts';

const test = useTestApp();
const PORTAL = '/api/portal/api/v1/portal';
const school = SCHOOL.company;
let admin: Someone;
let member: Someone;
let stranger: Someone;
beforeAll(async () => {
  admin = await makePerson(test, 'admin', school);
  member = await makePerson(test, 'member', school);
  stranger = await makePerson(test, 'admin', SCHOOL.open);
});

const ask = (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  {
    query = {},
    json,
    token = admin.token,
  }: { query?: Record<string, string>; json?: object; token?: string } = {},
) =>
  test.call(method, `${PORTAL}/${path}?${new URLSearchParams(query)}`, {
    token,
    ...(json ? { json: { schoolId: school, ...json } } : {}),
  });
const get = (path: string, query: Record<string, string> = {}, token?: string) =>
  ask('GET', path, {
    query: { schoolId: school, 'sxz-lang': 'en_US', ...query },
    ...(token ? { token } : {}),
  });
const pages = async (): Promise<SitePage[]> => (await get('site-pages')).json().data.items;
const create = (address: string, more: object = {}) =>
  ask('POST', 'site-pages', { json: { address, title: { en_US: address }, ...more } });
const made = async (address: string, more: object = {}): Promise<SitePage> => {
  const answer = await create(address, more);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data;
};
const draft = async (pageId: string): Promise<Renovation> =>
  (await get('select-user-renovation', { pageId })).json().data;
const save = async (pageId: string, change: Partial<DraftPage>) => {
  const { version, page } = await draft(pageId);
  return ask('POST', 'insert-user-renovation', {
    json: { baseVersion: version, editor: '2', page: { ...page, ...change } },
  });
};
const saveSite = async (change: Partial<SiteSettings>) => {
  const { page } = await draft('site');
  return save('site', { site: { ...(page.site as SiteSettings), ...change } });
};
const publish = async (...pageIds: string[]) => {
  const version = (await pages())
    .filter(({ pageId }) => pageIds.includes(pageId))
    .map((page) => BigInt(page.version ?? '0'))
    .reduce((a, b) => (a > b ? a : b), 1n);
  return ask('PUT', 'release-pages', { json: { pageIds, version: String(version) } });
};
const open = (pageId: string, token = member.token) => get('open/home', { pageId }, token);
const navigation = async (token = member.token): Promise<NavigationEntry[]> =>
  (await get('v2/navigations', {}, token)).json().data.items;
const codeOf = (answer: { json(): { code: unknown } }) => answer.json().code;

describe('further pages', () => {
  it('are made as drafts, published with others at once, and opened at their address', async () => {
    const one = await made('first', { template: 'about' });
    const two = await made('second');
    expect(one).toMatchObject({ address: 'first', state: 'draft', url: `/portal/${school}?pageId=first` });
    expect((await open('first')).statusCode).toBe(404);
    await save(one.pageId, { description: { en_US: 'What we do' }, picture: '/media/seed/banners/map.svg' });
    expect((await publish(one.pageId, two.pageId)).statusCode).toBe(200);
    expect((await open('first')).json().data.page).toMatchObject({
      pageId: 'first',
      title: 'first',
      description: 'What we do',
      pictureUrl: '/media/seed/banners/map.svg',
    });
    expect((await open('second')).statusCode).toBe(200);
    expect((await pages()).find(({ pageId }) => pageId === one.pageId)).toMatchObject({ state: 'published' });
    await save(one.pageId, { description: { en_US: 'Something else' } });
    expect((await pages()).find(({ pageId }) => pageId === one.pageId)).toMatchObject({ state: 'changed' });
  });

  it('are told with the zone that their own school chose, in which they are published', async () => {
    const zone = async (schoolId: string, token: string): Promise<string | null> =>
      (await test.call('GET', `${PORTAL}/site-pages?schoolId=${schoolId}`, { token })).json().data.timeZone;
    expect(await zone(school, admin.token)).toBeNull();
    await test.database.write({ schoolId: school }, (tx) =>
      tx
        .insertInto('point_setting')
        .values({ school_id: school, version: 1, time_zone: 'America/New_York', rules: '{}' })
        .execute(),
    );
    expect(await zone(school, admin.token)).toBe('America/New_York');
    expect(await zone(SCHOOL.open, stranger.token)).toBeNull();
  });

  it('are published all of them or none', async () => {
    const one = await made('whole-one');
    const two = await made('whole-two');
    const stale = two.version ?? '';
    await save(one.pageId, { title: { en_US: 'Later' } });
    const late = await ask('PUT', 'release-pages', {
      json: { pageIds: [one.pageId, two.pageId], version: stale },
    });
    expect([late.statusCode, codeOf(late)]).toEqual([409, 'VERSION_CONFLICT']);
    const unknown = await publish(one.pageId, two.pageId, 'nothing-there');
    expect(unknown.statusCode).toBe(404);
    // The database refuses the second of them when the first is written already.
    await save(two.pageId, { title: { en_US: '' } });
    const refused = await publish(one.pageId, two.pageId);
    expect([refused.statusCode, codeOf(refused)]).toEqual([400, 'PAGE_INVALID']);
    for (const address of ['whole-one', 'whole-two']) expect((await open(address)).statusCode).toBe(404);
    await save(two.pageId, { title: { en_US: 'Two' } });
    const [first, again] = await Promise.all([
      publish(one.pageId, two.pageId),
      publish(one.pageId, two.pageId),
    ]);
    expect([first.statusCode, again.statusCode]).toEqual([200, 200]);
    for (const address of ['whole-one', 'whole-two']) expect((await open(address)).statusCode).toBe(200);
  });

  it('have addresses of their own, and lead on from those that they had', async () => {
    const one = await made('old-place');
    await publish(one.pageId);
    const rename = (pageId: string, address: string) =>
      ask('PUT', `site-pages/${pageId}`, { json: { address } });
    expect((await rename(one.pageId, 'new-place')).json().data).toMatchObject({ address: 'new-place' });
    for (const address of ['old-place', 'new-place'])
      expect((await open(address)).json().data.page.pageId).toBe('new-place');
    const other = await made('other-place');
    const taken = await rename(other.pageId, 'new-place');
    expect(taken.json()).toMatchObject({
      code: 'PAGE_INVALID',
      details: { fields: [{ path: 'body/address', rule: 'unique' }] },
    });
    // Who takes an address that another page has left has it.
    await rename(other.pageId, 'old-place');
    await publish(other.pageId);
    expect((await open('old-place')).json().data.page.title).toBe('other-place');
    expect((await rename('home', 'start')).statusCode).toBe(404);
    expect((await rename('site', 'start')).statusCode).toBe(404);
  });

  it('refuse addresses that are none', async () => {
    for (const address of [
      '',
      '../x',
      'a b',
      'Ä',
      '<script>',
      'a/b',
      'javascript:x',
      '-a',
      'a--b',
      'x'.repeat(65),
    ])
      expect((await create(address)).statusCode, address).toBe(400);
    for (const address of ['home', 'site', 'first'])
      expect(codeOf(await create(address))).toBe('PAGE_INVALID');
    expect((await create('nameless', { title: { en_US: ' ' } })).statusCode).toBe(400);
  });

  it('are deleted and brought back as drafts', async () => {
    const one = await made('for-a-while');
    await publish(one.pageId);
    const path = `site-pages/${one.pageId}`;
    const gone = await ask('DELETE', path, { query: { schoolId: school } });
    expect(gone.json().data.state).toBe('deleted');
    expect((await ask('DELETE', path, { query: { schoolId: school } })).statusCode).toBe(200);
    expect((await open('for-a-while')).statusCode).toBe(404);
    expect((await publish(one.pageId)).statusCode).toBe(404);
    expect((await save(one.pageId, {})).statusCode).toBe(404);
    expect(codeOf(await create('for-a-while'))).toBe('PAGE_INVALID');
    expect((await ask('POST', `${path}/restore`, { json: {} })).json().data.state).toBe('draft');
    expect((await open('for-a-while')).statusCode).toBe(404);
    await publish(one.pageId);
    expect((await open('for-a-while')).statusCode).toBe(200);
    expect((await ask('DELETE', 'site-pages/home', { query: { schoolId: school } })).statusCode).toBe(404);
  });

  it('are for those they are meant for', async () => {
    const one = await made('inside');
    await save(one.pageId, { audience: 2 });
    await publish(one.pageId);
    expect((await open('inside')).statusCode).toBe(200);
    expect((await open('inside', stranger.token)).statusCode).toBe(403);
    await save(one.pageId, { audience: 3 });
    await publish(one.pageId);
    expect((await open('inside')).statusCode).toBe(404);
  });

  it('are made by those alone who decorate this school (TRUST 53)', async () => {
    const { pageId } = await made('ours');
    for (const token of [member.token, stranger.token]) {
      const answers = await Promise.all([
        get('site-pages', {}, token),
        get('site-templates', {}, token),
        ask('POST', 'site-pages', { json: { address: 'theirs', title: { en_US: 'x' } }, token }),
        ask('PUT', `site-pages/${pageId}`, { json: { address: 'theirs' }, token }),
        ask('DELETE', `site-pages/${pageId}`, { query: { schoolId: school }, token }),
        ask('POST', `site-pages/${pageId}/restore`, { json: {}, token }),
      ]);
      for (const { statusCode } of answers) expect([403, 404]).toContain(statusCode);
    }
    // By way of a school that they decorate.
    const across = await test.call('PUT', `${PORTAL}/site-pages/${pageId}`, {
      token: stranger.token,
      json: { schoolId: SCHOOL.open, address: 'theirs' },
    });
    expect(across.statusCode).toBe(404);
  });
});

describe('what stands around the pages', () => {
  it('begins as it stands', async () => {
    const before = await navigation();
    const { page } = await draft('site');
    expect(page.site?.navigation.length).toBe(before.length);
    expect(page.site?.theme).toMatchObject({ type: 'porch', header: 'porch', footer: 'porch' });
    await publishSite(await saveSite({}));
    expect((await navigation()).map(({ url, name }) => [url, name])).toEqual(
      before.map(({ url, name }) => [url, name]),
    );
  });

  const publishSite = async (saved: { statusCode: number; body: string }) => {
    expect(saved.statusCode, saved.body).toBe(200);
    const answer = await publish('site');
    expect(answer.statusCode, answer.body).toBe(200);
  };

  it('leads to pages that are out, and leaves out all else', async () => {
    const shown = await made('shown');
    const unseen = await made('unseen');
    const inside = await made('members-only');
    await save(inside.pageId, { audience: 2 });
    await publish(shown.pageId, inside.pageId);
    await publishSite(
      await saveSite({
        navigation: [
          { id: 'home', kind: 'place', place: 'home', name: {} },
          { id: 'a', kind: 'page', pageId: shown.pageId, name: { en_US: 'Shown' } },
          { id: 'b', kind: 'page', pageId: unseen.pageId, name: { en_US: 'Unseen' } },
          { id: 'c', kind: 'page', pageId: 'page-of-nobody', name: { en_US: 'Dangling' } },
          { id: 'd', kind: 'page', pageId: shown.pageId, name: { en_US: 'Hidden' }, hidden: true },
          {
            id: 'more',
            kind: 'group',
            name: { en_US: 'More' },
            children: [
              { id: 'e', kind: 'page', pageId: inside.pageId, name: {} },
              { id: 'f', kind: 'address', url: 'https://example.org/', name: { en_US: 'Outside' } },
            ],
          },
          { id: 'empty', kind: 'group', name: { en_US: 'Empty' }, children: [] },
        ],
      }),
    );
    expect(await navigation()).toEqual([
      { code: 'home', name: 'Home', url: `/portal/${school}`, children: [] },
      { code: 'a', name: 'Shown', url: `/portal/${school}?pageId=shown`, children: [] },
      {
        code: 'more',
        name: 'More',
        url: null,
        children: [
          { code: 'e', name: 'members-only', url: `/portal/${school}?pageId=members-only`, children: [] },
          { code: 'f', name: 'Outside', url: 'https://example.org/', children: [] },
        ],
      },
    ]);
    const { checks } = await draft('site');
    expect(checks.filter(({ rule }) => rule === 'brokenLink').map(({ blockId }) => blockId)).toEqual([
      'b',
      'c',
      'empty',
    ]);
    await ask('DELETE', `site-pages/${shown.pageId}`, { query: { schoolId: school } });
    expect((await navigation()).map(({ code }) => code)).toEqual(['home', 'more']);
  });

  it('refuses scripts, loops, too much, and what belongs to another school', async () => {
    const entry = { id: 'x', kind: 'address', name: { en_US: 'x' } } as const;
    for (const url of ['javascript:alert(1)', 'data:text/html,x', '//evil.example', 'https://a:b@c.example/'])
      expect(codeOf(await saveSite({ navigation: [{ ...entry, url }] })), url).toBe('PAGE_INVALID');
    const many = Array.from({ length: 1000 }, (_, index) => ({ ...entry, id: `x${index}`, url: '/' }));
    expect((await saveSite({ navigation: many })).statusCode).toBe(400);
    const loop = [
      { ...entry, url: '/', children: [{ ...entry, id: 'y', children: [{ ...entry, id: 'x' }] }] },
    ];
    expect((await saveSite({ navigation: loop as never })).statusCode).toBe(400);
    const twice = [
      { ...entry, url: '/' },
      { ...entry, url: '/' },
    ];
    expect(codeOf(await saveSite({ navigation: twice }))).toBe('PAGE_INVALID');
    const { page } = await draft('site');
    const theme = (page.site as SiteSettings).theme;
    const foreign = `/files/${SCHOOL.open}/${'a'.repeat(32)}`;
    expect(codeOf(await saveSite({ theme: { ...theme, logo: foreign } }))).toBe('UPLOAD_NOT_OWNED');
    for (const logo of ['https://evil.example/x.png', 'javascript:x', '/api/x'])
      expect(codeOf(await saveSite({ theme: { ...theme, logo } }))).toBe('PAGE_INVALID');
    for (const color of ['red', '#fff;}', '#12345'])
      expect((await saveSite({ theme: { ...theme, color } })).statusCode).toBe(400);
    const one = await made('plain-page');
    expect(codeOf(await save(one.pageId, { site: page.site as SiteSettings }))).toBe('PAGE_INVALID');
  });

  it('is seen by visitors with its colour and look, published together with a page', async () => {
    const { page } = await draft('site');
    const theme = {
      ...(page.site as SiteSettings).theme,
      color: '#8a1f4b',
      type: 'calm',
      header: 'brand',
    } as const;
    await saveSite({ theme });
    const one = await made('together');
    const before = (await open('home')).json().data;
    expect(before.school.color).not.toBe('#8a1f4b');
    expect((await publish('site', one.pageId)).statusCode).toBe(200);
    const after = (await open('together')).json().data;
    expect(after.school.color).toBe('#8a1f4b');
    expect(after.look).toEqual({ type: 'calm', header: 'brand' });
    expect((await open('site')).statusCode).toBe(404);
    expect(Object.keys((await get('v2/pages', {}, member.token)).json().data.pages)).not.toContain('site');
  });
});

describe('pages to begin with', () => {
  it('are whole in every language, and filled in as many statements as there are kinds of blocks', async () => {
    const { items } = (await get('site-templates')).json().data;
    expect(items.length).toBeGreaterThanOrEqual(8);
    for (const { blocks, shown } of items) {
      expect(shown).toHaveLength(blocks.length);
      for (const { title } of blocks) if (title) expect(Object.keys(title)).toHaveLength(LANGUAGES.length);
    }
    const one = await made('with-template', { template: 'courses' });
    expect((await draft(one.pageId)).checks.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect((await publish(one.pageId)).statusCode).toBe(200);
  });
});
