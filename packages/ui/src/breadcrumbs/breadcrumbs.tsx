import { ArrowLeftIcon } from '@phosphor-icons/react/dist/csr/ArrowLeft';
import { CaretRightIcon } from '@phosphor-icons/react/dist/csr/CaretRight';
import { Link } from 'react-aria-components/Link';
import { Icon } from '../icon/icon.tsx';
import { UserText } from '../user-text/user-text.tsx';
import * as styles from './breadcrumbs.css.ts';

/** Props of `Breadcrumbs`. */
export interface BreadcrumbsProps {
  /** Names the landmark: "You are here". */
  label: string;
  /** From the school's home down to this page; the last one is this page and needs no address. */
  items: readonly { id: string; label: string; href?: string }[];
}

/** The way from the school's home to this page. On a phone only the step back is left. */
export function Breadcrumbs({ label, items }: BreadcrumbsProps) {
  const last = items.length - 1;
  return (
    <nav aria-label={label}>
      <ol role="list" className={styles.list}>
        {items.map((item, index) => (
          <li key={item.id} className={styles.item} data-parent={index === last - 1 || undefined}>
            {item.href && index !== last ? (
              <Link href={item.href} className={styles.link}>
                <Icon as={ArrowLeftIcon} size="text" mirror className={styles.back} />
                <UserText>{item.label}</UserText>
              </Link>
            ) : (
              <span className={styles.current} aria-current={index === last ? 'page' : undefined}>
                <UserText>{item.label}</UserText>
              </span>
            )}
            {index === last ? null : (
              <Icon as={CaretRightIcon} size="text" weight="bold" mirror className={styles.separator} />
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
