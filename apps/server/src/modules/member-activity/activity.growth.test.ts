import { beforeAll, describe, expect, it } from 'vitest';
import { readWhole } from '../../testing/explain.ts';
import { SCHOOL, useTestApp } from '../../testing/test-app.ts';
import { makeClass, makePerson } from '../class/class.fixtures.ts';
import { makeExam } from '../exam/exam.fixtures.ts';
import { listActivity } from './activity.repository.ts';

const test = useTestApp();
const schoolId = SCHOOL.open;
const MEMBERS = 3000;
const ENTRIES = 600;
/** The tables that are filled here. Those that are as small as in the demo schools may be read whole. */
const LARGE = [
  'account',
  'membership',
  'post',
  'post_reply',
  'exam_attempt',
  'attendance',
  'attendance_record',
  'lesson_progress',
];
let accountId: string;

/** Each table with as many rows of others as there are members, and many of one person. */
beforeAll(async () => {
  const person = await makePerson(test, 'member');
  accountId = person.id;
  const { id: classId, lessons } = await makeClass(test);
  const { id: examId } = await makeExam(test);
  await test.fill(async (client) => {
    const run = (text: string, values: unknown[] = []) => client.query(text, values);
    await run('begin');
    await run(`select set_config('stoa.school', $1, true)`, [schoolId]);
    await run(
      `insert into account (id, email, real_name)
       select 1798000000000000000 + n, 'active' || n || '@stoa.example', 'Active ' || n from generate_series(1, $1::int) n`,
      [MEMBERS],
    );
    await run(
      `insert into membership (school_id, account_id, role)
       select $1, 1798000000000000000 + n, 'member' from generate_series(1, $2::int) n`,
      [schoolId, MEMBERS],
    );
    // Who did it, and the when and the which of an entry.
    await run(
      `create temporary table doing on commit drop as
       select 1798000000000000000 + n as who, n, timestamptz '2026-01-01' + n * interval '1 minute' as at from generate_series(1, $2::int) n
       union all select $1::bigint, $2::int + n, timestamptz '2026-06-01' + n / 3 * interval '1 minute' from generate_series(1, $3::int) n`,
      [accountId, MEMBERS, ENTRIES],
    );
    await run(
      `insert into post (school_id, scope_type, author_id, kind, title, body, lang, created_at)
       select $1, 'school', who, 'discussion', 'A title', '{}', 'en_US', at from doing`,
      [schoolId],
    );
    await run(
      `insert into post_reply (school_id, post_id, author_id, body, lang, created_at)
       select $1, (select id from post limit 1), who, '{}', 'en_US', at from doing`,
      [schoolId],
    );
    await run(
      `insert into exam_attempt (exam_id, school_id, account_id, number, status, started_at, deadline, submitted_at, receipt, paper, max_score, pass_score)
       select $2, $1, who, n, 'submitted', at, at, at, 'receipt', '[]', 1, 1 from doing`,
      [schoolId, examId],
    );
    await run(
      `insert into attendance (id, class_id, school_id, title, opens_at, late_from, closes_at, method)
       select 1797000000000000000 + n, $2, $1, 'Meeting', at, at, at + interval '1 hour', 'button' from doing`,
      [schoolId, classId],
    );
    await run(
      `insert into attendance_record (attendance_id, account_id, school_id, state, checked_in_at)
       select 1797000000000000000 + n, who, $1, 'present', at from doing`,
      [schoolId],
    );
    await run(
      `insert into lesson_progress (lesson_id, class_id, school_id, account_id, completed_at, device_id, client_updated_at, updated_at)
       select $2, $3, $1, who, at, 'device', at, at from doing where n <= $4`,
      [schoolId, lessons[0], classId, MEMBERS],
    );
    await run('commit');
    await run(`vacuum analyze ${LARGE.join(', ')}`);
  });
}, 240_000);

describe('what a member did, among what many did', () => {
  it.each([undefined, 'posted', 'replied', 'handedInExam', 'checkedIn', 'completedLesson'] as const)(
    'is read by indexes from anywhere: %s',
    async (kind) => {
      const reader = { member: true, teaches: true, now: new Date() };
      const page = (cursor?: string | null) => (tx: Parameters<typeof listActivity>[0]) =>
        listActivity(tx, { schoolId, accountId, kind }, reader, { limit: 20, cursor });
      const first = await test.database.read({ schoolId }, page());
      for (const cursor of [undefined, first.next]) {
        const walked = await readWhole(test.database, { schoolId }, page(cursor));
        expect(walked.filter(({ table }) => LARGE.includes(table))).toEqual([]);
      }
    },
  );
});
