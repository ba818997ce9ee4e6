import { readStored, store } from '../../../app/storage.ts';

/** A lesson whose place this device has kept and the server has not confirmed. */
export interface UnsentProgress {
  schoolId: string;
  classId: string;
  lessonId: string;
}

/** So many lessons are remembered for a person, the latest: nobody learns more without a connection. */
const MOST = 50;
const ID = /^\d{19}$/;
const keyOf = (viewerId: string): string => `unsent.${viewerId}`;

/** The lessons of one person; those of others who use this device stay theirs. */
export function readUnsent(viewerId: string): UnsentProgress[] {
  try {
    const value: unknown = JSON.parse(readStored(keyOf(viewerId)) ?? '[]');
    return Array.isArray(value) ? value.filter(isUnsent).slice(-MOST) : [];
  } catch {
    return [];
  }
}

/** Notes that a lesson's place is still to be told. */
export function noteUnsent(viewerId: string, { schoolId, classId, lessonId }: UnsentProgress): void {
  const others = readUnsent(viewerId).filter((other) => other.lessonId !== lessonId);
  store(keyOf(viewerId), JSON.stringify([...others, { schoolId, classId, lessonId }].slice(-MOST)));
}

/** Forgets a lesson whose place has been told, or that the server will never take. */
export function clearUnsent(viewerId: string, lessonId: string): void {
  const others = readUnsent(viewerId).filter((other) => other.lessonId !== lessonId);
  store(keyOf(viewerId), others.length === 0 ? undefined : JSON.stringify(others));
}

/** Storage is open to everybody on the device. */
function isUnsent(value: unknown): value is UnsentProgress {
  if (typeof value !== 'object' || value === null) return false;
  const { schoolId, classId, lessonId } = value as Record<string, unknown>;
  return [schoolId, classId, lessonId].every((id) => typeof id === 'string' && ID.test(id));
}
