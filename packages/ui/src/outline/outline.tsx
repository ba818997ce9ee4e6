import { CaretDownIcon } from '@phosphor-icons/react/dist/csr/CaretDown';
import { Icon } from '../icon/icon.tsx';
import { UserText } from '../user-text/user-text.tsx';
import { LessonRow, type OutlineLabels, type OutlineLesson } from './lesson-row.tsx';
import * as styles from './outline.css.ts';

export type { LessonKind, OutlineLabels, OutlineLesson } from './lesson-row.tsx';

/** A chapter of a class. */
export interface OutlineSection {
  id: string;
  title: string;
  /** How far one has come in it: "2 of 5". */
  progressText?: string;
  /** Folded away at first. @default false */
  isFolded?: boolean;
  lessons: readonly OutlineLesson[];
}

/** Props of `Outline`. */
export interface OutlineProps {
  /** Names the landmark: "Outline". */
  label: string;
  sections: readonly OutlineSection[];
  labels: OutlineLabels;
  /** Rank of the sections' headings. @default 3 */
  headingLevel?: 2 | 3 | 4;
}

/** The lessons of a class in their chapters: what is done, where one is, what waits and what is locked. */
export function Outline({ label, sections, labels, headingLevel = 3 }: OutlineProps) {
  const Tag = `h${headingLevel}` as const;
  return (
    <nav aria-label={label} className={styles.sections}>
      {sections.map((section) => (
        <details key={section.id} className={styles.section} open={!section.isFolded}>
          <summary className={styles.sectionHead}>
            <Tag className={styles.sectionTitle}>
              <UserText>{section.title}</UserText>
            </Tag>
            {section.progressText ? (
              <span className={styles.sectionText}>{section.progressText}</span>
            ) : (
              <span />
            )}
            <Icon as={CaretDownIcon} size="sm" className={styles.caret} />
          </summary>
          <ol role="list" className={styles.lessons}>
            {section.lessons.map((lesson) => (
              <li key={lesson.id}>
                <LessonRow lesson={lesson} labels={labels} />
              </li>
            ))}
          </ol>
        </details>
      ))}
    </nav>
  );
}
