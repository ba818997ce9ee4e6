import { describe, expect, test } from 'vitest';
import { findRoute, ROUTE_TABLE } from '../addresses/route-table.ts';
import { DECISION_TABLE, decisionRow } from './decide-route.ts';
import type { Landing, RouteFacts } from './decide-route.ts';
import { queryOf } from './mobile-portal.ts';
import { decideRoute } from './route-decision.ts';

const SCHOOL = '1700000000000000001';
const LANDINGS: (Landing | null)[] = [
  null,
  { found: 'nothing' },
  { found: 'school', schoolId: SCHOOL },
  { found: 'failure', status: 500 },
];
const MOBILE_FACTS = (['portal', 'search', 'other'] as const).flatMap((place) =>
  (['mobile', 'desktop'] as const).flatMap((device) =>
    [true, false].flatMap((stays) =>
      [true, false].map((hasMobilePortal) => ({ place, device, staysHere: stays, hasMobilePortal })),
    ),
  ),
);
const ALL_FACTS: RouteFacts[] = ([null, 'open', 'landing', 'signIn', 'member'] as const).flatMap((access) =>
  [true, false].flatMap((signedIn) =>
    (['loaded', 'failed'] as const).flatMap((user) =>
      LANDINGS.flatMap((landing) =>
        [true, false].flatMap((hasExternalLogin) =>
          MOBILE_FACTS.map((mobile) => ({ access, signedIn, user, landing, hasExternalLogin, ...mobile })),
        ),
      ),
    ),
  ),
);

function decide(path: string, facts: Partial<Parameters<typeof decideRoute>[1]> = {}) {
  return decideRoute(
    { href: path, pathname: path.split('?')[0] ?? '' },
    { signedIn: false, user: 'loaded', status: null, landing: null, externalLoginUrl: null, ...facts },
  );
}

describe('the table', () => {
  test('decides on all facts there can be, and no row is idle (B006 to B011, B008)', () => {
    expect(new Set(ALL_FACTS.map(decisionRow))).toEqual(new Set(DECISION_TABLE));
  });

  test('facts that fit no row are a mistake that is told (B006)', () => {
    const [facts] = ALL_FACTS;
    expect(() => decisionRow({ ...(facts as RouteFacts), access: 'secret' as never })).toThrow('no row');
  });

  test('only open and sign-in pages can be seen without login (B006)', () => {
    const allowed = ALL_FACTS.filter((facts) => !facts.signedIn && decisionRow(facts).outcome === 'allow');
    expect(new Set(allowed.map(({ access }) => access))).toEqual(new Set(['open', 'signIn']));
  });

  test('every row of the routes has a path that leads to itself (B004)', () => {
    for (const row of ROUTE_TABLE) {
      const path = row.pattern.replaceAll(/\{(?:s|subS)choolId\}/g, SCHOOL).replaceAll(/\{\w+\}/g, 'x1');
      expect(findRoute(path)?.id, path).toBe(row.id);
    }
    expect(new Set(ROUTE_TABLE.map(({ id }) => id)).size).toBe(70);
  });
});

