import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { PUZZLE, createLoginActor } from './login.fixtures.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the picture puzzle', () => {
  test('appears when the server wants it, and has to be answered (B026)', async () => {
    const { actor, signIn, loadCaptcha, type, submit, has } = createLoginActor();
    type({ account: 'ada', password: 'x' });
    submit();
    await signIn.fail('CAPTCHA_REQUIRED');
    expect(loadCaptcha.inputs).toEqual([{ account: 'ada' }]);
    await loadCaptcha.succeed(PUZZLE);
    expect(has('captcha')).toBe(true);
    submit();
    expect(actor.getSnapshot().context.fieldProblems).toEqual({ captchaText: 'REQUIRED' });
    type({ captchaText: ' abcd ' });
    submit();
    expect(signIn.inputs[1]).toEqual({
      method: 'password',
      account: 'ada',
      password: 'x',
      captcha: { captchaId: 'c1', captchaText: 'abcd' },
    });
  });

  test('is a new one after each refusal, since an answer counts once (B026)', async () => {
    const { actor, signIn, loadCaptcha, type, submit } = createLoginActor();
    type({ account: 'ada', password: 'x' });
    actor.send({ type: 'account.entered' });
    await loadCaptcha.succeed(PUZZLE);
    type({ captchaText: 'abcd' });
    submit();
    await signIn.fail('INVALID_GRANT');
    expect(loadCaptcha.inputs).toHaveLength(2);
    await loadCaptcha.succeed({ captchaId: 'c2', image: 'data:image/svg+xml,2' });
    expect(actor.getSnapshot().context.captcha?.captchaId).toBe('c2');
    expect(actor.getSnapshot().context.fields.captchaText).toBe('');
    expect(actor.getSnapshot().context.problem).toEqual({ code: 'INVALID_GRANT' });
  });

  test('is fetched anew once it was sent with a request for a code, whatever came of it (B026)', async () => {
    const { actor, signIn, sendCode, loadCaptcha, type, submit } = createLoginActor({ method: 'emailCode' });
    type({ email: 'a@b.cd', emailCode: '123456' });
    actor.send({ type: 'account.entered' });
    await loadCaptcha.succeed(PUZZLE);
    type({ captchaText: 'abcd' });
    actor.send({ type: 'code.requested' });
    await sendCode.succeed({});
    expect(loadCaptcha.inputs).toHaveLength(2);
    submit();
    expect(signIn.inputs).toEqual([]);
    expect(actor.getSnapshot().context.fieldProblems).toEqual({ captchaText: 'REQUIRED' });
    await loadCaptcha.succeed({ captchaId: 'c2', image: 'data:image/svg+xml,2' });
    expect(actor.getSnapshot().context.captcha?.captchaId).toBe('c2');
    actor.send({ type: 'method.chosen', method: 'smsCode' });
    type({ mobile: '13800000001', captchaText: 'efgh' });
    actor.send({ type: 'code.requested' });
    await sendCode.fail('TOO_MANY_REQUESTS');
    expect(loadCaptcha.inputs).toHaveLength(3);
    await loadCaptcha.succeed(null);
    expect(actor.getSnapshot().hasTag('captcha')).toBe(false);
  });

  test('that was used up is not sent again while the next one is under way (B026)', async () => {
    const { actor, signIn, loadCaptcha, type, submit } = createLoginActor();
    type({ account: 'ada', password: 'x' });
    actor.send({ type: 'account.entered' });
    await loadCaptcha.succeed(PUZZLE);
    type({ captchaText: 'abcd' });
    submit();
    await signIn.fail('INVALID_GRANT');
    submit();
    expect(signIn.inputs).toHaveLength(1);
    expect(actor.getSnapshot().context.fieldProblems).toEqual({ captchaText: 'REQUIRED' });
  });

  test('stays away where none is needed or none can be fetched (B026)', async () => {
    const { actor, loadCaptcha, type, has } = createLoginActor();
    type({ account: 'ada' });
    actor.send({ type: 'account.entered' });
    await loadCaptcha.succeed(null);
    expect(has('captcha')).toBe(false);
    actor.send({ type: 'account.entered' });
    await loadCaptcha.fail('NETWORK');
    expect(has('captcha')).toBe(false);
  });

  test('stands before a code as well (B026)', async () => {
    const { actor, sendCode, loadCaptcha, type, has } = createLoginActor({ method: 'smsCode' });
    type({ mobile: '13800000001' });
    actor.send({ type: 'code.requested' });
    await sendCode.fail('CAPTCHA_REQUIRED');
    await loadCaptcha.succeed(PUZZLE);
    expect(has('captcha')).toBe(true);
    type({ captchaText: 'abcd' });
    actor.send({ type: 'code.requested' });
    expect(sendCode.inputs[1]?.captcha).toEqual({ captchaId: 'c1', captchaText: 'abcd' });
  });
});
