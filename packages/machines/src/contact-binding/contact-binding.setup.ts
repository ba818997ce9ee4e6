import { assign, sendTo, setup } from 'xstate';
import { bindCodeRequestMachine } from '../code-request/index.ts';
import type { BindCodeProblemCode, CodeRequestReport } from '../code-request/index.ts';
import { isProofNeeded } from '../shared/call-problems.ts';
import { isEmpty } from '../shared/field-rules.ts';
import type { MachineMeta } from '../shared/machine-meta.ts';
import { notProvided } from '../shared/not-provided.ts';
import { hasCode, problemOf } from '../shared/problem.ts';
import type { Failure } from '../shared/problem.ts';
import {
  contactCodeTarget,
  contactFieldProblems,
  contactTargetProblems,
  refusedContactField,
} from './contact-form.ts';
import { CONTACT_PROBLEM_CODES } from './contact-binding.types.ts';
import type {
  BindInput,
  BindOutput,
  ContactBindingContext,
  ContactBindingEvent,
  ContactBindingInput,
  ContactField,
} from './contact-binding.types.ts';

const TYPES = {} as {
  context: ContactBindingContext;
  events: ContactBindingEvent | CodeRequestReport<BindCodeProblemCode>;
  input: ContactBindingInput;
  output: BindOutput;
  tags:
    | 'submitting'
    /** Fields are empty or wrong: `context.fieldProblems`. */
    | 'invalid'
    /** The server has refused: `context.problem`. */
    | 'failed'
    /** Show the dialog that asks for a fresh proof of the person. */
    | 'proofNeeded';
  meta: MachineMeta;
};

/** The types, effects and rules of a change of contact. */
export const contactBindingSetup = setup({
  types: TYPES,
  actors: {
    codeRequest: bindCodeRequestMachine,
    bind: notProvided<BindOutput, BindInput>('bind'),
  },
  actions: {
    setField: assign(({ context }, { field, value }: { field: ContactField; value: string }) => ({
      fields: { ...context.fields, [field]: value },
      fieldProblems: { ...context.fieldProblems, [field]: undefined },
    })),
    setFieldProblems: assign({
      fieldProblems: ({ context }) => contactFieldProblems(context),
      problem: null,
    }),
    setTargetProblems: assign({ fieldProblems: ({ context }) => contactTargetProblems(context) }),
    setProblem: assign((_, failure: Failure) => {
      const problem = problemOf(failure.error, CONTACT_PROBLEM_CODES);
      return { problem, fieldProblems: refusedContactField(problem.code) };
    }),
    clearProblems: assign({ fieldProblems: {}, problem: null }),
    sendCodeRequest: sendTo('code', ({ context }) => ({
      type: 'code.requested' as const,
      ...contactCodeTarget(context),
    })),
    setContact: assign(({ context }, { contact }: BindOutput) => ({
      contact,
      fields: { ...context.fields, code: '' },
    })),
  },
  guards: {
    isComplete: ({ context }) => isEmpty(contactFieldProblems(context)),
    canBeSentCode: ({ context }) => isEmpty(contactTargetProblems(context)),
    wantsProof: (_, problem: { code: string }) => hasCode(problem, ['REAUTHENTICATION_REQUIRED']),
    needsProof: ({ context }) => isProofNeeded(context.problem),
  },
});
