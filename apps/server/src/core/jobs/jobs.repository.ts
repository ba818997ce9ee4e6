import { sql, type UpdateObject } from 'kysely';
import type { Transaction } from '../../database/pool.ts';
import type { Tables } from '../../database/tables.ts';

/** Removes a person's jobs of a kind. */
export const removeJobs = (tx: Transaction, kind: string, accountId: string) =>
  tx.deleteFrom('job').where('kind', '=', kind).where('account_id', '=', accountId).execute();

export interface Job<Input = object, State = object> {
  id: string;
  kind: string;
  accountId: string;
  schoolId: string | undefined;
  input: Input;
  state: State;
  status: 'waiting' | 'running' | 'done' | 'failed';
}

export interface JobRow {
  id: string;
  kind: string;
  account_id: string;
  school_id: string | null;
  input: object;
  state: object;
  status: Job['status'];
}

export const COLUMNS = ['id', 'kind', 'account_id', 'school_id', 'input', 'state', 'status'] as const;

/** A person's job; row-level security shows them no other's. */
export async function findJob(tx: Transaction, id: string, kind: string): Promise<Job | undefined> {
  const row = await tx
    .selectFrom('job')
    .select([...COLUMNS])
    .where('id', '=', id)
    .where('kind', '=', kind)
    .executeTakeFirst();
  return row && presentJob(row);
}

/** The newest job of a kind of the person. */
export async function findNewestJob(
  tx: Transaction,
  kind: string,
  schoolId?: string,
): Promise<Job | undefined> {
  let query = tx
    .selectFrom('job')
    .select([...COLUMNS])
    .where('kind', '=', kind);
  if (schoolId) query = query.where('school_id', '=', schoolId);
  const row = await query.orderBy('created_at', 'desc').limit(1).executeTakeFirst();
  return row && presentJob(row);
}

export const presentJob = (row: JobRow): Job => ({
  id: row.id,
  kind: row.kind,
  accountId: row.account_id,
  schoolId: row.school_id ?? undefined,
  input: row.input,
  state: row.state,
  status: row.status,
});

/** Adds a job. @returns its id */
export async function addJob(
  tx: Transaction,
  job: { kind: string; accountId: string; schoolId?: string; input?: object; state?: object; runAt: Date },
  now: Date,
): Promise<string> {
  const { id } = await tx
    .insertInto('job')
    .values({
      kind: job.kind,
      account_id: job.accountId,
      school_id: job.schoolId ?? null,
      input: JSON.stringify(job.input ?? {}),
      state: JSON.stringify(job.state ?? {}),
      run_at: job.runAt,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Takes a job that waits or whose process has died, and counts that. @returns undefined where there is nothing to do */
export const takeJob = (tx: Transaction, id: string) =>
  tx
    .updateTable('job')
    .set((eb) => ({ status: 'running', attempts: eb('attempts', '+', 1) }))
    .where('id', '=', id)
    .where('status', 'in', ['waiting', 'running'])
    .returning([...COLUMNS, 'attempts'])
    .executeTakeFirst();

/** What changes of a job. */
export type JobValues = UpdateObject<Tables, 'job'>;

/** Changes a job, as long as nobody has taken it since. @returns whether it was changed */
export async function updateTaken(
  tx: Transaction,
  { id, attempts }: { id: string; attempts: number },
  values: JobValues,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('job')
    .set(values)
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** A file with people's addresses is not kept for longer than it is needed. */
export const finished = (now: Date) => ({ finished_at: now, input: sql<string>`input - 'csv'` });

/** Lets a job wait anew that was given up. @returns undefined where it was not */
export const reopenJob = (tx: Transaction, id: string, now: Date) =>
  tx
    .updateTable('job')
    .set({ status: 'waiting', attempts: 0, run_at: now, finished_at: null })
    .where('id', '=', id)
    .where('status', '=', 'failed')
    .returning(['kind', 'account_id', 'school_id'])
    .executeTakeFirst();
