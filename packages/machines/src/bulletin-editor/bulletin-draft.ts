import { lengthOf } from '../shared/field-rules.ts';

/** How long a notice may be in each language, in characters. */
export const BULLETIN_MAX_LENGTH = 2_000;

/** A notice as it is edited. Days and times are those of whoever edits. */
export interface BulletinDraft {
  /** Null for a new one. */
  id: string | null;
  version: number;
  /** By language code; empty texts are left out when it is saved. */
  content: Readonly<Record<string, string>>;
  /** YYYY-MM-DD, empty where it is not chosen yet. */
  startDay: string;
  /** HH:mm. */
  startTime: string;
  endDay: string;
  endTime: string;
  isPublished: boolean;
}

/** Which notice a draft has become. */
export interface SavedBulletin {
  id: string;
  version: number;
}

export type BulletinField = 'content' | 'start' | 'end';
export type BulletinFieldProblem = 'REQUIRED' | 'TOO_LONG' | 'BEFORE_START';
export type BulletinFieldProblems = Partial<Record<BulletinField, BulletinFieldProblem>>;

/** What is wrong with a notice. */
export function draftProblems(draft: BulletinDraft): BulletinFieldProblems {
  const texts = Object.values(draft.content).map((text) => text.trim());
  const start = instantOf(draft.startDay, draft.startTime);
  const end = instantOf(draft.endDay, draft.endTime);
  return {
    ...(texts.every((text) => text === '') ? { content: 'REQUIRED' as const } : {}),
    ...(texts.some((text) => lengthOf(text) > BULLETIN_MAX_LENGTH) ? { content: 'TOO_LONG' as const } : {}),
    ...(start === null ? { start: 'REQUIRED' as const } : {}),
    ...(end === null ? { end: 'REQUIRED' as const } : {}),
    // Both are written alike, so that their order is that of time.
    ...(start !== null && end !== null && end < start ? { end: 'BEFORE_START' as const } : {}),
  };
}

/** Whether two drafts say the same. */
export function isSameDraft(one: BulletinDraft, other: BulletinDraft): boolean {
  const key = (draft: BulletinDraft): string => {
    const texts = Object.entries(draft.content).filter(([, text]) => text.trim() !== '');
    return JSON.stringify([
      texts.sort(([first], [second]) => (first < second ? -1 : 1)),
      draft.startDay,
      draft.startTime,
      draft.endDay,
      draft.endTime,
      draft.isPublished,
    ]);
  };
  return key(one) === key(other);
}

function instantOf(day: string, time: string): string | null {
  return /^\d{4}-\d\d-\d\d$/.test(day) && /^\d\d:\d\d$/.test(time) ? `${day}T${time}` : null;
}
