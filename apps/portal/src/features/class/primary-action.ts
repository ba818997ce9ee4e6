import type { ClassDetail, LessonRef } from '@stoa/api/schema';

/** The one thing that a class page offers first. */
export type PrimaryAction =
  /** Go on with a lesson; `started` where it was begun before. */
  | { kind: 'continue'; lesson: LessonRef; started: boolean }
  /** All is done: look at it again. */
  | { kind: 'review'; lesson: LessonRef }
  | { kind: 'enrol' }
  | { kind: 'signIn' }
  /** Enrolled, but it has not begun. */
  | { kind: 'waiting' }
  | { kind: 'full' }
  | { kind: 'ended' }
  /** To be bought first; `isVisitor` may have bought it already. */
  | { kind: 'buy'; isVisitor: boolean }
  /** The school has to let the person in again. */
  | { kind: 'shutOut' }
  /** There is nothing to open yet. */
  | { kind: 'empty' };

/** Why a lesson cannot be opened. */
export type LockReason = 'signIn' | 'enrol' | 'waiting' | 'full' | 'ended' | 'buy' | 'shutOut';

type Decided = Pick<ClassDetail, 'abilities' | 'enrollment' | 'nextLesson' | 'sections'>;

/** Chooses by what the server allows; nothing is decided here that it has not decided. */
export function primaryAction(detail: Decided): PrimaryAction {
  const { abilities, enrollment, nextLesson } = detail;
  if (abilities.learn) {
    if (nextLesson) return { kind: 'continue', lesson: nextLesson.lesson, started: nextLesson.started };
    const first = detail.sections.flatMap(({ lessons }) => lessons)[0];
    return first ? { kind: 'review', lesson: first } : { kind: 'empty' };
  }
  if (enrollment === 1) return { kind: 'waiting' };
  if (abilities.enroll) return { kind: 'enrol' };
  const denied = (reason: ClassDetail['abilities']['reasons'][number]) => abilities.reasons.includes(reason);
  if (denied('CLASS_ENDED')) return { kind: 'ended' };
  if (denied('CLASS_FULL')) return { kind: 'full' };
  if (denied('PURCHASE_REQUIRED')) return { kind: 'buy', isVisitor: denied('SIGN_IN') };
  return denied('SIGN_IN') ? { kind: 'signIn' } : { kind: 'shutOut' };
}

/** The reason that holds for every locked lesson of a class. */
export function lockReason(detail: Decided): LockReason {
  const action = primaryAction(detail);
  switch (action.kind) {
    case 'signIn':
    case 'waiting':
    case 'full':
    case 'ended':
    case 'buy':
    case 'shutOut':
      return action.kind;
    default:
      return 'enrol';
  }
}

/** A lesson that can be looked at without a seat, for who has none. */
export function previewLesson({ abilities, sections }: Decided): LessonRef | undefined {
  if (abilities.learn) return undefined;
  return sections.flatMap(({ lessons }) => lessons).find(({ preview, locked }) => preview && !locked);
}
