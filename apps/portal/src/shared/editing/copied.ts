import { readStored, store } from '../../app/storage.ts';

const KEY = 'copied';

/** Something of a draft that was copied, to be put into another one, in any tab of this browser. */
interface Copied {
  userId: string;
  schoolId: string;
  value: unknown;
}

/** Keeps it for the same person in the same school, until something else is copied or they sign out. */
export const storeCopied = (copied: Copied): void => store(KEY, JSON.stringify(copied));

/** What this person has copied in this school; undefined for nothing. */
export function readCopied({ userId, schoolId }: Omit<Copied, 'value'>): unknown {
  try {
    const copied = JSON.parse(readStored(KEY) ?? 'null') as Partial<Copied> | null;
    return copied?.userId === userId && copied.schoolId === schoolId ? copied.value : undefined;
  } catch {
    return undefined;
  }
}

/** Forgets it: the person leaves. */
export const clearCopied = (): void => store(KEY, undefined);
