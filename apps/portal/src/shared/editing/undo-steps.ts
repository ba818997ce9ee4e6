import type { ContentVersion, EditedContent, UndoSteps } from '@stoa/machines/content-editor';
import { storeDraft, readDraft } from '../drafts.ts';

/** More than this of a page’s steps is not stored: browsers give a site some 5 MB for all it stores of a tab. */
const CHARACTERS_MAX = 1_000_000;

/** Values by their place in the pool; a list is kept value by value, as most of a page is the same in every step. */
type PackedStep = Readonly<Record<string, number | readonly number[]>>;

interface PackedSteps {
  version: ContentVersion;
  /** Each value once, as JSON. */
  pool: readonly string[];
  past: readonly PackedStep[];
  future: readonly PackedStep[];
}

const nameOf = (subject: string): string => `steps ${subject}`;

/**
 * Stores what can be undone of a draft, until the tab is closed or the person signs out.
 * @param subject the draft, one of the names that its presence is reported under
 */
export function storeSteps(
  subject: string,
  { version, past, future }: UndoSteps & { version: ContentVersion },
  userId: string | undefined,
): void {
  const pool = new Map<string, number>();
  let characters = 0;
  const placeOf = (value: unknown): number => {
    const text = JSON.stringify(value);
    const place = pool.get(text) ?? pool.size;
    pool.set(text, place);
    return place;
  };
  const pack = (draft: EditedContent): PackedStep =>
    Object.fromEntries(
      Object.entries(draft)
        .filter(([, value]) => value !== undefined)
        .map(([field, value]) => [field, Array.isArray(value) ? value.map(placeOf) : placeOf(value)]),
    );
  // The next step first: what was done long ago is left out where there is no room.
  const packAll = (drafts: readonly EditedContent[]): PackedStep[] => {
    const packed: PackedStep[] = [];
    for (const draft of drafts.toReversed()) {
      const known = pool.size;
      const step = pack(draft);
      const added = [...pool.keys()].slice(known);
      characters += added.reduce((sum, text) => sum + text.length, 0);
      if (characters > CHARACTERS_MAX) {
        for (const text of added) pool.delete(text);
        break;
      }
      packed.unshift(step);
    }
    return packed;
  };
  const steps = { past: packAll(past), future: packAll(future) };
  if (steps.past.length + steps.future.length === 0) return storeDraft(nameOf(subject), undefined);
  const draft: PackedSteps = { version, pool: [...pool.keys()], ...steps };
  storeDraft(nameOf(subject), { place: subject, draft, ...(userId ? { userId } : {}) });
}

/** What can be undone of a version of a draft; undefined where nothing is stored, or only of another version. */
export function readSteps(
  subject: string,
  version: ContentVersion | null,
  userId: string | undefined,
): UndoSteps | undefined {
  const stored = readDraft<PackedSteps>(nameOf(subject), userId)?.draft;
  const { pool, past, future } = stored ?? {};
  if (!Array.isArray(pool) || !Array.isArray(past) || !Array.isArray(future) || stored?.version !== version)
    return undefined;
  const valueOf = (place: number): unknown => JSON.parse(pool[place] ?? 'null');
  const unpack = (step: PackedStep): EditedContent =>
    Object.fromEntries(
      Object.entries(step).map(([field, places]) => [
        field,
        typeof places === 'number' ? valueOf(places) : places.map(valueOf),
      ]),
    );
  try {
    return { past: past.map(unpack), future: future.map(unpack) };
  } catch {
    // Somebody has written there: a page that opens without its steps is better than one that does not open.
    return undefined;
  }
}
