import type { NavigationEntry, PortalLayout, Renovation, SiteSettings } from '@stoa/api/schema';
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
let stranger: Someone;
beforeAll(async () => {
  owner = await makePerson(test, 'admin', above);
  admin = await makePerson(test, 'admin', sub);
  stranger = await makePerson(test, 'admin', SCHOOL.company);
});

const of = (schoolId: string) => (schoolId === above ? owner.token : admin.token);
const draft = async (schoolId: string, token = of(schoolId)) => {
  const query = new URLSearchParams({ schoolId, pageId: 'site', 'sxz-lang': 'en_US' });
  const answer = await test.call('GET', `${PORTAL}/select-user-renovation?${query}`, { token });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data as Renovation;
};
const save = async (schoolId: string, change: (site: SiteSettings) => SiteSettings, token = of(schoolId)) => {
  const { version, page } = await draft(schoolId);
  return test.call('POST', `${PORTAL}/insert-user-renovation`, {
    token,
    json: {
      schoolId,
      baseVersion: version,
      editor: '2',
      page: { ...page, site: change(page.site as SiteSettings) },
    },
  });
};
const release = async (schoolId: string) => {
  const { version } = await draft(schoolId);
  const json = { schoolId, pageIds: ['site'], version };
  const answer = await test.call('PUT', `${PORTAL}/release-pages`, { token: of(schoolId), json });
  expect(answer.statusCode, answer.body).toBe(200);
};
const publish = async (schoolId: string, change: (site: SiteSettings) => SiteSettings) => {
  const saved = await save(schoolId, change);
  expect(saved.statusCode, saved.body).toBe(200);
  await release(schoolId);
};
const layout = async (schoolId: string): Promise<PortalLayout> =>
  (await test.call('GET', `${PORTAL}/open/layout?schoolId=${schoolId}&sxz-lang=en_US`)).json().data;
const themed = (site: SiteSettings, theme: Partial<SiteSettings['theme']>): SiteSettings => ({
  ...site,
  theme: { ...site.theme, ...theme },
});
const urls = (entries: NavigationEntry[]): (string | null)[] =>
  entries.flatMap(({ url, children }) => [url, ...urls(children)]);

