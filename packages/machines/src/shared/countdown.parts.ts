import { assign } from 'xstate';
import type { EventObject } from 'xstate';
import { secondsToWait } from './call-problems.ts';
import { startCountdown, tickCountdown } from './countdown.ts';
import type { Countdown } from './countdown.ts';
import type { Problem } from './problem.ts';

interface WithCountdown {
  /** Runs while too many attempts hold the form back. */
  countdown: Countdown | null;
  problem: Problem | null;
}

/** The state `throttled` beside `editing`: too many attempts hold the form back for a while, which people watch. */
export const THROTTLED = {
  tags: ['failed', 'throttled'],
  always: { guard: 'isOver', target: 'editing' },
  after: { tick: { target: 'throttled', reenter: true, actions: 'tick' } },
} as const;

/**
 * How a form waits.
 * @param _types those of the machine, as its `setup` takes them
 */
export const countdownActions = <Context extends WithCountdown, Event extends EventObject>(_types: {
  context: Context;
  events: Event;
}) => ({
  coolDown: assign<Context, Event, undefined, Event, never>(
    ({ context }) => ({ countdown: startCountdown(secondsToWait(context.problem)) }) as Partial<Context>,
  ),
  tick: assign<Context, Event, undefined, Event, never>(
    ({ context: { countdown } }) =>
      ({ countdown: countdown === null ? null : tickCountdown(countdown) }) as Partial<Context>,
  ),
});

export const COUNTDOWN_GUARDS = {
  mustWait: ({ context }: { context: WithCountdown }) => secondsToWait(context.problem) > 0,
  isOver: ({ context }: { context: WithCountdown }) => (context.countdown?.secondsLeft ?? 0) <= 0,
};
