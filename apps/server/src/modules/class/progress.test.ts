import { describe, expect, it } from 'vitest';
import { SCHOOL, useTestApp } from '../../testing/test-app.ts';
import { makeClass, makePerson, pointsOf } from './class.fixtures.ts';
import { learnerCalls } from './progress.fixtures.ts';

const test = useTestApp();
const { at, save, enroll, makeLearner } = learnerCalls(test);

describe('saving progress', () => {
  it('keeps the position and says what is left and where to go on', async () => {
    const { lessons, token } = await makeLearner();
    const answer = await save(lessons[0], token, { positionSeconds: 43, fraction: 0.43 });
    const position = {
      positionSeconds: 43,
      fraction: 0.43,
      completed: false,
      deviceId: 'device-one',
      updatedAt: at(0),
    };
    expect(answer.json().data).toMatchObject({
      lessonId: lessons[0],
      position,
      accepted: true,
      furtherElsewhere: null,
      progress: { completed: 0, total: 2, remainingMinutes: 16 },
      nextLesson: { lesson: { id: lessons[0] }, positionSeconds: 43, started: true },
    });
    const lesson = await test.call(
      'GET',
      `/api/class/v1/open/lessons/${lessons[0]}?schoolId=${SCHOOL.open}`,
      { token },
    );
    expect(lesson.json().data.position).toEqual(position);
    expect((await save(lessons[0], token, { positionSeconds: 43, fraction: 0.43 })).json()).toEqual(
      answer.json(),
    );
  });

  it('lets the newest report win, in whatever order they arrive', async () => {
    const { lessons, token } = await makeLearner();
    await save(lessons[0], token, { positionSeconds: 50, fraction: 0.5, clientUpdatedAt: at(10) });
    const late = await save(lessons[0], token, {
      positionSeconds: 90,
      fraction: 0.9,
      clientUpdatedAt: at(20),
      deviceId: 'device-two',
    });
    expect(late.json().data).toMatchObject({
      accepted: false,
      position: { positionSeconds: 50, deviceId: 'device-one' },
      furtherElsewhere: null,
    });
    const back = await save(lessons[0], token, {
      positionSeconds: 20,
      fraction: 0.2,
      clientUpdatedAt: at(5),
      deviceId: 'device-two',
    });
    expect(back.json().data).toMatchObject({
      accepted: true,
      position: { positionSeconds: 20, deviceId: 'device-two' },
      furtherElsewhere: { positionSeconds: 50, deviceId: 'device-one' },
    });
    const same = await save(lessons[0], token, {
      positionSeconds: 10,
      fraction: 0.1,
      clientUpdatedAt: at(4),
      deviceId: 'device-two',
    });
    expect(same.json().data.furtherElsewhere).toBeNull();
  });

  it('counts a lesson from 95 hundredths on, and never takes that back', async () => {
    const { lessons, token } = await makeLearner();
    expect(
      (await save(lessons[0], token, { positionSeconds: 94, fraction: 0.949 })).json().data.position
        .completed,
    ).toBe(false);
    expect(
      (await save(lessons[0], token, { positionSeconds: 95, fraction: 0.95 })).json().data.position.completed,
    ).toBe(true);
    const again = await save(lessons[0], token, { positionSeconds: 1, fraction: 0.01, completed: false });
    expect(again.json().data).toMatchObject({
      position: { completed: true, positionSeconds: 1 },
      progress: { completed: 1, total: 2, remainingMinutes: 10 },
      nextLesson: { lesson: { id: lessons[1] }, started: false, positionSeconds: null },
    });
    const old = await save(lessons[1], token, { positionSeconds: 30, clientUpdatedAt: at(0) }).then(() =>
      save(lessons[1], token, { completed: true, clientUpdatedAt: at(60), deviceId: 'device-two' }),
    );
    expect(old.json().data).toMatchObject({
      accepted: false,
      position: { positionSeconds: 30, completed: true },
      nextLesson: null,
    });
  });

  it('gives 10 points a lesson and 50 a class, once, however often and from wherever it is said', async () => {
    const { id, lessons, person, token } = await makeLearner();
    const done = (lesson: string | undefined, deviceId: string) =>
      save(lesson, token, { completed: true, deviceId });
    await Promise.all(
      lessons.flatMap((lesson) =>
        ['device-one', 'device-two', 'device-three'].map((device) => done(lesson, device)),
      ),
    );
    const points = await pointsOf(test, person.id);
    expect(points).toHaveLength(3);
    expect(points).toEqual(
      expect.arrayContaining([
        ...lessons.map((subject_id) => ({ reason: 'lesson.completed', points: 10, subject_id })),
        { reason: 'class.completed', points: 50, subject_id: id },
      ]),
    );
    await test.call('POST', '/api/class/leave', {
      token,
      headers: { tenantid: SCHOOL.open },
      json: { classId: id },
    });
    await enroll(id, token);
    await done(lessons[0], 'device-one');
    expect(await pointsOf(test, person.id)).toHaveLength(3);
  });

  it('takes a time that is to come for now, so that a fast clock never wins over what comes after (TRUST F23)', async () => {
    const { lessons, token } = await makeLearner();
    const tomorrow = {
      clientUpdatedAt: new Date(Date.now() + 86_400_000).toISOString(),
      positionSeconds: 10,
    };
    const early = await save(lessons[0], token, tomorrow);
    expect(Date.parse(early.json().data.position.updatedAt)).toBeLessThanOrEqual(Date.now());
    const later = { clientUpdatedAt: new Date(Date.now() + 1).toISOString(), positionSeconds: 20 };
    expect((await save(lessons[0], token, later)).json().data.position.positionSeconds).toBe(20);
  });

  it('stays within the film', async () => {
    const { lessons, token } = await makeLearner();
    expect(
      (await save(lessons[0], token, { positionSeconds: 86_400, fraction: 0.5 })).json().data.position
        .positionSeconds,
    ).toBe(100);
    for (const wrong of [
      { positionSeconds: -1 },
      { positionSeconds: 1.5 },
      { fraction: 1.01 },
      { fraction: -0.1 },
      { fraction: 'NaN' },
      { deviceId: 'x' },
      { clientUpdatedAt: 'yesterday' },
      { accountId: '1' },
    ]) {
      expect((await save(lessons[0], token, wrong)).statusCode).toBe(400);
    }
  });

  it('is for who is enrolled: not for others, not for previews, not before the start, not in another school', async () => {
    const { id, lessons } = await makeClass(test);
    const member = await makePerson(test, 'member');
    expect((await save(lessons[0], member.token, {})).json().code).toBe('NOT_ENROLLED');
    expect((await save(lessons[0], undefined, {})).json().code).toBe('UNAUTHENTICATED');
    await enroll(id, member.token);
    await test.call('POST', '/api/class/leave', {
      token: member.token,
      headers: { tenantid: SCHOOL.open },
      json: { classId: id },
    });
    expect((await save(lessons[0], member.token, {})).json().code).toBe('NOT_ENROLLED');
    const early = await makeLearner({ startsInDays: 2 });
    expect((await save(early.lessons[1], early.token, {})).json().code).toBe('LESSON_LOCKED');
    expect((await save(early.lessons[0], early.token, {})).statusCode).toBe(200);
    const learner = await makeLearner();
    expect((await save(learner.lessons[0], learner.token, {}, SCHOOL.overseas)).json().code).toBe(
      'NOT_FOUND',
    );
    const abroad = await makePerson(test, 'member', SCHOOL.overseas);
    expect((await save(learner.lessons[0], abroad.token, {}, SCHOOL.overseas)).json().code).toBe('NOT_FOUND');
    expect((await save(learner.lessons[0], abroad.token, {})).json().code).toBe('NOT_ENROLLED');
    expect((await save('9999999999999999999', learner.token, {})).json().code).toBe('VALIDATION_FAILED');
    expect((await save('8999999999999999999', learner.token, {})).json().code).toBe('NOT_FOUND');
  });

  it('lets a teacher try the lessons without points', async () => {
    const teacher = await makePerson(test, 'teacher');
    const { lessons } = await makeClass(test, { teachers: [teacher.id] });
    expect((await save(lessons[1], teacher.token, { completed: true })).statusCode).toBe(200);
    expect(await pointsOf(test, teacher.id)).toEqual([]);
  });

  it('takes as many statements for a long class as for a short one', async () => {
    const count = async (lessons: number) => {
      const {
        lessons: [first],
        token,
      } = await makeLearner({ lessons: Array.from({ length: lessons }, () => ({})) });
      const before = test.database.statements;
      await save(first, token, { fraction: 0.5 });
      return test.database.statements - before;
    };
    expect(await count(40)).toBe(await count(2));
  });
});

describe('what an enrolment keeps of progress', () => {
  it('is what there is, after all that happened here', async () => {
    const { rows } = await test.database.pool.query(
      `select class_id, account_id from enrollment cross join lateral (
         select count(completed_at) as done, max(updated_at) as at from lesson_progress progress
         where progress.class_id = enrollment.class_id and progress.account_id = enrollment.account_id) learning
       where lessons_done <> done or active_at < at - interval '1 hour'`,
    );
    expect(rows).toEqual([]);
  });
});
