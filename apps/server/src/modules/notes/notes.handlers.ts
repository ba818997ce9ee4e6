import { ok, type Handlers } from '../../contract/handlers.ts';
import type { Services } from '../../core/services.ts';
import { requireViewer, type RequestContext } from '../../http/context.ts';
import { writeNotes } from './export.service.ts';
import { addNote, changeNote, loadLessonNotes, loadNotes, removeNote, restoreNote } from './notes.service.ts';

type NoteOperations =
  | 'listLessonNotes'
  | 'createLessonNote'
  | 'updateNote'
  | 'deleteNote'
  | 'restoreNote'
  | 'listMyNotes'
  | 'exportMyNotes';

/** Notes and bookmarks of the person who asks. */
export function notesHandlers(services: Services): Pick<Handlers, NoteOperations> {
  const { clock } = services;
  const writer = (context: RequestContext) => ({
    viewer: requireViewer(context),
    language: context.language,
    now: clock.now(),
  });
  return {
    listLessonNotes: async ({ path: { lessonId }, query: { schoolId }, context }) =>
      ok({ items: await loadLessonNotes(services, { lessonId, schoolId }, writer(context)) }),
    createLessonNote: async ({ path: { lessonId }, body, headers, context }) =>
      ok(
        await addNote(services, lessonId, body, {
          ...writer(context),
          schoolId: headers.tenantid ?? '',
          key: headers['idempotency-key'],
        }),
      ),
    updateNote: async ({ path: { noteId }, body, context }) =>
      ok(await changeNote(services, noteId, body, writer(context))),
    deleteNote: async ({ path: { noteId }, context }) => {
      await removeNote(services, noteId, writer(context));
      return { status: 200, body: { code: 200, message: 'ok' } };
    },
    restoreNote: async ({ path: { noteId }, context }) =>
      ok(await restoreNote(services, noteId, writer(context))),
    listMyNotes: async ({ query, context }) => ok(await loadNotes(services, query, writer(context))),
    exportMyNotes: async ({ query, context }) => {
      const file = await writeNotes(services, query, writer(context));
      context.reply.header('content-disposition', `attachment; filename="${file.name}"`);
      return { status: 200, body: file.text, cache: 'private' };
    },
  };
}
