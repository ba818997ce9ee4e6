import { useLingui } from '@lingui/react/macro';
import { ListBulletsIcon } from '@phosphor-icons/react/dist/csr/ListBullets';
import { NotePencilIcon } from '@phosphor-icons/react/dist/csr/NotePencil';
import type { ClassDetail, OutlineLesson } from '@stoa/api/schema';
import { Breadcrumbs } from '@stoa/ui/breadcrumbs';
import { Button } from '@stoa/ui/button';
import { Drawer } from '@stoa/ui/drawer';
import { Heading } from '@stoa/ui/heading';
import { MetaLine } from '@stoa/ui/meta-line';
import { UserText } from '@stoa/ui/user-text';
import { useState, type RefObject } from 'react';
import { schoolHref } from '../../../app/links.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { formatMinutes, formatNumber } from '../../../shared/format.ts';
import { heading } from '../class.css.ts';
import { ClassOutline } from '../class-outline.tsx';
import { ClassProgressBar } from '../class-progress-bar.tsx';
import { useLessonNotes } from './notes/lesson-notes.tsx';
import { NotesPanelOnDemand } from './notes/notes-on-demand.tsx';
import * as styles from './lesson.css.ts';

/** Where in the class one is, the lesson's title, and on a phone the way to the outline. */
export function LessonHeader({
  detail,
  entry,
  headingRef,
}: {
  detail: ClassDetail;
  entry: OutlineLesson;
  headingRef: RefObject<HTMLHeadingElement | null>;
}) {
  const { t } = useLingui();
  const language = useLanguage();
  const lessons = detail.sections.flatMap((section) => section.lessons);
  const section = detail.sections.find((candidate) => candidate.lessons.includes(entry))?.title ?? '';
  const number = formatNumber(lessons.indexOf(entry) + 1, language);
  const all = formatNumber(lessons.length, language);
  const minutes = formatMinutes(entry.minutes, language);
  return (
    <header className={styles.head}>
      <Breadcrumbs
        label={t({ message: 'Breadcrumb', comment: 'Name of the breadcrumb trail' })}
        items={[
          { id: 'home', label: t`Home`, href: schoolHref(detail.schoolId) },
          { id: 'class', label: detail.title, href: detail.url },
          { id: 'lesson', label: entry.title },
        ]}
      />
      <Heading level={1} size="3xl" id="lesson-title" ref={headingRef} tabIndex={-1} className={heading}>
        <UserText>{entry.title}</UserText>
      </Heading>
      <MetaLine>
        <span>{t({ message: `Lesson ${number} of ${all}`, comment: 'Place of a lesson in its class' })}</span>
        <span>
          <UserText>{section}</UserText>
        </span>
        <span>{minutes}</span>
      </MetaLine>
      <PhoneBar detail={detail} currentId={entry.id} />
    </header>
  );
}

/** What stands beside the lesson elsewhere: progress, and from below the lessons and the notes. */
function PhoneBar({ detail, currentId }: { detail: ClassDetail; currentId: string }) {
  const { t } = useLingui();
  // Open for one lesson only: choosing another closes it.
  const [openFor, setOpenFor] = useState<string>();
  const notes = useLessonNotes();
  const notesLabel = t({
    message: 'Notes',
    context: 'notes',
    comment: 'Choice and title: what somebody noted',
  });
  const label = t({ message: 'All lessons', comment: 'Button and title: the outline of a class' });
  return (
    <div className={styles.phoneBar}>
      {detail.progress ? <ClassProgressBar progress={detail.progress} /> : null}
      <div className={styles.phoneButtons}>
        <Button icon={ListBulletsIcon} onPress={() => setOpenFor(currentId)} isFullWidth mirrorIcon>
          {label}
        </Button>
        {notes ? (
          <Button icon={NotePencilIcon} onPress={() => notes.setSheetOpen(true)} isFullWidth>
            {notesLabel}
          </Button>
        ) : null}
      </div>
      <Drawer
        isOpen={openFor === currentId}
        onClose={() => setOpenFor(undefined)}
        title={label}
        side="bottom"
      >
        <ClassOutline detail={detail} currentId={currentId} />
      </Drawer>
      {notes ? (
        <Drawer
          isOpen={notes.isSheetOpen}
          onClose={() => notes.setSheetOpen(false)}
          title={notesLabel}
          side="bottom"
        >
          <NotesPanelOnDemand />
        </Drawer>
      ) : null}
    </div>
  );
}
