import { sql, type SqlBool } from 'kysely';
import type { Transaction } from '../../database/pool.ts';
import type { UploadType } from '../../database/tables/files-and-feedback.ts';

const COLUMNS = [
  'id',
  'school_id',
  'account_id',
  'name',
  'file_name',
  'content_type',
  'exact_size',
  'status',
  'size',
  'width',
  'height',
  'is_large',
  'attempt_id',
  'survey_id',
  'team_id',
  'received',
  'pieces',
  'is_public',
  'used_at',
  'expires_at',
] as const;

export type UploadRow = NonNullable<Awaited<ReturnType<typeof findByName>>>;

/** Lets the transaction see the one upload that it names, of whichever school. */
async function nameUpload(tx: Transaction, id: string): Promise<void> {
  await sql`select set_config('stoa.upload', ${id}, true)`.execute(tx);
}

export async function findUpload(tx: Transaction, id: string): Promise<UploadRow | undefined> {
  await nameUpload(tx, id);
  return tx.selectFrom('upload').select(COLUMNS).where('id', '=', id).executeTakeFirst();
}

/** The upload at an address; the transaction is bound to the school of the address. */
export const findByName = (tx: Transaction, schoolId: string, name: string) =>
  tx
    .selectFrom('upload')
    .select(COLUMNS)
    .where('school_id', '=', schoolId)
    .where('name', '=', name)
    .executeTakeFirst();

const PICTURES = ['image/png', 'image/jpeg', 'image/gif'] as const satisfies readonly UploadType[];

/** Those of some pictures of a school that are larger than so many bytes, by their names. */
export async function listLargerPictures(
  tx: Transaction,
  schoolId: string,
  names: readonly string[],
  bytes: number,
): Promise<string[]> {
  if (names.length === 0) return [];
  const rows = await tx
    .selectFrom('upload')
    .select('name')
    .where('school_id', '=', schoolId)
    .where('name', 'in', names)
    .where('content_type', 'in', PICTURES)
    .where('size', '>', bytes)
    .execute();
  return rows.map(({ name }) => name);
}

/** A person's uploads of some types at some addresses of a school, locked until the transaction ends. */
export const lockOwn = (
  tx: Transaction,
  schoolId: string,
  accountId: string,
  names: readonly string[],
  types: readonly UploadType[] = PICTURES,
) =>
  tx
    .selectFrom('upload')
    .select(COLUMNS)
    .where('school_id', '=', schoolId)
    .where('account_id', '=', accountId)
    .where('name', 'in', names)
    .where('content_type', 'in', types)
    .orderBy('id')
    .forUpdate()
    .execute();

/** An upload of a person in a school, held fast until the transaction ends. */
export const lockUpload = (tx: Transaction, scope: { schoolId: string; accountId: string }, id: string) =>
  tx
    .selectFrom('upload')
    .select(COLUMNS)
    .where('id', '=', id)
    .where('school_id', '=', scope.schoolId)
    .where('account_id', '=', scope.accountId)
    .forUpdate()
    .executeTakeFirst();

/** Whether a file takes of the room that everybody has: what teachers send in pieces has a room of its own. */
const isOwnRoom = sql<SqlBool>`(not is_large or attempt_id is not null or survey_id is not null or team_id is not null)`;

/**
 * Bytes that a person has in a school, of files that were sent at once and in pieces, and everybody; and how many of
 * the person's are not whole. Callers wait for each other until their transactions end.
 */
