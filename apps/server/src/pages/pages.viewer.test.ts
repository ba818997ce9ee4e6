import { beforeAll, describe, expect, it } from 'vitest';
import { SCHOOL, useTestApp } from '../testing/test-app.ts';
import { DEMO_PASSWORD } from '../seed/accounts.ts';
import { firstPaint, needsBuiltPortal } from './pages.fixtures.ts';

const test = useTestApp({ PUBLIC_URL: 'https://stoa.example' });
const learning = '/learning?sxz-lang=en_US';
let learner: Record<string, string>;
let teacher: Record<string, string>;

/** Both tokens of a demo account: what a browser holds that is signed in. */
async function signedIn(username: string): Promise<Record<string, string>> {
  const form = { grant_type: 'password', username, password: DEMO_PASSWORD };
  const tokens = (await test.call('POST', '/api/auth/oauth/token', { form })).json();
  return { '__Host-access_token': tokens.access_token, '__Host-refresh_token': tokens.refresh_token };
}

/** What stands in the document before any script has run. */
const rendered = (html: string): string =>
  /<div id="root">([^]*?)<\/div>\s*<script type="application\/json" id="first-paint">/.exec(html)?.[1] ?? '';
const open = async (url: string, cookies: Record<string, string> = {}) =>
  (await test.call('GET', url, { cookies })).body;
const nameIn = (html: string): unknown =>
  firstPaint(html).queries.find(([key]) => key[1] === '/api/accounts/users/me')?.[1].data['displayName'];

beforeAll(async () => {
  needsBuiltPortal();
  learner = await signedIn('learner@stoa.example');
  teacher = await signedIn('teacher@stoa.example');
});

describe('a page of somebody who is signed in', () => {
  it('is rendered for them: My learning, with where to go on and what is due', async () => {
    const html = await open(learning, learner);
    const main = /<main[^]*<\/main>/.exec(rendered(html))?.[0] ?? '';
    for (const text of ['Continue where you were', 'Due and coming up', 'My classes'])
      expect(main, text).toContain(text);
    expect(rendered(html)).not.toContain('Sign in');
  });

  it('is rendered in their language and direction', async () => {
    const html = await open('/learning?sxz-lang=ar_SA', learner);
    expect(html).toContain('<html lang="ar-SA" dir="rtl"');
    expect(rendered(html)).toContain('المتابعة من حيث توقفت');
  });

  it('is nobody else’s: it is rendered anew for each, and kept for none', async () => {
    const pages = [
      await open(learning, learner),
      await open(learning, teacher),
      await open(learning, learner),
    ];
    const [first, second, again] = pages.map(nameIn);
    expect(first).toBeDefined();
    expect(second).toBeDefined();
    expect([first === second, first === again]).toEqual([false, true]);
    expect(pages.map((html) => rendered(html).includes('<main'))).toEqual([true, true, true]);
  });

  it('is not what visitors get, however they are known', async () => {
    const page = `/portal/${SCHOOL.open}/search?keyword=kept&sxz-lang=en_US`;
    const { '__Host-access_token': token = '' } = learner;
    await open(page, { '__Host-access_token': token });
    await test.call('GET', page, { token });
    const html = await open(page);
    expect([nameIn(html), rendered(html).includes('>Sign in<')]).toEqual([undefined, true]);
  });

  it.each([
    `/portal/${SCHOOL.open}`,
    '/account',
    '/account/devices',
    `/classInfo/${SCHOOL.open}/class-view/1770000000000000012`,
    `/personSpace/${SCHOOL.open}/works`,
  ])(
    'is rendered at %s as everywhere, and notes what is pressed before the scripts are there',
    async (at) => {
      const html = await open(`${at}?sxz-lang=en_US`, learner);
      expect(rendered(html)).toContain('<h1');
      expect(html).toContain('window.stoaPresses=new Set');
    },
  );

  it.each([
    ['the zone that the browser noted', '', 'America/New_York', 'America/New_York'],
    ['the zone that they chose in their account', 'Asia/Tokyo', 'America/New_York', 'Asia/Tokyo'],
    ['UTC where nothing is known', '', undefined, 'UTC'],
    ['UTC where what the browser sent is no zone', '', '"><script>', 'UTC'],
  ])('has its times in %s', async (_where, timeZone, noted, zone) => {
    const signIn = await signedIn('learner@stoa.example');
    const cookies = { ...signIn, ...(noted && { 'stoa-zone': noted }) };
    const token = signIn['__Host-access_token'] ?? '';
    await test.call('PUT', '/api/accounts/users/me', { token, json: { timeZone } });
    const me = (await test.call('GET', '/api/accounts/users/me', { token })).json().data.user_id;
    const { rows } = await test.database.pool.query<{ at: Date }>(
      'select max(created_at) as at from session where account_id = $1',
      [me],
    );
    const format = new Intl.DateTimeFormat('en-US', {
      dateStyle: 'medium',
      timeStyle: 'short',
      timeZone: zone,
    });
    const devices = await open('/account/devices?sxz-lang=en_US', cookies);
    expect(rendered(devices)).toContain(`Signed in ${format.format(rows[0]?.at)}`);
    expect(firstPaint(devices).zones).toEqual({
      ...(timeZone && { chosen: timeZone }),
      ...(noted === 'America/New_York' && { device: noted }),
    });
    // What a script writes before the page is hydrated is in the same zone.
    const article = await open(`/portal/${SCHOOL.open}/resource/1730000000000000011?sxz-lang=en_US`, cookies);
    expect(/<script data-tag="en-US"(?: data-zone="([^"]*)")?>/.exec(article)?.[1] ?? '').toBe(timeZone);
  });

  it('is a form and no more where it works on what another page left in the browser', async () => {
    expect(rendered(await open('/uniportal/bind-account?sxz-lang=en_US', learner))).toBe('');
  });

  it('is left to the browser where the sign-in has to be renewed first', async () => {
    const html = await open(learning, { ...learner, '__Host-access_token': 'ended' });
    expect(rendered(html)).toBe('');
  });
});
