import { CaretLeftIcon } from '@phosphor-icons/react/dist/csr/CaretLeft';
import { CaretRightIcon } from '@phosphor-icons/react/dist/csr/CaretRight';
import { Link } from 'react-aria-components/Link';
import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { pageWindow } from './page-window.ts';
import { useLabels } from '../ui-provider/ui-provider.tsx';
import * as styles from './pagination.css.ts';

export { pageWindow } from './page-window.ts';

/** Props of `Pagination`. */
export interface PaginationProps {
  /** Names the landmark: "Pages of results". */
  label: string;
  /** The current page, from 1. */
  page: number;
  pageCount: number;
  /** Address of a page; each is a real link that can be opened in another tab. */
  hrefFor: (page: number) => string;
  /** Names a page for screen readers: "Page 3". */
  pageLabel: (page: number) => string;
  /** Writes a page number in the reader's digits. @default String */
  formatNumber?: (page: number) => string;
}

/** Links to the pages of a list. One page needs none, so nothing shows. */
export function Pagination(props: PaginationProps) {
  const { label, page, pageCount, hrefFor, pageLabel, formatNumber = String } = props;
  const labels = useLabels();
  if (pageCount <= 1) return null;
  const step = (target: number, content: ReactNode, rel: 'prev' | 'next') =>
    target >= 1 && target <= pageCount ? (
      <Link href={hrefFor(target)} rel={rel} className={styles.place}>
        {content}
      </Link>
    ) : (
      <span className={styles.place} data-off aria-hidden="true">
        {content}
      </span>
    );
  return (
    <nav aria-label={label}>
      <ol role="list" className={styles.list}>
        <li>
          {step(
            page - 1,
            <>
              <Icon as={CaretLeftIcon} size="sm" weight="bold" mirror /> {labels.previous}
            </>,
            'prev',
          )}
        </li>
        {pageWindow(page, pageCount).map((place) =>
          place.kind === 'gap' ? (
            <li key={`gap-${place.after}`} className={`${styles.gap} ${styles.number}`} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={place.page} className={styles.number} data-current={place.page === page || undefined}>
              <Link
                href={hrefFor(place.page)}
                className={styles.place}
                aria-label={pageLabel(place.page)}
                aria-current={place.page === page ? 'page' : undefined}
              >
                {formatNumber(place.page)}
              </Link>
            </li>
          ),
        )}
        <li>
          {step(
            page + 1,
            <>
              {labels.next} <Icon as={CaretRightIcon} size="sm" weight="bold" mirror />
            </>,
            'next',
          )}
        </li>
      </ol>
    </nav>
  );
}
