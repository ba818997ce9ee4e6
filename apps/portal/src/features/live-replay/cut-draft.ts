import type { LiveReplayChange, LiveReplayEdit } from '@stoa/api/schema';
import { readClock, writeClock } from '../../shared/captions/clock-input.ts';

type Chapter = LiveReplayEdit['chapters'][number];
type Title = Chapter['title'];

/** A chapter as it is typed. */
export interface ChapterDraft {
  key: string;
  start: string;
  title: Title;
}

/** What is shown of a recording, as it is typed; an empty time is the recording's own end. */
export interface CutDraft {
  start: string;
  end: string;
  chapters: readonly ChapterDraft[];
}

export type CutFault = 'time' | 'beyond' | 'order' | 'same' | 'empty' | 'long';
/** By field: `start`, `end`, and by the key of a chapter its time and its title. */
export type CutFaults = ReadonlyMap<string, CutFault>;

const TITLE_MAX = 200;
let lastKey = 0;
const newKey = (): string => `chapter-${(lastKey += 1)}`;
const write = (ms: number | null): string => (ms === null ? '' : writeClock(ms));

export const toCutDraft = ({ startMs, endMs, chapters }: LiveReplayEdit): CutDraft => ({
  start: write(startMs),
  end: write(endMs),
  chapters: chapters.map(({ startMs: at, title }) => ({ key: newKey(), start: writeClock(at), title })),
});

/** Adds a chapter at a time, in its order. */
export function addChapter(draft: CutDraft, atMs: number): { draft: CutDraft; key: string } {
  const key = newKey();
  const place = draft.chapters.findLastIndex(({ start }) => (readClock(start) ?? Infinity) <= atMs) + 1;
  const fresh = { key, start: writeClock(Math.floor(atMs / 1000) * 1000), title: {} };
  return { draft: { ...draft, chapters: draft.chapters.toSpliced(place, 0, fresh) }, key };
}

/** Fields of a chapter among the faults. */
export const startOf = (key: string): string => `${key} start`;
export const titleOf = (key: string): string => `${key} title`;

/** What is typed, and what is wrong with it. */
export function checkCut(
  { start, end, chapters }: CutDraft,
  wholeMs: number,
): { values: Omit<LiveReplayChange, 'version'>; faults: CutFaults } {
  const faults = new Map<string, CutFault>();
  const readTime = (text: string, field: string): number | null => {
    if (text.trim() === '') return null;
    const ms = readClock(text);
    if (ms === undefined) faults.set(field, 'time');
    return ms ?? null;
  };
  const startMs = readTime(start, 'start');
  const endMs = readTime(end, 'end');
  if (startMs !== null && startMs >= wholeMs) faults.set('start', 'beyond');
  if (endMs !== null && endMs <= (startMs ?? 0)) faults.set('end', 'order');
  const times = new Set<number>();
  const read = chapters.map(({ key, start: at, title }): Chapter => {
    const ms = readClock(at);
    if (ms === undefined) faults.set(startOf(key), 'time');
    else if (ms >= wholeMs) faults.set(startOf(key), 'beyond');
    else if (times.has(ms)) faults.set(startOf(key), 'same');
    if (ms !== undefined) times.add(ms);
    const texts = Object.entries(title).filter(([, text]) => text.trim() !== '');
    if (texts.length === 0) faults.set(titleOf(key), 'empty');
    else if (texts.some(([, text]) => text.length > TITLE_MAX)) faults.set(titleOf(key), 'long');
    return { startMs: ms ?? 0, title: Object.fromEntries(texts) };
  });
  return { values: { startMs, endMs, chapters: read }, faults };
}
