import type { NavigationEntry, PortalHome, Renovation, SitePage, SiteSettings } from '@stoa/api/schema';
import { beforeAll, describe, expect, it } from 'vitest';
import { SCHOOL, useTestApp } from '../../testing/test-app.ts';
import { makePerson, type Someone } from '../class/class.fixtures.ts';

const test = useTestApp();
const PORTAL = '/api/portal/api/v1/portal';
const above = SCHOOL.open;
const sub = '1700000000000000011';
const sibling = '1700000000000000012';
let owner: Someone;
let admin: Someone;
let aboutId: string;
let rulesId: string;

const tokenOf = (schoolId: string) => (schoolId === above ? owner.token : admin.token);
const good = async (answer: ReturnType<typeof test.call>) => {
  const { statusCode, body, json } = await answer;
  expect(statusCode, body).toBe(200);
  return json().data;
};
const pagesOf = (
  schoolId: string,
): Promise<{ items: SitePage[]; parentPages: { address: string }[]; parent?: object }> =>
  good(
    test.call('GET', `${PORTAL}/site-pages?schoolId=${schoolId}&sxz-lang=en_US`, {
      token: tokenOf(schoolId),
    }),
  );
const draftOf = (schoolId: string, pageId: string): Promise<Renovation> =>
  good(
    test.call(
      'GET',
      `${PORTAL}/select-user-renovation?${new URLSearchParams({ schoolId, pageId, 'sxz-lang': 'en_US' })}`,
      { token: tokenOf(schoolId) },
    ),
  );
/** Saves a page with a change, without publishing it. */
const trySave = async (schoolId: string, pageId: string, change: object) => {
  const { version, page } = await draftOf(schoolId, pageId);
  return test.call('POST', `${PORTAL}/insert-user-renovation`, {
    token: tokenOf(schoolId),
    json: { schoolId, baseVersion: version, editor: '2', page: { ...page, ...change } },
  });
};
const publish = async (schoolId: string, pageId: string, change: object) => {
  await good(trySave(schoolId, pageId, change) as ReturnType<typeof test.call>);
  const { version } = await draftOf(schoolId, pageId);
  await good(
    test.call('PUT', `${PORTAL}/release-pages`, {
      token: tokenOf(schoolId),
      json: { schoolId, pageIds: [pageId], version },
    }),
  );
};
const publishSite = async (schoolId: string, change: Partial<SiteSettings>) => {
  const { page } = await draftOf(schoolId, 'site');
  const { inherited: _inherited, parentPages: _pages, ...site } = page.site as SiteSettings;
  await publish(schoolId, 'site', { site: { ...site, ...change } });
};
const makePage = async (schoolId: string, address: string): Promise<string> => {
  const page = await good(
    test.call('POST', `${PORTAL}/site-pages`, {
      token: tokenOf(schoolId),
      json: { schoolId, address, title: { en_US: address } },
    }),
  );
  return page.pageId;
};
const said = (id: string, text: string) => ({
  id,
  type: 'quote',
  words: { en_US: text },
  name: { en_US: 'Zeno' },
});
const open = (schoolId: string, pageId = 'home') =>
  test.call('GET', `${PORTAL}/open/home?schoolId=${schoolId}&pageId=${pageId}&sxz-lang=en_US`);
const shown = async (schoolId: string, pageId?: string): Promise<PortalHome> => good(open(schoolId, pageId));
const statusOf = async (schoolId: string, pageId: string) => (await open(schoolId, pageId)).statusCode;
const urls = (entries: NavigationEntry[]): (string | null)[] =>
  entries.flatMap(({ url, children }) => [url, ...urls(children)]);

beforeAll(async () => {
  owner = await makePerson(test, 'admin', above);
  admin = await makePerson(test, 'admin', sub);
  aboutId = await makePage(above, 'about-all');
  rulesId = await makePage(above, 'rules-all');
  await publish(above, aboutId, { blocks: [said('about', 'Above')] });
  await publish(above, rulesId, { blocks: [said('rules', 'Be kind.')] });
});

