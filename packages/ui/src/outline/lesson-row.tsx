import { ArticleIcon } from '@phosphor-icons/react/dist/csr/Article';
import { BroadcastIcon } from '@phosphor-icons/react/dist/csr/Broadcast';
import { ChatsCircleIcon } from '@phosphor-icons/react/dist/csr/ChatsCircle';
import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check';
import { DownloadSimpleIcon } from '@phosphor-icons/react/dist/csr/DownloadSimple';
import { ExamIcon } from '@phosphor-icons/react/dist/csr/Exam';
import { FileTextIcon } from '@phosphor-icons/react/dist/csr/FileText';
import { HeadphonesIcon } from '@phosphor-icons/react/dist/csr/Headphones';
import { LinkSimpleIcon } from '@phosphor-icons/react/dist/csr/LinkSimple';
import { ListChecksIcon } from '@phosphor-icons/react/dist/csr/ListChecks';
import { LockSimpleIcon } from '@phosphor-icons/react/dist/csr/LockSimple';
import { NotePencilIcon } from '@phosphor-icons/react/dist/csr/NotePencil';
import { PencilSimpleLineIcon } from '@phosphor-icons/react/dist/csr/PencilSimpleLine';
import { PlayCircleIcon } from '@phosphor-icons/react/dist/csr/PlayCircle';
import { UserCheckIcon } from '@phosphor-icons/react/dist/csr/UserCheck';
import type { ReactNode } from 'react';
import { Link } from 'react-aria-components/Link';
import { Icon, type IconGlyph } from '../icon/icon.tsx';
import { UserText } from '../user-text/user-text.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as styles from './outline.css.ts';

/** What a lesson is. */
export type LessonKind =
  | 'article'
  | 'video'
  | 'audio'
  | 'document'
  | 'file'
  | 'link'
  | 'exam'
  | 'assignment'
  | 'survey'
  | 'live'
  | 'discussion'
  | 'attendance'
  | 'task';

const ICONS = {
  article: ArticleIcon,
  video: PlayCircleIcon,
  audio: HeadphonesIcon,
  document: FileTextIcon,
  file: DownloadSimpleIcon,
  link: LinkSimpleIcon,
  exam: ExamIcon,
  assignment: NotePencilIcon,
  survey: ListChecksIcon,
  live: BroadcastIcon,
  discussion: ChatsCircleIcon,
  attendance: UserCheckIcon,
  task: PencilSimpleLineIcon,
} satisfies Record<LessonKind, IconGlyph>;

/** A lesson of an outline. */
export interface OutlineLesson {
  id: string;
  title: string;
  kind: LessonKind;
  /** Where it opens; a locked one has none. */
  href?: string;
  /** How long it takes, written out: "8 min". */
  minutes?: string;
  isDone?: boolean;
  isCurrent?: boolean;
  /** Why it cannot be opened yet; a lesson with a reason and without `href` is locked. */
  lockedReason?: string;
  /**
   * A line below the title: that an open one is a free preview, or how a locked one is opened. Where the lesson is
   * locked it may hold a link; an open lesson is a link itself.
   */
  note?: ReactNode;
}

/** Words of an outline for screen readers. */
export interface OutlineLabels {
  /** "Done" */
  done: string;
  /** "Not done yet" */
  open: string;
  /** "Locked" */
  locked: string;
  /** The kind of a lesson: "Video". */
  kind: Record<LessonKind, string>;
}

/** One lesson: a mark, its title, its kind and length. */
export function LessonRow({ lesson, labels }: { lesson: OutlineLesson; labels: OutlineLabels }) {
  const isLocked = !lesson.href && Boolean(lesson.lockedReason);
  const content = (
    <>
      <Mark lesson={lesson} isLocked={isLocked} labels={labels} />
      <span className={styles.lessonTitle}>
        <UserText>{lesson.title}</UserText>
        {lesson.lockedReason ? <span className={styles.reason}>{lesson.lockedReason}</span> : null}
        {lesson.note ? <span className={styles.note}>{lesson.note}</span> : null}
      </span>
      <span className={styles.facts}>
        <Icon as={ICONS[lesson.kind]} size="sm" label={labels.kind[lesson.kind]} />
        {lesson.minutes}
      </span>
    </>
  );
  if (!lesson.href) {
    return (
      <div className={styles.lesson} data-locked={isLocked || undefined}>
        {content}
      </div>
    );
  }
  return (
    <Link
      href={lesson.href}
      className={styles.lesson}
      aria-current={lesson.isCurrent ? 'page' : undefined}
      data-current={lesson.isCurrent || undefined}
    >
      {content}
    </Link>
  );
}

function Mark({
  lesson,
  isLocked,
  labels,
}: {
  lesson: OutlineLesson;
  isLocked: boolean;
  labels: OutlineLabels;
}) {
  if (lesson.isDone) {
    return (
      <span className={styles.done}>
        <Icon as={CheckIcon} size="sm" weight="bold" />
        <VisuallyHidden>{labels.done}</VisuallyHidden>
      </span>
    );
  }
  if (isLocked) {
    return (
      <span className={styles.locked}>
        <Icon as={LockSimpleIcon} size="sm" label={labels.locked} />
      </span>
    );
  }
  return (
    <span className={styles.open}>
      <VisuallyHidden>{labels.open}</VisuallyHidden>
    </span>
  );
}
