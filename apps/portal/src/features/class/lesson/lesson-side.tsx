import { useLingui } from '@lingui/react/macro';
import type { ClassDetail } from '@stoa/api/schema';
import { Link } from '@stoa/ui/link';
import { SegmentedControl } from '@stoa/ui/segmented-control';
import { Text } from '@stoa/ui/text';
import { UserText } from '@stoa/ui/user-text';
import { useEffect, useRef } from 'react';
import { lessonSide } from '../class.css.ts';
import { ClassOutline } from '../class-outline.tsx';
import { ClassProgressBar } from '../class-progress-bar.tsx';
import { useLessonNotes } from './notes/lesson-notes.tsx';
import { NotesPanelOnDemand } from './notes/notes-on-demand.tsx';

/** The class at the side of a lesson: how far one is, and every lesson. */
export function LessonSide({ detail, currentId }: { detail: ClassDetail; currentId: string }) {
  const { t } = useLingui();
  const box = useRef<HTMLElement>(null);
  const notes = useLessonNotes();
  const isOutline = notes?.side !== 'notes';
  useEffect(() => {
    // A long outline shows the lesson that is open, without moving the page.
    const current = box.current?.querySelector<HTMLElement>('[aria-current]');
    if (box.current && current)
      box.current.scrollTop +=
        current.getBoundingClientRect().top -
        box.current.getBoundingClientRect().top -
        box.current.clientHeight / 3;
  }, [currentId, isOutline]);
  return (
    <aside
      ref={box}
      className={lessonSide}
      aria-label={t({
        message: 'The class',
        comment: 'Name of the part beside a lesson with progress and outline',
      })}
    >
      <Link href={detail.url} variant="standalone">
        <Text as="span" weight="semibold">
          <UserText>{detail.title}</UserText>
        </Text>
      </Link>
      {detail.progress ? <ClassProgressBar progress={detail.progress} /> : null}
      {notes ? (
        <SegmentedControl
          label={t({ message: 'Beside the lesson', comment: 'Name of the choice between outline and notes' })}
          isFullWidth
          segments={[
            {
              value: 'outline',
              label: t({ message: 'Lessons', context: 'side', comment: 'Choice: the outline of a class' }),
            },
            {
              value: 'notes',
              label: t({
                message: 'Notes',
                context: 'notes',
                comment: 'Choice and title: what somebody noted',
              }),
            },
          ]}
          value={notes.side}
          onChange={notes.setSide}
        />
      ) : null}
      {isOutline ? (
        <ClassOutline detail={detail} currentId={currentId} headingLevel={2} />
      ) : notes?.isSheetOpen ? null : (
        <NotesPanelOnDemand />
      )}
    </aside>
  );
}
