import { sql } from 'kysely';
import type { AttachmentType } from '@stoa/api/schema';
import { countUpTo, Keyset, type KeysetOrder, type KeysetPage } from '../../database/keyset.ts';
import type { Transaction } from '../../database/pool.ts';

const NEWEST: KeysetOrder = { columns: [{ name: 'id', type: 'bigint' }], direction: 'desc' };

/** An attachment with its file and whose it is. */
export type AttachmentRow = NonNullable<Awaited<ReturnType<typeof findAttachment>>>;

const attachments = (tx: Transaction) =>
  tx
    .selectFrom('attendance_attachment as attachment')
    .innerJoin('upload', 'upload.id', 'attachment.upload_id')
    .innerJoin('account as owner', 'owner.id', 'attachment.account_id')
    .select([
      'attachment.id',
      'attachment.attendance_id',
      'attachment.account_id',
      'attachment.school_id',
      'attachment.upload_id',
      'attachment.attachment_type',
      'attachment.name',
      'attachment.created_at',
      'upload.size',
      'upload.content_type',
      'upload.name as upload_name',
      'owner.nick_name',
      'owner.real_name',
      'owner.avatar_url',
    ]);

/** A page of the attachments of an attendance, the newest first. @param ownerId whose; undefined for everybody's */
export async function listAttachments(
  tx: Transaction,
  attendanceId: string,
  ownerId: string | undefined,
  page: KeysetPage,
) {
  const keyset = new Keyset(NEWEST, page);
  const found = attachments(tx)
    .where('attachment.attendance_id', '=', attendanceId)
    .$if(ownerId !== undefined, (query) => query.where('attachment.account_id', '=', ownerId ?? ''));
  const rows = await found
    .select(keyset.place('attachment').as('place'))
    .where(keyset.beyond('attachment'))
    .orderBy(keyset.orderBy('attachment'))
    .limit(keyset.limit)
    .offset(keyset.offset)
    .execute();
  return keyset.complete(rows, () => countUpTo(tx, found));
}

export const findAttachment = (tx: Transaction, id: string) =>
  attachments(tx).where('attachment.id', '=', id).executeTakeFirst();

/** The attachment of an upload, where it is one of this person and attendance. */
export const findByUpload = (
  tx: Transaction,
  of: { attendanceId: string; accountId: string; uploadId: string },
) =>
  attachments(tx)
    .where('attachment.upload_id', '=', of.uploadId)
    .where('attachment.attendance_id', '=', of.attendanceId)
    .where('attachment.account_id', '=', of.accountId)
    .executeTakeFirst();

/** The school of an attachment; the transaction needs none for it. */
export async function findSchoolOfAttachment(tx: Transaction, id: string): Promise<string | undefined> {
  await sql`select set_config('stoa.attachment', ${id}, true)`.execute(tx);
  const row = await tx
    .selectFrom('attendance_attachment')
    .select('school_id')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.school_id;
}

/** Of one person and attendance; others who add one there at the same time wait until the transaction ends. */
export async function countOwn(tx: Transaction, attendanceId: string, accountId: string): Promise<number> {
  const key = `attachments ${attendanceId} ${accountId}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(tx);
  const { count } = await tx
    .selectFrom('attendance_attachment')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('attendance_id', '=', attendanceId)
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return count;
}

/** @returns the id of the new attachment */
export async function insertAttachment(
  tx: Transaction,
  row: {
    attendance_id: string;
    account_id: string;
    school_id: string;
    upload_id: string;
    attachment_type: AttachmentType;
    name: string;
    created_at: Date;
  },
): Promise<string> {
  const { id } = await tx
    .insertInto('attendance_attachment')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Its file is left to be swept. */
export async function removeAttachment(tx: Transaction, id: string): Promise<void> {
  await tx.deleteFrom('attendance_attachment').where('id', '=', id).execute();
}