describe('a navigation', () => {
  test.each([
    '/no/such/page',
    '/portal',
    '/portal/12',
    `/portal/${SCHOOL}/nothing`,
    `/portal/${SCHOOL}//search`,
  ])('%s is not found (B004, B005)', (path) => expect(decide(path)).toEqual({ go: 'notFound' }));

  test.each([
    `/portal/${SCHOOL}`,
    `/portal/${SCHOOL}/search`,
    `/portal/${SCHOOL}/more`,
    `/design/${SCHOOL}`,
    '/logout',
  ])('a visitor opens %s (B006)', (path) => expect(decide(path)).toMatchObject({ go: 'allow' }));

  test('a visitor on a member page logs in and comes back (B006)', () => {
    expect(decide(`/portal/${SCHOOL}/fans?page=2`)).toEqual({
      go: 'redirect',
      path: `/login/index?redirect=${encodeURIComponent(`/portal/${SCHOOL}/fans?page=2`)}`,
    });
  });

  test.each(['/login/index', '/register/index'])('a member on %s is sent home (B007)', (path) => {
    expect(decide(path, { signedIn: true })).toEqual({ go: 'redirect', path: '/' });
    expect(decide(path)).toMatchObject({ go: 'allow' });
  });

  test('/ leads to the open school, else to login or the external login (B009)', () => {
    expect(decide('/', { landing: { found: 'school', schoolId: SCHOOL } })).toEqual({
      go: 'redirect',
      path: `/portal/${SCHOOL}`,
    });
    expect(decide('/', { landing: { found: 'nothing' } })).toEqual({ go: 'redirect', path: '/login/index' });
    const externalLoginUrl = 'https://login.example';
    expect(decide('/', { landing: { found: 'nothing' }, externalLoginUrl })).toEqual({
      go: 'external',
      url: externalLoginUrl,
    });
  });

  test('a member without any school stays on / instead of turning in a circle (B007, B009)', () => {
    expect(decide('/', { signedIn: true, landing: { found: 'nothing' } })).toMatchObject({ go: 'allow' });
  });

  test.each([
    [400, '/abnormal/400'],
    [404, '/abnormal/404'],
    [599, '/abnormal/599'],
    [399, '/abnormal/503'],
    [600, '/abnormal/503'],
    [500.5, '/abnormal/503'],
    [0, '/abnormal/503'],
    [Number.NaN, '/abnormal/503'],
    [200, '/abnormal/503'],
  ])('/ where the school could not be fetched (%s) leads to %s (B010)', (status, path) => {
    expect(decide('/', { landing: { found: 'failure', status } })).toEqual({ go: 'redirect', path });
  });

  test('a user that could not be loaded blocks member pages and leaves the others alone (B011)', () => {
    const failed = { signedIn: true, user: 'failed', status: 502 } as const;
    expect(decide(`/portal/${SCHOOL}/fans`, failed)).toEqual({ go: 'redirect', path: '/abnormal/502' });
    expect(decide(`/portal/${SCHOOL}`, failed)).toMatchObject({ go: 'allow' });
    expect(decide('/login/index', failed)).toMatchObject({ go: 'allow' });
  });
});

describe('a phone', () => {
  const phone = { device: 'mobile', mobilePortalUrl: 'https://m.stoa.example/' } as const;
  const at = (path: string) => decide(path, phone);

  test('goes to the same page of the mobile portal (B008)', () => {
    expect(at(`/portal/${SCHOOL}`)).toEqual({
      go: 'external',
      url: `https://m.stoa.example/portal/${SCHOOL}`,
    });
    expect(at(`/portal/${SCHOOL}/sub-school/${SCHOOL}/`)).toEqual({
      go: 'external',
      url: `https://m.stoa.example/portal/${SCHOOL}/sub-school/${SCHOOL}`,
    });
  });

  test('takes to mobile search what that understands, and nothing else (B008)', () => {
    const carried =
      'keyword=%E8%AF%BE&categoryIds=1&categoryIds=2&sort=0&member=1&vipPackageId=7&cardType=5&from=home';
    expect(at(`/portal/${SCHOOL}/search?page=3&${carried}&status=#top`)).toEqual({
      go: 'external',
      url: `https://m.stoa.example/portal/${SCHOOL}/search?${carried}`,
    });
    expect(at(`/portal/${SCHOOL}/search?page=3`)).toEqual({
      go: 'external',
      url: `https://m.stoa.example/portal/${SCHOOL}/search`,
    });
  });

  test.each([
    `/portal/${SCHOOL}?noRedirect=1`,
    `/portal/${SCHOOL}/search?keyword=a&noRedirect=1`,
    `/portal/${SCHOOL}/more`,
    '/privacy',
  ])('stays on %s (B008)', (path) => expect(at(path)).toMatchObject({ go: 'allow' }));

  test('stays where there is no mobile portal, and so does a desktop (B008)', () => {
    const path = `/portal/${SCHOOL}/search?noRedirect=0`;
    expect(decide(path, { device: 'mobile' })).toMatchObject({ go: 'allow' });
    expect(decide(path, { ...phone, device: 'desktop' })).toMatchObject({ go: 'allow' });
  });
});

test('a page that is allowed is told how it is shown (B012, B013, B014)', () => {
  expect(decide(`/portal/${SCHOOL}?isVisit=true&fromType=studyCenterThird`, { browser: 'old' })).toEqual({
    go: 'allow',
    modes: { isPreview: true, isEmbedded: true, suggestsBrowser: true },
  });
});

test.each([
  ['/a', ''],
  ['/a?', ''],
  ['/a#b?c=1', 'c=1'],
  ['/a?b=1&c=2#d?e=3#f', 'b=1&c=2'],
])('the query of %s is %j (B008)', (href, query) => {
  expect(queryOf(href).toString()).toBe(query);
});
