import type { AttachmentType, AttendanceAttachment } from '@stoa/api/schema';
import type { DataOf } from '../../contract/handlers.ts';
import type { UploadType } from '../../database/tables/files-and-feedback.ts';
import { pageOf, type PageQuery } from '../../database/keyset.ts';
import type { Transaction } from '../../database/pool.ts';
import { presentPerson } from '../../core/people/people.presenter.ts';
import { invalid } from '../../core/text/texts.ts';
import type { Services } from '../../core/services.ts';
import { lockUpload, use } from '../../core/uploads/uploads.repository.ts';
import { Problem } from '../../http/problem.ts';
import { requireEnrolled } from './attendance.policy.ts';
import { openAttendance, type Participant } from './attendance.service.ts';
import {
  countOwn,
  findAttachment,
  findByUpload,
  findSchoolOfAttachment,
  insertAttachment,
  listAttachments,
  removeAttachment,
  type AttachmentRow,
} from './attachments.repository.ts';

/** Of one person and attendance. */
const ATTACHMENTS_MAX = 10;
/** Control characters, and marks that turn the writing. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** The type of an attachment that bytes of a type are. */
const typeOf = (type: UploadType): AttachmentType =>
  type === 'application/pdf' ? 'document' : type.startsWith('video/') ? 'video' : 'image';

const present = (row: AttachmentRow, canDelete: boolean): AttendanceAttachment => ({
  id: row.id,
  attendanceId: row.attendance_id,
  attachmentType: row.attachment_type,
  uuid: row.upload_id,
  name: row.name,
  url: `/files/${row.school_id}/attendance/${row.id}`,
  size: row.size,
  owner: presentPerson({ ...row, id: row.account_id }),
  createdAt: row.created_at.toISOString(),
  canDelete,
});

/** One's own attachments, all of them for who looks after the class; none for others. */
export const readAttachments = (
  { database }: Pick<Services, 'database'>,
  attendanceId: string,
  query: PageQuery,
  who: Participant,
): Promise<DataOf<'queryAttendanceAttachments'>> => {
  const { page, asked } = pageOf(query);
  return database.read(who, async (tx) => {
    const { standing } = await openAttendance(tx, attendanceId, who);
    const ownerId = standing.manages ? undefined : who.accountId;
    const { rows, total } = await listAttachments(tx, attendanceId, ownerId, page);
    return { items: rows.map((row) => present(row, true)), total, ...asked };
  });
};

/** What is added. */
export interface GivenAttachment {
  attendanceId: string;
  attachmentType: AttachmentType;
  uuid: string;
  name: string;
}

/**
 * Adds evidence of one's own; the same upload again answers the same.
 * @throws {Problem} NOT_FOUND, NOT_ENROLLED, UPLOAD_NOT_OWNED, FILE_FORMAT, FILE_TOO_MANY, VALIDATION_FAILED
 */
export function addAttachment(
  { database }: Pick<Services, 'database'>,
  { attendanceId, attachmentType, uuid, name: given }: GivenAttachment,
  who: Participant,
): Promise<AttendanceAttachment> {
  const { accountId, schoolId, now } = who;
  const name = given.normalize('NFC').replaceAll(UNSEEN, '').trim();
  if (name === '') throw invalid('body/name', 'minLength', 'must have a character that can be seen');
  return database.write(who, async (tx) => {
    requireEnrolled((await openAttendance(tx, attendanceId, who)).standing);
    const count = await countOwn(tx, attendanceId, accountId);
    const before = await findByUpload(tx, { attendanceId, accountId, uploadId: uuid });
    if (before) return present(before, true);
    const upload = await lockUpload(tx, who, uuid);
    // What something else uses would go with that.
    if (upload?.status !== 'kept' || upload.used_at !== null) throw new Problem('UPLOAD_NOT_OWNED');
    if (typeOf(upload.content_type) !== attachmentType)
      throw new Problem('FILE_FORMAT', { reason: 'ATTACHMENT' });
    if (count >= ATTACHMENTS_MAX)
      throw new Problem('FILE_TOO_MANY', { limit: ATTACHMENTS_MAX, reason: 'ATTACHMENTS' });
    await use(tx, [uuid], now);
    const id = await insertAttachment(tx, {
      attendance_id: attendanceId,
      account_id: accountId,
      school_id: schoolId,
      upload_id: uuid,
      attachment_type: attachmentType,
      name,
      created_at: now,
    });
    const row = await findAttachment(tx, id);
    if (!row) throw new Problem('NOT_FOUND');
    return present(row, true);
  });
}

/** The school of an attachment. @throws {Problem} NOT_FOUND */
export async function findSchoolOfIt(
  { database }: Pick<Services, 'database'>,
  id: string,
  given?: string,
): Promise<string> {
  const schoolId = await database.read({}, (tx) => findSchoolOfAttachment(tx, id));
  if (schoolId === undefined || (given !== undefined && given !== schoolId)) throw new Problem('NOT_FOUND');
  return schoolId;
}

/** An attachment of one's own, or of a class that one looks after. @throws {Problem} NOT_FOUND for everybody else */
export async function openAttachment(tx: Transaction, id: string, who: Participant): Promise<AttachmentRow> {
  const row = await findAttachment(tx, id);
  if (!row) throw new Problem('NOT_FOUND');
  if (row.account_id === who.accountId) return row;
  const { standing } = await openAttendance(tx, row.attendance_id, who);
  if (!standing.manages) throw new Problem('NOT_FOUND');
  return row;
}

/** @throws {Problem} NOT_FOUND */
export const deleteAttachment = (
  { database }: Pick<Services, 'database'>,
  id: string,
  who: Participant,
): Promise<void> =>
  database.write(who, async (tx) => {
    await openAttachment(tx, id, who);
    await removeAttachment(tx, id);
  });
