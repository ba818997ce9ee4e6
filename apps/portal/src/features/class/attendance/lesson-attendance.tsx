import { useLingui } from '@lingui/react/macro';
import { attendanceQuery } from '@stoa/api/attendance.queries';
import type { Attendance } from '@stoa/api/schema';
import { RowList } from '@stoa/ui/row-list';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useApi } from '../../../app/services.ts';
import { toasts } from '../../../app/toasts.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { useMessages } from '../../../i18n/use-messages.ts';
import { Loaded } from '../../../shared/loaded.tsx';
import { AttendanceRow } from './attendance-row.tsx';
import * as styles from './attendance.css.ts';

export interface LessonAttendanceProps {
  schoolId: string;
  attendanceId: string;
  /** The learner was there, or is excused. */
  onDone: () => void;
}

/** So often the page looks whether the teacher has opened or recorded something. */
const REFRESH_MS = 30_000;
const DONE: ReadonlySet<Attendance['mine']> = new Set<Attendance['mine']>(['present', 'late', 'excused']);

/** The meeting of a lesson: when it is, what counts for the learner, and checking in. */
export function LessonAttendance({ schoolId, attendanceId, onDone }: LessonAttendanceProps) {
  useMessages('attendance');
  const { t } = useLingui();
  const query = useQuery({
    ...attendanceQuery(useApi(), { schoolId, attendanceId, lang: useLanguage() }),
    refetchInterval: REFRESH_MS,
    retry: false,
  });
  const isDone = query.data !== undefined && DONE.has(query.data.mine);
  const notify = useEffectEvent(onDone);
  useEffect(() => {
    if (isDone) notify();
  }, [isDone]);
  return (
    <div className={styles.ofLesson}>
      <Loaded query={query} rows={2}>
        {(attendance) => (
          <RowList>
            <AttendanceRow
              schoolId={schoolId}
              attendance={attendance}
              code=""
              headingLevel={2}
              onCheckedIn={({ record }) => {
                toasts.show({
                  message:
                    record === 'late' ? t`You are checked in. It counts as late.` : t`You are checked in.`,
                  tone: 'success',
                });
                void query.refetch();
              }}
            />
          </RowList>
        )}
      </Loaded>
    </div>
  );
}