export async function measureRoom(tx: Transaction, schoolId: string, accountId: string) {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`upload ${schoolId}`}, 0))`.execute(tx);
  const row = await tx
    .selectFrom('upload')
    .select((eb) => [
      eb.fn.coalesce(eb.fn.sum<string>('size'), sql<string>`0`).as('school'),
      eb.fn
        .coalesce(
          eb.fn.sum<string>('size').filterWhere('account_id', '=', accountId).filterWhere(isOwnRoom),
          sql<string>`0`,
        )
        .as('person'),
      eb.fn
        .coalesce(
          eb.fn
            .sum<string>('size')
            .filterWhere('account_id', '=', accountId)
            .filterWhere((of) => of.not(isOwnRoom)),
          sql<string>`0`,
        )
        .as('teacher'),
      eb.fn
        .countAll<string>()
        .filterWhere('account_id', '=', accountId)
        .filterWhere('status', '=', 'sending')
        .as('unfinished'),
    ])
    .where('school_id', '=', schoolId)
    .where('status', '<>', 'waiting')
    .executeTakeFirstOrThrow();
  return {
    school: Number(row.school),
    person: Number(row.person),
    teacher: Number(row.teacher),
    unfinished: Number(row.unfinished),
  };
}

/** Takes the upload for whoever stores it first. @returns whether that is the caller */
export async function claim(tx: Transaction, id: string, size: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('upload')
    .set({ status: 'storing', size })
    .where('id', '=', id)
    .where('status', '=', 'waiting')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export const settle = (
  tx: Transaction,
  id: string,
  values: { contentType: UploadType; width: number | null; height: number | null },
) =>
  tx
    .updateTable('upload')
    .set({
      status: 'kept',
      content_type: values.contentType,
      width: values.width,
      height: values.height,
      pieces: null,
    })
    .where('id', '=', id)
    .execute();

/** Marks uploads as used by something, so that they stay. */
export const use = (tx: Transaction, ids: readonly string[], now: Date) =>
  tx
    .updateTable('upload')
    .set((eb) => ({ used_at: eb.fn.coalesce('used_at', eb.val(now)), left_at: null }))
    .where('id', 'in', ids)
    .execute();

/** Shows uploads that are in use to everybody. */
export const show = (tx: Transaction, schoolId: string, names: readonly string[]) =>
  tx
    .updateTable('upload')
    .set({ is_public: true })
    .where('school_id', '=', schoolId)
    .where('name', 'in', names)
    .execute();

/** Hides uploads that nothing uses any more, and leaves them to be swept. */
export const leave = (tx: Transaction, schoolId: string, names: readonly string[]) =>
  tx
    .updateTable('upload')
    .set({ is_public: false, used_at: null })
    .where('school_id', '=', schoolId)
    .where('name', 'in', names)
    .execute();

/** Adds the copy of a picture for everybody in a school, which is still to be stored. */
export const addCopy = (
  tx: Transaction,
  scope: { schoolId: string; accountId: string },
  original: Pick<UploadRow, 'file_name' | 'content_type' | 'size' | 'width' | 'height'>,
  name: string,
  now: Date,
) =>
  tx
    .insertInto('upload')
    .values({
      school_id: scope.schoolId,
      account_id: scope.accountId,
      name,
      file_name: original.file_name,
      module: 'portal',
      content_type: original.content_type,
      status: 'storing',
      size: original.size,
      width: original.width,
      height: original.height,
      created_at: now,
      expires_at: now,
    })
    .returning(['id', 'school_id', 'name'])
    .executeTakeFirstOrThrow();

/** Publishes a copy that is stored. */
export const publishCopy = (tx: Transaction, id: string, now: Date) =>
  tx
    .updateTable('upload')
    .set({ status: 'kept', is_public: true, used_at: now })
    .where('id', '=', id)
    .execute();

/** Adds an upload that a person announced. */
export const addUpload = (
  tx: Transaction,
  upload: {
    schoolId: string;
    accountId: string;
    name: string;
    fileName: string;
    module: 'module' | 'portal';
    contentType: UploadType;
    /** Bytes, where they are known. */
    size: number | null;
    createdAt: Date;
    expiresAt: Date;
  },
) =>
  tx
    .insertInto('upload')
    .values({
      school_id: upload.schoolId,
      account_id: upload.accountId,
      name: upload.name,
      file_name: upload.fileName,
      module: upload.module,
      content_type: upload.contentType,
      exact_size: upload.size,
      created_at: upload.createdAt,
      expires_at: upload.expiresAt,
    })
    .returningAll()
    .executeTakeFirstOrThrow();

/** Adds a file that will arrive in pieces; its room is taken at once. */
export const addLargeUpload = (
  tx: Transaction,
  upload: {
    schoolId: string;
    accountId: string;
    name: string;
    fileName: string;
    contentType: UploadType;
    size: number;
    attemptId: string | null;
    surveyId: string | null;
    teamId: string | null;
    createdAt: Date;
    expiresAt: Date;
  },
) =>
  tx
    .insertInto('upload')
    .values({
      school_id: upload.schoolId,
      account_id: upload.accountId,
      name: upload.name,
      file_name: upload.fileName,
      module: 'module',
      content_type: upload.contentType,
      exact_size: upload.size,
      size: upload.size,
      status: 'sending',
      is_large: true,
      attempt_id: upload.attemptId,
      survey_id: upload.surveyId,
      team_id: upload.teamId,
      created_at: upload.createdAt,
      expires_at: upload.expiresAt,
    })
    .returningAll()
    .executeTakeFirstOrThrow();

/** Counts a piece that is stored, unless another one was counted at its place. @returns whether it counts */
export async function advance(
  tx: Transaction,
  id: string,
  { from, to, pieces, expiresAt }: { from: number; to: number; pieces: object | null; expiresAt: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('upload')
    .set({ received: to, pieces: pieces === null ? null : JSON.stringify(pieces), expires_at: expiresAt })
    .where('id', '=', id)
    .where('status', '=', 'sending')
    .where('received', '=', from)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Of a file that arrives in pieces nothing is there any more. */
export const beginAgain = (tx: Transaction, id: string) =>
  tx.updateTable('upload').set({ received: 0, pieces: null }).where('id', '=', id).execute();

/** Removes uploads. */
export const removeUploads = (tx: Transaction, ids: readonly string[]) =>
  tx.deleteFrom('upload').where('id', 'in', ids).execute();

/** Lets an upload be tried again that could not be stored. */
export const releaseUpload = (tx: Transaction, id: string) =>
  tx.updateTable('upload').set({ status: 'waiting', size: 0 }).where('id', '=', id).execute();
