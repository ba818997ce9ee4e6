import { createActor } from 'xstate';
import { expect, test, vi } from 'vitest';
import { fakeActor, settled } from '../testing/fake-actor.ts';
import { done, failed, unreachedStates, walk } from '../testing/paths.ts';
import type { Landing } from './decide-route.ts';
import { routeGuardMachine } from './route-guard.machine.ts';
import type { SettledSession } from './route-guard.machine.ts';

const SCHOOL = '1700000000000000001';

function createGuardActor(href: string, device: 'mobile' | 'desktop' = 'desktop') {
  const settleSession = fakeActor<SettledSession>();
  const loadLanding = fakeActor<Landing, { signedIn: boolean }>();
  const loadMobilePortal = fakeActor<{ url: string | null }>();
  const actor = createActor(
    routeGuardMachine.provide({
      actors: {
        settleSession: settleSession.logic,
        loadLanding: loadLanding.logic,
        loadMobilePortal: loadMobilePortal.logic,
      },
    }),
    { input: { location: { href, pathname: href.split('?')[0] ?? '' }, device } },
  ).start();
  return { actor, settleSession, loadLanding, loadMobilePortal };
}

test('an open page waits for nobody (B006)', () => {
  const { actor, settleSession } = createGuardActor(`/portal/${SCHOOL}?isVisit=true`);
  expect(actor.getSnapshot().output).toMatchObject({ go: 'allow' });
  expect(settleSession.inputs).toEqual([]);
});

test('an unknown page asks nothing (B004)', () => {
  expect(createGuardActor('/nowhere').actor.getSnapshot().output).toEqual({ go: 'notFound' });
});

test('a member page waits for the session (B006)', async () => {
  const { actor, settleSession } = createGuardActor(`/portal/${SCHOOL}/fans`);
  expect(actor.getSnapshot().hasTag('deciding')).toBe(true);
  await settleSession.succeed({ signedIn: true, user: 'loaded' });
  expect(actor.getSnapshot().output).toMatchObject({ go: 'allow' });
});

test.each([
  ['UNAUTHENTICATED', `/login/index?redirect=${encodeURIComponent(`/portal/${SCHOOL}/fans`)}`],
  ['NETWORK', '/abnormal/503'],
])('a session that fails with %s leads to %s (B006, B011)', async (code, path) => {
  const { actor, settleSession } = createGuardActor(`/portal/${SCHOOL}/fans`);
  await settleSession.fail(code);
  expect(actor.getSnapshot().output).toEqual({ go: 'redirect', path });
});

test('/ asks for the landing, and says for whom (B009)', async () => {
  const { actor, settleSession, loadLanding } = createGuardActor('/');
  await settleSession.succeed({ signedIn: true, user: 'loaded' });
  expect(loadLanding.inputs).toEqual([{ signedIn: true }]);
  await loadLanding.succeed({ found: 'school', schoolId: SCHOOL });
  expect(actor.getSnapshot().output).toEqual({ go: 'redirect', path: `/portal/${SCHOOL}` });
});

test('a landing that fails leads to its status (B010)', async () => {
  const { actor, settleSession, loadLanding } = createGuardActor('/');
  await settleSession.succeed({ signedIn: false, user: 'loaded' });
  await loadLanding.fail('NETWORK');
  expect(actor.getSnapshot().output).toEqual({ go: 'redirect', path: '/abnormal/503' });
});

test.each([
  ['https://m.stoa.example', { go: 'external', url: `https://m.stoa.example/portal/${SCHOOL}` }],
  [null, { go: 'allow' }],
  ['javascript:alert(1)', { go: 'allow' }],
])('a phone asks for the mobile portal, which is %s (B008)', async (url, expected) => {
  const { actor, loadMobilePortal } = createGuardActor(`/portal/${SCHOOL}`, 'mobile');
  await loadMobilePortal.succeed({ url });
  expect(actor.getSnapshot().output).toMatchObject(expected);
});

test('a phone stays here where nobody knows of a mobile portal (B008)', async () => {
  const { actor, loadMobilePortal } = createGuardActor(`/portal/${SCHOOL}/search?keyword=a`, 'mobile');
  await loadMobilePortal.fail('NETWORK');
  expect(actor.getSnapshot().output).toMatchObject({ go: 'allow' });
});

test('a phone that wants to stay asks nothing (B008)', () => {
  const { actor, loadMobilePortal } = createGuardActor(`/portal/${SCHOOL}?noRedirect=1`, 'mobile');
  expect(actor.getSnapshot().output).toMatchObject({ go: 'allow' });
  expect(loadMobilePortal.inputs).toEqual([]);
});

test('an actor that was never provided stops the guard loudly instead of opening or closing a door', async () => {
  vi.useFakeTimers();
  const actor = createActor(routeGuardMachine, {
    input: { location: { href: '/', pathname: '/' } },
  });
  const errors: unknown[] = [];
  actor.subscribe({ error: (error) => errors.push(error) });
  actor.start();
  await settled();
  expect(String(errors[0])).toContain('settleSession');
  expect(actor.getSnapshot().status).toBe('error');
  vi.useRealTimers();
});

