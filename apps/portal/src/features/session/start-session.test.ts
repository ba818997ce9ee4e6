import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createApi } from '@stoa/api/query';
import { holdPage } from '../../app/held-page.ts';
import { clearPerson } from '../../shared/auth/forget-person.ts';
import { deviceZone, viewerZone } from '../../shared/time-zone.ts';
import { startSession } from './start-session.ts';

const HERE = '/portal/1700000000000000001/search?keyword=plan';
const user = { user_id: '1700000000000100002', displayName: 'Lin Yuan', avatarUrl: null };

beforeEach(() => {
  const items = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  });
  const listens = { addEventListener: vi.fn() };
  vi.stubGlobal('window', { ...listens, location: { host: 'portal.test', reload: vi.fn() } });
  vi.stubGlobal('location', { protocol: 'https:' });
  vi.stubGlobal('document', { ...listens, getElementById: () => null, querySelectorAll: () => [] });
  // Each test is a browser of its own.
  vi.stubGlobal('BroadcastChannel', undefined);
});

const failure = (status: number, code: string) =>
  new Response(JSON.stringify({ code, message: 'x', requestId: 'r' }), { status });

async function start(refresh: () => Response, viewer: object = user) {
  const asked: string[] = [];
  const go = vi.fn();
  const queryClient = new QueryClient();
  const api = createApi({
    baseUrl: 'http://portal.test',
    language: () => 'en_US',
    fetch: async ({ url }) => {
      const path = new URL(url).pathname;
      asked.push(path);
      return path.endsWith('/token')
        ? refresh()
        : new Response(JSON.stringify({ code: 200, message: 'ok', data: viewer }));
    },
  });
  const session = await startSession({ queryClient, api, language: () => 'en_US', here: () => HERE, go });
  await session.settled();
  return {
    session,
    go,
    queryClient,
    refreshes: () => asked.filter((path) => path.endsWith('/token')).length,
  };
}

const tokens = () =>
  new Response(
    JSON.stringify({
      access_token: 'a',
      refresh_token: 'r',
      token_type: 'Bearer',
      expires_in: 900,
      user_id: user.user_id,
    }),
  );

describe('the session of a page', () => {
  it('renews once for twenty calls that were refused at the same time, and for one that comes late', async () => {
    const { session, refreshes } = await start(tokens);
    expect(session.state()).toEqual({ status: 'signedIn' });
    const answers = await Promise.all(Array.from({ length: 20 }, () => session.renew()));
    expect(new Set(answers)).toEqual(new Set(['retry']));
    expect(await session.renew()).toBe('retry');
    expect(refreshes()).toBe(1);
  });

  it('tells the server the zone of the device, and shows times in the one that was chosen in the account', async () => {
    const { queryClient } = await start(tokens, { ...user, timeZone: 'Asia/Tokyo' });
    expect(document.cookie).toContain(`stoa-zone=${encodeURIComponent(deviceZone())};`);
    expect(viewerZone()).toBe('Asia/Tokyo');
    clearPerson(queryClient);
    expect(viewerZone()).toBe(deviceZone());
  });

  it('stays signed in where the server fails, and lets the call fail as one of the network', async () => {
    const { session, go } = await start(() => failure(503, 'SERVICE_UNAVAILABLE'));
    await expect(session.renew()).rejects.toThrow(TypeError);
    expect(session.state()).toEqual({ status: 'signedIn' });
    expect(go).not.toHaveBeenCalled();
  });

  it('ends where the sign-in is refused: everything is forgotten, and login leads back', async () => {
    const { session, go, queryClient } = await start(() => failure(400, 'INVALID_GRANT'));
    queryClient.setQueryData(['private'], 1);
    await session.renew();
    expect(session.state()).toEqual({ status: 'signedOut', end: 'expired' });
    expect(queryClient.getQueryCache().getAll()).toEqual([]);
    expect(go.mock.calls).toEqual([[`/login/index?redirect=${encodeURIComponent(HERE)}`]]);
  });

  it('stays on a page that is held, with what it shows, until the person is signed in again', async () => {
    const { session, go, queryClient } = await start(() => failure(400, 'INVALID_GRANT'));
    const letGo = holdPage();
    queryClient.setQueryData(['left'], 1);
    queryClient.setQueryData(['shown'], 1);
    const unsubscribe = new QueryObserver(queryClient, {
      queryKey: ['shown'],
      queryFn: () => 1,
      staleTime: Infinity,
    }).subscribe(() => undefined);
    await session.renew();
    expect(session.state()).toEqual({ status: 'signedOut', end: 'expired' });
    expect(
      queryClient
        .getQueryCache()
        .getAll()
        .map(({ queryKey }) => queryKey),
    ).toEqual([['shown']]);
    session.send({ type: 'tab.signedIn', viewer: { userId: user.user_id, displayName: 'Lin Yuan' } });
    expect(session.state()).toEqual({ status: 'signedIn' });
    expect([go.mock.calls, vi.mocked(window.location.reload).mock.calls]).toEqual([[], []]);
    unsubscribe();
    letGo();
  });

  it('shows nothing of a held page to somebody else who signs in', async () => {
    const { session } = await start(() => failure(400, 'INVALID_GRANT'));
    const letGo = holdPage();
    await session.renew();
    session.send({ type: 'tab.signedIn', viewer: { userId: '1700000000000100003', displayName: 'Noor' } });
    expect(window.location.reload).toHaveBeenCalledOnce();
    letGo();
  });

  it('stays on a page that is held where another tab finds first that the sign-in has run out', async () => {
    const { session, go } = await start(tokens);
    const letGo = holdPage();
    session.send({ type: 'tab.expired' });
    expect(session.state()).toEqual({ status: 'signedOut', end: 'expired' });
    expect(go).not.toHaveBeenCalled();
    letGo();
  });

  it('leaves a held page where the person has signed out in another tab', async () => {
    const { session, go, queryClient } = await start(tokens);
    const letGo = holdPage();
    session.send({ type: 'tab.signedOut' });
    expect(go).toHaveBeenCalledOnce();
    expect(queryClient.getQueryCache().getAll()).toEqual([]);
    letGo();
  });

  it('has nothing to renew for a visitor', async () => {
    const { session, refreshes } = await start(tokens);
    session.send({ type: 'signOut.completed' });
    expect(await session.renew()).toBeUndefined();
    expect(refreshes()).toBe(0);
  });
});
