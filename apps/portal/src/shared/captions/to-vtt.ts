import type { LiveCue } from '@stoa/api/schema';

const SRT_TIME = /(\d{1,2}:\d{2}:\d{2}),(\d{3})/g;
const SRT_CUE = /^\s*\d+\s*\n\d{1,2}:\d{2}:\d{2},\d{3} --> /;

/**
 * Captions as WebVTT, the one format that browsers read.
 * @param text WebVTT or SubRip (.srt)
 * @returns undefined for anything else
 */
export function toVtt(text: string): string | undefined {
  const plain = text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');
  if (/^WEBVTT(?=[ \t\n]|$)/.test(plain)) return plain;
  if (!SRT_CUE.test(plain)) return undefined;
  // Times stand in lines of their own; a time in what is said keeps its comma.
  const lines = plain.trim().split('\n');
  return `WEBVTT\n\n${lines
    .map((line) => (line.includes(' --> ') ? line.replaceAll(SRT_TIME, '$1.$2') : line))
    .join('\n')}\n`;
}

const stamp = (ms: number): string => {
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  return `${two(ms / 3_600_000)}:${two((ms / 60_000) % 60)}:${two((ms / 1000) % 60)}.${String(ms % 1000).padStart(3, '0')}`;
};
const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Lines as a WebVTT file. @param cues times in whole ms; an empty line within a text is left out, it would end the cue */
export const writeVtt = (cues: readonly LiveCue[]): string =>
  `WEBVTT\n\n${cues
    .map(
      ({ startMs, endMs, text }) =>
        `${stamp(startMs)} --> ${stamp(endMs)}\n${escapeText(text.trim()).replaceAll(/\s*\n\s*/g, '\n')}\n`,
    )
    .join('\n')}`;

/**
 * The captions of a file, as WebVTT.
 * @returns undefined for a file that is not UTF-8, or holds no captions
 */
export const readVtt = (file: Blob): Promise<string | undefined> =>
  file
    .arrayBuffer()
    .then((bytes) => toVtt(new TextDecoder('utf-8', { fatal: true }).decode(bytes)))
    .catch(() => undefined);
