import { useLingui } from '@lingui/react/macro';
import type { Attendance } from '@stoa/api/schema';
import type { CheckedIn } from '@stoa/machines/check-in';
import { Button } from '@stoa/ui/button';
import { Heading } from '@stoa/ui/heading';
import { Row } from '@stoa/ui/row-list';
import { Status } from '@stoa/ui/status';
import { Text } from '@stoa/ui/text';
import { UserText } from '@stoa/ui/user-text';
import { useId, useState } from 'react';
import {
  ATTENDANCE_STATE_TONES,
  ATTENDANCE_STATE_MESSAGES,
} from '../../../shared/attendance/attendance-messages.ts';
import { LocalTime } from '../../../shared/local-time.tsx';
import { CheckInPanel } from './check-in-panel.tsx';
import { Evidence } from './evidence.tsx';
import * as styles from './attendance.css.ts';

export interface AttendanceRowProps {
  schoolId: string;
  attendance: Attendance;
  /** The code that a scanned address brought. */
  code: string;
  onCheckedIn: (checkedIn: CheckedIn) => void;
}

/** One meeting as a learner sees it: when, what counts for them, checking in, evidence. */
export function AttendanceRow({ schoolId, attendance, code, onCheckedIn }: AttendanceRowProps) {
  const { t, i18n } = useLingui();
  const [hasEvidence, setEvidence] = useState(false);
  const evidenceId = useId();
  const { title, opensAt, closesAt, status, mine, abilities } = attendance;
  return (
    <Row className={styles.row} id={`attendance-${attendance.id}`}>
      <div className={styles.rowHead}>
        <div className={styles.words}>
          <Heading level={3} size="lg">
            <UserText>{title}</UserText>
          </Heading>
          <Text as="span" size="sm" tone="muted">
            <LocalTime instant={opensAt} /> – <LocalTime instant={closesAt} />
          </Text>
        </div>
        {mine === null ? (
          status === 1 ? (
            <Status tone="upcoming">{t({ message: 'Not open yet', context: 'attendance' })}</Status>
          ) : (
            <Status tone="live" isPulsing={abilities.checkIn}>
              {t({ message: 'Open now', comment: 'People can check in to a meeting of a class' })}
            </Status>
          )
        ) : (
          <Status tone={ATTENDANCE_STATE_TONES[mine]}>{i18n._(ATTENDANCE_STATE_MESSAGES[mine])}</Status>
        )}
      </div>
      {abilities.checkIn ? (
        <CheckInPanel schoolId={schoolId} attendance={attendance} code={code} onCheckedIn={onCheckedIn} />
      ) : status === 2 && mine === null && attendance.method === 'teacher' ? (
        <Text tone="muted">{t`Your teacher checks you in for this meeting.`}</Text>
      ) : null}
      {abilities.attach ? (
        <div>
          <Button
            size="sm"
            variant="quiet"
            aria-expanded={hasEvidence}
            aria-controls={evidenceId}
            onPress={() => setEvidence(!hasEvidence)}
          >
            {t({ message: 'Your evidence', comment: 'Button: opens files that show why one was not there' })}
          </Button>
          <div id={evidenceId} className={styles.evidence}>
            {hasEvidence ? <Evidence schoolId={schoolId} attendance={attendance} /> : null}
          </div>
        </div>
      ) : null}
    </Row>
  );
}
