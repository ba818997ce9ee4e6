import type { Cue } from './video.ts';

const stamp = (seconds: number): string => {
  const whole = Math.round(seconds * 1000);
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  return `${two(whole / 3_600_000)}:${two((whole / 60_000) % 60)}:${two((whole / 1000) % 60)}.${String(whole % 1000).padStart(3, '0')}`;
};

/** A caption file (WebVTT) of one language. */
export const captions = (cues: readonly Cue[], language: 'zh' | 'en' | 'ar'): string =>
  `WEBVTT\n\n${cues.map((cue, index) => `${index + 1}\n${stamp(cue.from)} --> ${stamp(cue.to)}\n${cue[language]}\n`).join('\n')}`;
