import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { createApi } from '@stoa/api/query';
import { makeCaptchaDesk } from '../../shared/auth/captcha-desk.ts';
import { provideLogin, signInCall } from './login.actors.ts';

const json = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

beforeEach(
  () => void vi.stubGlobal('localStorage', { getItem: () => null, setItem: vi.fn(), removeItem: vi.fn() }),
);

function start(answer: (request: Request) => Response) {
  const requests: Request[] = [];
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
    captchas: makeCaptchaDesk(api),
    target: { address: '/login/select', isExternal: false },
    go: vi.fn(),
  });
  return { actor: createActor(machine, { input: {} }).start(), requests };
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

  it('shows the picture that a refusal brought, without asking for another', async () => {
    const { actor, requests } = start(() =>
      json(429, {
        code: 'CAPTCHA_REQUIRED',
        message: 'x',
        requestId: 'r',
        details: { captchaId: 'c1', image: 'data:image/svg+xml;base64,AA==' },
      }),
    );
    actor.send({ type: 'field.changed', field: 'account', value: 'learner@stoa.example' });
    actor.send({ type: 'field.changed', field: 'password', value: 'wrong' });
    actor.send({ type: 'login.submitted' });
    const { context } = await waitFor(actor, (snapshot) => snapshot.hasTag('captcha'));
    expect(context.captcha).toEqual({ captchaId: 'c1', image: 'data:image/svg+xml;base64,AA==' });
    expect(context.fields).toMatchObject({ account: 'learner@stoa.example', password: 'wrong' });
    expect(requests).toHaveLength(1);
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
    });
    expect(requests.map(({ method }) => method)).toEqual(['POST', 'GET']);
  });
});
