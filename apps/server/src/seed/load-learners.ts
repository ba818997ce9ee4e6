import { sql } from 'kysely';
import type { Transaction } from '../database/pool.ts';
import { insertNote } from '../modules/notes/notes.repository.ts';
import { indexNote } from '../modules/notes/notes.service.ts';
import { POINT_RULES } from '../modules/points/point-rules.ts';
import type { BadgeSeed, LearnerSeed } from './learner-format.ts';
import { after, DAY_MS, HOUR_MS } from './load-help.ts';

/** Whoever and whatever of the school is named. */
interface Names {
  now: Date;
  personId: (email: string) => string;
  resourceId: (slug: string) => string;
}

/** What follows from the lessons that people completed: when they learned, and points as schools give them. */
export async function loadEarned(tx: Transaction, school: string): Promise<void> {
  const done = sql`lesson_progress done where done.school_id = ${school} and done.completed_at is not null`;
  await sql`insert into learning_moment (account_id, at)
    select distinct done.account_id, date_bin('15 minutes', done.completed_at, 'epoch') from ${done}
    on conflict do nothing`.execute(tx);
  await sql`insert into point_event (school_id, account_id, points, reason, subject_id, at)
    select done.school_id, done.account_id, ${POINT_RULES['lesson.completed'].points}::int, 'lesson.completed',
      done.lesson_id, done.completed_at from ${done}
    union all
    select done.school_id, done.account_id, ${POINT_RULES['class.completed'].points}::int, 'class.completed',
      done.class_id, max(done.completed_at) from ${done}
    group by done.school_id, done.account_id, done.class_id
    having count(*) = (select count(*) from lesson where lesson.class_id = done.class_id)`.execute(tx);
}

/** Loads the badges of one school, and gives them to whoever they are for; points are there already. */
export async function loadBadges(
  tx: Transaction,
  badges: readonly BadgeSeed[],
  { now, personId }: Names,
): Promise<void> {
  for (const { id, school: school_id, name, text, points, givenBy, given = {}, ...look } of badges) {
    await tx
      .insertInto('badge')
      .values({
        ...look,
        id,
        school_id,
        name: JSON.stringify(name),
        text: JSON.stringify(text),
        rule: points === undefined ? 'hand' : 'points',
        rule_count: points ?? null,
        created_at: after(now, -30 * DAY_MS),
      })
      .execute();
    const awards = Object.entries(given).map(([email, reason], index) => ({
      school_id,
      badge_id: id,
      account_id: personId(email),
      reason,
      given_by: givenBy ? personId(givenBy) : null,
      by_rule: false,
      given_at: after(now, -(index + 1) * DAY_MS - HOUR_MS),
    }));
    if (awards.length > 0) await tx.insertInto('badge_award').values(awards).execute();
    if (points !== undefined)
      await sql`insert into badge_award (school_id, badge_id, account_id, by_rule, given_at)
        select ${school_id}, ${id}, membership.account_id, true, max(point_event.at) from membership
        join point_event on point_event.school_id = membership.school_id and point_event.account_id = membership.account_id
        where membership.school_id = ${school_id} and membership.status = 'valid'
        group by membership.account_id having sum(point_event.points) >= ${points}`.execute(tx);
  }
}

/** Loads what people of one school did beside learning; the transaction is bound to it. */
export async function loadLearners(
  tx: Transaction,
  learners: readonly LearnerSeed[],
  { now, personId, resourceId }: Names,
): Promise<void> {
  for (const { person, school: school_id, language, notes = [], reserves = [], keeps = [] } of learners) {
    const account_id = personId(person);
    await sql`select set_config('stoa.account', ${account_id}, true)`.execute(tx);
    for (const note of notes) {
      const lesson = await tx
        .selectFrom('lesson')
        .innerJoin('resource', 'resource.id', 'lesson.class_id')
        .select(['lesson.title', 'resource.id as class_id', 'resource.title as class_title', 'resource.type'])
        .where('lesson.id', '=', note.lesson)
        .executeTakeFirstOrThrow();
      const text = note.text ?? '';
      await insertNote(
        tx,
        {
          account_id,
          school_id,
          class_id: lesson.class_id,
          class_type: lesson.type,
          class_title: lesson.class_title,
          lesson_id: note.lesson,
          lesson_title: lesson.title,
          place_kind: note.seconds === undefined ? 'lesson' : 'second',
          position: note.seconds ?? 0,
          quote: '',
          text,
          ...indexNote({ text, quote: '', titles: [lesson.class_title, lesson.title] }, language),
        },
        after(now, -note.daysAgo * DAY_MS - HOUR_MS),
      );
    }
    for (const slug of reserves)
      await tx
        .insertInto('live_reservation')
        .values({ live_id: resourceId(slug), school_id, account_id, reserved_at: after(now, -HOUR_MS) })
        .execute();
    for (const [index, slug] of keeps.entries())
      await tx
        .insertInto('saved_resource')
        .values({
          account_id,
          resource_id: resourceId(slug),
          school_id,
          saved_at: after(now, -(index + 1) * HOUR_MS),
        })
        .execute();
  }
  await sql`select set_config('stoa.account', '', true)`.execute(tx);
}
