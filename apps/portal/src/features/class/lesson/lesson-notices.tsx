import { FurtherElsewhere } from './further-elsewhere.tsx';
import { SaveNotice } from './save-notice.tsx';
import type { LessonProgress } from './use-lesson-progress.ts';
import * as styles from './lesson.css.ts';

/** What a learner is asked and told about their place; stays in view wherever in the lesson they are. */
export function LessonNotices({ progress }: { progress: LessonProgress }) {
  return (
    <div className={styles.notices}>
      {progress.elsewhere ? (
        <FurtherElsewhere
          position={progress.elsewhere}
          onGo={progress.goElsewhere}
          onStay={progress.stayHere}
        />
      ) : null}
      <SaveNotice progress={progress} />
    </div>
  );
}
