import { SkeletonRegion, SkeletonRows } from '@stoa/ui/skeleton';
import { lazy, Suspense } from 'react';
import { useIsHydrated } from '../../../../shared/use-is-hydrated.ts';
import { useLessonNotes } from './lesson-notes.tsx';

const Panel = lazy(async () => ({ default: (await import('./notes-panel.tsx')).NotesPanel }));
const Watch = lazy(async () => ({ default: (await import('./notes-watch.tsx')).NotesWatch }));

/** The list of notes with what adds one: who never opens it loads none of it. */
export function NotesPanelOnDemand() {
  return (
    <Suspense
      fallback={
        <SkeletonRegion>
          <SkeletonRows count={3} />
        </SkeletonRegion>
      }
    >
      <Panel />
    </Suspense>
  );
}

/** What notes need in the lesson itself. */
export function NotesWatchOnDemand() {
  const isHydrated = useIsHydrated();
  return useLessonNotes() && isHydrated ? (
    <Suspense>
      <Watch />
    </Suspense>
  ) : null;
}
