import { useLingui } from '@lingui/react/macro';
import { isApiProblem } from '@stoa/api/error';
import { deleteNote, restoreNote } from '@stoa/api/note.calls';
import { isOfNotes } from '@stoa/api/note.queries';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useApi } from '../../app/services.ts';
import { toasts } from '../../app/toasts.ts';
import { messageOf } from '../call-problem-messages.ts';
import { NOTE_PROBLEM_MESSAGES } from './note-messages.ts';

/** Asks again for the notes that are shown. */
export function useRefreshNotes(): () => Promise<void> {
  const queryClient = useQueryClient();
  return useCallback(
    () => queryClient.invalidateQueries({ predicate: ({ queryKey }) => isOfNotes(queryKey) }),
    [queryClient],
  );
}

/** Tells why something about a note has failed. */
export function useNoteFailure(): (error: unknown) => void {
  const { i18n } = useLingui();
  return (error) => {
    const words = messageOf(NOTE_PROBLEM_MESSAGES, isApiProblem(error) ? error.code : 'UNKNOWN');
    toasts.show({ message: i18n._(words), tone: 'danger' });
  };
}

/** Deletes a note, with the way back. */
export function useRemoveNote() {
  const { t } = useLingui();
  const api = useApi();
  const refresh = useRefreshNotes();
  const onError = useNoteFailure();
  const deleted = t`Note deleted.`;
  const undo = t`Undo`;
  const restore = useMutation({
    mutationFn: (noteId: string) => restoreNote(api, noteId),
    onSuccess: refresh,
    onError,
  });
  return useMutation({
    mutationFn: (noteId: string) => deleteNote(api, noteId),
    onSuccess: async (_done, noteId) => {
      await refresh();
      toasts.show({ message: deleted, action: { label: undo, onPress: () => restore.mutate(noteId) } });
    },
    onError,
  });
}
