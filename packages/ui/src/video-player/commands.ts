/** What a key does in the player. Times in seconds, volume as a share of 1. */
export type PlayerCommand =
  | { type: 'toggle' | 'mute' | 'fullscreen' | 'captions' | 'pictureInPicture' }
  | { type: 'seekBy'; seconds: number }
  | { type: 'seekToShare'; share: number }
  | { type: 'volumeBy'; share: number }
  | { type: 'rateStep'; step: 1 | -1 };

/** What the buttons and j, l skip. */
export const LONG_SKIP_SECONDS = 10;
const SHORT_SKIP_SECONDS = 5;
const VOLUME_STEP = 0.05;

// The time line runs from left to right in every language, so the right arrow always goes forward.
const COMMANDS: Partial<Record<string, PlayerCommand>> = {
  ' ': { type: 'toggle' },
  k: { type: 'toggle' },
  j: { type: 'seekBy', seconds: -LONG_SKIP_SECONDS },
  l: { type: 'seekBy', seconds: LONG_SKIP_SECONDS },
  arrowleft: { type: 'seekBy', seconds: -SHORT_SKIP_SECONDS },
  arrowright: { type: 'seekBy', seconds: SHORT_SKIP_SECONDS },
  arrowup: { type: 'volumeBy', share: VOLUME_STEP },
  arrowdown: { type: 'volumeBy', share: -VOLUME_STEP },
  home: { type: 'seekToShare', share: 0 },
  end: { type: 'seekToShare', share: 1 },
  m: { type: 'mute' },
  f: { type: 'fullscreen' },
  c: { type: 'captions' },
  i: { type: 'pictureInPicture' },
  '<': { type: 'rateStep', step: -1 },
  '>': { type: 'rateStep', step: 1 },
};

/** Keys that a focused element of this kind needs for itself. */
const OWN_KEYS = {
  button: [' '],
  slider: ['arrowleft', 'arrowright', 'arrowup', 'arrowdown', 'home', 'end'],
  choice: [' ', 'arrowleft', 'arrowright', 'arrowup', 'arrowdown'],
  none: [],
} as const satisfies Record<string, readonly string[]>;

/** What has the focus within the player. */
export type FocusKind = keyof typeof OWN_KEYS;

/** Which command a key gives, if any. Keys with control, meta or alt belong to the browser. */
export function commandFor(
  event: { key: string; ctrlKey: boolean; metaKey: boolean; altKey: boolean },
  focus: FocusKind,
): PlayerCommand | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey) return undefined;
  const key = event.key.toLowerCase();
  if ((OWN_KEYS[focus] as readonly string[]).includes(key)) return undefined;
  if (/^[0-9]$/.test(key)) return { type: 'seekToShare', share: Number(key) / 10 };
  return COMMANDS[key];
}

/** Speeds one can choose. */
export const RATES = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2] as const;

/** The next faster or slower speed; the last one stays. */
export function steppedRate(rate: number, step: 1 | -1): number {
  const faster = RATES.find((candidate) => candidate > rate);
  const slower = RATES.findLast((candidate) => candidate < rate);
  return (step === 1 ? faster : slower) ?? rate;
}
