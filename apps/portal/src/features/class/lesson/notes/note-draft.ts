import type { NotePlace } from '@stoa/api/schema';
import { storeDraft, readDraft } from '../../../../shared/drafts.ts';

/** A note that is written. */
export interface NoteDraft {
  text: string;
  place: NotePlace;
}

/** Characters of a note. */
export const NOTE_MAX = 5000;

/** Under which name the new note of a lesson is kept until it is saved. */
export const draftName = (lessonId: string): string => `note.new.${lessonId}`;

/** Begins a note at a place, with the words that were typed before and not saved. */
export function beginDraft(lessonId: string, place: NotePlace, userId: string | undefined): void {
  const name = draftName(lessonId);
  const text = readDraft<NoteDraft>(name, userId)?.draft.text ?? '';
  storeDraft(name, { ...(userId ? { userId } : {}), place: name, draft: { text, place } });
}
