/**
 * What somebody has begun to write, for as long as the tab lives: it survives a reload and the way to the login and
 * back, but not the next person at the same computer.
 */
const PREFIX = 'stoa.draft.';

export interface StoredDraft<Draft = unknown> {
  /** Who wrote it, where that was known. */
  userId?: string;
  /** Where it was written: it is shown there again. */
  place: string;
  draft: Draft;
}

/**
 * What was kept under a name. Storage may be blocked, full or cleared: then there is nothing.
 * @param readerId who looks, where that is known: what somebody else has typed in this tab is forgotten, not shown
 */
export function readDraft<Draft>(name: string, readerId?: string): StoredDraft<Partial<Draft>> | undefined {
  const kept = readStoredAnswers<Draft>(name);
  if (!kept?.userId || readerId === undefined || kept.userId === readerId) return kept;
  storeDraft(name, undefined);
  return undefined;
}

function readStoredAnswers<Draft>(name: string): StoredDraft<Partial<Draft>> | undefined {
  try {
    const text = sessionStorage.getItem(PREFIX + name);
    const kept: unknown = text === null ? undefined : JSON.parse(text);
    return isStored(kept) ? (kept as StoredDraft<Partial<Draft>>) : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps it, or forgets it where there is none. */
export function storeDraft(name: string, kept: StoredDraft | undefined): void {
  try {
    if (kept) sessionStorage.setItem(PREFIX + name, JSON.stringify(kept));
    else sessionStorage.removeItem(PREFIX + name);
  } catch {
    // Private mode or a full disk: the form works without memory.
  }
}

/** Forgets all of them: the person leaves. */
export function clearDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
    }
  } catch {
    // As above.
  }
}

const isStored = (kept: unknown): boolean =>
  typeof kept === 'object' && kept !== null && 'place' in kept && 'draft' in kept;
