import { Link } from '../link/link.tsx';
import { UserText } from '../user-text/user-text.tsx';
import * as styles from './link-pills.css.ts';

/** One pill. */
export interface PillLink {
  id: string;
  /** A word or a few, in people's own words. */
  text: string;
  href: string;
}

/** Props of `LinkPills`. */
export interface LinkPillsProps {
  /** Nothing is drawn where there are none. */
  links: readonly PillLink[];
  /** Names the list where no heading does. */
  label?: string;
  /** Id of the heading that names the list. */
  labelledBy?: string;
  className?: string;
}

/** Words that lead somewhere, side by side: what others search for. Filters that can be taken away are `Chip`s. */
export function LinkPills({ links, label, labelledBy, className }: LinkPillsProps) {
  if (links.length === 0) return null;
  return (
    <ul
      role="list"
      aria-label={label}
      aria-labelledby={labelledBy}
      className={className ? `${styles.list} ${className}` : styles.list}
    >
      {links.map(({ id, text, href }) => (
        <li key={id} className={styles.item}>
          <Link href={href} variant="plain" className={styles.pill}>
            <UserText>{text}</UserText>
          </Link>
        </li>
      ))}
    </ul>
  );
}
