import { Skeleton, SkeletonArticle, SkeletonRegion, SkeletonRows } from '@stoa/ui/skeleton';
import { Surface } from '@stoa/ui/surface';
import { cx } from '../../shared/cx.ts';
import { padded, page } from '../../shared/page.css.ts';
import * as styles from './class.css.ts';

/** The overview as it will stand. */
export function ClassPending() {
  return (
    <div className={cx(page, padded)}>
      <SkeletonRegion>
        <div className={styles.overview}>
          <div className={styles.head}>
            <SkeletonArticle lines={3} />
          </div>
          <div className={styles.side}>
            <Surface isBordered radius="lg" className={styles.panel}>
              <Skeleton shape="block" ratio={3 / 2} />
              <div className={styles.panelBody}>
                <Skeleton shape="block" height="3.25rem" />
                <SkeletonArticle lines={4} />
              </div>
            </Surface>
          </div>
          <div className={styles.body}>
            <SkeletonRows count={6} />
          </div>
        </div>
      </SkeletonRegion>
    </div>
  );
}

/** A lesson as it will stand. */
export function LessonPending() {
  return (
    <div className={cx(page, styles.lessonPage)}>
      <SkeletonRegion>
        <div className={styles.lessonGrid}>
          <div className={styles.lessonMain}>
            <SkeletonArticle lines={14} />
          </div>
          <div className={styles.lessonSide}>
            <SkeletonRows count={8} />
          </div>
        </div>
      </SkeletonRegion>
    </div>
  );
}