describe('a sub-school takes pages of the school above (R31)', () => {
  it('in part: they stand at its own addresses, around them what is its own, and change with the school above', async () => {
    expect(await statusOf(sub, 'about-all')).toBe(404);
    await publishSite(sub, { inherited: ['pages'], parentPages: [aboutId] });
    const taken = await shown(sub, 'about-all');
    const original = { originalUrl: `/portal/${above}?pageId=about-all` };
    expect([taken.school.id, taken.page]).toEqual([
      sub,
      { ...(await shown(above, 'about-all')).page, ...original },
    ]);
    expect(await statusOf(sub, 'rules-all')).toBe(404);
    expect(await statusOf(sibling, 'about-all')).toBe(404);
    expect((await pagesOf(sub)).parentPages).toEqual([
      { pageId: aboutId, address: 'about-all', title: 'about-all', url: `/portal/${sub}?pageId=about-all` },
    ]);
    const { parent } = await pagesOf(sub);
    expect(parent).toEqual({ schoolId: above, name: 'Stoa Open School', inherited: ['pages'] });
    expect((await pagesOf(above)).parent).toBeUndefined();
    await publish(above, aboutId, { blocks: [said('about', 'Changed above')] });
    await expect
      .poll(async () => JSON.stringify((await shown(sub, 'about-all')).page))
      .toContain('Changed above');
  });

  it('instead of an own page at the same address, which comes back', async () => {
    const own = await makePage(sub, 'rules-all');
    await publish(sub, own, { blocks: [said('own', 'Our rules')] });
    await publishSite(sub, { inherited: ['pages'], parentPages: [rulesId] });
    expect(JSON.stringify((await shown(sub, 'rules-all')).page)).toContain('Be kind.');
    expect(await statusOf(sub, 'about-all')).toBe(404);
    await publishSite(sub, {});
    const back = (await shown(sub, 'rules-all')).page;
    expect([JSON.stringify(back).includes('Our rules'), back.originalUrl]).toEqual([true, undefined]);
  });

  it('wholly: also home and what is made later, filled with what the school above has', async () => {
    await publishSite(sub, { inherited: ['pages'] });
    expect((await shown(sub)).page).toEqual({
      ...(await shown(above)).page,
      originalUrl: `/portal/${above}`,
    });
    const lateId = await makePage(above, 'later-all');
    expect(await statusOf(sub, 'later-all')).toBe(404);
    await publish(above, lateId, {});
    await expect.poll(() => statusOf(sub, 'later-all')).toBe(200);
    // What is for members of the school above alone is nobody’s business here.
    await publish(above, lateId, { audience: 2 });
    await expect.poll(() => statusOf(sub, 'later-all')).toBe(404);
    await publishSite(sub, {});
    expect((await shown(sub)).page).not.toEqual((await shown(above)).page);
  });

  it('and leads to them in its navigation, its own one as well as the one from above', async () => {
    const entry = { id: 'about', kind: 'page', pageId: aboutId, name: {} } as const;
    await publishSite(above, { navigation: [entry] });
    await publishSite(sub, { inherited: ['navigation'] });
    const navigation = async () => urls((await shown(sub, 'rules-all')).navigations);
    expect(await navigation()).toEqual([`/portal/${above}?pageId=about-all`]);
    await publishSite(sub, { inherited: ['navigation', 'pages'] });
    expect(await navigation()).toEqual([`/portal/${sub}?pageId=about-all`]);
    await publishSite(sub, { inherited: ['pages'], navigation: [entry] });
    expect(await navigation()).toEqual([`/portal/${sub}?pageId=about-all`]);
    expect((await draftOf(sub, 'site')).checks).toEqual([]);
    // Without the page the entry leads nowhere, which its editor says.
    await publishSite(sub, { navigation: [entry] });
    expect(await navigation()).toEqual([]);
    expect((await draftOf(sub, 'site')).checks.map(({ rule }) => rule)).toContain('brokenLink');
  });

  it('of an open school alone, and no school takes pages of another', async () => {
    await publishSite(sub, { inherited: ['pages'] });
    expect(await statusOf(sub, 'about-all')).toBe(200);
    await test.database.write({}, (tx) =>
      tx.updateTable('school').set({ is_open: false }).where('id', '=', above).execute(),
    );
    await expect.poll(() => statusOf(sub, 'about-all')).toBe(404);
    expect((await draftOf(sub, 'site')).parent?.pages).toBeNull();
    await test.database.write({}, (tx) =>
      tx.updateTable('school').set({ is_open: true }).where('id', '=', above).execute(),
    );
    const { page } = await draftOf(above, 'site');
    for (const part of [{ inherited: ['pages'] }, { parentPages: [aboutId] }]) {
      const refused = await trySave(above, 'site', { site: { ...(page.site as SiteSettings), ...part } });
      expect([refused.statusCode, refused.json().code]).toEqual([400, 'PAGE_INVALID']);
    }
  });
});
