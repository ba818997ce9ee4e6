import { useLingui } from '@lingui/react/macro';
import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check';
import { CheckCircleIcon } from '@phosphor-icons/react/dist/csr/CheckCircle';
import type { ClassDetail, Lesson } from '@stoa/api/schema';
import { Button } from '@stoa/ui/button';
import { Divider } from '@stoa/ui/divider';
import { Icon } from '@stoa/ui/icon';
import { Text } from '@stoa/ui/text';
import { useEffect, useRef, useState } from 'react';
import { ClassDone } from './class-done.tsx';
import { LessonNav } from './lesson-nav.tsx';
import type { LessonProgress } from './use-lesson-progress.ts';
import { VisitorNotice } from './visitor-notice.tsx';
import * as styles from './lesson.css.ts';

/** What stands below every lesson: done or not, the lessons around it, the end of the class. */
export function LessonFooter({
  detail,
  lesson,
  progress,
  completedBy,
}: {
  detail: ClassDetail;
  lesson: Lesson;
  progress: LessonProgress;
  /** What completes it, where the learner cannot say so. */
  completedBy?: string | undefined;
}) {
  const { t } = useLingui();
  const foot = useRef<HTMLElement>(null);
  const [wasDoneBefore] = useState(progress.isCompleted);
  const isNewlyDone = progress.isCompleted && !wasDoneBefore;
  const isClassDone =
    detail.progress !== null &&
    detail.progress.total > 0 &&
    detail.progress.completed === detail.progress.total;

  // The button that was pressed is gone: the focus goes to the way on.
  useEffect(() => {
    if (isNewlyDone && document.activeElement === document.body)
      foot.current?.querySelector<HTMLElement>('[data-next] a, a')?.focus({ preventScroll: true });
  }, [isNewlyDone]);

  return (
    <footer ref={foot} className={styles.foot}>
      <Divider />
      {progress.canComplete ? (
        <div className={styles.done} role="status">
          {progress.isCompleted ? (
            <Text as="span" tone="success" weight="semibold" className={styles.doneMark}>
              <Icon as={CheckCircleIcon} size="lg" weight="fill" />
              {t({ message: 'Lesson completed', comment: 'Below a lesson that is completed' })}
            </Text>
          ) : completedBy !== undefined ? (
            <Text as="span" tone="muted">
              {completedBy}
            </Text>
          ) : (
            <Button variant="primary" icon={CheckIcon} onPress={progress.complete}>
              {t({ message: 'Mark as done', comment: 'Button below a lesson' })}
            </Button>
          )}
        </div>
      ) : (
        <VisitorNotice detail={detail} />
      )}
      {isClassDone ? <ClassDone detail={detail} isNew={isNewlyDone} /> : null}
      <LessonNav
        lesson={lesson}
        schoolId={detail.schoolId}
        isNextMain={progress.isCompleted && !isClassDone}
      />
    </footer>
  );
}
