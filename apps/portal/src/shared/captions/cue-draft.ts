import type { LiveCue } from '@stoa/api/schema';
import { readClock, writeClock } from './clock-input.ts';

/** A line of captions as it is typed. */
export interface CueDraft {
  /** Stays with the line. */
  key: string;
  start: string;
  end: string;
  text: string;
}

/** What is wrong with a line, and in which field. */
export type CueFault = 'time' | 'order' | 'overlap' | 'beyond' | 'empty' | 'long';
export type CueFaults = Readonly<Partial<Record<'start' | 'end' | 'text', CueFault>>>;

export const CUE_TEXT_MAX = 300;
export const CUES_MAX = 5000;
/** A new line is so long, ms, where there is room. */
const NEW_MS = 2000;

let lastKey = 0;
const newKey = (): string => `cue-${(lastKey += 1)}`;

/** Lines as they are edited. */
export const toDrafts = (cues: readonly LiveCue[]): CueDraft[] =>
  cues.map(({ startMs, endMs, text }) => ({
    key: newKey(),
    start: writeClock(startMs),
    end: writeClock(endMs),
    text,
  }));

interface Read {
  draft: CueDraft;
  startMs: number | undefined;
  endMs: number | undefined;
}
const read = (draft: CueDraft): Read => ({
  draft,
  startMs: readClock(draft.start),
  endMs: readClock(draft.end),
});

/**
 * What is typed, and what is wrong with it.
 * @param wholeMs length of the recording
 * @returns the lines in their order, once nothing is wrong
 */
export function checkCues(
  drafts: readonly CueDraft[],
  wholeMs: number,
): { cues: LiveCue[]; faults: ReadonlyMap<string, CueFaults> } {
  const faults = new Map<string, CueFaults>();
  const add = (key: string, more: CueFaults) => faults.set(key, { ...more, ...faults.get(key) });
  const all = drafts.map(read);
  for (const { draft, startMs, endMs } of all) {
    const { key, text } = draft;
    if (startMs === undefined) add(key, { start: 'time' });
    else if (startMs >= wholeMs) add(key, { start: 'beyond' });
    if (endMs === undefined) add(key, { end: 'time' });
    else if (startMs !== undefined && endMs <= startMs) add(key, { end: 'order' });
    if (text.trim() === '') add(key, { text: 'empty' });
    else if (text.length > CUE_TEXT_MAX) add(key, { text: 'long' });
  }
  const sorted = all
    .filter(
      (one): one is Read & { startMs: number; endMs: number } =>
        one.startMs !== undefined && one.endMs !== undefined && one.endMs > one.startMs,
    )
    .toSorted((one, other) => one.startMs - other.startMs);
  sorted.forEach(({ draft, startMs }, index) => {
    const before = sorted[index - 1];
    if (before && before.endMs > startMs) add(draft.key, { start: 'overlap' });
  });
  return { cues: sorted.map(({ draft, startMs, endMs }) => ({ startMs, endMs, text: draft.text })), faults };
}

/** Adds an empty line at a time, after the one that is spoken then. @returns the lines and the new one's key */
export function addCue(drafts: readonly CueDraft[], atMs: number): { drafts: CueDraft[]; key: string } {
  const all = drafts.map(read);
  const during = all.find(
    ({ startMs, endMs }) => startMs !== undefined && endMs !== undefined && startMs <= atMs && atMs < endMs,
  );
  const startMs = during?.endMs ?? Math.round(atMs);
  const next = Math.min(
    ...all.map((one) => one.startMs ?? Infinity).filter((start) => start >= startMs),
    Infinity,
  );
  const endMs = next > startMs ? Math.min(startMs + NEW_MS, next) : startMs + NEW_MS;
  const key = newKey();
  const place = all.findLastIndex((one) => (one.startMs ?? Infinity) <= startMs) + 1;
  const fresh = { key, start: writeClock(startMs), end: writeClock(endMs), text: '' };
  return { drafts: drafts.toSpliced(place, 0, fresh), key };
}

/**
 * Makes two lines of one: where the film stands, if it stands within the line, else in its middle; the text at the space
 * next to it.
 */
export function splitCue(drafts: readonly CueDraft[], key: string, atMs: number): CueDraft[] {
  const index = drafts.findIndex((draft) => draft.key === key);
  const draft = drafts[index];
  if (!draft) return [...drafts];
  const { startMs, endMs } = read(draft);
  const hasTimes = startMs !== undefined && endMs !== undefined && endMs - startMs >= 2;
  const isWithin = hasTimes && startMs < atMs && atMs < endMs;
  const middle = hasTimes ? Math.round(isWithin ? atMs : (startMs + endMs) / 2) : undefined;
  const share = hasTimes && middle !== undefined ? (middle - startMs) / (endMs - startMs) : 0.5;
  const [one, other] = splitText(draft.text, share);
  const at = middle === undefined ? draft.end : writeClock(middle);
  return drafts.toSpliced(
    index,
    1,
    { ...draft, end: at, text: one },
    { key: newKey(), start: at, end: draft.end, text: other },
  );
}

/** A text in two at the space that is nearest to a share of it; what has no spaces between its letters. */
function splitText(text: string, share: number): [string, string] {
  const wanted = Math.round(text.length * share);
  const spaces = [...text.matchAll(/\s+/g)].map(({ index }) => index);
  const letters = [...new Intl.Segmenter().segment(text)].map(({ index }) => index).slice(1);
  const near = (places: readonly number[]) =>
    places.toSorted((one, other) => Math.abs(one - wanted) - Math.abs(other - wanted))[0];
  const at = near(spaces) ?? near(letters) ?? text.length;
  return [text.slice(0, at).trim(), text.slice(at).trim()];
}
