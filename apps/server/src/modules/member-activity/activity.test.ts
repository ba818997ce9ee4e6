import type { MemberActivityEntry } from '@stoa/api/schema';
import { beforeAll, describe, expect, it } from 'vitest';
import { SCHOOL, useTestApp } from '../../testing/test-app.ts';
import { assignmentCalls, makeAssignments, seat, termsOf } from '../assignments/assignments.fixtures.ts';
import { attendanceCalls, makeClassOf } from '../attendance/attendance.fixtures.ts';
import { codeOf, makeClass, makePerson, type Someone } from '../class/class.fixtures.ts';
import { learnerCalls } from '../class/progress.fixtures.ts';
import { communityCalls } from '../community/community.fixtures.ts';
import { examCalls, makeExam } from '../exam/exam.fixtures.ts';
import { addSeen } from '../live/attendance/attendance.repository.ts';
import { liveCalls } from '../live/live.fixtures.ts';

const test = useTestApp();
const { save, enroll } = learnerCalls(test);
const { post, reply } = communityCalls(test);
const { start, submit } = examCalls(test);
const assignments = assignmentCalls(test);
const meetings = attendanceCalls(test);
const lives = liveCalls(test);
const schoolId = SCHOOL.open;
let [admin, teacher] = [] as unknown as [Someone, Someone];

beforeAll(async () => {
  admin = await makePerson(test, 'admin');
  teacher = await makePerson(test, 'teacher');
});

const ask = (who: Someone, of: Someone, query: Record<string, string> = {}, tenantId: string = schoolId) =>
  test.call('GET', `/api/school/members/${of.id}/activity/?${new URLSearchParams(query)}`, {
    token: who.token,
    headers: { tenantId },
  });
type List = { items: MemberActivityEntry[]; next: string | null; previous: string | null };
const list = async (of: Someone, query: Record<string, string> = {}) =>
  (await ask(admin, of, { 'sxz-lang': 'en_US', ...query })).json().data as List;
const entryOf = async (of: Someone, kind: MemberActivityEntry['kind']) => (await list(of, { kind })).items[0];
/** Hands an exam in. @returns the attempt */
async function sit(examId: string, who: Someone): Promise<string> {
  const attempt = (await start(examId, who.token)).json().data as { id: string; revision: number };
  expect((await submit(attempt.id, who.token, attempt.revision)).statusCode).toBe(200);
  return attempt.id;
}
const change = (text: string, values: unknown[]) =>
  test.fill(async (client) => {
    await client.query('begin');
    await client.query(`select set_config('stoa.school', $1, true)`, [schoolId]);
    await client.query(text, values);
    await client.query('commit');
  });

