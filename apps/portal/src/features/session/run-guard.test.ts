import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { createApi } from '@stoa/api/query';
import { SessionStore, type RunningSession } from '../../app/session-store.ts';
import { decide } from './run-guard.ts';

const SCHOOL = '1700000000000000001';
const OWN = '1700000000000000004';

interface World {
  signedIn?: boolean;
  user?: 'loaded' | 'failed';
  /** Answers by the end of the path; a number is an HTTP status. */
  answers?: Record<string, unknown>;
}

function ask(href: string, { signedIn = false, user = 'loaded', answers = {} }: World) {
  const asked: string[] = [];
  const api = createApi({
    baseUrl: 'http://portal.test',
    language: () => 'en_US',
    fetch: async ({ url }) => {
      const path = new URL(url).pathname;
      asked.push(path);
      const answer = Object.entries(answers).find(([end]) => path.endsWith(end))?.[1];
      return typeof answer === 'number' || answer === undefined
        ? new Response(JSON.stringify({ code: 'SERVICE_UNAVAILABLE', message: 'x', requestId: 'r' }), {
            status: answer ?? 404,
          })
        : new Response(JSON.stringify({ code: 200, message: 'ok', data: answer }));
    },
  });
  const running = { settled: async () => ({ signedIn, user }) } as Partial<RunningSession> as RunningSession;
  const session = Object.assign(new SessionStore({ status: 'unknown' }, async () => running), {
    start: async () => running,
  });
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return {
    asked,
    decision: decide(
      { href, pathname: new URL(href, 'http://portal.test').pathname },
      { api, queryClient, session, language: 'en_US', messages: async () => undefined },
    ),
  };
}

const open = { items: [{ id: SCHOOL }], total: 1, pageNumber: 1, pageSize: 1 };
const none = { ...open, items: [], total: 0 };

describe('landing', () => {
  it.each<[string, World, object]>([
    [
      'a visitor goes to the open school',
      { answers: { 'open-schools': open } },
      { go: 'redirect', path: `/portal/${SCHOOL}` },
    ],
    [
      'a visitor without an open school goes to login',
      { answers: { 'open-schools': none } },
      { go: 'redirect', path: '/login/index' },
    ],
    [
      'or to the login page that is configured',
      {
        answers: {
          'open-schools': none,
          'external-login': { id: 'external-login', version: 1, value: { url: 'https://login.example/in' } },
        },
      },
      { go: 'external', url: 'https://login.example/in' },
    ],
    [
      'but never to a script',
      {
        answers: {
          'open-schools': none,
          'external-login': { id: 'external-login', version: 1, value: { url: 'javascript:alert(1)' } },
        },
      },
      { go: 'redirect', path: '/login/index' },
    ],
    [
      'somebody who is signed in goes to their last school',
      { signedIn: true, answers: { 'last-school-detail': { id: OWN } } },
      { go: 'redirect', path: `/portal/${OWN}` },
    ],
    [
      'a failure has a page of its own',
      { answers: { 'open-schools': 502 } },
      { go: 'redirect', path: '/abnormal/502' },
    ],
  ])('%s', async (_name, world, expected) => {
    expect(await ask('/', world).decision).toEqual(expected);
  });
});

describe('protected pages', () => {
  const page = `/portal/${SCHOOL}/fans?tab=2`;
  it('send a visitor to login and back', async () => {
    expect(await ask(page, {}).decision).toEqual({
      go: 'redirect',
      path: `/login/index?redirect=${encodeURIComponent(page)}`,
    });
  });
  it('open for somebody who is signed in, without another question', async () => {
    const { asked, decision } = ask(page, { signedIn: true });
    expect(await decision).toMatchObject({ go: 'allow' });
    expect(asked).toEqual([]);
  });
  it('stay closed where the person cannot be loaded', async () => {
    expect(await ask(page, { signedIn: true, user: 'failed' }).decision).toEqual({
      go: 'redirect',
      path: '/abnormal/503',
    });
  });
  it('and signing in is not for those who are signed in', async () => {
    expect(await ask('/login/index', { signedIn: true }).decision).toEqual({ go: 'redirect', path: '/' });
    expect(await ask('/register/index', {}).decision).toMatchObject({ go: 'allow' });
  });
});
