import { assign } from 'xstate';
import type { EventObject } from 'xstate';
import type { Captcha, LoadCaptchaOutput } from './captcha.ts';
import { hasCode, problemOf } from './problem.ts';
import type { Failure, Problem } from './problem.ts';

interface WithCaptcha {
  captcha: Captcha | null;
  fields: { captchaText: string };
}

const PUZZLE_CODES = ['CAPTCHA_REQUIRED', 'CAPTCHA_INVALID'] as const;

/**
 * The states beside `absent` of a picture puzzle, where the server wants one. Machines say what leads to `loading`.
 * @param accountOf the account that the form is about, as far as it is known
 */
export const captchaStates = <Form>(accountOf: (form: Form) => string | null) =>
  ({
    loading: {
      // The answer belongs to the picture before: it must neither be sent again nor pass for the next one's.
      entry: 'forgetCaptchaAnswer',
      invoke: {
        id: 'loadCaptcha',
        src: 'loadCaptcha',
        input: ({ context }: { context: Form }) => ({ account: accountOf(context) }),
        onDone: [
          {
            guard: { type: 'needsPuzzle', params: loaded },
            target: 'shown',
            actions: { type: 'keepCaptcha', params: loaded },
          },
          { target: 'absent', actions: { type: 'keepCaptcha', params: { captcha: null } } },
        ],
        onError: {
          target: 'absent',
          actions: [
            { type: 'checkWiring', params: ({ event }: { event: Failure }) => event },
            { type: 'keepCaptcha', params: { captcha: null } },
          ],
        },
      },
    },
    shown: { tags: 'captcha', on: { 'captcha.renewed': 'loading' } },
  }) as const;

const loaded = ({ event }: { event: { output: LoadCaptchaOutput } }) => ({ captcha: event.output });

/**
 * What a form keeps of its puzzle.
 * @param _types those of the machine, as its `setup` takes them
 */
export const captchaActions = <Context extends WithCaptcha, Event extends EventObject>(_types: {
  context: Context;
  events: Event;
}) => ({
  keepCaptcha: assign<Context, Event, { captcha: Captcha | null }, Event, never>(
    // A picture is answered once: the old answer belongs to the old picture.
    ({ context }, { captcha }) => ({ captcha, ...withoutAnswer(context) }) as Partial<Context>,
  ),
  forgetCaptchaAnswer: assign<Context, Event, undefined, Event, never>(
    ({ context }) => withoutAnswer(context) as Partial<Context>,
  ),
  // The picture is a help and never a wall: without it the server decides.
  checkWiring: (_: unknown, { error }: Failure) => void problemOf(error, []),
});

const withoutAnswer = ({ fields }: WithCaptcha) => ({ fields: { ...fields, captchaText: '' } });

export const CAPTCHA_GUARDS = {
  needsPuzzle: (_: unknown, { captcha }: { captcha: Captcha | null }) => captcha !== null,
  wasPuzzleRefused: (_: unknown, { code }: { code: string }) => hasCode({ code }, PUZZLE_CODES),
};

/** Whether a puzzle is shown. */
export const hasPuzzle = ({ context }: { context: WithCaptcha }): boolean => context.captcha !== null;

/** Whether a form that was refused needs a new puzzle. */
export const mustSolvePuzzle = ({
  context,
}: {
  context: WithCaptcha & { problem: Problem | null };
}): boolean => context.captcha !== null || hasCode(context.problem, PUZZLE_CODES);
