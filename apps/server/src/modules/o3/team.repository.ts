import { sql } from 'kysely';
import type { Transaction } from '../../database/pool.ts';
import type { O3TeamRoleName } from '../../database/tables/o3.ts';

/** A team as lists show it. */
export interface TeamRefRow {
  id: string;
  title: string;
  is_open: boolean;
  learners: number;
  role: O3TeamRoleName | null;
}

/** Teams of a project: one's own first, then those that can be joined or, for who sees all, all that have learners. */
export const listTeams = async (
  tx: Transaction,
  cardId: string,
  accountId: string,
  { all, learnersMax, limit }: { all: boolean; learnersMax: number; limit: number },
): Promise<TeamRefRow[]> => {
  const { rows } = await sql<TeamRefRow>`
    select team.id, team.title, team.is_open, people.learners, own.role
    from o3_team team
    cross join lateral (
      select count(*)::int as learners from o3_team_member
      where team_id = team.id and role <> 'reviewer'
    ) people
    left join o3_team_member own on own.team_id = team.id and own.account_id = ${accountId}::bigint
    where team.card_id = ${cardId}::bigint
      and (own.role is not null
        or (people.learners > 0 and (${all} or (team.is_open and people.learners < ${learnersMax}))))
    order by own.role is null, team.created_at desc, team.id limit ${limit}`.execute(tx);
  return rows;
};

/** Learners of all teams of a project. */
export const countLearners = async (tx: Transaction, cardId: string): Promise<number> =>
  (
    await tx
      .selectFrom('o3_team_member')
      .select(sql<number>`count(*)::int`.as('n'))
      .where('card_id', '=', cardId)
      .where('role', '<>', 'reviewer')
      .executeTakeFirstOrThrow()
  ).n;

/** The team in which somebody is a learner. */
export const findOwnTeam = async (
  tx: Transaction,
  cardId: string,
  accountId: string,
): Promise<string | undefined> =>
  (
    await tx
      .selectFrom('o3_team_member')
      .select('team_id')
      .where('card_id', '=', cardId)
      .where('account_id', '=', accountId)
      .where('role', '<>', 'reviewer')
      .executeTakeFirst()
  )?.team_id;

const TEAM = ['id', 'school_id', 'card_id', 'title', 'invitation', 'is_open'] as const;
export type TeamRow = NonNullable<Awaited<ReturnType<typeof findTeam>>>;

export const findTeam = (tx: Transaction, id: string) =>
  tx.selectFrom('o3_team').select(TEAM).where('id', '=', id).executeTakeFirst();

/** A team of which nothing else changes until the transaction ends. */
export const holdTeam = (tx: Transaction, id: string) =>
  tx.selectFrom('o3_team').select(TEAM).where('id', '=', id).forUpdate().executeTakeFirst();

export const findTeamByInvitation = (tx: Transaction, cardId: string, invitation: string) =>
  tx
    .selectFrom('o3_team')
    .select('id')
    .where('invitation', '=', invitation)
    .where('card_id', '=', cardId)
    .executeTakeFirst();

/** Keeps others from joining a project until the transaction ends, so that nobody gets into two teams. */
export const holdProject = (tx: Transaction, cardId: string) =>
  tx.selectFrom('o3_card').select('id').where('id', '=', cardId).forUpdate().execute();

export const insertTeam = async (
  tx: Transaction,
  team: { school_id: string; card_id: string; title: string; invitation: string; created_at: Date },
): Promise<string> =>
  (await tx.insertInto('o3_team').values(team).returning('id').executeTakeFirstOrThrow()).id;

export const updateTeam = (
  tx: Transaction,
  id: string,
  values: { title?: string; is_open?: boolean; invitation?: string },
) => tx.updateTable('o3_team').set(values).where('id', '=', id).execute();

export const deleteTeam = (tx: Transaction, id: string) =>
  tx.deleteFrom('o3_team').where('id', '=', id).execute();

export type MemberRow = Awaited<ReturnType<typeof listMembers>>[number];

/** Learners in the order in which they came, then reviewers. */
export const listMembers = (tx: Transaction, teamId: string) =>
  tx
    .selectFrom('o3_team_member as member')
    .innerJoin('account', 'account.id', 'member.account_id')
    .select([
      'account.id',
      'account.nick_name',
      'account.real_name',
      'account.avatar_url',
      'member.role',
      'member.joined_at',
    ])
    .where('member.team_id', '=', teamId)
    .orderBy(sql`member.role = 'reviewer'`)
    .orderBy('member.joined_at')
    .orderBy('account.id')
    .execute();

/** Adds somebody; who is there stays what they are. */
export const addMember = (
  tx: Transaction,
  team: Pick<TeamRow, 'id' | 'school_id' | 'card_id'>,
  accountId: string,
  role: O3TeamRoleName,
  now: Date,
) =>
  tx
    .insertInto('o3_team_member')
    .values({
      team_id: team.id,
      school_id: team.school_id,
      card_id: team.card_id,
      account_id: accountId,
      role,
      joined_at: now,
    })
    .onConflict((conflict) => conflict.columns(['team_id', 'account_id']).doNothing())
    .execute();

export const setRole = (tx: Transaction, teamId: string, accountId: string, role: O3TeamRoleName) =>
  tx
    .updateTable('o3_team_member')
    .set({ role })
    .where('team_id', '=', teamId)
    .where('account_id', '=', accountId)
    .execute();

/** Takes somebody out; their tasks are nobody’s then. */
export async function removeMember(tx: Transaction, teamId: string, accountId: string): Promise<void> {
  await tx
    .deleteFrom('o3_team_member')
    .where('team_id', '=', teamId)
    .where('account_id', '=', accountId)
    .execute();
  await tx
    .updateTable('o3_task')
    .set({ assignee_id: null })
    .where('team_id', '=', teamId)
    .where('assignee_id', '=', accountId)
    .execute();
}
