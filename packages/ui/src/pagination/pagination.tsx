import { CaretLeftIcon } from '@phosphor-icons/react/dist/csr/CaretLeft';
import { CaretRightIcon } from '@phosphor-icons/react/dist/csr/CaretRight';
import { Link } from 'react-aria-components/Link';
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

/** Props of `StepPagination`. */
export interface StepPaginationProps {
  /** Names the landmark: "Pages of members". */
  label: string;
  /** Address of the page before; the first page has none. */
  previousHref: string | undefined;
  /** Address of the page after; the last page has none. */
  nextHref: string | undefined;
}

/** Links to the pages before and after, for lists whose pages are not counted. A list of one page needs none. */
export function StepPagination({ label, previousHref, nextHref }: StepPaginationProps) {
  if (previousHref === undefined && nextHref === undefined) return null;
  return (
    <nav aria-label={label}>
      <ol role="list" className={styles.list}>
        <li>
          <Step href={previousHref} rel="prev" />
        </li>
        <li>
          <Step href={nextHref} rel="next" />
        </li>
      </ol>
    </nav>
  );
}

/** A step to the page before or after; without an address it stands there and leads nowhere. */
function Step({ href, rel }: { href: string | undefined; rel: 'prev' | 'next' }) {
  const labels = useLabels();
  const content =
    rel === 'prev' ? (
      <>
        <Icon as={CaretLeftIcon} size="sm" weight="bold" mirror /> {labels.previous}
      </>
    ) : (
      <>
        {labels.next} <Icon as={CaretRightIcon} size="sm" weight="bold" mirror />
      </>
    );
  return href === undefined ? (
    <span className={styles.place} data-off aria-hidden="true">
      {content}
    </span>
  ) : (
    <Link href={href} rel={rel} className={styles.place}>
      {content}
    </Link>
  );
}

/** Links to the pages of a list. One page needs none, so nothing shows. */
export function Pagination(props: PaginationProps) {
  const { label, page, pageCount, hrefFor, pageLabel, formatNumber = String } = props;
  if (pageCount <= 1) return null;
  const step = (target: number) => (target >= 1 && target <= pageCount ? hrefFor(target) : undefined);
  return (
    <nav aria-label={label}>
      <ol role="list" className={styles.list}>
        <li>
          <Step href={step(page - 1)} rel="prev" />
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
          <Step href={step(page + 1)} rel="next" />
        </li>
      </ol>
    </nav>
  );
}
