import { sql } from 'kysely';
import { countedIn, countUpTo, Keyset, type KeysetOrder, type KeysetPage } from '../../database/keyset.ts';
import type { Transaction } from '../../database/pool.ts';
import type { Translations } from '../../database/tables.ts';
import { Problem } from '../../http/problem.ts';
import type { Plan } from './attendance.policy.ts';
import type { AttendanceMethod } from '@stoa/api/schema';

const LATEST: KeysetOrder = {
  columns: [
    { name: 'opens_at', type: 'timestamptz' },
    { name: 'id', type: 'bigint' },
  ],
  direction: 'desc',
};

/** A class with what somebody is to it. */
export type PlaceRow = Awaited<ReturnType<typeof findPlace>>;
/** An attendance, with what somebody is to its class and what is recorded of them. */
export type AttendanceRow = Awaited<ReturnType<typeof findAttendance>>;

const places = (tx: Transaction, viewerId: string, now: Date) =>
  tx
    .selectFrom('class')
    .innerJoin('resource', 'resource.id', 'class.resource_id')
    .leftJoin('enrollment as seat', (join) =>
      join.onRef('seat.class_id', '=', 'class.resource_id').on('seat.account_id', '=', viewerId),
    )
    .where('resource.binned_at', 'is', null)
    .select([
      'resource.id as class_id',
      'resource.school_id',
      'resource.audience',
      'resource.author_id',
      'class.seats_taken',
      'seat.enrolled_at',
    ])
    .select(sql<Translations>`resource.title`.as('class_title'))
    .select(
      sql<boolean>`(resource.status = 'published' and resource.published_at <= ${now})`.as('is_published'),
    )
    .select(
      sql<boolean>`exists (select from class_teacher where class_teacher.class_id = class.resource_id
        and class_teacher.account_id = ${viewerId}::bigint)`.as('teaches'),
    );

/** @throws {Problem} NOT_FOUND also for classes of other schools and those in the bin */
export async function findPlace(tx: Transaction, classId: string, viewerId: string, now: Date) {
  const row = await places(tx, viewerId, now).where('resource.id', '=', classId).executeTakeFirst();
  if (!row) throw new Problem('NOT_FOUND');
  return row;
}

/** People of the class who are there, in time or late. */
const present = sql<number>`(select count(*)::int from attendance_record record
  join enrollment on enrollment.class_id = attendance.class_id and enrollment.account_id = record.account_id
  where record.attendance_id = attendance.id and record.state in ('present', 'late'))`;

/** The same for a list: up to a limit. Whether somebody is in the class is looked up for each record. */
const presentUpTo = countedIn(sql`select 1 from attendance_record record
  where record.attendance_id = attendance.id and record.state in ('present', 'late')
    and (select true from enrollment
      where enrollment.class_id = attendance.class_id and enrollment.account_id = record.account_id)`);

const attendances = (tx: Transaction, viewerId: string, now: Date) =>
  places(tx, viewerId, now)
    .innerJoin('attendance', 'attendance.class_id', 'class.resource_id')
    .leftJoin('attendance_record as mine', (join) =>
      join.onRef('mine.attendance_id', '=', 'attendance.id').on('mine.account_id', '=', viewerId),
    )
    .select([
      'attendance.id',
      'attendance.title',
      'attendance.opens_at',
      'attendance.late_from',
      'attendance.closes_at',
      'attendance.method',
      'mine.state as my_state',
      'mine.checked_in_at as my_check_in',
    ]);

/** A page of the attendances of a class, the latest first. */
export async function listAttendances(
  tx: Transaction,
  { classId, viewerId, counts }: { classId: string; viewerId: string; counts: boolean },
  page: KeysetPage,
  now: Date,
) {
  const keyset = new Keyset(LATEST, page);
  const found = attendances(tx, viewerId, now).where('attendance.class_id', '=', classId);
  const rows = await found
    .select((counts ? presentUpTo : sql<number | null>`null::int`).as('present_count'))
    .select(keyset.place('attendance').as('place'))
    .where(keyset.beyond('attendance'))
    .orderBy(keyset.orderBy('attendance'))
    .limit(keyset.limit)
    .offset(keyset.offset)
    .execute();
  const all = tx.selectFrom('attendance').where('class_id', '=', classId);
  return keyset.complete(rows, () => countUpTo(tx, all));
}

/** @throws {Problem} NOT_FOUND also for those of other schools */
export async function findAttendance(tx: Transaction, id: string, viewerId: string, now: Date) {
  const row = await attendances(tx, viewerId, now)
    .select(present.as('present_count'))
    .where('attendance.id', '=', id)
    .executeTakeFirst();
  if (!row) throw new Problem('NOT_FOUND');
  return row;
}

/** The school of an attendance; the transaction needs none for it. */
export async function findSchoolOf(tx: Transaction, id: string): Promise<string | undefined> {
  await sql`select set_config('stoa.attendance', ${id}, true)`.execute(tx);
  const row = await tx.selectFrom('attendance').select('school_id').where('id', '=', id).executeTakeFirst();
  return row?.school_id;
}

/** Whoever else changes it or wants to check in waits until the transaction ends. */
export const lockAttendance = (tx: Transaction, id: string) =>
  tx.selectFrom('attendance').select('id').where('id', '=', id).forUpdate().executeTakeFirst();

const columnsOf = ({ title, opensAt, lateFrom, closesAt, method }: Plan & { method: AttendanceMethod }) => ({
  title: title.trim(),
  opens_at: opensAt,
  late_from: lateFrom,
  closes_at: closesAt,
  method,
});

/** @returns the id of the new attendance */
export async function insertAttendance(
  tx: Transaction,
  place: { classId: string; schoolId: string; authorId: string },
  plan: Plan & { method: AttendanceMethod },
): Promise<string> {
  const { id } = await tx
    .insertInto('attendance')
    .values({
      class_id: place.classId,
      school_id: place.schoolId,
      author_id: place.authorId,
      ...columnsOf(plan),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateAttendance(
  tx: Transaction,
  id: string,
  plan: Plan & { method: AttendanceMethod },
): Promise<void> {
  await tx.updateTable('attendance').set(columnsOf(plan)).where('id', '=', id).execute();
}

/** With its records, their corrections and its attachments. */
export async function removeAttendance(tx: Transaction, id: string): Promise<void> {
  await tx.deleteFrom('attendance').where('id', '=', id).execute();
}
