import type { Attendance, AttendanceCode, AttendanceMethod } from '@stoa/api/schema';
import type { DataOf } from '../../contract/handlers.ts';
import { COUNTED_MAX, pageOf, type PageQuery } from '../../database/keyset.ts';
import type { Transaction } from '../../database/pool.ts';
import { wordingOf } from '../../core/schools/caller.ts';
import { findSchool } from '../../core/schools/schools.repository.ts';
import type { Services } from '../../core/services.ts';
import type { Viewer } from '../../http/context.ts';
import { Problem } from '../../http/problem.ts';
import type { Language } from '../../i18n/languages.ts';
import { once } from '../../platform/idempotency.ts';
import {
  requireInside,
  requireManager,
  requireOpen,
  requirePlan,
  standingOf,
  type Plan,
} from './attendance.policy.ts';
import { classTitleIn, presentAttendance } from './attendance.presenter.ts';
import {
  findAttendance,
  findPlace,
  findSchoolOf,
  insertAttendance,
  listAttendances,
  lockAttendance,
  removeAttendance,
  updateAttendance,
} from './attendance.repository.ts';
import { codeNow } from './rotating-code.ts';

/** Who asks about attendance; the school is where it is, whatever a header says. */
export interface Participant {
  schoolId: string;
  accountId: string;
  viewer: Viewer;
  language: Language | undefined;
  now: Date;
}

/** An attendance as it is given when it is made or changed. */
export type GivenPlan = Plan & { method: AttendanceMethod };

/**
 * The school of an attendance: nobody needs to name it.
 * @param given what the request says; another school has no such attendance
 * @throws {Problem} NOT_FOUND
 */
export async function findItsSchool(
  { database }: Pick<Services, 'database'>,
  attendanceId: string,
  given: string | undefined,
): Promise<string> {
  const schoolId = await database.read({}, (tx) => findSchoolOf(tx, attendanceId));
  if (schoolId === undefined || (given !== undefined && given !== schoolId)) throw new Problem('NOT_FOUND');
  return schoolId;
}

/** An attendance with what the person is to it. @throws {Problem} NOT_FOUND, SCHOOL_DISABLED */
export async function openAttendance(tx: Transaction, attendanceId: string, who: Participant) {
  const school = await findSchool(tx, who.schoolId);
  const row = await findAttendance(tx, attendanceId, who.accountId, who.now);
  return { row, standing: standingOf(row, who.viewer), wording: wordingOf(school, who) };
}

/** The attendances of a class, for who is in it. @throws {Problem} NOT_FOUND, NOT_ENROLLED */
export const readAttendances = (
  { database }: Pick<Services, 'database'>,
  classId: string,
  query: PageQuery,
  who: Participant,
): Promise<DataOf<'listAttendances'>> => {
  const { page, asked } = pageOf(query);
  return database.read(who, async (tx) => {
    const school = await findSchool(tx, who.schoolId);
    const place = await findPlace(tx, classId, who.accountId, who.now);
    const standing = standingOf(place, who.viewer);
    requireInside(standing);
    const wanted = { classId, viewerId: who.accountId, counts: standing.manages };
    const { rows, ...list } = await listAttendances(tx, wanted, page, who.now);
    const wording = wordingOf(school, who);
    return {
      items: rows.map((row) => ({
        ...presentAttendance(row, standing, wording),
        ...((row.present_count ?? 0) > COUNTED_MAX
          ? { presentCount: COUNTED_MAX, presentIsExact: false }
          : {}),
      })),
      ...list,
      ...asked,
      canManage: standing.manages,
      classTitle: classTitleIn(place, wording),
    };
  });
};

const present = async (tx: Transaction, id: string, who: Participant): Promise<Attendance> => {
  const { row, standing, wording } = await openAttendance(tx, id, who);
  return presentAttendance(row, standing, wording);
};

/** @throws {Problem} NOT_FOUND, NOT_ENROLLED */
export const readAttendance = (
  { database }: Pick<Services, 'database'>,
  id: string,
  who: Participant,
): Promise<Attendance> =>
  database.read(who, async (tx) => {
    const { row, standing, wording } = await openAttendance(tx, id, who);
    requireInside(standing);
    return presentAttendance(row, standing, wording);
  });

/** @throws {Problem} NOT_FOUND, FORBIDDEN, VALIDATION_FAILED, IDEMPOTENCY_KEY_REUSED */
export function createAttendance(
  { database }: Pick<Services, 'database'>,
  { classId, ...plan }: GivenPlan & { classId: string },
  who: Participant,
  key: string | undefined,
): Promise<Attendance> {
  const { schoolId, accountId, now } = who;
  return database.write(who, async (tx) => {
    await findSchool(tx, schoolId);
    requireManager(standingOf(await findPlace(tx, classId, accountId, now), who.viewer));
    requirePlan(plan);
    const request = { key, accountId, operation: 'createAttendance', request: { classId, ...plan } };
    return once(tx, request, now, async () =>
      present(tx, await insertAttendance(tx, { classId, schoolId, authorId: accountId }, plan), who),
    );
  });
}

/** Does something with an attendance that nobody else changes meanwhile. @throws {Problem} NOT_FOUND, FORBIDDEN */
export const manage = <T>(
  { database }: Pick<Services, 'database'>,
  id: string,
  who: Participant,
  work: (tx: Transaction, opened: Awaited<ReturnType<typeof openAttendance>>) => Promise<T>,
): Promise<T> =>
  database.write(who, async (tx) => {
    const opened = await openAttendance(tx, id, who);
    requireManager(opened.standing);
    await lockAttendance(tx, id);
    return work(tx, opened);
  });

/** Records that are there stay as they are. @throws {Problem} NOT_FOUND, FORBIDDEN, VALIDATION_FAILED */
export const changeAttendance = (
  services: Pick<Services, 'database'>,
  id: string,
  plan: GivenPlan,
  who: Participant,
): Promise<Attendance> =>
  manage(services, id, who, async (tx) => {
    requirePlan(plan);
    await updateAttendance(tx, id, plan);
    return present(tx, id, who);
  });

/** @throws {Problem} NOT_FOUND, FORBIDDEN */
export const deleteAttendance = (
  services: Pick<Services, 'database'>,
  id: string,
  who: Participant,
): Promise<void> => manage(services, id, who, (tx) => removeAttendance(tx, id));

/** What the screen shows. @throws {Problem} NOT_FOUND, FORBIDDEN, ACTIVITY_NOT_STARTED, ACTIVITY_ENDED, CONFLICT without codes */
export const readCode = (
  { database, secrets }: Pick<Services, 'database' | 'secrets'>,
  id: string,
  who: Participant,
): Promise<AttendanceCode> =>
  database.read(who, async (tx) => {
    const { row, standing } = await openAttendance(tx, id, who);
    requireManager(standing);
    if (row.method !== 'code') throw new Problem('CONFLICT');
    requireOpen(row, who.now);
    const { code, nextAt, acceptedUntil } = codeNow(secrets, id, who.now);
    return { code, nextAt: nextAt.toISOString(), acceptedUntil: acceptedUntil.toISOString() };
  });
