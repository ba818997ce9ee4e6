import type pg from 'pg';

/** Of so many members one is followed. */
const ONE_OF = 20;
/** Lessons that each member finished, and people whom each follows. */
const FINISHED = 5;
const FOLLOWED = 2;

/** What members did lately, told to each other, and somebody who follows a twentieth of them: 5,000 of 100,000. */
export async function fillFeed(client: pg.PoolClient, schoolId: string, followerId: string): Promise<void> {
  await client.query(
    `insert into space (school_id, account_id, show_learning)
     select $1, account_id, 'members' from membership where school_id = $1 on conflict do nothing`,
    [schoolId],
  );
  await client.query(
    `insert into lesson_progress (school_id, account_id, lesson_id, class_id, device_id, client_updated_at, completed_at)
     select $1, account_id, lesson.id, class_id, 'bench', now(), now() - random() * interval '100 days'
     from (select account_id, row_number() over (order by account_id) as place from membership where school_id = $1) person
     cross join generate_series(1, ${FINISHED}) n
     cross join (select count(*) as lessons from lesson where school_id = $1) counted
     join (select id, class_id, row_number() over (order by id) - 1 as place from lesson where school_id = $1) lesson
       on lesson.place = (person.place * ${FINISHED} + n) % lessons
     on conflict do nothing`,
    [schoolId],
  );
  await client.query(
    `insert into follow (school_id, follower_id, person_id, followed_at)
     select $1, $2, account_id, now() - place * interval '1 minute'
     from (select account_id, row_number() over (order by account_id) as place from membership
       where school_id = $1 and status = 'valid' and account_id <> $2) person
     where place % ${ONE_OF} = 0`,
    [schoolId, followerId],
  );
  await client.query(
    `insert into follow (school_id, follower_id, person_id, followed_at)
     select $1, account_id, next, now() - random() * interval '100 days'
     from (select account_id, lead(account_id, n) over (partition by n order by account_id) as next
       from membership cross join generate_series(1, ${FOLLOWED}) n where school_id = $1 and account_id <> $2) pairs
     where next is not null`,
    [schoolId, followerId],
  );
}
