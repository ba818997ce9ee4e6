import { assertEvent, assign, createActor, sendTo, setup } from 'xstate';
import type { ActorRefFrom } from 'xstate';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeActor } from '../testing/fake-actor.ts';
import { deadEnds, done, elapsed, failed, unreachedStates, walk } from '../testing/paths.ts';
import { codeRequestMachine } from './code-request.machine.ts';
import type { CodeRequestReport, CodeTarget, SendCodeInput, SendCodeOutput } from './code-request.machine.ts';

const REQUEST = { type: 'code.requested', target: '13800000001', countryCode: '86' } as const;

function createCodeRequestActor() {
  const sendCode = fakeActor<SendCodeOutput, SendCodeInput>();
  const form = setup({
    types: {} as {
      context: { reports: CodeRequestReport[] };
      events: CodeRequestReport | ({ type: 'code.requested' } & CodeTarget);
    },
    actors: { codeRequest: codeRequestMachine.provide({ actors: { sendCode: sendCode.logic } }) },
  }).createMachine({
    context: { reports: [] },
    invoke: { id: 'code', src: 'codeRequest', input: { channel: 'mobile', purpose: 'login' } },
    on: {
      'code.requested': { actions: sendTo('code', ({ event }) => event) },
      '*': {
        actions: assign({
          reports: ({ context, event }) => {
            assertEvent(event, ['code.sent', 'code.refused']);
            return [...context.reports, event];
          },
        }),
      },
    },
  });
  const parent = createActor(form).start();
  const child = parent.getSnapshot().children.code as ActorRefFrom<typeof codeRequestMachine>;
  return { parent, child, sendCode, reports: () => parent.getSnapshot().context.reports };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a code is sent once, and the next one waits 60 s (B026)', async () => {
  const { parent, child, sendCode, reports } = createCodeRequestActor();
  parent.send(REQUEST);
  parent.send(REQUEST);
  expect(sendCode.inputs).toEqual([
    { channel: 'mobile', purpose: 'login', target: '13800000001', countryCode: '86' },
  ]);
  await sendCode.succeed({});
  expect(reports()).toEqual([{ type: 'code.sent', channel: 'mobile' }]);
  expect(child.getSnapshot().hasTag('sent')).toBe(true);
  expect(child.getSnapshot().context.countdown?.secondsLeft).toBe(60);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(child.getSnapshot().context.countdown?.secondsLeft).toBe(60 - 1);
  parent.send(REQUEST);
  expect(sendCode.inputs).toHaveLength(1);
  await vi.advanceTimersByTimeAsync((60 - 1) * 1_000);
  expect(child.getSnapshot().hasTag('sendable')).toBe(true);
  parent.send(REQUEST);
  expect(sendCode.inputs).toHaveLength(2);
});

test('the countdown is right after the device has slept (B026)', async () => {
  const { parent, child, sendCode } = createCodeRequestActor();
  parent.send(REQUEST);
  await sendCode.succeed({ retryAfterSeconds: 60 });
  vi.setSystemTime(Date.now() + 50_000);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(child.getSnapshot().context.countdown?.secondsLeft).toBe(9);
});

test('a clock that is set back does not lengthen the wait (B026)', async () => {
  const { parent, child, sendCode } = createCodeRequestActor();
  parent.send(REQUEST);
  await sendCode.succeed({ retryAfterSeconds: 60 });
  vi.setSystemTime(Date.now() - 86_400_000);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(child.getSnapshot().hasTag('sendable')).toBe(true);
});

test.each(['NETWORK', 'CAPTCHA_REQUIRED', 'COUNTRY_NOT_SUPPORTED', 'SOMETHING_NEW'])(
  'a refusal by %s can be tried again at once (B026)',
  async (code) => {
    const { parent, child, sendCode, reports } = createCodeRequestActor();
    parent.send(REQUEST);
    await sendCode.fail(code);
    const problem = { code: code === 'SOMETHING_NEW' ? 'UNKNOWN' : code };
    expect(reports()).toEqual([{ type: 'code.refused', channel: 'mobile', problem }]);
    expect(child.getSnapshot().hasTag('failed')).toBe(true);
    parent.send(REQUEST);
    expect(sendCode.inputs).toHaveLength(2);
    expect(child.getSnapshot().context.problem).toBeNull();
  },
);

