import { type Api, unwrap } from '../query.ts';
import type { LessonNote, NoteBody, NoteChange } from '../schema.gen.ts';

export interface NewNoteCall {
  schoolId: string;
  lessonId: string;
  note: NoteBody;
  /** One a click: however often the call is sent, there is one note. */
  key: string;
}

/** @throws ApiProblem NOTES_FULL, NOT_ENROLLED, LESSON_LOCKED and the shared codes. */
export const createNote = (api: Api, { schoolId, lessonId, note, key }: NewNoteCall): Promise<LessonNote> =>
  unwrap(
    api.client.POST('/api/class/v1/lessons/{lessonId}/notes', {
      params: { path: { lessonId }, header: { tenantId: schoolId, 'Idempotency-Key': key } },
      body: note,
    }),
  );

/** @throws ApiProblem VERSION_CONFLICT where it was changed meanwhile, NOT_FOUND and the shared codes. */
export const updateNote = (api: Api, noteId: string, change: NoteChange): Promise<LessonNote> =>
  unwrap(api.client.PUT('/api/class/v1/notes/{noteId}', { params: { path: { noteId } }, body: change }));

/** Again changes nothing. @throws ApiProblem the shared codes. */
export async function deleteNote(api: Api, noteId: string): Promise<void> {
  await api.client.DELETE('/api/class/v1/notes/{noteId}', { params: { path: { noteId } } });
}

/** Brings a deleted note back. @throws ApiProblem NOT_FOUND and the shared codes. */
export const restoreNote = (api: Api, noteId: string): Promise<LessonNote> =>
  unwrap(api.client.POST('/api/class/v1/notes/{noteId}/restore', { params: { path: { noteId } } }));
