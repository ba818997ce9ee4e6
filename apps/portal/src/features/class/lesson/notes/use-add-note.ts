import { useLingui } from '@lingui/react/macro';
import { createNote } from '@stoa/api/note.calls';
import type { NotePlace } from '@stoa/api/schema';
import { media } from '@stoa/ui/theme/media';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../../../app/services.ts';
import { useSession } from '../../../../app/session.tsx';
import { toasts } from '../../../../app/toasts.ts';
import { ClickKeys } from '../../../../shared/click-keys.ts';
import { useNoteFailure, useRefreshNotes } from '../../../../shared/notes/use-remove-note.ts';
import type { LessonNotes } from './lesson-notes.tsx';
import { beginDraft } from './note-draft.ts';

/** Begins notes and sets bookmarks. */
export function useAddNote({
  schoolId,
  lessonId,
  setEditing,
  setSide,
  setSheetOpen,
}: Pick<LessonNotes, 'schoolId' | 'lessonId' | 'setEditing' | 'setSide' | 'setSheetOpen'>) {
  const { t } = useLingui();
  const api = useApi();
  const userId = useSession().viewer?.user_id;
  const refresh = useRefreshNotes();
  const onError = useNoteFailure();
  const [keys] = useState(() => new ClickKeys());
  const added = t`Bookmark added.`;
  const bookmark = useMutation({
    mutationFn: (place: NotePlace) => {
      const note = { place, text: '' };
      return keys.once({ lessonId, ...note }, (key) => createNote(api, { schoolId, lessonId, note, key }));
    },
    onSuccess: async () => {
      await refresh();
      toasts.show({ message: added, tone: 'success' });
    },
    onError,
  });
  const begin = (place: NotePlace) => {
    beginDraft(lessonId, place, userId);
    setEditing({ place });
    setSide('notes');
    // Where nothing stands beside the lesson, notes are written in a sheet.
    if (!matchMedia(media.desktop).matches) setSheetOpen(true);
  };
  return { begin, bookmark };
}
