import { useLingui } from '@lingui/react/macro';
import type { ClassDetail } from '@stoa/api/schema';
import { Outline } from '@stoa/ui/outline';
import { useLanguage } from '../../i18n/language-context.tsx';
import { formatMinutes, formatNumber } from '../../shared/format.ts';
import { LOCK_MESSAGES } from './lock-messages.ts';
import { lockReason } from './primary-action.ts';

export interface ClassOutlineProps {
  detail: ClassDetail;
  currentId?: string;
  headingLevel?: 2 | 3 | 4;
}

/** The lessons in their sections: what is done, what is open, what is locked and why, what can be tried. */
export function ClassOutline({ detail, currentId, headingLevel }: ClassOutlineProps) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const locked = i18n._(LOCK_MESSAGES[lockReason(detail)]);
  const preview = t({
    message: 'Free preview',
    comment: 'Below a lesson that can be opened without enrolling',
  });
  return (
    <Outline
      label={t({ message: 'Outline', comment: 'Name of the list of lessons' })}
      headingLevel={headingLevel}
      labels={{
        done: t({ message: 'Done', context: 'lesson', comment: 'A lesson that is completed' }),
        open: t({ message: 'Not done yet', comment: 'A lesson that is not completed' }),
        locked: t({ message: 'Locked', comment: 'A lesson that cannot be opened' }),
        kind: {
          article: t({ message: 'Text', context: 'lesson', comment: 'A lesson to be read' }),
          video: t({ message: 'Video', comment: 'A lesson to be watched' }),
          document: t({ message: 'Document', context: 'lesson', comment: 'A lesson that is a PDF' }),
          link: t({ message: 'Link', context: 'lesson', comment: 'A lesson that is a page elsewhere' }),
          exam: t`Exam`,
          assignment: t({
            message: 'Assignment',
            context: 'lesson',
            comment: 'A lesson in which something is handed in',
          }),
          survey: t({ message: 'Survey', context: 'lesson', comment: 'A lesson that is a survey' }),
          live: t({ message: 'Live session', comment: 'A lesson that is broadcast live' }),
          discussion: t({
            message: 'Discussion',
            context: 'lesson',
            comment: 'A lesson in which learners write to each other',
          }),
          task: t({ message: 'Task', comment: 'A lesson in which something is to be done' }),
        },
      }}
      sections={detail.sections.map((section, index) => {
        const done = formatNumber(section.lessons.filter(({ completed }) => completed).length, language);
        const all = formatNumber(section.lessons.length, language);
        return {
          id: String(index),
          title: section.title,
          progressText: detail.progress
            ? t({ message: `${done} of ${all}`, comment: 'Lessons done of all lessons' })
            : undefined,
          lessons: section.lessons.map((lesson) => ({
            id: lesson.id,
            title: lesson.title,
            kind: lesson.kind,
            href: lesson.locked ? undefined : lesson.url,
            minutes: formatMinutes(lesson.minutes, language),
            isDone: lesson.completed,
            isCurrent: lesson.id === currentId,
            // The line below the title says what keeps it closed, or that nothing does although one is not enrolled.
            lockedReason: lesson.locked
              ? locked
              : lesson.preview && !detail.abilities.learn
                ? preview
                : undefined,
          })),
        };
      })}
    />
  );
}
