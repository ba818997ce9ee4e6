import { useId, type ReactNode } from 'react';
import { Heading } from '../heading/heading.tsx';
import { cx } from '../internal/cx.ts';
import { Pattern } from '../pattern/pattern.tsx';
import { Text } from '../text/text.tsx';
import * as styles from './celebration.css.ts';

/** Props of `Celebration`. */
export interface CelebrationProps {
  /** What was reached. */
  title: ReactNode;
  /** What it means for the person. */
  text?: ReactNode;
  /** The way on: one button. */
  action?: ReactNode;
  /** It was reached a moment ago, and is read out. @default false */
  isNew?: boolean;
  /** What could come next, under a heading of its own. */
  next?: { title: ReactNode; content: ReactNode };
  /** Rank of its heading; the one over `next` is a rank below. @default 2 */
  headingLevel?: 2 | 3;
  className?: string;
}

/** The end of something long, quietly celebrated: under a painted band, without a single moving part. */
export function Celebration({
  title,
  text,
  action,
  isNew = false,
  next,
  headingLevel = 2,
  className,
}: CelebrationProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={cx(styles.box, className)}>
      <div className={styles.band}>
        <Pattern kind="arches" />
      </div>
      <div className={styles.words} role={isNew ? 'status' : undefined}>
        <Heading level={headingLevel} size="2xl" id={id}>
          {title}
        </Heading>
        {text ? <Text>{text}</Text> : null}
        {action ? <div>{action}</div> : null}
      </div>
      {next ? (
        <div className={styles.next}>
          <Heading level={headingLevel === 2 ? 3 : 4} size="lg">
            {next.title}
          </Heading>
          {next.content}
        </div>
      ) : null}
    </section>
  );
}
