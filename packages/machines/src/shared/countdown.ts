import { assign } from 'xstate';
import type { EventObject } from 'xstate';
import { secondsToWait } from './problem.ts';
import type { Problem } from './problem.ts';

/** How often a countdown that people see is brought up to date. */
export const COUNTDOWN_TICK_MS = 1_000;

/** A wait that people watch. It knows its end, so that it stays right when the tab slept in between. */
export interface Countdown {
  /** On this device's clock, milliseconds since 1970. */
  endsAt: number;
  secondsLeft: number;
}

/** Starts a wait. */
export function startCountdown(seconds: number): Countdown {
  return { endsAt: Date.now() + seconds * 1_000, secondsLeft: Math.ceil(seconds) };
}

/** Brings a wait up to date. It never grows, even where somebody sets the clock back. */
export function tickCountdown({ endsAt, secondsLeft }: Countdown): Countdown {
  const left = Math.max(0, Math.ceil((endsAt - Date.now()) / 1_000));
  return { endsAt, secondsLeft: Math.min(left, Math.max(0, secondsLeft - 1)) };
}

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
