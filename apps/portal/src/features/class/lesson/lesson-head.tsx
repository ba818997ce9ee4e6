import { useLingui } from '@lingui/react/macro';
import { ListBulletsIcon } from '@phosphor-icons/react/dist/csr/ListBullets';
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
import * as styles from './lesson.css.ts';

/** Where in the class one is, the lesson's title, and on a phone the way to the outline. */
export function LessonHead({
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
      <PhoneOutline detail={detail} currentId={entry.id} />
    </header>
  );
}

/** The outline of a phone: a bar with progress, and the lessons from below. */
function PhoneOutline({ detail, currentId }: { detail: ClassDetail; currentId: string }) {
  const { t } = useLingui();
  // Open for one lesson only: choosing another closes it.
  const [openFor, setOpenFor] = useState<string>();
  const label = t({ message: 'All lessons', comment: 'Button and title: the outline of a class' });
  return (
    <div className={styles.phoneBar}>
      {detail.progress ? <ClassProgressBar progress={detail.progress} /> : null}
      <Button icon={ListBulletsIcon} onPress={() => setOpenFor(currentId)} isFullWidth mirrorIcon>
        {label}
      </Button>
      <Drawer
        isOpen={openFor === currentId}
        onClose={() => setOpenFor(undefined)}
        title={label}
        side="bottom"
      >
        <ClassOutline detail={detail} currentId={currentId} />
      </Drawer>
    </div>
  );
}
