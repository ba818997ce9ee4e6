import { brotliDecompressSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../seed/accounts.ts';
import { makeSurvey } from '../modules/survey/survey.fixtures.ts';
import { publish } from '../platform/bus.repository.ts';
import { eventually } from '../testing/eventually.ts';
import { SCHOOL, useTestApp } from '../testing/test-app.ts';
import { firstPaint, needsBuiltPortal } from './pages.fixtures.ts';

const test = useTestApp();
beforeAll(needsBuiltPortal);

const home = `/portal/${SCHOOL.open}`;
const open = (url: string, cookie = '') => test.call('GET', url, { headers: cookie ? { cookie } : {} });
/** How many documents are stored after a page was opened. */
const storedAfter = async (url: string, cookie = ''): Promise<number> => {
  await open(url, cookie);
  return test.app.documentCache?.stats.entries ?? -1;
};
/** The nonce of a document: each that is made has one of its own. */
const nonceOf = async (url: string, cookie = ''): Promise<string | undefined> =>
  /'nonce-([^']+)'/.exec(String((await open(url, cookie)).headers['content-security-policy']))?.[1];
/** As everything does that changes what is seen of a school. */
const saySchoolChanged = (schoolId: string) =>
  test.database.write({}, (tx) => publish(tx, { type: 'school.changed', schoolId }));

describe('a document of a visitor', () => {
  it.each([home, `${home}/search`, `${home}/more?type=5`, '/login/index', '/register/index', '/privacy'])(
    'at %s is made once, and sent to everybody who asks in the same way',
    async (url) => {
      const first = await open(url);
      const again = await open(url);
      expect([first.statusCode, again.body === first.body]).toEqual([200, true]);
      expect(again.headers).toMatchObject({
        'content-security-policy': first.headers['content-security-policy'],
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache, private',
        etag: first.headers.etag,
      });
      expect(again.headers['x-request-id']).not.toBe(first.headers['x-request-id']);
      const known = await test.call('GET', url, { headers: { 'if-none-match': String(first.headers.etag) } });
      expect([known.statusCode, known.body]).toEqual([304, '']);
    },
  );

  it('is compressed once, as the browser takes it', async () => {
    const plain = await open(`${home}?sxz-lang=en_US`);
    const sent = await test.call('GET', `${home}?sxz-lang=en_US`, {
      headers: { 'accept-encoding': 'gzip, br' },
    });
    expect([sent.headers['content-encoding'], sent.headers.vary]).toEqual([
      'br',
      expect.stringMatching(/Accept-Encoding/i),
    ]);
    const text = brotliDecompressSync(sent.rawPayload).toString();
    expect(text.replaceAll(/nonce="[^"]+"/g, '')).toBe(plain.body.replaceAll(/nonce="[^"]+"/g, ''));
  });

  it('is another one for another language, theme, closed notice, release and address', async () => {
    const ways: [string, string][] = [
      [home, ''],
      [`${home}?sxz-lang=ar_SA`, ''],
      [home, 'sxz-lang=fr_FR'],
      [home, 'stoa-theme=dark'],
      [home, 'stoa-bulletin=1780000000000000001'],
      [home, 'stoa-warm=of-last-week'],
      [`/portal/${SCHOOL.store}`, ''],
    ];
    const documents = await Promise.all(ways.map(async ([url, cookie]) => (await open(url, cookie)).body));
    expect(documents.map((html) => /<html[^>]*>/.exec(html)?.[0])).toEqual([
      '<html lang="zh-CN" dir="ltr" data-theme="system">',
      '<html lang="ar-SA" dir="rtl" data-theme="system">',
      '<html lang="fr-FR" dir="ltr" data-theme="system">',
      '<html lang="zh-CN" dir="ltr" data-theme="dark">',
      '<html lang="zh-CN" dir="ltr" data-theme="system">',
      '<html lang="zh-CN" dir="ltr" data-theme="system">',
      '<html lang="zh-CN" dir="ltr" data-theme="system">',
    ]);
    expect(documents[4]).toContain('[data-bulletin="1780000000000000001"]{display:none}');
    expect(documents[0]).not.toContain('1780000000000000001"]{display:none}');
    // The browser's languages decide where neither address, cookie nor school does.
    const languageFor = async (languages: string) =>
      /<html lang="([^"]+)"/.exec(
        (await test.call('GET', '/privacy', { headers: { 'accept-language': languages } })).body,
      )?.[1];
    expect([await languageFor('de'), await languageFor('pl,de;q=0.5'), await languageFor('de')]).toEqual([
      'de-DE',
      'pl-PL',
      'de-DE',
    ]);
  });

  it('of no school is that of the school which was visited last', async () => {
    const nameIn = async (cookie: string) =>
      JSON.stringify(firstPaint((await open('/login/index?sxz-lang=en_US', cookie)).body).queries);
    const [none, one, other] = [
      await nameIn(''),
      await nameIn(`tenant-id=${SCHOOL.open}`),
      await nameIn(`tenant-id=${SCHOOL.store}`),
    ];
    expect(new Set([none, one, other]).size).toBe(3);
    expect(await nameIn(`tenant-id=${SCHOOL.open}`)).toBe(one);
    expect(await nameIn('tenant-id=hostile')).toBe(none);
  });
});

