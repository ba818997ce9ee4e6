/** A text in the three languages of the videos. */
export interface Words3 {
  zh: string;
  en: string;
  ar: string;
}

/** One caption: from and to in seconds. */
export interface Cue extends Words3 {
  from: number;
  to: number;
}

/** A short film of drawn slides. */
export interface Video {
  /** Folder under seed/media/videos. */
  name: string;
  /** Whole length in seconds. */
  seconds: number;
  cues: Cue[];
  /** The picture before it plays, without words. */
  poster: () => string;
  /** What is seen at a second: shapes of a 960x540 picture. */
  draw: (second: number) => string;
  /** Semitones from A3: the key of its sound. */
  key: number;
}

/** Width and height of a video. */
export const FRAME = { w: 960, h: 540, perSecond: 12 } as const;

/** Cues that follow each other: each has its length in seconds. */
export function cues(
  list: readonly (readonly [seconds: number, zh: string, en: string, ar: string])[],
): Cue[] {
  let now = 0;
  return list.map(([seconds, zh, en, ar]) => {
    const from = now;
    now += seconds;
    return { from, to: now - 0.15, zh, en, ar };
  });
}
