/** Where a recorded session is. */
export interface PlayState {
  /** The step that is shown, from 0. */
  step: number;
  /** How long it has been shown, in milliseconds at the usual speed. */
  elapsedMs: number;
  isPlaying: boolean;
}

/** How many times as fast as usual. */
export const SPEEDS = ['0.5', '1', '2'] as const;
export type Speed = (typeof SPEEDS)[number];

/** The part of a step in which its command is typed. */
const TYPING_SHARE = 0.35;

/** Lets time pass; after the last step it stops. @param seconds how long each step is shown */
export function advance(state: PlayState, ms: number, seconds: readonly number[]): PlayState {
  if (!state.isPlaying) return state;
  let { step, elapsedMs } = state;
  elapsedMs += ms;
  while (elapsedMs >= (seconds[step] ?? 0) * 1000) {
    const last = seconds.length - 1;
    if (step >= last)
      return { step: Math.max(0, last), elapsedMs: (seconds[last] ?? 0) * 1000, isPlaying: false };
    elapsedMs -= (seconds[step] ?? 0) * 1000;
    step += 1;
  }
  return { step, elapsedMs, isPlaying: true };
}

/** Whether nothing follows any more. */
export const isOver = ({ step, elapsedMs }: PlayState, seconds: readonly number[]): boolean =>
  step === seconds.length - 1 && elapsedMs >= (seconds[step] ?? 0) * 1000;

/** What the terminal shows of a step: the command as it is typed, then what came back. */
export function terminalText(
  { command, output, seconds }: { command: string; output: string; seconds: number },
  elapsedMs: number,
): string {
  const typingMs = seconds * 1000 * TYPING_SHARE;
  if (elapsedMs >= typingMs) return `$ ${command}\n${output}`;
  const signs = Array.from(command);
  return `$ ${signs.slice(0, Math.floor((signs.length * elapsedMs) / typingMs)).join('')}`;
}
