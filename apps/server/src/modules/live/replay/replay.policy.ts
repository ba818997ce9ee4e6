import { Problem } from '../../../http/problem.ts';
import { cleanName } from '../../../platform/clean-name.ts';
import { cleanText } from '../../../platform/clean-text.ts';
import { invalid } from '../live.policy.ts';
import type { Chapter, Cue } from './replay.repository.ts';

/** @throws {Problem} VALIDATION_FAILED for an end that is not after the start, or where nothing would be left */
export function requireCut(startMs: number | null, endMs: number | null, wholeMs: number): void {
  if (startMs !== null && startMs >= wholeMs)
    throw invalid('startMs', 'maximum', 'must lie within the recording');
  if (endMs !== null && endMs <= (startMs ?? 0)) throw invalid('endMs', 'order', 'must be after the start');
}

/** Chapters as they are kept. @throws {Problem} VALIDATION_FAILED for one without a title, or two at the same time */
export function checkedChapters(given: readonly Chapter[], wholeMs: number): Chapter[] {
  const times = new Set<number>();
  given.forEach(({ startMs }, place) => {
    if (startMs >= wholeMs)
      throw invalid(`chapters/${place}/startMs`, 'maximum', 'must lie within the recording');
    if (times.has(startMs)) throw invalid(`chapters/${place}/startMs`, 'unique', 'must be another time');
    times.add(startMs);
  });
  return given
    .map(({ startMs, title }, place) => {
      const kept = Object.entries(title)
        .map(([language, text]) => [language, cleanName(text)] as const)
        .filter(([, text]) => text !== '');
      if (kept.length === 0) throw invalid(`chapters/${place}/title`, 'minLength', 'must say something');
      return { startMs, title: Object.fromEntries(kept) };
    })
    .toSorted((one, other) => one.startMs - other.startMs);
}

/** Lines as they are kept. @throws {Problem} VALIDATION_FAILED for one that says nothing, ends before it begins, or overlaps another */
export function checkedCues(given: readonly Cue[]): Cue[] {
  const placed = given.map(({ startMs, endMs, text }, place) => {
    // An empty line would end the cue.
    const clean = cleanText(text).replaceAll(/\s*\n\s*/g, '\n');
    if (clean === '') throw invalid(`cues/${place}/text`, 'minLength', 'must say something');
    if (endMs <= startMs) throw invalid(`cues/${place}/endMs`, 'order', 'must be after the start');
    return { cue: { startMs, endMs, text: clean }, place };
  });
  const sorted = placed.toSorted((one, other) => one.cue.startMs - other.cue.startMs);
  sorted.forEach(({ cue, place }, index) => {
    const before = sorted[index - 1]?.cue;
    if (before && before.endMs > cue.startMs)
      throw invalid(`cues/${place}/startMs`, 'overlap', 'must not overlap the line before');
  });
  return sorted.map(({ cue }) => cue);
}

/** @throws {Problem} VERSION_CONFLICT where something newer was saved */
export function requireVersion(given: string, current: number): void {
  if (given !== String(current)) throw new Problem('VERSION_CONFLICT', { currentVersion: String(current) });
}
