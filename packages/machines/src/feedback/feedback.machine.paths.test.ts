import { expect, test } from 'vitest';
import { complaintMachine } from '../complaint/index.ts';
import { deadEnds, done, failed, unreachedStates, walk } from '../testing/paths.ts';
import { feedbackMachine } from './feedback.machine.ts';

const walked = [
  { id: 'feedback', machine: feedbackMachine, type: '0' },
  { id: 'complaint', machine: complaintMachine, type: 'fraud' },
].map(({ id, machine, type }) => ({
  id,
  machine,
  reached: [true, false].flatMap((isSignedIn) =>
    walk(machine as typeof feedbackMachine, {
      input: { isSignedIn },
      events: [
        { type: 'message.opened', draft: null },
        { type: 'field.changed', field: 'text', value: 'It stops' },
        { type: 'field.changed', field: 'text', value: '' },
        { type: 'field.changed', field: 'type', value: type },
        { type: 'message.submitted' },
        { type: 'message.closed' },
        { type: 'close.confirmed' },
        { type: 'close.cancelled' },
        { type: 'signIn.changed', isSignedIn: true },
        done('loadService', { isOn: false, phone: '', email: '', weChat: '' }),
        failed('loadService', { code: 'NETWORK' }),
        done('sendMessage', undefined),
        failed('sendMessage', { code: 'FEEDBACK_REJECTED' }),
        failed('sendMessage', { code: 'TOKEN_EXPIRED' }),
      ],
      facts: ({ draft, isSignedIn: signedIn, problem }) => ({
        type: draft.type,
        text: draft.text,
        signedIn,
        problem,
      }),
      limit: 20_000,
    }),
  ),
}));

test.each(walked)('every state of the $id can be reached (B035, B037)', ({ id, machine, reached }) => {
  expect(unreachedStates(machine as typeof feedbackMachine, reached)).toEqual([`${id}.form.open.evaluating`]);
});

test.each(walked)(
  'neither a failure nor a missing login is a dead end of the $id (B042, B044)',
  ({ reached }) => {
    const ways = [{ type: 'message.submitted' }];
    expect(deadEnds(reached, 'failed', ways)).toEqual([]);
    expect(deadEnds(reached, 'invalid', ways)).toEqual([]);
    expect(deadEnds(reached, 'signInNeeded', ways)).toEqual([]);
    expect(deadEnds(reached, 'confirmingClose', [{ type: 'close.cancelled' }])).toEqual([]);
    expect(deadEnds(reached, 'sent', [{ type: 'message.opened', draft: null }])).toEqual([]);
  },
);

test.each(walked)(
  'nothing of the $id is sent for a visitor, or without a text (B039, B042)',
  ({ reached }) => {
    for (const { state } of reached) {
      if (!state.hasTag('sending')) continue;
      expect(state.context).toMatchObject({ isSignedIn: true, draft: { text: 'It stops' } });
    }
  },
);
