import { useLingui } from '@lingui/react/macro';
import type { ClassDetail, Lesson } from '@stoa/api/schema';
import { collectHeadings, RichText, type RichTextDocument } from '@stoa/ui/rich-text';
import { TableOfContents } from '@stoa/ui/table-of-contents';
import { Text } from '@stoa/ui/text';
import { useMemo, useRef } from 'react';
import { toasts } from '../../../app/toasts.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { directionOf, LANGUAGE_NAMES, toTag } from '../../../i18n/languages.ts';
import { LessonFooter } from './lesson-footer.tsx';
import { LessonNotices } from './lesson-notices.tsx';
import { useLessonNotes, usePlaceHandle } from './notes/lesson-notes.tsx';
import { useHashTarget } from './use-hash-target.ts';
import { useLessonProgress } from './use-lesson-progress.ts';
import { useReading } from './use-reading.ts';
import * as styles from './lesson.css.ts';

const MIN_TOC = 3;

/** A lesson to be read. It opens where it was left. */
export function ArticleLesson({
  detail,
  lesson,
  body,
}: {
  detail: ClassDetail;
  lesson: Lesson;
  body: RichTextDocument;
}) {
  const { t } = useLingui();
  const text = useRef<HTMLDivElement>(null);
  useHashTarget();
  const notes = useLessonNotes();
  usePlaceHandle(useMemo(() => ({ kind: 'text', root: () => text.current }) as const, []));
  // The ids that the text is drawn with.
  const headings = useMemo(() => collectHeadings(body), [body]);
  const isOther = lesson.lang !== useLanguage();
  const name = LANGUAGE_NAMES[lesson.lang];
  const back = t`You continue where you left off.`;
  const toBeginning = t`Back to start`;
  const progress = useLessonProgress({
    detail,
    lesson,
    onMove: ({ fraction, completed }) => {
      // A note leads to its own place.
      if (completed || notes?.isWaiting || notes?.wanted) return;
      reading.returnTo(fraction, () =>
        toasts.show({ message: back, action: { label: toBeginning, onPress: () => scrollTo({ top: 0 }) } }),
      );
    },
    onLeave: () => reading.notify(),
  });
  const reading = useReading(text, (fraction) => progress.report(null, fraction));
  return (
    <>
      <LessonNotices progress={progress} />
      {headings.length >= MIN_TOC ? (
        <TableOfContents
          variant="folding"
          label={t({ message: 'In this lesson', comment: 'Name of the list of headings' })}
          entries={headings.map((entry) => ({ ...entry, href: `${lesson.url}#${entry.id}` }))}
          lang={isOther ? toTag(lesson.lang) : undefined}
          className={styles.contents}
        />
      ) : null}
      {isOther ? (
        <Text
          tone="muted"
          size="sm"
          className={styles.note}
        >{t`This lesson has not been translated yet. You are reading it in: ${name}`}</Text>
      ) : null}
      <div ref={text} className={styles.text}>
        <RichText
          document={body}
          lang={isOther ? toTag(lesson.lang) : undefined}
          dir={isOther ? directionOf(lesson.lang) : undefined}
        />
      </div>
      <LessonFooter detail={detail} lesson={lesson} progress={progress} />
    </>
  );
}
