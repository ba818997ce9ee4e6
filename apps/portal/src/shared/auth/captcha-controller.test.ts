import { ApiProblem } from '@stoa/api/error';
import { createApi } from '@stoa/api/query';
import { describe, expect, it, vi } from 'vitest';
import type { CaptchaStatus } from './captcha-controller.ts';
import { makeCaptchaController } from './captcha-controller.ts';
import { controllerThatSolves } from './captcha.fixtures.ts';

const ADA = { purpose: 'password', account: 'ada@stoa.example' } as const;
const challenge = (signature: string) => ({ parameters: {}, signature });
const refused = (code: string, signature?: string) =>
  new ApiProblem({
    code,
    status: 429,
    details: signature === undefined ? undefined : { challenge: challenge(signature) },
  } as never);

/** A server that answers what is asked ahead, and counts how often it was. */
function serverWith(signature: string | null) {
  const asked: string[] = [];
  const api = createApi({
    baseUrl: 'http://portal',
    language: () => 'en_US',
    fetch: async (request) => {
      asked.push(new URL(request.url).search);
      return Response.json({
        code: 200,
        message: 'ok',
        data: { required: signature !== null, challenge: signature === null ? null : challenge(signature) },
      });
    },
  });
  return { api, asked };
}

describe('the check before a call (B026, C034)', () => {
  it('is worked on when a call is refused for want of it, and the call is sent again', async () => {
    const controller = controllerThatSolves(serverWith(null).api);
    const seen: CaptchaStatus[] = [];
    controller.subscribe(() => seen.push(controller.status()));
    const call = vi.fn().mockRejectedValueOnce(refused('CAPTCHA_REQUIRED', 'one')).mockResolvedValue('in');
    expect(await controller.prove(ADA, call)).toBe('in');
    expect(call.mock.calls).toEqual([[{}], [{ captcha: 'proof of one' }]]);
    expect(new Set(seen)).toEqual(new Set(['checking', 'checked', 'idle']));
  });

  it('is done ahead where signing in needs it, and used once', async () => {
    const { api, asked } = serverWith('ahead');
    const controller = controllerThatSolves(api);
    await controller.prepare('ada@stoa.example');
    await controller.prepare('ada@stoa.example');
    expect(asked).toEqual(['?account=ada%40stoa.example']);
    const call = vi.fn().mockResolvedValue('in');
    await controller.prove(ADA, call);
    await controller.prove(ADA, call);
    expect(call.mock.calls).toEqual([[{ captcha: 'proof of ahead' }], [{}]]);
  });

  it('is done ahead of the next try when a password was wrong', async () => {
    const { api } = serverWith('next');
    const controller = controllerThatSolves(api);
    await controller.prepare('ada@stoa.example');
    const wrong = vi.fn().mockRejectedValue(refused('INVALID_GRANT'));
    await expect(controller.prove(ADA, wrong)).rejects.toMatchObject({ code: 'INVALID_GRANT' });
    await vi.waitFor(() => expect(controller.status()).toBe('checked'));
    expect(wrong).toHaveBeenCalledTimes(1);
  });

  it('does not send what was proved for another account, or for another purpose', async () => {
    const controller = controllerThatSolves(serverWith('ada').api);
    await controller.prepare('ada@stoa.example');
    const call = vi.fn().mockResolvedValue('in');
    await controller.prove({ purpose: 'password', account: 'eve@stoa.example' }, call);
    await controller.prove({ purpose: 'code', account: 'ada@stoa.example' }, call);
    expect(call.mock.calls).toEqual([[{}], [{}]]);
  });

  it('is done anew once where the proof came too late, and then the refusal is told (TRUST 37)', async () => {
    const controller = controllerThatSolves(serverWith('old').api);
    await controller.prepare('ada@stoa.example');
    const call = vi
      .fn()
      .mockRejectedValueOnce(refused('CAPTCHA_INVALID', 'two'))
      .mockRejectedValue(refused('CAPTCHA_INVALID', 'three'));
    await expect(controller.prove(ADA, call)).rejects.toMatchObject({ code: 'CAPTCHA_INVALID' });
    expect(call.mock.calls).toEqual([[{ captcha: 'proof of old' }], [{ captcha: 'proof of two' }]]);
  });

  it('can be tried again where its code cannot be fetched', async () => {
    const load = vi.fn().mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const controller = makeCaptchaController(serverWith(null).api, undefined, load);
    const call = vi.fn().mockRejectedValue(refused('CAPTCHA_REQUIRED', 'one'));
    await expect(controller.prove(ADA, call)).rejects.toMatchObject({ code: 'CAPTCHA_REQUIRED' });
    expect([controller.status(), call.mock.calls.length]).toEqual(['failed', 1]);
    load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    controller.retry();
    await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2));
  });

  it('is worked on again by the next try after it failed', async () => {
    const solve = vi.fn().mockRejectedValueOnce(new Error('no worker')).mockResolvedValue('proof');
    const controller = controllerThatSolves(serverWith(null).api, solve);
    const call = vi.fn().mockRejectedValueOnce(refused('CAPTCHA_REQUIRED', 'one')).mockResolvedValue('in');
    await expect(controller.prove(ADA, call)).rejects.toMatchObject({ code: 'CAPTCHA_REQUIRED' });
    expect(controller.status()).toBe('failed');
    expect(await controller.prove(ADA, call)).toBe('in');
    expect(call.mock.calls).toEqual([[{}], [{ captcha: 'proof' }]]);
  });

  it('keeps nobody from signing in when it cannot be asked ahead', async () => {
    const api = createApi({
      baseUrl: 'http://portal',
      language: () => 'en_US',
      fetch: () => Promise.reject(new TypeError('Failed to fetch')),
    });
    const controller = controllerThatSolves(api);
    await controller.prepare('ada@stoa.example');
    expect(controller.status()).toBe('idle');
  });
});
