import { assign, setup } from 'xstate';
import { CALL_PROBLEM_CODES, isProofNeeded } from '../shared/call-problems.ts';
import type { ProofEvent } from '../shared/call-problems.ts';
import { checkPassword } from '../shared/field-rules.ts';
import type { MachineMeta } from '../shared/machine-meta.ts';
import { notProvided } from '../shared/not-provided.ts';
import { problemOf } from '../shared/problem.ts';
import type { Failure, Problem } from '../shared/problem.ts';

/** Fields that an inspector of machines must not show. */
export const PASSWORD_CHANGE_SECRET_FIELDS = ['newPassword'] as const;

/** What can go wrong when a password is changed. */
export const PASSWORD_CHANGE_PROBLEM_CODES = [
  ...CALL_PROBLEM_CODES,
  'PASSWORD_TOO_WEAK',
  'REAUTHENTICATION_REQUIRED',
] as const;
export type PasswordChangeProblemCode = (typeof PASSWORD_CHANGE_PROBLEM_CODES)[number];

export type NewPasswordProblem = 'REQUIRED' | 'TOO_SHORT' | 'TOO_LONG' | 'TOO_WEAK';

/** What the actor `changePassword` is given. */
export interface ChangePasswordInput {
  newPassword: string;
}

export type PasswordChangeEvent =
  | { type: 'password.changed'; value: string }
  | { type: 'password.submitted' }
  | ProofEvent;

interface PasswordChangeContext {
  newPassword: string;
  fieldProblem: NewPasswordProblem | null;
  problem: Problem<PasswordChangeProblemCode> | null;
}

/** Sets a new password of one's own account. All other devices are signed out by it. */
export const passwordChangeMachine = setup({
  types: {} as {
    context: PasswordChangeContext;
    events: PasswordChangeEvent;
    tags:
      | 'submitting'
      /** The password will not do: `context.fieldProblem`. */
      | 'invalid'
      /** The server has refused: `context.problem`. */
      | 'failed'
      /** Show the dialog that asks for a fresh proof of the person. */
      | 'proofNeeded';
    meta: MachineMeta;
  },
  actors: { changePassword: notProvided<unknown, ChangePasswordInput>('changePassword') },
  actions: {
    keepPassword: assign((_, { value }: { value: string }) => ({ newPassword: value, fieldProblem: null })),
    setFieldProblem: assign(({ context }) => ({
      fieldProblem: checkPassword(context.newPassword) ?? null,
      problem: null,
    })),
    setProblem: assign((_, failure: Failure) => {
      const problem = problemOf(failure.error, PASSWORD_CHANGE_PROBLEM_CODES);
      return {
        problem,
        fieldProblem: problem.code === 'PASSWORD_TOO_WEAK' ? ('TOO_WEAK' as const) : null,
      };
    }),
    clearProblems: assign({ problem: null, fieldProblem: null }),
    clearPassword: assign({ newPassword: '', problem: null, fieldProblem: null }),
  },
  guards: {
    isComplete: ({ context }) => checkPassword(context.newPassword) === undefined,
    needsProof: ({ context }) => isProofNeeded(context.problem),
  },
}).createMachine({
  id: 'passwordChange',
  meta: {
    purpose: 'Sets a new password, after a fresh proof where the server wants one.',
    spec: ['B026', 'B027'],
  },
  context: { newPassword: '', fieldProblem: null, problem: null },
  initial: 'editing',
  states: {
    editing: {
      on: {
        'password.changed': {
          target: '.untouched',
          actions: { type: 'keepPassword', params: ({ event }) => event },
        },
        'password.submitted': [
          { guard: 'isComplete', target: 'submitting', actions: 'clearProblems' },
          { target: '.invalid', actions: 'setFieldProblem' },
        ],
      },
      initial: 'untouched',
      states: { untouched: {}, invalid: { tags: 'invalid' }, refused: { tags: 'failed' } },
    },
    submitting: {
      tags: 'submitting',
      invoke: {
        id: 'changePassword',
        src: 'changePassword',
        input: ({ context }) => ({ newPassword: context.newPassword }),
        onDone: { target: 'changed', actions: 'clearPassword' },
        onError: { target: 'evaluating', actions: { type: 'setProblem', params: ({ event }) => event } },
      },
    },
    evaluating: {
      always: [{ guard: 'needsProof', target: 'proving' }, { target: 'editing.refused' }],
    },
    proving: {
      tags: 'proofNeeded',
      on: {
        'proof.given': 'submitting',
        'proof.declined': { target: 'editing', actions: 'clearProblems' },
      },
    },
    changed: { type: 'final' },
  },
});
