import type { Transaction } from '../../database/pool.ts';

const selectFiles = (tx: Transaction) =>
  tx
    .selectFrom('o3_file as file')
    .innerJoin('upload', 'upload.id', 'file.upload_id')
    .leftJoin('account as owner', 'owner.id', 'file.account_id')
    .select([
      'file.id',
      'file.school_id',
      'file.team_id',
      'file.account_id',
      'file.name',
      'file.added_at',
      'upload.name as upload_name',
      'upload.content_type',
      'upload.size',
      'owner.nick_name',
      'owner.real_name',
      'owner.avatar_url',
    ]);

export type FileRow = Awaited<ReturnType<typeof listFiles>>[number];

/** The files of a team, the newest first. */
export const listFiles = (tx: Transaction, teamId: string) =>
  selectFiles(tx)
    .where('file.team_id', '=', teamId)
    .orderBy('file.added_at', 'desc')
    .orderBy('file.id', 'desc')
    .execute();

export const findFile = (tx: Transaction, id: string) =>
  selectFiles(tx).where('file.id', '=', id).executeTakeFirst();

export const insertFile = (
  tx: Transaction,
  row: {
    school_id: string;
    team_id: string;
    upload_id: string;
    account_id: string;
    name: string;
    added_at: Date;
  },
) => tx.insertInto('o3_file').values(row).execute();

/** Deletes a file of a team; a trigger leaves its bytes to be swept. */
export const deleteFile = (tx: Transaction, teamId: string, id: string) =>
  tx.deleteFrom('o3_file').where('id', '=', id).where('team_id', '=', teamId).execute();
