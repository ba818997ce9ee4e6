import { raise } from 'xstate';
import { accountOf, emptyLoginFields, signInInput } from './login-form.ts';
import { loginSetup } from './login.setup.ts';

const method = loginSetup.createStateConfig({
  initial: 'choosing',
  on: {
    'method.chosen': [
      {
        guard: { type: 'isMethod', params: ({ event }) => ({ chosen: event.method, method: 'password' }) },
        target: '.password',
        actions: { type: 'keepMethod', params: ({ event }) => event },
      },
      {
        guard: { type: 'isMethod', params: ({ event }) => ({ chosen: event.method, method: 'smsCode' }) },
        target: '.smsCode',
        actions: { type: 'keepMethod', params: ({ event }) => event },
      },
      { target: '.emailCode', actions: { type: 'keepMethod', params: ({ event }) => event } },
    ],
  },
  states: {
    choosing: {
      always: [
        { guard: { type: 'startsWithCode', params: { method: 'smsCode' } }, target: 'smsCode' },
        { guard: { type: 'startsWithCode', params: { method: 'emailCode' } }, target: 'emailCode' },
        { target: 'password' },
      ],
    },
    password: {},
    smsCode: {},
    emailCode: {},
  },
});

const captcha = loginSetup.createStateConfig({
  initial: 'absent',
  on: {
    'captcha.needed': '.loading',
    'login.refused': { guard: 'mustSolvePuzzle', target: '.loading' },
  },
  states: {
    absent: { on: { 'account.entered': 'loading' } },
    loading: {
      invoke: {
        id: 'loadCaptcha',
        src: 'loadCaptcha',
        input: ({ context }) => ({ account: accountOf(context) }),
        onDone: [
          {
            guard: { type: 'needsPuzzle', params: ({ event }) => ({ captcha: event.output }) },
            target: 'shown',
            actions: { type: 'keepCaptcha', params: ({ event }) => ({ captcha: event.output }) },
          },
          { target: 'absent', actions: { type: 'keepCaptcha', params: { captcha: null } } },
        ],
        onError: {
          target: 'absent',
          actions: [
            { type: 'checkWiring', params: ({ event }) => event },
            { type: 'keepCaptcha', params: { captcha: null } },
          ],
        },
      },
    },
    shown: {
      tags: 'captcha',
      on: { 'captcha.renewed': 'loading' },
    },
  },
});

const submission = loginSetup.createStateConfig({
  initial: 'editing',
  states: {
    editing: {
      on: {
        'login.submitted': [
          { guard: 'isComplete', target: 'submitting', actions: 'forgetProblems' },
          { target: '.invalid', actions: 'keepFieldProblems' },
        ],
        'code.requested': [
          { guard: 'canBeSentCode', target: '.untouched', actions: ['forgetProblems', 'sendCodeRequest'] },
          { guard: 'wantsCode', target: '.invalid', actions: 'keepTargetProblems' },
        ],
        'method.chosen': '.untouched',
      },
      initial: 'untouched',
      states: {
        untouched: {},
        invalid: { tags: 'invalid' },
        refused: {
          tags: 'failed',
          on: {
            // A region that takes an event keeps it from the form around it, so the field is kept here as well.
            'field.changed': {
              target: 'untouched',
              actions: { type: 'keepField', params: ({ event }) => event },
            },
          },
        },
      },
    },
    submitting: {
      tags: 'submitting',
      invoke: {
        id: 'signIn',
        src: 'signIn',
        input: ({ context }) => signInInput(context),
        onDone: {
          target: '#login.signedIn',
          actions: { type: 'keepSignedIn', params: ({ event }) => event.output },
        },
        onError: { target: 'judging', actions: { type: 'keepProblem', params: ({ event }) => event } },
      },
    },
    judging: {
      entry: raise({ type: 'login.refused' }),
      always: [
        { guard: 'mustWait', target: 'throttled', actions: 'coolDown' },
        { target: 'editing.refused' },
      ],
    },
    throttled: {
      tags: ['failed', 'throttled'],
      always: { guard: 'isOver', target: 'editing' },
      after: { tick: { target: 'throttled', reenter: true, actions: 'tick' } },
    },
  },
});

/** The login form: three methods, a picture puzzle when the server wants one, and a wait after too many attempts. */
export const loginMachine = loginSetup.createMachine({
  id: 'login',
  meta: {
    purpose: 'Logs a person in by password, by a code to the phone or by a code to the mail address.',
    spec: ['B022', 'B026'],
  },
  context: ({ input }) => ({
    method: input.method ?? 'password',
    fields: emptyLoginFields(input.countryCode ?? '86'),
    captcha: null,
    fieldProblems: {},
    problem: null,
    countdown: null,
    signedIn: null,
  }),
  output: ({ context }) => context.signedIn,
  initial: 'form',
  states: {
    form: {
      type: 'parallel',
      invoke: [
        { id: 'smsCode', src: 'codeRequest', input: { channel: 'mobile', purpose: 'login' } },
        { id: 'emailCode', src: 'codeRequest', input: { channel: 'email', purpose: 'login' } },
      ],
      on: {
        'field.changed': { actions: { type: 'keepField', params: ({ event }) => event } },
        'code.refused': {
          guard: { type: 'wasPuzzleRefused', params: ({ event }) => event.problem },
          actions: raise({ type: 'captcha.needed' }),
        },
      },
      states: { method, captcha, submission },
    },
    signedIn: { type: 'final' },
  },
});
