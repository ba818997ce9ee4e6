import { CaretDownIcon } from '@phosphor-icons/react/dist/csr/CaretDown';
import { Icon } from '../icon/icon.tsx';
import { cx } from '../internal/cx.ts';
import { Link } from '../link/link.tsx';
import * as styles from './table-of-contents.css.ts';

/** A heading of the text. */
export interface ContentsEntry {
  id: string;
  text: string;
  /** Where it stands: `#basics`. */
  href: string;
  /** Rank of the heading; deeper ones stand in. @default 2 */
  level?: 2 | 3 | 4;
}

/** Props of `TableOfContents`. */
export interface TableOfContentsProps {
  /** Names the landmark, and is read above the list: "In this article". */
  label: string;
  /** Nothing is drawn where there are none. */
  entries: readonly ContentsEntry[];
  /**
   * `side` stands beside a text, `folding` above it until somebody opens it, `numbered` at the head of a document
   * whose chapters are cited by number. @default 'side'
   */
  variant?: 'side' | 'folding' | 'numbered';
  /** Language of the headings where it is not the page's. */
  lang?: string;
  className?: string;
}

/** The headings of a long text, as ways to them. */
export function TableOfContents({ label, entries, variant = 'side', lang, className }: TableOfContentsProps) {
  if (entries.length === 0) return null;
  const List = variant === 'numbered' ? 'ol' : 'ul';
  const list = (
    <List role={variant === 'numbered' ? undefined : 'list'} className={styles.lists[variant]}>
      {entries.map(({ id, text, href, level = 2 }) => (
        <li key={id} data-level={level} className={styles.entry}>
          <Link
            href={href}
            variant="plain"
            lang={lang}
            className={variant === 'numbered' ? styles.numberedLink : styles.link}
          >
            <bdi>{text}</bdi>
          </Link>
        </li>
      ))}
    </List>
  );
  return (
    <nav aria-label={label} className={cx(styles.nav[variant], className)}>
      {variant === 'folding' ? (
        <details>
          <summary className={styles.head}>
            {label}
            <Icon as={CaretDownIcon} size="sm" className={styles.caret} />
          </summary>
          {list}
        </details>
      ) : (
        <>
          {variant === 'side' ? <p className={styles.title}>{label}</p> : null}
          {list}
        </>
      )}
    </nav>
  );
}
