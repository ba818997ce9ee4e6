import { useLingui } from '@lingui/react/macro';
import type { ClassDetail } from '@stoa/api/schema';
import { EmptyState } from '@stoa/ui/empty-state';
import { ActionPanel } from '../action-panel.tsx';
import { LOCK_TITLES } from '../lock-messages.ts';
import { lockReason } from '../primary-action.ts';
import type { Enrolment } from '../use-enrolment.ts';
import * as styles from './lesson.css.ts';

/** In place of a lesson that is closed: what keeps it closed, and the step that opens it. */
export function LockedLesson({ detail, enrolment }: { detail: ClassDetail; enrolment: Enrolment }) {
  const { i18n } = useLingui();
  return (
    <EmptyState
      kind="locked"
      title={i18n._(LOCK_TITLES[lockReason(detail)])}
      headingLevel={2}
      action={
        <div className={styles.lockedAction}>
          <ActionPanel detail={detail} enrolment={enrolment} />
        </div>
      }
    />
  );
}