test('every path through the guard ends in a decision (B006 to B014)', () => {
  const pages = ['/', '/login/index', `/portal/${SCHOOL}/fans`, `/portal/${SCHOOL}`, '/privacy', '/nowhere'];
  const reached = pages.flatMap((href) =>
    walk(routeGuardMachine, {
      input: { location: { href, pathname: href }, device: 'mobile' },
      events: [
        done('settleSession', { signedIn: true, user: 'loaded' }),
        done('settleSession', { signedIn: false, user: 'loaded' }),
        failed('settleSession', { code: 'NETWORK' }),
        done('loadLanding', { found: 'nothing' }),
        done('loadLanding', { found: 'school', schoolId: SCHOOL }),
        failed('loadLanding', { code: 'NETWORK', status: 500 }),
        done('loadMobilePortal', { url: null }),
        done('loadMobilePortal', { url: 'https://m.stoa.example' }),
        failed('loadMobilePortal', { code: 'NETWORK' }),
      ],
      facts: ({ session, landing, location, mobilePortalUrl }) => ({
        session,
        landing,
        location,
        mobilePortalUrl,
      }),
    }),
  );
  expect(unreachedStates(routeGuardMachine, reached).sort()).toEqual(
    ['routeGuard.classifying', 'routeGuard.classifyingLanding'].sort(),
  );
  for (const { state } of reached) {
    if (state.status === 'done') expect(state.output).toHaveProperty('go');
    else expect(Object.keys(state.children)).toHaveLength(1);
  }
});

test('a visitor on / without a school and without another login page logs in here (B009)', async () => {
  const { actor, settleSession, loadLanding } = createGuardActor('/');
  await settleSession.succeed({ signedIn: false, user: 'loaded' });
  await loadLanding.succeed({ found: 'nothing' });
  expect(actor.getSnapshot().output).toEqual({ go: 'redirect', path: '/login/index' });
});

test('a navigation is being decided on while anything is asked, and no longer (B006, B008, B009)', async () => {
  const isDeciding = ({ actor }: ReturnType<typeof createGuardActor>) =>
    actor.getSnapshot().hasTag('deciding');
  const phone = createGuardActor(`/portal/${SCHOOL}`, 'mobile');
  expect(isDeciding(phone)).toBe(true);
  await phone.loadMobilePortal.succeed({ url: null });
  expect(isDeciding(phone)).toBe(false);
  const desktop = createGuardActor('/');
  expect(isDeciding(desktop)).toBe(true);
  await desktop.settleSession.succeed({ signedIn: false, user: 'loaded' });
  expect(isDeciding(desktop)).toBe(true);
  await desktop.loadLanding.succeed({ found: 'nothing' });
  expect(isDeciding(desktop)).toBe(false);
});

const REJECTIONS: [unknown, string][] = [
  [{ code: 'INTERNAL_ERROR', status: 502 }, '/abnormal/502'],
  [{ code: 'NOT_FOUND', status: 404 }, '/abnormal/404'],
  [{ code: 'INTERNAL_ERROR', status: '502' }, '/abnormal/503'],
  [{ code: 'NETWORK' }, '/abnormal/503'],
  ['cut off', '/abnormal/503'],
  [null, '/abnormal/503'],
  [undefined, '/abnormal/503'],
];

test.each(REJECTIONS)(
  'a session that fails with %j leads a member page to %s (B011)',
  async (error, path) => {
    const { actor, settleSession } = createGuardActor(`/portal/${SCHOOL}/fans`);
    await settleSession.failWith(error as Error);
    expect(actor.getSnapshot().output).toEqual({ go: 'redirect', path });
  },
);

test.each(REJECTIONS)('a landing that fails with %j leads to %s (B010)', async (error, path) => {
  const { actor, settleSession, loadLanding } = createGuardActor('/');
  await settleSession.succeed({ signedIn: false, user: 'loaded' });
  await loadLanding.failWith(error as Error);
  expect(actor.getSnapshot().output).toEqual({ go: 'redirect', path });
});

test.each([
  ['loadLanding', '/', 'desktop'],
  ['loadMobilePortal', `/portal/${SCHOOL}`, 'mobile'],
] as const)('%s that was never provided stops the guard loudly', async (name, pathname, device) => {
  const settleSession = fakeActor<SettledSession>();
  const actor = createActor(routeGuardMachine.provide({ actors: { settleSession: settleSession.logic } }), {
    input: { location: { href: pathname, pathname }, device },
  });
  const errors: unknown[] = [];
  actor.subscribe({ error: (error) => errors.push(error) });
  actor.start();
  if (device === 'desktop') await settleSession.succeed({ signedIn: false, user: 'loaded' });
  await settled();
  expect(String(errors[0])).toContain(name);
  expect(actor.getSnapshot().status).toBe('error');
});
