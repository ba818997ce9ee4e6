import { assign, or, sendTo, setup, stateIn } from 'xstate';
import { codeRequestMachine } from '../code-request/index.ts';
import type { CodeRequestReport } from '../code-request/index.ts';
import { qrLoginMachine } from '../qr-login/index.ts';
import { secondFactorMachine, ticketOf } from '../second-factor/index.ts';
import type { SecondFactorOutcome, SecondFactorTicket } from '../second-factor/index.ts';
import { COUNTDOWN_GUARDS, COUNTDOWN_TICK_MS, countdownActions } from '../shared/countdown.ts';
import type { Countdown } from '../shared/countdown.ts';
import type { MachineMeta } from '../shared/machine-meta.ts';
import { notProvided } from '../shared/not-provided.ts';
import { hasCode, problemOf } from '../shared/problem.ts';
import type { Failure } from '../shared/problem.ts';
import type { ThirdPartyProvider } from '../shared/third-party.ts';
import type { SignedIn } from '../shared/viewer.ts';
import { codeTarget, codeTargetProblems, loginFieldProblems } from './login-form.ts';
import type { LoginForm } from './login-form.ts';
import { isTypedIn, methodFor } from './login-offer.ts';
import type { LoginOffer, ProviderOption } from './login-offer.ts';
import { LOGIN_PROBLEM_CODES } from './login.types.ts';
import type {
  LeaveForProviderInput,
  LoggedIn,
  LoginEvent,
  LoginField,
  LoginFieldProblems,
  LoginInput,
  LoginMethod,
  LoginProblem,
  ProviderRefusal,
  SignInInput,
} from './login.types.ts';

interface LoginContext extends LoginForm {
  /** The method that the page asked for, or that somebody has chosen since. */
  wanted: LoginMethod | null;
  fieldProblems: LoginFieldProblems;
  problem: LoginProblem | null;
  /** Runs while too many attempts hold the form back. */
  countdown: Countdown | null;
  offer: LoginOffer;
  mustLoadOffer: boolean;
  offerProblem: LoginProblem | null;
  /** The third party that was chosen. */
  provider: ProviderOption | null;
  providerRefusal: ProviderRefusal | null;
  /** Of a first factor that was right. */
  ticket: SecondFactorTicket | null;
  signedIn: SignedIn | null;
  /** Where the login leads. */
  path: string;
}

const TYPES = {} as {
  context: LoginContext;
  events: LoginEvent | CodeRequestReport | { type: 'offer.arrived' };
  input: LoginInput;
  output: LoggedIn | null;
  tags:
    | 'submitting'
    /** Fields are empty or wrong: `context.fieldProblems`. */
    | 'invalid'
    /** The server has refused: `context.problem`. */
    | 'failed'
    /** Too many attempts: `context.countdown.secondsLeft`. */
    | 'throttled'
    /** A second factor is asked for: the child `secondFactor` holds the step. */
    | 'secondFactor'
    /** A passkey alone: the child `secondFactor` holds it. */
    | 'passkey'
    /** A code to scan: the child `qrLogin` holds it. */
    | 'qr'
    | 'offerLoading'
    /** The school's ways in could not be had: `context.offerProblem`. */
    | 'offerFailed'
    | 'schoolClosed'
    /** The browser is leaving for a third party. */
    | 'leaving'
    /** `context.providerRefusal`: the third party did not answer; the other ways work. */
    | 'providerFailed';
  meta: MachineMeta;
};

