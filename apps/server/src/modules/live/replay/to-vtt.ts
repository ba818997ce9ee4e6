import type { Cue } from './replay.repository.ts';

const MS = 1000;
const pad = (value: number, length = 2): string => String(value).padStart(length, '0');
const stamp = (ms: number): string => {
  const seconds = Math.floor(ms / MS);
  return `${pad(Math.floor(seconds / 3600))}:${pad(Math.floor(seconds / 60) % 60)}:${pad(seconds % 60)}.${pad(ms % MS, 3)}`;
};
const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Captions as WebVTT: nothing in a line can be markup, a time or the end of its cue. */
export const toVtt = (cues: readonly Cue[]): string =>
  `WEBVTT\n\n${cues
    .map(({ startMs, endMs, text }) => `${stamp(startMs)} --> ${stamp(endMs)}\n${escape(text)}\n`)
    .join('\n')}`;
