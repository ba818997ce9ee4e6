import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { createApi } from '@stoa/api/query';
import type { LoginInput } from '@stoa/machines/login';
import { controllerThatSolves } from '../../shared/auth/captcha.fixtures.ts';
import { provideLogin, signInCall } from './login.actors.ts';

const json = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

beforeEach(
  () => void vi.stubGlobal('localStorage', { getItem: () => null, setItem: vi.fn(), removeItem: vi.fn() }),
);

function start(answer: (request: Request) => Response | Promise<Response>, input: LoginInput = {}) {
  const requests: Request[] = [];
  const go = vi.fn<(url: string) => void>();
  const api = createApi({
    baseUrl: 'http://portal.test',
    language: () => 'en_US',
    fetch: async (request) => {
      requests.push(request.clone());
      return answer(request);
    },
  });
  const machine = provideLogin({
    api,
    queryClient: new QueryClient(),
    language: () => 'en_US',
    tenantId: undefined,
    captchas: controllerThatSolves(api),
    target: { address: '/login/select', isExternal: false },
    go,
  });
  return { actor: createActor(machine, { input }).start(), requests, go };
}

describe('signing in', () => {
  it('asks with what each way needs and nothing else', () => {
    expect(signInCall({ method: 'password', account: 'a@b.example', password: ' p ' })).toEqual({
      grant_type: 'password',
      username: 'a@b.example',
      password: ' p ',
    });
    expect(
      signInCall({ method: 'smsCode', mobile: '13800000001', countryCode: '86', code: '123456' }),
    ).toEqual({ grant_type: 'sms_code', mobile: '13800000001', countryCode: '86', code: '123456' });
    expect(signInCall({ method: 'emailCode', email: 'a@b.example', code: '123456' })).toEqual({
      grant_type: 'email_code',
      email: 'a@b.example',
      code: '123456',
    });
  });

  it('sends a password again with the proof of what a refusal asked for (B026, C034)', async () => {
    const { actor, requests } = start(async (request) =>
      (await request.text()).includes('captcha=')
        ? json(400, { code: 'INVALID_GRANT', message: 'x', requestId: 'r' })
        : json(429, {
            code: 'CAPTCHA_REQUIRED',
            message: 'x',
            requestId: 'r',
            details: { challenge: { parameters: {}, signature: 's1' } },
          }),
    );
    actor.send({ type: 'field.changed', field: 'account', value: 'learner@stoa.example' });
    actor.send({ type: 'field.changed', field: 'password', value: 'wrong' });
    actor.send({ type: 'login.submitted' });
    const { context } = await waitFor(actor, (snapshot) => snapshot.hasTag('failed'));
    expect(context.problem).toMatchObject({ code: 'INVALID_GRANT' });
    const bodies = await Promise.all(
      requests.filter(({ method }) => method === 'POST').map((request) => request.text()),
    );
    expect(bodies.map((body) => new URLSearchParams(body).get('captcha'))).toEqual([null, 'proof of s1']);
  });

  it('ends with the person, loaded after the tokens', async () => {
    const user = { user_id: '1700000000000100002', displayName: 'Lin Yuan', avatarUrl: null };
    const { actor, requests } = start((request) =>
      request.method === 'POST'
        ? json(200, {
            access_token: 'a',
            refresh_token: 'r',
            token_type: 'Bearer',
            expires_in: 900,
            user_id: user.user_id,
          })
        : json(200, { code: 200, message: 'ok', data: user }),
    );
    actor.send({ type: 'field.changed', field: 'account', value: 'learner@stoa.example' });
    actor.send({ type: 'field.changed', field: 'password', value: 'right' });
    actor.send({ type: 'login.submitted' });
    const { output } = await waitFor(actor, (snapshot) => snapshot.status === 'done');
    expect(output).toEqual({
      viewer: { userId: user.user_id, displayName: 'Lin Yuan', avatarUrl: null },
      accessExpiresInSeconds: 900,
      path: '/login/select',
    });
    expect(requests.map(({ method }) => method)).toEqual(['POST', 'GET']);
  });
});

describe('the ways in', () => {
  const INIT = {
    state: 'nothing-has-begun-yet',
    expiresInSeconds: 600,
    loginMethod: '1',
    methods: ['email', 'qr', 'thirdParty'],
    providers: [
      {
        provider: 'uniportal',
        name: 'UniPortal',
        logoUrl: null,
        authorizeUrl: '/api/auth/open/third/uniportal/authorization_code?targetUrl=%2Fportal&tenantId=1',
      },
    ],
    registrationOpen: false,
  };

  it('are those that the school has switched on; a place that is not allowed takes none of them away (B026, B029)', async () => {
    const bodies: unknown[] = [];
    const { actor } = start(
      async (request) => {
        const body = (await request.json()) as { redirect?: string };
        bodies.push(body);
        return body.redirect
          ? json(400, { code: 'REDIRECT_NOT_ALLOWED', message: 'x', requestId: 'r' })
          : json(200, { code: 200, message: 'ok', data: INIT });
      },
      { offer: 'load' },
    );
    const { context } = await waitFor(actor, (snapshot) => snapshot.matches({ form: { offer: 'known' } }));
    expect(context.offer.methods).toEqual(['emailCode']);
    expect(context.offer.qr).toBe('offered');
    expect(context.offer.registrationOpen).toBe(false);
    expect(bodies).toEqual([{ redirect: '/login/select' }, {}]);
  });

  it('lead to a third party by an address that the server has begun (B026)', async () => {
    vi.stubGlobal('window', { location: { origin: 'http://portal.test' } });
    const { actor, requests, go } = start(
      (request) =>
        request.url.endsWith('/init')
          ? json(200, { code: 200, message: 'ok', data: INIT })
          : json(200, { code: 200, message: 'ok', data: { authorizeUrl: 'https://sso.example/authorize' } }),
      { offer: 'load' },
    );
    await waitFor(actor, (snapshot) => snapshot.matches({ form: { offer: 'known' } }));
    actor.send({ type: 'provider.chosen', provider: 'uniportal' });
    await vi.waitFor(() => expect(go).toHaveBeenCalledWith('https://sso.example/authorize'));
    expect(requests.at(-1)?.url).toContain('/api/auth/open/third/uniportal/authorization_code?targetUrl=');
    expect(requests.at(-1)?.headers.get('accept')).toBe('application/json');
  });

  it('go on where a third party does not answer (B026)', async () => {
    vi.stubGlobal('window', { location: { origin: 'http://portal.test' } });
    const { actor, go } = start(
      (request) =>
        request.url.endsWith('/init')
          ? json(200, { code: 200, message: 'ok', data: INIT })
          : json(502, { code: 'PROVIDER_FAILED', message: 'x', requestId: 'r' }),
      { offer: 'load' },
    );
    await waitFor(actor, (snapshot) => snapshot.matches({ form: { offer: 'known' } }));
    actor.send({ type: 'provider.chosen', provider: 'uniportal' });
    const { context } = await waitFor(actor, (snapshot) => snapshot.hasTag('providerFailed'));
    expect(context.providerRefusal).toMatchObject({
      provider: 'uniportal',
      problem: { code: 'PROVIDER_FAILED' },
    });
    expect(go).not.toHaveBeenCalled();
  });
});
