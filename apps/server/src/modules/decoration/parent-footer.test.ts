import type { FooterSettings, PortalLayout, Renovation, SitePart, SiteSettings } from '@stoa/api/schema';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { SCHOOL, useTestApp } from '../../testing/test-app.ts';
import { makePerson, type Someone } from '../class/class.fixtures.ts';

const test = useTestApp();
const PORTAL = '/api/portal/api/v1/portal';
const above = SCHOOL.open;
const sub = '1700000000000000011';
const sibling = '1700000000000000012';
const people = new Map<string, Someone>();
const tokenOf = (schoolId: string) => people.get(schoolId)?.token ?? '';

beforeAll(async () => {
  for (const schoolId of [above, sub, sibling])
    people.set(schoolId, await makePerson(test, 'admin', schoolId));
});

const settings = async (schoolId: string): Promise<FooterSettings> =>
  (
    await test.call('GET', `${PORTAL}/footer/settings`, {
      token: tokenOf(schoolId),
      headers: { tenantid: schoolId },
    })
  ).json().data;
type Column = FooterSettings['templates']['1']['footerNavigations'][number];
const link = (name: string, relateUrl: string, collegeAnaCode: string | null = null) => ({
  showName: { en_US: name },
  relateType: 'custom' as const,
  relateUrl,
  indexAnaCode: null,
  collegeAnaCode,
});
/** Saves the links of the footer that a school uses. */
const saveLinks = async (schoolId: string, children: Column['children']) => {
  const before = await settings(schoolId);
  const columns = [{ showName: { en_US: 'Ours' }, children }];
  const answer = await test.call('PUT', `${PORTAL}/footer/settings`, {
    token: tokenOf(schoolId),
    headers: { tenantid: schoolId },
    json: {
      ...before,
      templates: {
        ...before.templates,
        [before.used]: { ...before.templates[before.used], footerNavigations: columns },
      },
    },
  });
  expect(answer.statusCode, answer.body).toBe(200);
};
const draft = async (schoolId: string): Promise<Renovation> =>
  (
    await test.call(
      'GET',
      `${PORTAL}/select-user-renovation?${new URLSearchParams({ schoolId, pageId: 'site', 'sxz-lang': 'en_US' })}`,
      { token: tokenOf(schoolId) },
    )
  ).json().data;
const save = async (schoolId: string, inherited: SitePart[]) => {
  const { version, page } = await draft(schoolId);
  const site = { ...(page.site as SiteSettings), inherited };
  return test.call('POST', `${PORTAL}/insert-user-renovation`, {
    token: tokenOf(schoolId),
    json: { schoolId, baseVersion: version, editor: '2', page: { ...page, site } },
  });
};
const take = async (schoolId: string, inherited: SitePart[]) => {
  const saved = await save(schoolId, inherited);
  expect(saved.statusCode, saved.body).toBe(200);
  const answer = await test.call('PUT', `${PORTAL}/release-pages`, {
    token: tokenOf(schoolId),
    json: { schoolId, pageIds: ['site'], version: saved.json().data.version },
  });
  expect(answer.statusCode, answer.body).toBe(200);
};
const footerOf = async (schoolId: string, lang = 'en_US') => {
  const { data } = (
    await test.call('GET', `${PORTAL}/open/layout?schoolId=${schoolId}&sxz-lang=${lang}`)
  ).json() as { data: PortalLayout };
  const used = data.footer.templates.find(({ isUsed }) => isUsed);
  if (!used) throw new Error('One of two footers is used.');
  return used;
};
const linksOf = async (schoolId: string) =>
  (await footerOf(schoolId)).footerNavigations.flatMap(({ children }) =>
    children.map(({ showName, relateUrl }) => [showName, relateUrl]),
  );
const setOpen = (isOpen: boolean) =>
  test.database.write({}, (tx) =>
    tx.updateTable('school').set({ is_open: isOpen }).where('id', '=', above).execute(),
  );

