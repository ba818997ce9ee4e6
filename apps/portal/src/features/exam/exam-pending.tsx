import { Skeleton, SkeletonArticle, SkeletonRegion } from '@stoa/ui/skeleton';
import { cx } from '../../shared/cx.ts';
import { padded, page } from '../../shared/page.css.ts';
import * as styles from './exam.css.ts';

/** An exam or an attempt as it will stand. */
export function ExamPending() {
  return (
    <div className={cx(page, padded)}>
      <SkeletonRegion>
        <div className={styles.columns}>
          <SkeletonArticle lines={6} />
          <Skeleton shape="block" height="14rem" />
        </div>
      </SkeletonRegion>
    </div>
  );
}
