import type { Cue } from './parse-vtt.ts';

// Marks go, so that "resume" finds "résumé" and Arabic is found with or without its vowel signs.
const fold = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Cues that hold all words of a search; all cues for an empty one. */
export function findCues(cues: readonly Cue[], search: string): readonly Cue[] {
  const wanted = fold(search).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return cues;
  return cues.filter((cue) => {
    const text = fold(cue.text);
    return wanted.every((word) => text.includes(word));
  });
}

/** The cue that is spoken at a time: the last that has begun, so that pauses keep their place. */
export function cueAt(cues: readonly Cue[], atSeconds: number): Cue | undefined {
  return cues.findLast((cue) => cue.startSeconds <= atSeconds);
}
