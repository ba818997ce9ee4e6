import { sql } from 'kysely';
import type { Transaction } from '../../database/pool.ts';
import type { O3Stage } from '../../database/tables/o3.ts';

/** What a task says. */
export interface TaskValues {
  title: string;
  body: string;
  assignee_id: string | null;
  /** ISO 8601 day. */
  due_on: string | null;
  phase: number | null;
}

export type TaskRow = Awaited<ReturnType<typeof listTasks>>[number];

/** Tasks of a team, stage by stage in their order. */
export const listTasks = (tx: Transaction, teamId: string) =>
  tx
    .selectFrom('o3_task as task')
    .leftJoin('account as reviewer', 'reviewer.id', 'task.reviewer_id')
    .select([
      'task.id',
      'task.title',
      'task.body',
      'task.stage',
      'task.assignee_id',
      'task.phase',
      'task.remark',
      'task.version',
      'task.reviewer_id',
      'reviewer.nick_name as reviewer_nick_name',
      'reviewer.real_name as reviewer_real_name',
      'reviewer.avatar_url as reviewer_avatar_url',
    ])
    .select(sql<string | null>`to_char(task.due_on, 'YYYY-MM-DD')`.as('due_on'))
    .where('task.team_id', '=', teamId)
    .orderBy(sql`array_position(array['todo', 'doing', 'review', 'done'], task.stage)`)
    .orderBy('task.place')
    .orderBy('task.id')
    .execute();

export const findTask = (tx: Transaction, teamId: string, id: string) =>
  tx
    .selectFrom('o3_task')
    .select(['id', 'stage', 'version'])
    .where('id', '=', id)
    .where('team_id', '=', teamId)
    .executeTakeFirst();

export const countTasks = async (tx: Transaction, teamId: string): Promise<number> =>
  (
    await tx
      .selectFrom('o3_task')
      .select(sql<number>`count(*)::int`.as('n'))
      .where('team_id', '=', teamId)
      .executeTakeFirstOrThrow()
  ).n;

/** Adds tasks at the end of their stages. */
export const insertTasks = async (
  tx: Transaction,
  team: { id: string; school_id: string },
  tasks: readonly (TaskValues & { stage: O3Stage })[],
): Promise<void> => {
  if (tasks.length === 0) return;
  await tx
    .insertInto('o3_task')
    .values(
      tasks.map((task, index) => ({
        ...task,
        team_id: team.id,
        school_id: team.school_id,
        place: sql<number>`(select coalesce(max(place), -1) from o3_task where team_id = ${team.id}::bigint and stage = ${task.stage}) + ${index + 1}`,
      })),
    )
    .execute();
};

export const updateTask = (tx: Transaction, id: string, values: TaskValues) =>
  tx
    .updateTable('o3_task')
    .set({ ...values, version: sql`version + 1` })
    .where('id', '=', id)
    .execute();

export const deleteTask = (tx: Transaction, teamId: string, id: string) =>
  tx.deleteFrom('o3_task').where('id', '=', id).where('team_id', '=', teamId).execute();

/**
 * Puts a task into a stage before another one of it, or at its end, and numbers the stage anew: the team is held, so
 * nobody else moves anything meanwhile.
 */
export const placeTask = (
  tx: Transaction,
  teamId: string,
  id: string,
  stage: O3Stage,
  before: string | null,
) =>
  sql`
    with target as (
      select place from o3_task
      where id = ${before}::bigint and team_id = ${teamId}::bigint and stage = ${stage} and id <> ${id}::bigint
    ), wanted as (
      select task.id, row_number() over (
        order by
          case when task.id = ${id}::bigint then coalesce((select place from target), 2147483647) else task.place end,
          task.id <> ${id}::bigint, task.id
      ) - 1 as place
      from o3_task task
      where task.team_id = ${teamId}::bigint and (task.stage = ${stage} or task.id = ${id}::bigint)
    )
    update o3_task set place = wanted.place, stage = ${stage}
    from wanted
    where o3_task.id = wanted.id and (o3_task.place, o3_task.stage) is distinct from (wanted.place::int, ${stage})
  `.execute(tx);

/** Keeps what a review said. */
export const setRemark = (tx: Transaction, id: string, remark: string, reviewerId: string | null) =>
  tx.updateTable('o3_task').set({ remark, reviewer_id: reviewerId }).where('id', '=', id).execute();