/** The types, effects, rules and delays that the parts of the login form share. */
export const loginSetup = setup({
  types: TYPES,
  actors: {
    codeRequest: codeRequestMachine,
    secondFactor: secondFactorMachine,
    qrLogin: qrLoginMachine,
    signIn: notProvided<SignedIn, SignInInput>('signIn'),
    loadOffer: notProvided<LoginOffer>('loadOffer'),
    goToProvider: notProvided<unknown, LeaveForProviderInput>('goToProvider'),
  },
  actions: {
    ...countdownActions(TYPES),
    setMethod: assign((_, { method }: { method: LoginMethod }) => ({
      method,
      wanted: method,
      fieldProblems: {},
      problem: null,
    })),
    setField: assign(({ context }, { field, value }: { field: LoginField; value: string }) => ({
      fields: { ...context.fields, [field]: value },
      fieldProblems: { ...context.fieldProblems, [field]: undefined },
    })),
    setFieldProblems: assign({ fieldProblems: ({ context }) => loginFieldProblems(context), problem: null }),
    setTargetProblems: assign({ fieldProblems: ({ context }) => codeTargetProblems(context) }),
    setProblem: assign({ problem: (_, failure: Failure) => problemOf(failure.error, LOGIN_PROBLEM_CODES) }),
    clearProblems: assign({ fieldProblems: {}, problem: null, countdown: null }),
    sendCodeRequest: sendTo(
      ({ context }) => context.method,
      ({ context }) => ({ type: 'code.requested' as const, ...codeTarget(context) }),
    ),
    keepSignedIn: assign(({ context }, signedIn: SignedIn) => signedInBy(context, signedIn)),
    setConfirmed: assign(({ context }, done: SecondFactorOutcome) =>
      done.outcome === 'signedIn' ? signedInBy(context, done.signedIn) : {},
    ),
    setRedeemed: assign(({ context }, { signedIn }: { signedIn: SignedIn | null }) =>
      signedIn === null ? {} : signedInBy(context, signedIn),
    ),
    setTicket: assign({ ticket: (_, failure: Failure) => ticketOf(failure.error) }),
    // A code was used up by the first step; a password stays as it was typed.
    clearTicket: assign(({ context }) => ({
      ticket: null,
      fields: { ...context.fields, smsCode: '', emailCode: '' },
    })),
    noteTicketOver: assign(({ context }) => ({
      ticket: null,
      fields: { ...context.fields, smsCode: '', emailCode: '' },
      problem: { code: 'SECOND_FACTOR_EXPIRED' as const },
    })),
    setOffer: assign(({ context }, offer: LoginOffer) => ({
      offer,
      offerProblem: null,
      method: methodFor(offer, context.method, context.wanted, context.fields),
    })),
    setOfferProblem: assign({
      offerProblem: (_, failure: Failure) => problemOf(failure.error, LOGIN_PROBLEM_CODES),
    }),
    setProvider: assign(({ context }, { provider }: { provider: ThirdPartyProvider }) => ({
      provider: context.offer.providers.find((option) => option.provider === provider) ?? null,
      providerRefusal: null,
    })),
    setProviderProblem: assign(({ context }, failure: Failure) => ({
      providerRefusal: {
        provider: context.provider?.provider ?? '',
        problem: problemOf(failure.error, LOGIN_PROBLEM_CODES),
      },
    })),
  },
  guards: {
    ...COUNTDOWN_GUARDS,
    isMethod: ({ context }, { chosen, method }: { chosen: LoginMethod; method: LoginMethod }) =>
      chosen === method && context.offer.methods.includes(method),
    startsWith: ({ context }, { method }: { method: LoginMethod }) => context.method === method,
    startsWithQr: ({ context: { offer, wanted, fields } }) =>
      offer.methods.length === 0
        ? offer.qr !== 'none'
        : offer.qr === 'preferred' && wanted === null && !isTypedIn(fields),
    hasNoMethod: ({ context }) => context.offer.methods.length === 0,
    isQrOffered: ({ context }) => context.offer.qr !== 'none',
    isFormHidden: or([stateIn('#login.form.method.qr'), stateIn('#login.form.method.none')]),
    isSignedIn: (_, { signedIn }: { signedIn: SignedIn | null }) => signedIn !== null,
    isSecondFactorAsked: (_, failure: Failure) => ticketOf(failure.error) !== null,
    isConfirmed: (_, { outcome }: SecondFactorOutcome) => outcome === 'signedIn',
    isTicketOver: (_, { outcome }: SecondFactorOutcome) => outcome === 'expired',
    mustLoadOffer: ({ context }) => context.mustLoadOffer,
    isSchoolClosed: (_, failure: Failure) => hasCode(failure.error, ['SCHOOL_DISABLED']),
    wasProviderRefused: ({ context }) => context.providerRefusal !== null,
    isProviderOffered: ({ context }, { provider }: { provider: ThirdPartyProvider }) =>
      context.offer.providers.some((option) => option.provider === provider),
    isComplete: ({ context }) => Object.keys(loginFieldProblems(context)).length === 0,
    canBeSentCode: ({ context }) =>
      context.method !== 'password' && Object.keys(codeTargetProblems(context)).length === 0,
    wantsCode: ({ context }) => context.method !== 'password',
  },
  delays: { tick: COUNTDOWN_TICK_MS },
});

/** The password has done its work and must not lie about in memory. */
function signedInBy({ fields }: LoginContext, signedIn: SignedIn): Partial<LoginContext> {
  return {
    signedIn,
    ticket: null,
    fields: { ...fields, password: '', smsCode: '', emailCode: '' },
  };
}
