import { sql } from 'kysely';
import type { AttendanceState } from '@stoa/api/schema';
import { countUpTo, Keyset, type KeysetOrder, type KeysetPage, type Placed } from '../../database/keyset.ts';
import type { Transaction } from '../../database/pool.ts';

const BY_NAME: KeysetOrder = {
  columns: [
    { name: 'sort_name', type: 'text' },
    { name: 'account_id', type: 'bigint' },
  ],
  direction: 'asc',
};
const LATEST: KeysetOrder = { columns: [{ name: 'id', type: 'bigint' }], direction: 'desc' };

/** Somebody of the class with what is recorded of them. */
export interface RecordRow {
  account_id: string;
  nick_name: string;
  real_name: string;
  mobile: string | null;
  email: string | null;
  avatar_url: string;
  state: AttendanceState | null;
  checked_in_at: Date | null;
  note: string | null;
  attachments: number;
}

/** A page of who is enrolled in the class, by name, each with their record. */
export async function listRecords(
  tx: Transaction,
  { attendanceId, classId }: { attendanceId: string; classId: string },
  page: KeysetPage,
) {
  const keyset = new Keyset(BY_NAME, page);
  const { rows } = await sql<Placed<RecordRow>>`
    with page as (
      select enrollment.account_id, enrollment.sort_name from enrollment
      where enrollment.class_id = ${classId} and ${keyset.beyond('enrollment')}
      order by ${keyset.orderBy('enrollment')} limit ${keyset.limit} offset ${keyset.offset}
    )
    select page.account_id, account.nick_name, account.real_name, account.mobile, account.email, account.avatar_url,
      record.state, record.checked_in_at, record.note, ${keyset.place('page')} as place,
      (select count(*)::int from attendance_attachment attachment
        where attachment.attendance_id = ${attendanceId} and attachment.account_id = page.account_id) as attachments
    from page join account on account.id = page.account_id
      left join attendance_record as record on record.attendance_id = ${attendanceId} and record.account_id = page.account_id
    order by ${keyset.orderBy('page')}`.execute(tx);
  const all = tx.selectFrom('enrollment').where('class_id', '=', classId);
  return keyset.complete<RecordRow>(rows, () => countUpTo(tx, all));
}

/** What is recorded of one person. */
export const findRecord = (tx: Transaction, attendanceId: string, accountId: string) =>
  tx
    .selectFrom('attendance_record')
    .select(['state', 'checked_in_at'])
    .where('attendance_id', '=', attendanceId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();

/** Notes that somebody checked in; what the teacher recorded before stays. */
export async function addCheckIn(
  tx: Transaction,
  row: { attendanceId: string; accountId: string; schoolId: string; state: AttendanceState },
  now: Date,
) {
  return tx
    .insertInto('attendance_record')
    .values({
      attendance_id: row.attendanceId,
      account_id: row.accountId,
      school_id: row.schoolId,
      state: row.state,
      checked_in_at: now,
    })
    .onConflict((conflict) =>
      conflict.columns(['attendance_id', 'account_id']).doUpdateSet({
        checked_in_at: sql<Date>`coalesce(attendance_record.checked_in_at, excluded.checked_in_at)`,
      }),
    )
    .returning(['state', sql<Date>`checked_in_at`.as('checked_in_at')])
    .executeTakeFirstOrThrow();
}

/** Those of the people who are enrolled in the class. */
export async function listEnrolled(tx: Transaction, classId: string, ids: readonly string[]) {
  const rows = await tx
    .selectFrom('enrollment')
    .select('account_id')
    .where('class_id', '=', classId)
    .where('account_id', 'in', ids)
    .execute();
  return new Set(rows.map((row) => row.account_id));
}

/** What is recorded of some people. */
export const listRecorded = (tx: Transaction, attendanceId: string, ids: readonly string[]) =>
  tx
    .selectFrom('attendance_record')
    .select(['account_id', 'state', 'note'])
    .where('attendance_id', '=', attendanceId)
    .where('account_id', 'in', ids)
    .execute();

/** A correction that is to be written. */
export interface Correction {
  accountId: string;
  from: AttendanceState | null;
  to: AttendanceState;
  note: string | null;
}

/** Writes corrections, and who made them. */
export async function saveCorrections(
  tx: Transaction,
  place: { attendanceId: string; schoolId: string; by: string },
  corrections: readonly Correction[],
  now: Date,
): Promise<void> {
  const of = { attendance_id: place.attendanceId, school_id: place.schoolId };
  await tx
    .insertInto('attendance_record')
    .values(corrections.map(({ accountId, to, note }) => ({ ...of, account_id: accountId, state: to, note })))
    .onConflict((conflict) =>
      conflict.columns(['attendance_id', 'account_id']).doUpdateSet((eb) => ({
        state: eb.ref('excluded.state'),
        note: eb.ref('excluded.note'),
      })),
    )
    .execute();
  await tx
    .insertInto('attendance_change')
    .values(
      corrections.map(({ accountId, from, to, note }) => ({
        ...of,
        account_id: accountId,
        changed_by: place.by,
        changed_at: now,
        from_state: from,
        to_state: to,
        note,
      })),
    )
    .execute();
}

/** A page of what was corrected, the latest first. */
export async function listCorrections(tx: Transaction, attendanceId: string, page: KeysetPage) {
  const keyset = new Keyset(LATEST, page);
  const found = tx
    .selectFrom('attendance_change as change')
    .innerJoin('account as person', 'person.id', 'change.account_id')
    .leftJoin('account as teacher', 'teacher.id', 'change.changed_by')
    .where('change.attendance_id', '=', attendanceId);
  const rows = await found
    .select([
      'change.id',
      'change.changed_at',
      'change.from_state',
      'change.to_state',
      'change.note',
      'change.account_id',
      'person.nick_name',
      'person.real_name',
      'person.avatar_url',
      'teacher.id as teacher_id',
      'teacher.nick_name as teacher_nick',
      'teacher.real_name as teacher_real',
      'teacher.avatar_url as teacher_avatar',
    ])
    .select(keyset.place('change').as('place'))
    .where(keyset.beyond('change'))
    .orderBy(keyset.orderBy('change'))
    .limit(keyset.limit)
    .offset(keyset.offset)
    .execute();
  const all = tx.selectFrom('attendance_change').where('attendance_id', '=', attendanceId);
  return keyset.complete(rows, () => countUpTo(tx, all));
}
