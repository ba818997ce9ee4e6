import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check';
import { isValidElement, type ReactElement, type ReactNode } from 'react';
import { Icon, type IconGlyph } from '../icon/icon.tsx';
import { Link } from '../link/link.tsx';
import { UserText } from '../user-text/user-text.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as styles from './timeline.css.ts';

/** Where an entry stands in time. */
export type TimelineState = 'done' | 'now' | 'ahead';

/** One dated entry. */
export interface TimelineEntry {
  id: string;
  /** What people called it. */
  title: string;
  /** Language of title and text where it is not the page's. */
  lang?: string;
  /** When: for machines (ISO 8601) and written out for the reader; or a `time` element that does so. */
  time: { dateTime: string; text: string } | ReactElement;
  state: TimelineState;
  /** What people wrote about it. */
  text?: string;
  /** In the mark. @default a check where it is done */
  icon?: IconGlyph;
  /** Where the title leads. */
  href?: string;
  /** Things to press or to look at below it. */
  children?: ReactNode;
}

/** Props of `Timeline`. */
export interface TimelineProps {
  /** Names the list: "Dates of this class". */
  label: string;
  /** In the order of time. */
  entries: readonly TimelineEntry[];
  /** The states in words, for screen readers: "Done", "Now", "Ahead". */
  stateLabels: Record<TimelineState, string>;
  /** Rank of the titles. @default 3 */
  headingLevel?: 2 | 3 | 4;
  /** Shown where there are no entries. */
  empty?: ReactNode;
}

/** What happens when: what lies behind, where one stands, what is to come. */
export function Timeline({ label, entries, stateLabels, headingLevel = 3, empty }: TimelineProps) {
  if (entries.length === 0) return empty ? <>{empty}</> : null;
  return (
    <ol role="list" aria-label={label} className={styles.list}>
      {entries.map((entry) => (
        <Entry
          key={entry.id}
          entry={entry}
          stateLabel={stateLabels[entry.state]}
          headingLevel={headingLevel}
        />
      ))}
    </ol>
  );
}

function Entry({
  entry,
  stateLabel,
  headingLevel,
}: {
  entry: TimelineEntry;
  stateLabel: string;
  headingLevel: 2 | 3 | 4;
}) {
  const Tag = `h${headingLevel}` as const;
  const glyph = entry.icon ?? (entry.state === 'done' ? CheckIcon : null);
  const title = <UserText lang={entry.lang}>{entry.title || '–'}</UserText>;
  return (
    <li
      className={styles.entry}
      data-state={entry.state}
      aria-current={entry.state === 'now' ? 'step' : undefined}
    >
      <span className={styles.mark} aria-hidden="true">
        {glyph ? <Icon as={glyph} size="sm" weight="bold" /> : null}
      </span>
      <div className={styles.body}>
        <p className={styles.time}>
          {isValidElement(entry.time) ? (
            entry.time
          ) : (
            <time dateTime={entry.time.dateTime}>{entry.time.text}</time>
          )}
          <VisuallyHidden>{stateLabel}</VisuallyHidden>
        </p>
        <Tag className={styles.title}>
          {entry.href ? (
            <Link href={entry.href} variant="standalone">
              {title}
            </Link>
          ) : (
            title
          )}
        </Tag>
        {entry.text ? (
          <p className={styles.text}>
            <UserText lang={entry.lang}>{entry.text}</UserText>
          </p>
        ) : null}
        {entry.children ? <div className={styles.more}>{entry.children}</div> : null}
      </div>
    </li>
  );
}