describe('documents that are not stored', () => {
  it.each([
    ['with parameters that the page does not understand', `${home}?x=1`],
    ['in another spelling', `${home}/?pageId=home&pageId=home`],
    ['of results, which are counted as searches', `${home}/search?keyword=stored`],
    [
      'of what has to be asked about each time',
      `/personSpace/${SCHOOL.open}/works?userId=1710000000000000003`,
    ],
    ['of a page that is not there', '/nope'],
    ['that only lead elsewhere', '/login'],
    ['of a page that a stranger writes a part of', '/login/index?redirect=%2Fprivacy'],
  ])('%s', async (_what, url) => {
    const before = test.app.documentCache?.stats.entries;
    expect(await storedAfter(url)).toBe(before);
  });

  it('nor what they were rendered to, of a page that does not say what it understands: a survey knows its device', async () => {
    const id = await makeSurvey(test);
    const url = `/classInfo/${SCHOOL.open}/question-survey/${id}?sxz-lang=de_DE`;
    await open(`${home}?sxz-lang=de_DE`);
    const before = test.app.publicCache.stats.entries;
    const { statusCode, body } = await open(url);
    expect([statusCode, body.includes('<main')]).toEqual([200, true]);
    expect(test.app.publicCache.stats.entries).toBe(before);
    expect(await nonceOf(url)).not.toBe(await nonceOf(url));
  });

  it('are those of whoever is signed in or may be, who is never sent a stored one', async () => {
    const form = { grant_type: 'password', username: 'learner@stoa.example', password: DEMO_PASSWORD };
    const tokens = (await test.call('POST', '/api/auth/oauth/token', { form })).json();
    const visitors = await nonceOf(home);
    const before = test.app.documentCache?.stats.entries;
    for (const cookie of [
      `access_token=${tokens.access_token}; refresh_token=${tokens.refresh_token}`,
      `access_token=${tokens.access_token}`,
      `refresh_token=${tokens.refresh_token}`,
      'access_token=ended; refresh_token=ended',
    ])
      expect(await nonceOf(home, cookie), cookie).not.toBe(visitors);
    const bearer = await test.call('GET', home, { token: tokens.access_token });
    expect(bearer.headers['content-security-policy']).not.toContain(visitors);
    expect(test.app.documentCache?.stats.entries).toBe(before);
    expect(await nonceOf(home)).toBe(visitors);
  });
});

describe('a stored document is dropped', () => {
  it('when its school changes, and those of other schools are not', async () => {
    const store = `/portal/${SCHOOL.store}`;
    const [own, others, entrance] = [await nonceOf(home), await nonceOf(store), await nonceOf('/privacy')];
    await saySchoolChanged(SCHOOL.open);
    await eventually(async () => expect(await nonceOf(home)).not.toBe(own));
    expect(await nonceOf(store)).toBe(others);
    // It may name any school.
    expect(await nonceOf('/privacy')).not.toBe(entrance);
  });

  it('when the settings of the site change, and is sent to nobody outside of the networks of its school', async () => {
    const before = await open(home);
    expect(before.statusCode).toBe(200);
    const value = JSON.stringify({ [SCHOOL.open]: ['10.9.0.0/16'] });
    await test.database.write({}, (tx) =>
      tx.insertInto('runtime_config').values({ id: 'school-networks', value }).execute(),
    );
    await eventually(async () => expect((await open(home)).headers.location).toMatch(/^\/disableNetwork/));
    await test.database.write({}, (tx) =>
      tx.deleteFrom('runtime_config').where('id', '=', 'school-networks').execute(),
    );
    await eventually(async () => expect((await open(home)).statusCode).toBe(200));
  });
});
