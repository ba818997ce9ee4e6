import { useLingui } from '@lingui/react/macro';
import { CaretDownIcon } from '@phosphor-icons/react/dist/csr/CaretDown';
import type { ClassDetail, Lesson } from '@stoa/api/schema';
import { Icon } from '@stoa/ui/icon';
import { Link } from '@stoa/ui/link';
import { collectHeadings, RichText, type RichTextDocument, type RichTextHeading } from '@stoa/ui/rich-text';
import { Text } from '@stoa/ui/text';
import { useMemo, useRef } from 'react';
import { toasts } from '../../../app/toasts.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { directionOf, LANGUAGE_NAMES, toTag } from '../../../i18n/languages.ts';
import { LessonFoot } from './lesson-foot.tsx';
import { LessonNotices } from './lesson-notices.tsx';
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
  // The ids that the text is drawn with.
  const headings = useMemo(() => collectHeadings(body), [body]);
  const isOther = lesson.lang !== useLanguage();
  const name = LANGUAGE_NAMES[lesson.lang];
  const back = t`You go on where you stopped.`;
  const toBeginning = t`To the beginning`;
  const progress = useLessonProgress({
    detail,
    lesson,
    onMove: ({ fraction, completed }) => {
      if (completed) return;
      reading.returnTo(fraction, () =>
        toasts.show({ message: back, action: { label: toBeginning, onPress: () => scrollTo({ top: 0 }) } }),
      );
    },
    onLeave: () => reading.tell(),
  });
  const reading = useReading(text, (fraction) => progress.report(null, fraction));
  return (
    <>
      <LessonNotices progress={progress} />
      {headings.length >= MIN_TOC ? (
        <Contents headings={headings} url={lesson.url} lang={isOther ? toTag(lesson.lang) : undefined} />
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
      <LessonFoot detail={detail} lesson={lesson} progress={progress} />
    </>
  );
}

function Contents({
  headings,
  url,
  lang,
}: {
  headings: readonly RichTextHeading[];
  url: string;
  lang: string | undefined;
}) {
  const { t } = useLingui();
  const label = t({ message: 'In this lesson', comment: 'Name of the list of headings' });
  return (
    <nav aria-label={label} className={styles.contents}>
      <details>
        <summary className={styles.contentsHead}>
          {label}
          <Icon as={CaretDownIcon} size="sm" className={styles.contentsCaret} />
        </summary>
        <ul role="list" className={styles.contentsList}>
          {headings.map((entry) => (
            <li key={entry.id} data-level={entry.level}>
              <Link href={`${url}#${entry.id}`} variant="plain" lang={lang}>
                {entry.text}
              </Link>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
}
