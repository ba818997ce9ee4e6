import { SkeletonArticle, SkeletonRegion } from '@stoa/ui/skeleton';
import { padded, page } from '../shared/page.css.ts';
import { cx } from '../shared/cx.ts';

/** A page that takes longer than a moment. */
export function PagePending() {
  return (
    <div className={cx(page, padded)}>
      <SkeletonRegion>
        <SkeletonArticle />
      </SkeletonRegion>
    </div>
  );
}
