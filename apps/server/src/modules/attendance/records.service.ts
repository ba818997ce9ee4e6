import type { AttendanceFile, AttendanceState } from '@stoa/api/schema';
import type { DataOf } from '../../contract/handlers.ts';
import { pageOf, type PageQuery } from '../../database/keyset.ts';
import { displayName } from '../../core/people/people.presenter.ts';
import { invalid } from '../../core/text/texts.ts';
import type { Services } from '../../core/services.ts';
import { toCsv, toCsvLines } from '../../platform/csv.ts';
import { requireManager, stateOf } from './attendance.policy.ts';
import { presentChange, presentRecord } from './attendance.presenter.ts';
import { manage, openAttendance, type Participant } from './attendance.service.ts';
import {
  listCorrections,
  listEnrolled,
  listRecorded,
  listRecords,
  saveCorrections,
  type Correction,
} from './records.repository.ts';

/** People of one export, and those that are read at once for it. */
const EXPORT_LIMIT = 100_000;
const EXPORT_PAGE = 1000;

type Deps = Pick<Services, 'database'>;

/** Who is enrolled, with what counts for each. @throws {Problem} NOT_FOUND, FORBIDDEN */
export const readRecords = (
  { database }: Deps,
  id: string,
  query: PageQuery,
  who: Participant,
): Promise<DataOf<'listAttendanceRecords'>> => {
  const { page, asked } = pageOf(query);
  return database.read(who, async (tx) => {
    const { row, standing } = await openAttendance(tx, id, who);
    requireManager(standing);
    const { rows, ...list } = await listRecords(tx, { attendanceId: id, classId: row.class_id }, page);
    return { items: rows.map((one) => presentRecord(one, row, who.now)), ...list, ...asked };
  });
};

/** A record as a teacher gives it; without a note the one that is there stays, an empty one removes it. */
export interface GivenRecord {
  userId: string;
  record: AttendanceState;
  note?: string | undefined;
}

/**
 * Corrects records, all of them or none. What is there already is no correction.
 * @throws {Problem} NOT_FOUND, FORBIDDEN, VALIDATION_FAILED for who is not enrolled or named twice
 */
export const saveRecords = (
  services: Deps,
  id: string,
  records: readonly GivenRecord[],
  who: Participant,
): Promise<{ changed: number }> =>
  manage(services, id, who, async (tx, { row }) => {
    const ids = records.map(({ userId }) => userId);
    const enrolled = await listEnrolled(tx, row.class_id, ids);
    for (const [index, userId] of ids.entries()) {
      const path = `body/records/${index}/userId`;
      if (ids.indexOf(userId) !== index) throw invalid(path, 'unique', 'must not be named twice');
      if (!enrolled.has(userId)) throw invalid(path, 'enrolled', 'must be enrolled in the class');
    }
    const recorded = new Map((await listRecorded(tx, id, ids)).map((one) => [one.account_id, one]));
    const corrections = records.flatMap(({ userId, record, note }): Correction[] => {
      const before = recorded.get(userId);
      const kept = note === undefined ? (before?.note ?? null) : note.trim() || null;
      const isSame = before?.state === record && before.note === kept;
      return isSame ? [] : [{ accountId: userId, from: before?.state ?? null, to: record, note: kept }];
    });
    const place = { attendanceId: id, schoolId: who.schoolId, by: who.accountId };
    if (corrections.length > 0) await saveCorrections(tx, place, corrections, who.now);
    return { changed: corrections.length };
  });

/** What was corrected, the latest first. @throws {Problem} NOT_FOUND, FORBIDDEN */
export const readChanges = (
  { database }: Deps,
  id: string,
  query: PageQuery,
  who: Participant,
): Promise<DataOf<'listAttendanceChanges'>> => {
  const { page, asked } = pageOf(query);
  return database.read(who, async (tx) => {
    requireManager((await openAttendance(tx, id, who)).standing);
    const { rows, total } = await listCorrections(tx, id, page);
    return { items: rows.map(presentChange), total, ...asked };
  });
};

/** Everybody of the class, for spreadsheets. @throws {Problem} NOT_FOUND, FORBIDDEN */
export const exportRecords = ({ database }: Deps, id: string, who: Participant): Promise<AttendanceFile> =>
  // In one snapshot, page by page: a request that others wait for comes in between.
  database.read(who, async (tx) => {
    const { row, standing } = await openAttendance(tx, id, who);
    requireManager(standing);
    const parts = [toCsv([['learner', 'record', 'checkedInAt', 'note', 'attachments']])];
    let count = 0;
    let cursor: string | null | undefined;
    do {
      const limit = Math.min(EXPORT_PAGE, EXPORT_LIMIT - count);
      const page = await listRecords(tx, { attendanceId: id, classId: row.class_id }, { limit, cursor });
      parts.push(
        toCsvLines(
          page.rows.map((one) => [
            displayName(one),
            stateOf(one.state, row, who.now) ?? '',
            one.checked_in_at?.toISOString() ?? '',
            one.note ?? '',
            String(one.attachments),
          ]),
        ),
      );
      count += page.rows.length;
      cursor = page.next;
    } while (cursor && count < EXPORT_LIMIT);
    return {
      fileName: `attendance-${row.opens_at.toISOString().slice(0, 10)}.csv`,
      csv: parts.join(''),
      rows: count,
    };
  });