test('too many codes wait as long as the server says (B026)', async () => {
  const { parent, child, sendCode } = createCodeRequestActor();
  parent.send(REQUEST);
  await sendCode.fail('TOO_MANY_ATTEMPTS', { retryAfterSeconds: 300 });
  expect(child.getSnapshot().matches({ cooling: 'throttled' })).toBe(true);
  expect(child.getSnapshot().context.countdown?.secondsLeft).toBe(300);
  await vi.advanceTimersByTimeAsync(300_000);
  expect(child.getSnapshot().hasTag('sendable')).toBe(true);
});

test('no path leaves a person without a next code (B026, B027)', () => {
  const provided = codeRequestMachine.provide({
    actions: { reportSent: () => undefined, reportRefusal: () => undefined },
  });
  const reached = walk(provided, {
    input: { channel: 'email', purpose: 'register' },
    events: [
      { type: 'code.requested', target: 'a@b.cd' },
      done('sendCode', { retryAfterSeconds: 1 }),
      failed('sendCode', { code: 'NETWORK' }),
      failed('sendCode', { code: 'TOO_MANY_ATTEMPTS', details: { retryAfterSeconds: 1 } }),
      elapsed('tick', 'codeRequest.cooling.sent'),
      elapsed('tick', 'codeRequest.cooling.throttled'),
    ],
    facts: ({ countdown, problem }) => ({ left: countdown?.secondsLeft, problem }),
  });
  expect(unreachedStates(provided, reached)).toEqual(['codeRequest.evaluating']);
  expect(deadEnds(reached, 'sendable', [REQUEST])).toEqual([]);
  expect(reached.some(({ state }) => state.matches({ ready: 'again' }))).toBe(true);
});

test('what the form shows follows each step, and nothing of an earlier refusal or wait stays (B026)', async () => {
  const { parent, child, sendCode } = createCodeRequestActor();
  const shown = () => {
    const { tags, context } = child.getSnapshot();
    return [
      [...tags].toSorted(),
      context.sentTo,
      context.countdown?.secondsLeft ?? null,
      context.problem?.code ?? null,
    ];
  };
  expect(shown()).toEqual([['sendable'], null, null, null]);
  parent.send(REQUEST);
  expect(shown()).toEqual([['sending'], '13800000001', null, null]);
  await sendCode.fail('CAPTCHA_REQUIRED');
  expect(shown()).toEqual([['failed', 'sendable'], '13800000001', null, 'CAPTCHA_REQUIRED']);
  parent.send({ ...REQUEST, target: '13800000002' });
  expect(shown()).toEqual([['sending'], '13800000002', null, null]);
  await sendCode.succeed({ retryAfterSeconds: 2 });
  expect(shown()).toEqual([['cooling', 'sent'], '13800000002', 2, null]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(shown()).toEqual([['cooling', 'sent'], '13800000002', 1, null]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(shown()).toEqual([['sendable'], '13800000002', 0, null]);
  parent.send(REQUEST);
  expect(shown()).toEqual([['sending'], '13800000001', null, null]);
  await sendCode.fail('TOO_MANY_ATTEMPTS', { retryAfterSeconds: 2 });
  expect(shown()).toEqual([['cooling', 'failed'], '13800000001', 2, 'TOO_MANY_ATTEMPTS']);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(shown()).toEqual([['cooling', 'failed'], '13800000001', 1, 'TOO_MANY_ATTEMPTS']);
});

test('a refusal that asks for no wait can be tried again at once (B026)', async () => {
  const { parent, child, sendCode } = createCodeRequestActor();
  parent.send(REQUEST);
  await sendCode.fail('TOO_MANY_ATTEMPTS', { retryAfterSeconds: 0 });
  expect(child.getSnapshot().value).toEqual({ ready: 'refused' });
});
