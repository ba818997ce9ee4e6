import type { Attendance, AttendanceChange, AttendanceRecord } from '@stoa/api/schema';
import { presentPerson } from '../../core/people/people.presenter.ts';
import type { Wording } from '../../core/schools/caller.ts';
import { textIn } from '../../i18n/translate.ts';
import { phaseOf, stateOf, type Span, type Standing } from './attendance.policy.ts';
import type { AttendanceRow, PlaceRow } from './attendance.repository.ts';
import type { listCorrections, RecordRow } from './records.repository.ts';

export const classTitleIn = (
  { class_title }: Pick<PlaceRow, 'class_title'>,
  { language, schoolDefault }: Wording,
): string => textIn(class_title, language, schoolDefault);

/** An attendance as somebody sees it: how many came is for who looks after the class. */
export function presentAttendance(
  row: Omit<AttendanceRow, 'present_count'> & { present_count: number | null },
  { manages, enrolled }: Standing,
  wording: Wording,
): Attendance {
  const { now } = wording;
  const status = phaseOf(row, now);
  return {
    id: row.id,
    classId: row.class_id,
    title: row.title,
    opensAt: row.opens_at.toISOString(),
    closesAt: row.closes_at.toISOString(),
    lateFrom: row.late_from.toISOString(),
    method: row.method,
    status,
    mine: enrolled ? stateOf(row.my_state, row, now) : null,
    checkedInAt: row.my_check_in?.toISOString() ?? null,
    presentCount: manages ? (row.present_count ?? 0) : null,
    expectedCount: manages ? row.seats_taken : null,
    classTitle: classTitleIn(row, wording),
    abilities: {
      checkIn: enrolled && status === 2 && row.method !== 'teacher' && row.my_check_in === null,
      manage: manages,
      attach: enrolled,
    },
  };
}

export const presentRecord = (row: RecordRow, span: Span, now: Date): AttendanceRecord => ({
  person: presentPerson({ ...row, id: row.account_id }),
  record: stateOf(row.state, span, now),
  checkedInAt: row.checked_in_at?.toISOString() ?? null,
  note: row.note,
  attachmentCount: row.attachments,
});

type CorrectionRow = Awaited<ReturnType<typeof listCorrections>>['rows'][number];

export const presentChange = (row: CorrectionRow): AttendanceChange => ({
  id: row.id,
  person: presentPerson({ ...row, id: row.account_id }),
  by:
    row.teacher_id === null
      ? null
      : presentPerson({
          id: row.teacher_id,
          nick_name: row.teacher_nick ?? '',
          real_name: row.teacher_real ?? '',
          avatar_url: row.teacher_avatar ?? '',
        }),
  at: row.changed_at.toISOString(),
  from: row.from_state,
  to: row.to_state,
  note: row.note,
});
