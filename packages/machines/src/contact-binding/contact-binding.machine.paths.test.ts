import { expect, test } from 'vitest';
import { deadEnds, done, failed, unreachedStates, walk } from '../testing/paths.ts';
import { contactBindingMachine } from './contact-binding.machine.ts';

const SUBMIT = { type: 'contact.submitted' };
const refusedCode = (code: string): object => ({ type: 'code.refused', channel: 'email', problem: { code } });
const reached = walk(contactBindingMachine, {
  input: { channel: 'email', current: null },
  events: [
    SUBMIT,
    { type: 'field.changed', field: 'target', value: 'a@b.cd' },
    { type: 'field.changed', field: 'code', value: '123456' },
    { type: 'proof.given' },
    { type: 'proof.declined' },
    refusedCode('CAPTCHA_REQUIRED'),
    refusedCode('REAUTHENTICATION_REQUIRED'),
    done('bind', { contact: 'a@b.cd' }),
    failed('bind', { code: 'CODE_INVALID' }),
    failed('bind', { code: 'REAUTHENTICATION_REQUIRED' }),
  ],
  facts: ({ fields, problem }) => ({ fields, problem }),
  limit: 20_000,
});

test('every state of the change can be reached (C028)', () => {
  expect(unreachedStates(contactBindingMachine, reached)).toEqual([
    'contactBinding.form.submission.evaluating',
  ]);
});

test('no refusal and no wish for a proof is a dead end (C028)', () => {
  expect(deadEnds(reached, 'failed', [SUBMIT])).toEqual([]);
  expect(deadEnds(reached, 'invalid', [SUBMIT])).toEqual([]);
  expect(deadEnds(reached, 'proofNeeded', [{ type: 'proof.declined' }])).toEqual([]);
  expect(deadEnds(reached, 'proofNeeded', [{ type: 'proof.given' }])).toEqual([]);
});
