import { useLocation } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { readDraft } from '../../../../shared/drafts.ts';
import { goToPlace } from './current-place.ts';
import { useLessonNotes, type LessonNotes } from './lesson-notes.tsx';
import { draftName, type NoteDraft } from './note-draft.ts';
import { SelectionBar } from './selection-bar.tsx';
import { findPlace } from './text-place.ts';
import { useSession } from '../../../../app/session.tsx';

/** Name of the highlight that texts draw. */
const HIGHLIGHT = 'note';

/** Leads to the note that the address names, sets noted passages off, and offers to note what is marked. */
export function NotesWatch() {
  const notes = useLessonNotes();
  return notes ? <Watch notes={notes} /> : null;
}

function Watch({ notes }: { notes: LessonNotes }) {
  const { wanted, handle, query, lessonId, setSheetOpen, setEditing } = notes;
  // Changes with every step: the same link followed again leads there again.
  const { state } = useLocation();
  const viewerId = useSession().viewer?.user_id;
  const go = useEffectEvent(() => {
    if (!wanted || !handle) return;
    setSheetOpen(false);
    goToPlace(handle, wanted.place);
  });
  const wantedId = wanted?.id;
  useEffect(() => {
    if (wantedId === undefined || !handle) return undefined;
    let frame = requestAnimationFrame(() => {
      // After the router has put the page where a new page begins.
      frame = requestAnimationFrame(() => go());
    });
    return () => cancelAnimationFrame(frame);
  }, [wantedId, handle, state]);

  const reopen = useEffectEvent(() => {
    const kept = readDraft<NoteDraft>(draftName(lessonId), viewerId)?.draft;
    if (kept?.text && kept.place) setEditing({ place: kept.place });
  });
  useEffect(() => reopen(), [lessonId]);

  useEffect(() => {
    const root = handle?.kind === 'text' ? handle.root() : null;
    if (!root || !('highlights' in CSS)) return undefined;
    const ranges = (query.data?.items ?? []).flatMap(({ place }) => {
      const range = place.kind === 'passage' && place.quote ? findPlace(root, place)?.range : undefined;
      return range ? [range] : [];
    });
    CSS.highlights.set(HIGHLIGHT, new Highlight(...ranges));
    return () => void CSS.highlights.delete(HIGHLIGHT);
  }, [handle, query.data]);

  return handle?.kind === 'text' ? <SelectionBar root={handle.root} /> : null;
}
