import { sql, type RawBuilder, type SqlBool } from 'kysely';
import {
  COUNTED_MAX,
  countRows,
  Keyset,
  type KeysetOrder,
  type KeysetPage,
  type Placed,
  type Total,
} from '../../database/keyset.ts';
import type { Transaction } from '../../database/pool.ts';
import type { DynamicKind } from '../../database/tables/people.ts';
import { visible, type Reader } from '../resources/resource-card.ts';
import { personTables } from './people.repository.ts';

/** Who looks at what people did in a school. */
export interface Onlooking {
  schoolId: string;
  /** Whether people look at what they did themselves. */
  isSelf: boolean;
  /** Whoever is signed in. */
  viewerId: string | undefined;
  reader: Reader;
}

/** Whose activity is looked at, and by whom. */
export interface Activity extends Onlooking {
  personId: string;
}

/** Something a person did; `id` is of what it was done to. */
export interface DynamicRow {
  kind: DynamicKind;
  at: Date;
  id: string;
  resource_id: string | null;
  person_id: string | null;
  /** Who did it. */
  by_id: string;
}

/** Condition on the column that says who did something. */
export type Doers = (column: RawBuilder<unknown>) => RawBuilder<SqlBool>;

const DYNAMICS: KeysetOrder = {
  columns: [
    { name: 'at', type: 'timestamptz' },
    { name: 'kind', type: 'text' },
    { name: 'id', type: 'bigint' },
  ],
  direction: 'desc',
};

/** People see what they are in themselves, whomever it is meant for. */
export const mayLookAt = ({ isSelf, reader }: Onlooking): RawBuilder<SqlBool> =>
  isSelf ? sql`(resource.status = 'published' and resource.published_at <= ${reader.now})` : visible(reader);

/** One kind each of what people did, as the columns of {@link DynamicRow}. */
export function entriesOf(kind: DynamicKind, of: Onlooking, doers: Doers): RawBuilder<unknown> {
  const { schoolId } = of;
  const named = sql`${sql.lit(kind)}::text as kind`;
  const noPerson = sql`null::bigint as person_id`;
  const noResource = sql`null::bigint as resource_id`;
  switch (kind) {
    case 'enrolled':
      return sql`select ${named}, enrolled_at as at, class_id as id, class_id as resource_id, ${noPerson}, account_id as by_id
        from enrollment join resource on resource.id = class_id
        where enrollment.school_id = ${schoolId} and ${doers(sql.ref('account_id'))} and ${mayLookAt(of)}`;
    case 'completedLesson':
      return sql`select ${named}, completed_at as at, lesson_id as id, class_id as resource_id, ${noPerson}, account_id as by_id
        from lesson_progress join resource on resource.id = class_id
        where lesson_progress.school_id = ${schoolId} and ${doers(sql.ref('account_id'))} and completed_at is not null and ${mayLookAt(of)}`;
    case 'published':
      return sql`select ${named}, published_at as at, id, id as resource_id, ${noPerson}, author_id as by_id
        from resource where school_id = ${schoolId} and ${doers(sql.ref('author_id'))} and ${mayLookAt(of)}`;
    case 'followed':
      return sql`select ${named}, followed_at as at, follow.id, ${noResource}, person_id, follower_id as by_id
        from follow ${personTables(of, sql.ref('follow.person_id'))}
        where follow.school_id = ${schoolId} and ${doers(sql.ref('follower_id'))} and person_id is not null`;
    case 'joinedSchool':
      return sql`select ${named}, joined_at as at, account_id as id, ${noResource}, ${noPerson}, account_id as by_id
        from membership where school_id = ${schoolId} and ${doers(sql.ref('account_id'))}`;
  }
}

const doneBy =
  (personId: string): Doers =>
  (column) =>
    sql`${column} = ${personId}`;

/** A page of what a person did, the latest first. */
export async function findDynamics(
  tx: Transaction,
  activity: Activity,
  kinds: readonly DynamicKind[],
  page: KeysetPage,
) {
  const keyset = new Keyset(DYNAMICS, page);
  const enough = keyset.limit + keyset.offset;
  const parts = kinds.map(
    (kind) =>
      sql`(select * from (${entriesOf(kind, activity, doneBy(activity.personId))}) entry
        where ${keyset.beyond('entry')} order by ${keyset.orderBy('entry')} limit ${enough})`,
  );
  const { rows } = await sql<Placed<DynamicRow>>`
    select entry.*, ${keyset.place('entry')} as place from (${sql.join(parts, sql` union all `)}) entry
    order by ${keyset.orderBy('entry')} limit ${keyset.limit} offset ${keyset.offset}`.execute(tx);
  return keyset.finish<DynamicRow>(rows);
}

export const countDynamics = (
  tx: Transaction,
  activity: Activity,
  kinds: readonly DynamicKind[],
): Promise<Total> => {
  const parts = kinds.map(
    (kind) =>
      sql`(select 1 from (${entriesOf(kind, activity, doneBy(activity.personId))}) entry limit ${COUNTED_MAX + 1})`,
  );
  return countRows(
    tx,
    sql`select 1 from (${sql.join(parts, sql` union all `)}) entries limit ${COUNTED_MAX + 1}`,
  );
};