describe('what a member did', () => {
  it('begins with joining, and goes on with classes and lessons, the latest first', async () => {
    const person = await makePerson(test, 'member');
    expect((await list(person)).items).toMatchObject([
      { kind: 'joinedSchool', title: null, place: null, url: null, result: null },
    ]);
    const { id, lessons } = await makeClass(test);
    await enroll(id, person.token);
    await save(lessons[0], person.token, { completed: true, fraction: 1 });
    // Begun is not completed.
    await save(lessons[1], person.token, { positionSeconds: 3 });
    const { items } = await list(person);
    expect(items.map(({ kind }) => kind)).toEqual(['completedLesson', 'enrolled', 'joinedSchool']);
    const page = `/classInfo/${schoolId}/class-view/${id}`;
    expect(items[0]).toMatchObject({ place: 'A class', url: `${page}?lesson=${lessons[0]}` });
    expect(items[1]).toMatchObject({ title: 'A class', place: null, url: page });
    expect(new Set(items.map((item) => item.id)).size).toBe(items.length);
  });

  it('leads nowhere where a page is not there any more', async () => {
    const person = await makePerson(test, 'member');
    const { id } = await makeClass(test);
    await enroll(id, person.token);
    await change(`update resource set status = 'withdrawn' where id = $1`, [id]);
    expect(await entryOf(person, 'enrolled')).toMatchObject({ title: 'A class', url: null });
  });

  it('has the result of an exam once it was released, and no name of its attempt', async () => {
    const person = await makePerson(test, 'member');
    const { id } = await makeExam(test, { questions: [{ kind: 'essay', points: 5 }] });
    const attemptId = await sit(id, person);
    // An empty answer is graded at once.
    const set = (columns: string) => change(`update exam_attempt set ${columns} where id = $1`, [attemptId]);
    await set(`status = 'submitted', score = null, released_at = null`);
    const entry = await entryOf(person, 'handedInExam');
    expect(entry).toMatchObject({ url: `/portal/${schoolId}/resource/${id}`, result: null });
    await set(`status = 'graded', score = 4`);
    expect((await entryOf(person, 'handedInExam'))?.result).toBeNull();
    await set('released_at = now()');
    expect((await entryOf(person, 'handedInExam'))?.result).toMatchObject({
      score: 4,
      maxScore: 5,
      passed: true,
    });
    // An attempt that is graded without names is called by its id.
    expect(JSON.stringify(await list(person))).not.toContain(attemptId);
  });

  it('leaves out what is not finished', async () => {
    const person = await makePerson(test, 'member');
    await start((await makeExam(test)).id, person.token);
    expect((await list(person)).items.map(({ kind }) => kind)).toEqual(['joinedSchool']);
  });

  it('has work that was handed in, where it is graded', async () => {
    const person = await makePerson(test, 'member');
    const { classId, lessonIds } = await makeAssignments(test, teacher, [termsOf()]);
    const [lessonId = ''] = lessonIds;
    await seat(test, classId, [person]);
    expect((await assignments.handIn(person, lessonId)).statusCode).toBe(200);
    expect(await entryOf(person, 'handedInWork')).toMatchObject({
      title: 'Task 1',
      place: 'Planning',
      url: `/manage/${schoolId}/content/${classId}/work/${lessonId}/${person.id}`,
    });
  });

  it('has meetings where they checked in, and sessions that they saw', async () => {
    const person = await makePerson(test, 'member');
    const classId = await makeClassOf(test, [person], { teachers: [teacher.id] });
    const meeting = await meetings.make(teacher, classId);
    expect((await meetings.checkIn(person, meeting)).statusCode).toBe(200);
    expect(await entryOf(person, 'checkedIn')).toMatchObject({
      title: 'Meeting 3',
      place: 'A class',
      url: `/manage/${schoolId}/content/${classId}/attendance/${meeting}`,
    });
    const live = (await lives.schedule(teacher.token)).json().data as { id: string };
    const minute = 29_000_000;
    await test.database.write({ schoolId }, (tx) =>
      addSeen(tx, [
        { liveId: live.id, accountId: person.id, minute: minute + 1 },
        { liveId: live.id, accountId: person.id, minute },
      ]),
    );
    expect(await entryOf(person, 'attendedLive')).toMatchObject({
      at: new Date(minute * 60_000).toISOString(),
      title: 'Risks that nobody names',
      url: expect.stringContaining(live.id),
    });
  });

  it('says of posts and replies where they are, and nothing of what they say', async () => {
    const person = await makePerson(test, 'member');
    const { id } = await makeClass(test);
    await enroll(id, person.token);
    const inSchool = (await post(person.token, { title: 'Secret title' })).json().data as { id: string };
    await reply(person.token, inSchool.id, 'Secret words');
    await post(person.token, { scopeType: 'class', scopeId: id, title: 'Secret title' });
    const { items } = await list(person);
    const url = `/portal/${schoolId}/community/${inSchool.id}`;
    expect(items.filter(({ kind }) => kind === 'posted' || kind === 'replied')).toMatchObject([
      { kind: 'posted', title: null, place: 'A class' },
      { kind: 'replied', title: null, place: null, url },
      { kind: 'posted', title: null, place: null, url },
    ]);
    expect(JSON.stringify(items)).not.toContain('Secret');
  });

  it('has badges and certificates that they still have', async () => {
    const person = await makePerson(test, 'member');
    const { id } = await makeClass(test);
    const badges = `/api/points/v1/badges`;
    const asAdmin = { token: admin.token, headers: { tenantId: schoolId } };
    const badge = (
      await test.call('POST', badges, {
        ...asAdmin,
        json: {
          name: { en_US: 'Bridge builder' },
          text: { en_US: 'Helps others' },
          look: { shape: 'star', fill: 'ochre', mark: 'primary' },
          rule: { kind: 'hand' },
        },
      })
    ).json().data as { id: string };
    await test.call('POST', `${badges}/${badge.id}/awards`, {
      ...asAdmin,
      json: { userIds: [person.id], reason: 'Helped' },
    });
    await change(
      `insert into certificate (school_id, class_id, account_id, code, issued_at, holder_name, kind, subject_title, title, signatory_name, signatory_role)
       values ($1, $2, $3, 'ABCDEFGH0123', now(), 'Person', 'class', '{"en_US": "A class"}', '{}', 'Head', '{}')`,
      [schoolId, id, person.id],
    );
    expect(await entryOf(person, 'receivedBadge')).toMatchObject({
      title: 'Bridge builder',
      url: `/manage/${schoolId}/badges/${badge.id}`,
    });
    expect(await entryOf(person, 'receivedCertificate')).toMatchObject({
      title: 'A class',
      url: '/certificates/ABCDEFGH0123',
    });
    await change('update badge_award set is_held = false where account_id = $1', [person.id]);
    await change(
      `update certificate set revoked_at = now(), revocation_reason = 'Mistake' where account_id = $1`,
      [person.id],
    );
    expect((await list(person)).items.map(({ kind }) => kind)).toEqual(['joinedSchool']);
  });

  it('is paged without gaps where much was done at one moment, there and back', async () => {
    const person = await makePerson(test, 'member');
    for (let index = 0; index < 5; index++) {
      const { id, lessons } = await makeClass(test);
      await enroll(id, person.token);
      await save(lessons[0], person.token, { completed: true, fraction: 1 });
    }
    await change('update enrollment set enrolled_at = $2 where account_id = $1', [
      person.id,
      '2026-11-01T08:00Z',
    ]);
    await change('update lesson_progress set completed_at = $2 where account_id = $1', [
      person.id,
      '2026-11-01T08:00Z',
    ]);
    const whole = (await list(person)).items;
    expect(whole).toHaveLength(11);
    const pages: List[] = [];
    for (let cursor: string | null | undefined; cursor !== null; cursor = pages.at(-1)?.next ?? null)
      pages.push(await list(person, { pageSize: '3', ...(cursor ? { cursor } : {}) }));
    expect(pages.flatMap(({ items }) => items)).toEqual(whole);
    expect((await list(person, { pageSize: '3', cursor: pages[2]?.previous ?? '' })).items).toEqual(
      pages[1]?.items,
    );
  });

  it('takes the same statements, however much they did', async () => {
    const count = async (of: Someone) => {
      const before = test.database.statements;
      await list(of);
      return test.database.statements - before;
    };
    const [idle, busy] = [await makePerson(test, 'member'), await makePerson(test, 'member')];
    for (let index = 0; index < 3; index++) await enroll((await makeClass(test)).id, busy.token);
    await count(idle);
    expect(await count(busy)).toBe(await count(idle));
  });

  it('is nobody else’s business, and nothing of another school is in it', async () => {
    const person = await makePerson(test, 'member');
    const stranger = await makePerson(test, 'owner', SCHOOL.company);
    expect(await codeOf(ask(person, person))).toBe('FORBIDDEN');
    expect(await codeOf(ask(teacher, person))).toBe('FORBIDDEN');
    expect(await codeOf(ask(stranger, person, {}, SCHOOL.company))).toBe('NOT_FOUND');
    expect(await codeOf(ask(stranger, person))).toBe('NOT_FOUND');
    await test.database.write({ schoolId: SCHOOL.company }, (tx) =>
      tx
        .insertInto('membership')
        .values({ school_id: SCHOOL.company, account_id: person.id, role: 'member' })
        .execute(),
    );
    const { id } = await makeClass(test);
    await enroll(id, person.token);
    const there = (await ask(stranger, person, {}, SCHOOL.company)).json().data as List;
    expect(there.items.map(({ kind }) => kind)).toEqual(['joinedSchool']);
  });

  it('refuses a kind that there is not, and a cursor of another list', async () => {
    const person = await makePerson(test, 'member');
    expect((await ask(admin, person, { kind: 'surveyed' })).statusCode).toBe(400);
    expect((await ask(admin, person, { cursor: 'nonsense' })).statusCode).toBe(400);
  });
});