describe('a sub-school takes the links of the footer of the school above (R31)', () => {
  it('with the QR codes; its legal lines stay its own, and its own links come back', async () => {
    const before = await footerOf(sub);
    await take(sub, ['footerLinks']);
    const [top, own] = [await footerOf(above), await footerOf(sub)];
    expect(own.footerNavigations).toEqual(top.footerNavigations);
    expect(own.footerNavigations).not.toEqual(before.footerNavigations);
    expect(own.footerQrCodes).toEqual(top.footerQrCodes);
    expect([own.copyright, own.type]).toEqual([before.copyright, before.type]);
    expect((await footerOf(sub, 'ar_SA')).footerNavigations).toEqual(
      (await footerOf(above, 'ar_SA')).footerNavigations,
    );
    await take(sub, []);
    expect(await footerOf(sub)).toEqual(before);
  });

  it('and hears at once what changes above, in the school itself and in no other', async () => {
    await take(sub, ['footerLinks']);
    const others = await linksOf(sibling);
    await saveLinks(above, [link('Charter', '/o3-school/charter')]);
    await expect.poll(() => linksOf(sub)).toEqual([['Charter', '/o3-school/charter']]);
    await saveLinks(above, [link('Statute', '/o3-school/statute')]);
    await expect.poll(() => linksOf(sub)).toEqual([['Statute', '/o3-school/statute']]);
    expect((await draft(sub)).parent?.footer?.footerNavigations).toEqual(
      (await footerOf(sub)).footerNavigations,
    );
    // What it edits itself meanwhile is kept, and not shown.
    await saveLinks(sub, [link('Own', '/own')]);
    expect(await linksOf(sub)).toEqual([['Statute', '/o3-school/statute']]);
    expect(await linksOf(sibling)).toEqual(others);
    await take(sub, []);
    expect(await linksOf(sub)).toEqual([['Own', '/own']]);
  });

  it('leads to pages that it takes at its own addresses, and to others where they are', async () => {
    const home = `/portal/${above}`;
    await saveLinks(above, [link('Start', home), link('Search', `${home}/search`)]);
    await take(sub, ['footerLinks']);
    expect(await linksOf(sub)).toEqual([
      ['Start', home],
      ['Search', `${home}/search`],
    ]);
    await take(sub, ['footerLinks', 'pages']);
    expect(await linksOf(sub)).toEqual([
      ['Start', `/portal/${sub}`],
      ['Search', `${home}/search`],
    ]);
  });

  it('and counts clicks on them under their codes', async () => {
    const counted = async () =>
      (
        await test.call('POST', '/api/portal/api/v1/portal/open/events', {
          json: { schoolId: sub, events: [{ kind: 'click', code: '019876' }] },
        })
      ).json().data;
    await take(sub, []);
    await saveLinks(above, [link('Charter', '/charter', '019876')]);
    expect(await counted()).toEqual({ counted: 0, ignored: 1 });
    await take(sub, ['footerLinks']);
    await expect.poll(counted).toEqual({ counted: 1, ignored: 0 });
  });

  it('of an open school alone, and no school takes those of another (TRUST 53)', async () => {
    await saveLinks(above, [link('Charter', '/charter')]);
    await saveLinks(sub, [link('Own', '/own')]);
    await take(sub, ['footerLinks']);
    expect(await linksOf(sub)).toEqual([['Charter', '/charter']]);
    await setOpen(false);
    await expect.poll(() => linksOf(sub)).toEqual([['Own', '/own']]);
    expect((await draft(sub)).parent?.footer).toBeNull();
    await setOpen(true);
    await expect.poll(() => linksOf(sub)).toEqual([['Charter', '/charter']]);
    const refused = await save(above, ['footerLinks']);
    expect([refused.statusCode, refused.json().code]).toEqual([400, 'PAGE_INVALID']);
    // The function that reads them knows no school but the one above.
    const read = (schoolId: string) =>
      test.database.read({ schoolId }, async (tx) => {
        const { rows } = await sql<{ id: string | null }>`
          select parent_footer() ->> 'id' as id, current_setting('stoa.school') as school`.execute(tx);
        return rows[0];
      });
    expect(await read(sub)).toEqual({ id: above, school: sub });
    expect(await read(above)).toEqual({ id: null, school: above });
  });
});
