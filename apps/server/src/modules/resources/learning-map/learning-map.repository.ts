import { ResourceType } from '@stoa/api/enums';
import { sql } from 'kysely';
import type { Transaction } from '../../../database/pool.ts';
import type { Translations } from '../../../database/tables.ts';
import { CLASS_TYPES, typesOfFamily } from '../kinds/registry.ts';
import { enrolledBy, selectCards, visibleTo, type CardRow, type Reader } from '../resource-card.ts';

/** A stop of a map, with the card of what is learned there. */
export interface StopRow extends CardRow {
  map_id: string;
  stop_id: string;
  stage_id: string;
  stage_title: Translations;
  needs: string[];
  /** Done by whoever looks. */
  is_done: boolean;
  /** Whoever looks follows the map. */
  is_begun: boolean;
}

/** Types of resources whose own results tell that they are done. */
export const TYPES_WITH_RESULT: readonly number[] = [...CLASS_TYPES, ...typesOfFamily('exam')];

const oneOf = (types: readonly number[]) => sql`resource.type = any(${[...types]}::smallint[])`;

/** Column: a class by all of its lessons, an exam by a released result that is enough, what else there is by a mark. */
const doneBy = (accountId: string | undefined, now: Date) =>
  accountId === undefined
    ? sql<boolean>`false`
    : sql<boolean>`(case
        when ${oneOf(CLASS_TYPES)} then resource.lesson_count > 0 and resource.lesson_count <= (
          select count(*) from lesson_progress progress
          where progress.class_id = resource.id and progress.account_id = ${accountId}::bigint and progress.completed_at is not null)
        when ${oneOf(typesOfFamily('exam'))} then exists (
          select from exam_attempt attempt
          where attempt.exam_id = resource.id and attempt.account_id = ${accountId}::bigint
            and attempt.released_at <= ${now} and attempt.score >= attempt.pass_score)
        else exists (
          select from learning_map_mark mark
          where mark.map_id = stop.map_id and mark.stop_id = stop.id and mark.account_id = ${accountId}::bigint)
        end)`;

const begunBy = (accountId: string | undefined) =>
  accountId === undefined
    ? sql<boolean>`false`
    : sql<boolean>`exists (select from learning_map_learner follower
        where follower.map_id = stop.map_id and follower.account_id = ${accountId}::bigint)`;

/** The stops of some maps that somebody may see, in their order. One statement, however many maps there are. */
export const listStops = (
  tx: Transaction,
  mapIds: readonly string[],
  { reader, accountId }: { reader: Reader; accountId: string | undefined },
): Promise<StopRow[]> =>
  selectCards(tx)
    .innerJoin('learning_map_stop as stop', 'stop.resource_id', 'resource.id')
    .innerJoin('learning_map_stage as stage', (join) =>
      join.onRef('stage.map_id', '=', 'stop.map_id').onRef('stage.id', '=', 'stop.stage_id'),
    )
    .select([
      'stop.map_id',
      'stop.id as stop_id',
      'stop.stage_id',
      'stage.title as stage_title',
      'stop.needs',
    ])
    .select(enrolledBy(accountId))
    .select(doneBy(accountId, reader.now).as('is_done'))
    .select(begunBy(accountId).as('is_begun'))
    .where(sql<boolean>`stop.map_id = any(${[...mapIds]}::bigint[])`)
    .where((eb) => visibleTo(eb, reader))
    .orderBy('stop.map_id')
    .orderBy('stage.position')
    .orderBy('stop.position')
    .execute();

/** The audience of a map that is out; undefined where there is none with that id. */
export const findMap = (tx: Transaction, id: string, now: Date) =>
  tx
    .selectFrom('resource')
    .select(['id', 'audience'])
    .where('id', '=', id)
    .where('type', '=', ResourceType.LearningMap)
    .where('status', '=', 'published')
    .where('published_at', '<=', now)
    .executeTakeFirst();

interface Follower {
  schoolId: string;
  accountId: string;
}

/** Lets somebody follow a map. Whoever follows it already goes on. */
export const follow = (tx: Transaction, mapId: string, { schoolId, accountId }: Follower, now: Date) =>
  tx
    .insertInto('learning_map_learner')
    .values({ map_id: mapId, account_id: accountId, school_id: schoolId, began_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();

/** Keeps that somebody has done a stop, or has not. */
export const mark = (
  tx: Transaction,
  { mapId, stopId, isDone }: { mapId: string; stopId: string; isDone: boolean },
  { schoolId, accountId }: Follower,
  now: Date,
) =>
  isDone
    ? tx
        .insertInto('learning_map_mark')
        .values({ map_id: mapId, stop_id: stopId, account_id: accountId, school_id: schoolId, done_at: now })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    : tx
        .deleteFrom('learning_map_mark')
        .where('map_id', '=', mapId)
        .where('stop_id', '=', stopId)
        .where('account_id', '=', accountId)
        .execute();
