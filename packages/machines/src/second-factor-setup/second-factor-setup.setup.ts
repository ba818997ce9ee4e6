import { assign, emit, setup } from 'xstate';
import { isProofNeeded } from '../shared/call-problems.ts';
import { checkField, checkText, plainDigits } from '../shared/field-rules.ts';
import { isVerificationCode } from '../shared/fields.ts';
import type { MachineMeta } from '../shared/machine-meta.ts';
import { notProvided } from '../shared/not-provided.ts';
import { problemOf } from '../shared/problem.ts';
import type { Failure } from '../shared/problem.ts';
import { PASSKEY_NAME_MAX_LENGTH, SECOND_FACTOR_SETUP_PROBLEM_CODES } from './second-factor-setup.types.ts';
import type {
  FactorChoice,
  RecoveryCodes,
  SecondFactorSetupContext,
  SecondFactorSetupEmitted,
  SecondFactorSetupEvent,
  SetupJob,
  TotpSecret,
} from './second-factor-setup.types.ts';

/** Nothing begun, and no secret in memory. */
export const EMPTY_SETUP: SecondFactorSetupContext = {
  job: null,
  totp: null,
  code: '',
  name: '',
  passkeyId: '',
  choice: null,
  recoveryCodes: [],
  areCodesStored: false,
  fieldProblem: null,
  problem: null,
};

/** The types, effects and rules of setting up a second factor. */
export const secondFactorSetupSetup = setup({
  types: {} as {
    context: SecondFactorSetupContext;
    events: SecondFactorSetupEvent;
    emitted: SecondFactorSetupEmitted;
    tags:
      | 'busy'
      /** `context.totp` is to be scanned or typed, and a code sent back. */
      | 'scanning'
      /** A passkey gets a name. */
      | 'naming'
      | 'renaming'
      | 'confirmingRemoval'
      | 'confirmingRenewal'
      /** `context.recoveryCodes`, once. */
      | 'recoveryCodes'
      | 'invalid'
      /** `context.problem`. */
      | 'failed'
      /** Show the dialog that asks for a fresh proof of the person. */
      | 'proofNeeded';
    meta: MachineMeta;
  },
  actors: {
    startTotp: notProvided<TotpSecret>('startTotp'),
    confirmTotp: notProvided<RecoveryCodes, { code: string }>('confirmTotp'),
    createPasskey: notProvided<RecoveryCodes, { name: string }>('createPasskey'),
    renamePasskey: notProvided<unknown, { passkeyId: string; name: string }>('renamePasskey'),
    removeFactor: notProvided<unknown, FactorChoice>('removeFactor'),
    renewRecoveryCodes: notProvided<RecoveryCodes>('renewRecoveryCodes'),
  },
  actions: {
    begin: assign((_, { job }: { job: SetupJob }) => ({ job, problem: null, fieldProblem: null })),
    setSecret: assign((_, totp: TotpSecret) => ({ totp })),
    setCode: assign((_, { value }: { value: string }) => ({ code: value, fieldProblem: null })),
    setName: assign((_, { value }: { value: string }) => ({ name: value, fieldProblem: null })),
    setPasskey: assign((_, { passkeyId, name }: { passkeyId: string; name: string }) => ({
      passkeyId,
      name,
    })),
    rememberChoice: assign((_, { choice }: { choice: FactorChoice }) => ({ choice })),
    setCodeProblem: assign({ fieldProblem: ({ context }) => codeProblem(context.code), problem: null }),
    setNameProblem: assign({ fieldProblem: ({ context }) => nameProblem(context.name), problem: null }),
    setRecoveryCodes: assign((_, { recoveryCodes }: RecoveryCodes) => ({
      ...EMPTY_SETUP,
      recoveryCodes: [...recoveryCodes],
    })),
    keepKept: assign((_, { kept }: { kept: boolean }) => ({ areCodesStored: kept })),
    setProblem: assign(({ context }, failure: Failure) => {
      const problem = problemOf(failure.error, SECOND_FACTOR_SETUP_PROBLEM_CODES);
      const isCodeWrong = context.job === 'confirmTotp' && problem.code === 'SECOND_FACTOR_INVALID';
      return { problem, fieldProblem: isCodeWrong ? ('INVALID' as const) : null };
    }),
    clearProblem: assign({ problem: null }),
    clear: assign(EMPTY_SETUP),
    notifyChange: emit({ type: 'secondFactor.changed' }),
  },
  guards: {
    isCodeRight: ({ context }) => codeProblem(context.code) === null,
    isNameRight: ({ context }) => nameProblem(context.name) === null,
    hasCodes: (_, { recoveryCodes }: RecoveryCodes) => recoveryCodes.length > 0,
    areCodesStored: ({ context }) => context.areCodesStored,
    needsProof: ({ context }) => isProofNeeded(context.problem),
    isJob: ({ context }, { job }: { job: SetupJob }) => context.job === job,
    // It was removed already, in another tab: what was wanted is true.
    isGoneAlready: ({ context }) => context.job === 'removeFactor' && context.problem?.code === 'NOT_FOUND',
  },
});

function codeProblem(code: string): 'REQUIRED' | 'INVALID' | null {
  const digits = plainDigits(code);
  return checkField(digits, isVerificationCode(digits)) ?? null;
}

function nameProblem(name: string): 'REQUIRED' | 'TOO_LONG' | null {
  return checkText(name, PASSKEY_NAME_MAX_LENGTH) ?? null;
}