describe('a sub-school takes its look from the school above (R31)', () => {
  it('in part: what changes above shows at once, and its own values come back', async () => {
    const before = await layout(sub);
    await publish(above, (site) => themed(site, { color: '#205080', header: 'brand', type: 'bold' }));
    expect((await draft(sub)).parent).toMatchObject({
      name: 'Stoa Open School',
      theme: { color: '#205080', header: 'brand', type: 'bold' },
    });
    await publish(sub, (site) => ({ ...site, inherited: ['color', 'header'] }));
    const taken = await layout(sub);
    expect(taken.school).toMatchObject({ color: '#205080', logoUrl: before.school.logoUrl });
    expect(taken.look).toEqual({ header: 'brand' });
    await publish(above, (site) => themed(site, { color: '#702050', header: 'plain' }));
    // Its answers are kept by every process, which hears of the change above.
    await expect.poll(async () => (await layout(sub)).school.color).toBe('#702050');
    expect((await layout(sub)).look).toEqual({ header: 'plain' });
    expect((await layout(sibling)).school.color).not.toBe('#702050');
    await publish(sub, ({ inherited: _before, ...site }) => site);
    expect((await layout(sub)).school).toEqual(before.school);
    expect((await layout(sub)).look).toEqual(before.look);
    await publish(above, (site) => themed(site, { color: '#1f5c7a' }));
    expect((await layout(sub)).school.color).toBe(before.school.color);
  });

  it('wholly, with the logo, which its own profile does not change meanwhile', async () => {
    await publish(sub, (site) => ({
      ...site,
      inherited: ['color', 'logo', 'icon', 'type', 'header', 'footer', 'navigation'],
    }));
    const [top, own] = [await layout(above), await layout(sub)];
    expect([own.logo.logoUrl, own.school.color, own.look]).toEqual([
      top.logo.logoUrl,
      top.school.color,
      top.look,
    ]);
    const profile = (method: 'GET' | 'PUT', json?: object) =>
      test.call(method, '/api/school/biz/schoolProfile', {
        token: admin.token,
        headers: { tenantid: sub },
        ...(json ? { json } : {}),
      });
    const { logoUrl: _logo, inherited, ...read } = (await profile('GET')).json().data;
    expect(inherited).toEqual(['color', 'logo']);
    const refused = await profile('PUT', { ...read, color: '#123456' });
    expect([refused.statusCode, refused.json().code]).toEqual([400, 'VALIDATION_FAILED']);
    expect((await profile('PUT', { ...read, logoUploadId: null })).statusCode).toBe(400);
    const kept = await profile('PUT', read);
    expect(kept.json().data).toMatchObject({ color: top.school.color, logoUrl: top.school.logoUrl });
  });

  it('with the navigation: parts of the portal are its own, pages those of the school above', async () => {
    await publish(sub, (site) => ({ ...site, inherited: ['navigation'] }));
    await publish(above, (site) => ({
      ...site,
      navigation: [
        { id: 'a', kind: 'place', place: 'classes', name: {} },
        {
          id: 'b',
          kind: 'group',
          name: { en_US: 'More' },
          children: [
            { id: 'c', kind: 'place', place: 'subSchools', name: {} },
            { id: 'd', kind: 'address', url: 'https://stoa.example/', name: { en_US: 'Outside' } },
          ],
        },
      ],
    }));
    const wanted = [
      `/portal/${sub}/search?type=5`,
      null,
      `/portal/${above}/sub-school`,
      'https://stoa.example/',
    ];
    await expect.poll(async () => urls((await layout(sub)).navigations)).toEqual(wanted);
    expect(urls((await draft(sub)).parent?.navigation ?? [])).toEqual(wanted);
    const setOpen = (isOpen: boolean) =>
      test.database.write({ schoolId: above }, (tx) =>
        tx.updateTable('school').set({ is_open: isOpen }).where('id', '=', above).execute(),
      );
    // A closed school tells nobody else of its pages.
    await setOpen(false);
    await expect.poll(async () => urls((await layout(sub)).navigations)).not.toEqual(wanted);
    expect((await draft(sub)).parent).toMatchObject({ navigation: null });
    await setOpen(true);
    await expect.poll(async () => urls((await layout(sub)).navigations)).toEqual(wanted);
    await publish(sub, ({ inherited: _before, ...site }) => site);
    expect(urls((await layout(sub)).navigations)).not.toEqual(wanted);
  });

  it('and hides pages of the school above that are not for everybody (TRUST 53)', async () => {
    const made = await test.call('POST', `${PORTAL}/site-pages`, {
      token: owner.token,
      json: { schoolId: above, address: 'inside', title: { en_US: 'Inside' } },
    });
    const { pageId } = made.json().data;
    const read = async () => {
      const query = new URLSearchParams({ schoolId: above, pageId });
      const answer = await test.call('GET', `${PORTAL}/select-user-renovation?${query}`, {
        token: owner.token,
      });
      return answer.json().data as Renovation;
    };
    const publishPage = async (audience: 1 | 2) => {
      const { version: baseVersion, page } = await read();
      await test.call('POST', `${PORTAL}/insert-user-renovation`, {
        token: owner.token,
        json: { schoolId: above, baseVersion, editor: '2', page: { ...page, audience } },
      });
      const { version } = await read();
      const json = { schoolId: above, pageIds: [pageId], version };
      await test.call('PUT', `${PORTAL}/release-pages`, { token: owner.token, json });
    };
    await publishPage(1);
    await publish(above, (site) => ({ ...site, navigation: [{ id: 'p', kind: 'page', pageId, name: {} }] }));
    await publish(sub, (site) => ({ ...site, inherited: ['navigation'] }));
    const url = `/portal/${above}?pageId=inside`;
    await expect.poll(async () => urls((await layout(sub)).navigations)).toEqual([url]);
    await publishPage(2);
    await expect.poll(async () => urls((await layout(sub)).navigations)).toEqual([]);
  });

  it('and is refused to others, and to a school that belongs to none (TRUST 53)', async () => {
    const wanted = (site: SiteSettings): SiteSettings => ({ ...site, inherited: ['color'] });
    // Neither another school nor the one above decorates it.
    for (const { token } of [owner, stranger]) expect((await save(sub, wanted, token)).statusCode).toBe(404);
    const none = await save(above, wanted);
    expect([none.statusCode, none.json().code]).toEqual([400, 'PAGE_INVALID']);
    expect((await draft(above)).parent).toBeUndefined();
    expect((await save(sub, (site) => ({ ...site, inherited: ['name' as 'color'] }))).statusCode).toBe(400);
    // Pictures of the school above are taken, never named.
    const logo = `/files/${above}/${'a'.repeat(32)}`;
    const foreign = await save(sub, (site) => themed(site, { logo }));
    expect(foreign.json().code).toBe('UPLOAD_NOT_OWNED');
  });
});
