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
