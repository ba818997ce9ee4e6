import { lessonNotesQuery } from '@stoa/api/note.queries';
import type { LessonNote, NotePlace } from '@stoa/api/schema';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { createContext, use, useEffect, useMemo, useState, type ReactNode } from 'react';
import { useApi } from '../../../../app/services.ts';
import { useSession } from '../../../../app/session.tsx';

/** What of a lesson notes can stand at, and how one gets there. */
export type PlaceHandle =
  | { kind: 'text'; root: () => HTMLElement | null }
  | { kind: 'film'; seconds: () => number; seekTo: (seconds: number) => void }
  | { kind: 'document'; page: () => number; goTo: (page: number) => void };

/** What is written right now. */
export type Editing = { place: NotePlace } | { noteId: string };

/** The learner's notes in the lesson that is shown. */
export interface LessonNotes {
  schoolId: string;
  classId: string;
  lessonId: string;
  query: Pick<UseQueryResult<{ items: LessonNote[] }>, 'data' | 'error' | 'refetch'>;
  /** The note that the address names. */
  wanted: LessonNote | undefined;
  /** The address names a note, and it is not known yet where it stands. */
  isWaiting: boolean;
  handle: PlaceHandle | undefined;
  setHandle: (handle: PlaceHandle | undefined) => void;
  editing: Editing | undefined;
  setEditing: (editing: Editing | undefined) => void;
  /** What stands beside the lesson. */
  side: 'outline' | 'notes';
  setSide: (side: 'outline' | 'notes') => void;
  /** The sheet of phones. */
  isSheetOpen: boolean;
  setSheetOpen: (isOpen: boolean) => void;
}

const LessonNotesContext = createContext<LessonNotes | null>(null);

/** @returns null where nobody takes notes: for visitors and in lessons that are locked */
export const useLessonNotes = (): LessonNotes | null => use(LessonNotesContext);

interface LessonNotesProviderProps {
  schoolId: string;
  classId: string;
  lessonId: string;
  isLocked: boolean;
  /** The note that the address names. */
  noteId: string | undefined;
  children: ReactNode;
}

/** Makes the notes known to the lesson and to what stands beside it. */
export function LessonNotesProvider({
  schoolId,
  classId,
  lessonId,
  isLocked,
  noteId,
  children,
}: LessonNotesProviderProps) {
  const { viewer } = useSession();
  const canNote = viewer !== undefined && !isLocked;
  const { data, error, refetch } = useQuery({
    ...lessonNotesQuery(useApi(), { schoolId, lessonId }),
    enabled: canNote,
    retryOnMount: false,
  });
  const [handle, setHandle] = useState<PlaceHandle>();
  // What is written belongs to one lesson.
  const [written, setWritten] = useState<{ lessonId: string; editing: Editing | undefined }>();
  const [side, setSide] = useState<'outline' | 'notes'>(noteId ? 'notes' : 'outline');
  const [isSheetOpen, setSheetOpen] = useState(false);
  const editing = written?.lessonId === lessonId ? written.editing : undefined;
  const notes = useMemo(
    (): LessonNotes => ({
      schoolId,
      classId,
      lessonId,
      query: { data, error, refetch },
      wanted: data?.items.find(({ id }) => id === noteId),
      isWaiting: noteId !== undefined && data === undefined && !error,
      handle,
      setHandle,
      editing,
      setEditing: (next) => setWritten({ lessonId, editing: next }),
      side,
      setSide,
      isSheetOpen,
      setSheetOpen,
    }),
    [schoolId, classId, lessonId, data, error, refetch, noteId, handle, editing, side, isSheetOpen],
  );
  return <LessonNotesContext value={canNote ? notes : null}>{children}</LessonNotesContext>;
}

/** Says what the places of a lesson are, as long as it is shown. @param handle the same one each time */
export function usePlaceHandle(handle: PlaceHandle | undefined): void {
  const register = useLessonNotes()?.setHandle;
  useEffect(() => {
    if (!register || !handle) return undefined;
    register(handle);
    return () => register(undefined);
  }, [register, handle]);
}
