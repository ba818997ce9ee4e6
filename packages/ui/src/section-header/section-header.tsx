import { ArrowRightIcon } from '@phosphor-icons/react/dist/csr/ArrowRight';
import { Heading } from '../heading/heading.tsx';
import { Icon } from '../icon/icon.tsx';
import { Link } from '../link/link.tsx';
import { UserText } from '../user-text/user-text.tsx';
import * as styles from './section-header.css.ts';

export interface SectionHeaderProps {
  /** What stands below, in people's own words. */
  title: string;
  /** Of the heading, for the section's `aria-labelledby`. */
  id?: string;
  /** @default 2 */
  level?: 2 | 3;
  /** The way to everything of which the section shows some. */
  more?: {
    href: string;
    /** What is seen. */
    text: string;
    /** What is heard: with the title, so that several of these links can be told apart. */
    label: string;
  };
  className?: string;
}

/** The heading of a band of a page, with the way to all of it. */
export function SectionHeader({ title, id, level = 2, more, className }: SectionHeaderProps) {
  return (
    <div className={className ? `${styles.head} ${className}` : styles.head}>
      <Heading level={level} size={level === 2 ? '2xl' : 'xl'} id={id} className={styles.words}>
        <UserText>{title}</UserText>
      </Heading>
      {more ? (
        <Link href={more.href} variant="standalone" className={styles.more} aria-label={more.label}>
          {more.text} <Icon as={ArrowRightIcon} size="sm" mirror />
        </Link>
      ) : null}
    </div>
  );
}
