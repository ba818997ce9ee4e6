import type { ContentDraft } from '@stoa/api/schema';
import { beforeAll, describe, expect, it } from 'vitest';
import { SCHOOL, useTestApp } from '../../testing/test-app.ts';
import { authorOf, lesson } from '../authoring/authoring.fixtures.ts';
import { codeOf, makePeople, makePerson, type Someone } from '../class/class.fixtures.ts';
import { enrolmentCalls } from '../class/enrolment.fixtures.ts';
import { sendPicture } from '../uploads/uploads.fixtures.ts';
import { assignmentCalls, dataOf, inDays, makeAssignments, seat, termsOf } from './assignments.fixtures.ts';

type DraftLesson = ContentDraft['sections'][number]['lessons'][number];

const test = useTestApp();
const calls = assignmentCalls(test);
let teacher: Someone;
let learner: Someone;
let other: Someone;
let outsider: Someone;

beforeAll(async () => {
  teacher = await makePerson(test, 'teacher');
  [learner, other, outsider] = (await makePeople(test, 3, 'member')) as [Someone, Someone, Someone];
});

async function make(...terms: Parameters<typeof termsOf>[0][]) {
  const made = await makeAssignments(test, teacher, terms.map(termsOf));
  await seat(test, made.classId, [learner, other]);
  return { ...made, lessonId: made.lessonIds[0] ?? '' };
}

/** How many works there are of each state, where others are none. */
const counts = (some: Record<string, number>) => {
  const all = { all: 0, toGrade: 0, graded: 0, returned: 0, notHandedIn: 0, ...some };
  return Object.fromEntries(
    Object.entries(all).map(([name, total]) => [name, { total, totalIsExact: true }]),
  );
};

const RUBRIC = [
  {
    id: 'goal',
    title: 'Goal',
    levels: [
      { id: 'none', title: 'None', points: 0 },
      { id: 'clear', title: 'Clear', points: 6 },
    ],
  },
  {
    id: 'steps',
    title: 'Steps',
    levels: [
      { id: 'some', title: 'Some', points: 2 },
      { id: 'all', title: 'All', points: 4 },
    ],
  },
];

describe('an assignment', () => {
  it('is handed in with text, links and files, graded by its rubric and told of', async () => {
    const { lessonId } = await make({ rubric: RUBRIC, points: 1 });
    expect(await dataOf(calls.read(learner, lessonId))).toMatchObject({
      state: 'notBegun',
      attemptsLeft: 2,
      denial: null,
      submissions: [],
      grade: null,
    });
    const upload = await sendPicture(test, learner.token);
    const handed = await dataOf(
      calls.handIn(learner, lessonId, {
        text: ' My plan. ',
        links: ['https://example.org/plan'],
        files: [{ url: upload.static_url, name: 'Plan\u202e.png' }],
      }),
    );
    expect(handed).toMatchObject({
      state: 'handedIn',
      attemptsLeft: 1,
      submissions: [
        {
          number: 1,
          daysLate: 0,
          text: 'My plan.',
          links: ['https://example.org/plan'],
          files: [{ name: 'Plan.png' }],
        },
      ],
    });
    const url: string = handed.submissions[0].files[0].url;
    expect((await test.call('GET', url)).statusCode).toBe(200);
    expect((await test.call('GET', upload.static_url, { token: other.token })).statusCode).toBe(404);
    const list = await dataOf(calls.list(teacher, lessonId, '?filter=toGrade'));
    expect(list).toMatchObject({
      title: 'Task 1',
      classTitle: 'Planning',
      terms: { points: 10 },
      counts: counts({ all: 2, toGrade: 1, notHandedIn: 1 }),
    });
    expect(list.items.map(({ person }: { person: { id: string } }) => person.id)).toEqual([learner.id]);
    const sheet = await dataOf(calls.sheet(teacher, lessonId, learner.id));
    const around = [sheet.previousId, sheet.nextId].filter((id) => id !== null);
    expect(around).toEqual([other.id]);
    const graded = await dataOf(
      calls.grade(teacher, lessonId, learner.id, {
        version: sheet.version,
        points: 8,
        choices: [
          { criterionId: 'goal', levelId: 'clear' },
          { criterionId: 'steps', levelId: 'some' },
        ],
        remark: 'Well planned.',
      }),
    );
    expect(graded.version).toBe(sheet.version + 1);
    expect(await dataOf(calls.read(learner, lessonId))).toMatchObject({
      state: 'graded',
      denial: 'GRADED',
      grade: { given: 8, points: 8, remark: 'Well planned.', choices: [{}, {}] },
    });
    const reported = await test.call('GET', '/api/accounts/notifications', { token: learner.token });
    expect(reported.body).toContain('assignmentGraded');
  });

  it('is handed in once for one click, and completes its lesson', async () => {
    const { classId, lessonId } = await make({});
    const key = crypto.randomUUID();
    const [first, again] = await Promise.all([
      calls.handIn(learner, lessonId, {}, key),
      calls.handIn(learner, lessonId, {}, key),
    ]);
    expect([first.statusCode, again.statusCode]).toEqual([200, 200]);
    expect((await dataOf(calls.read(learner, lessonId))).submissions).toHaveLength(1);
    const progress = await authorOf(test, teacher).progress(classId);
    expect(progress.items.map(({ completed }) => completed).sort()).toEqual([0, 1]);
  });

  it('is not completed by a device that says so', async () => {
    const { lessonId } = await make({});
    const answer = await test.call('PUT', `/api/class/v1/lessons/${lessonId}/progress`, {
      token: learner.token,
      headers: { tenantid: SCHOOL.open },
      json: { completed: true, deviceId: 'device-one', clientUpdatedAt: new Date().toISOString() },
    });
    expect(answer.json().data.position.completed).toBe(false);
  });

  it('takes no more than is asked for, and nothing that is nothing', async () => {
    const { lessonId } = await make({ accepts: ['text'], attempts: 1 });
    const refused = async (given: object) => codeOf(calls.handIn(learner, lessonId, given));
    expect(await refused({ text: '  ' })).toBe('VALIDATION_FAILED');
    expect(await refused({ links: ['https://example.org'] })).toBe('VALIDATION_FAILED');
    await dataOf(calls.handIn(learner, lessonId));
    expect(await refused({})).toBe('HAND_IN_REFUSED');
    const { lessonId: all } = await make({});
    expect(await codeOf(calls.handIn(learner, all, { links: ['javascript:alert(1)'] }))).toBe(
      'VALIDATION_FAILED',
    );
  });

  it('takes no file of somebody else, and none that is something else already', async () => {
    const { lessonId } = await make({});
    const theirs = await sendPicture(test, other.token);
    const files = [{ url: theirs.static_url, name: 'a.png' }];
    expect(await codeOf(calls.handIn(learner, lessonId, { files }))).toBe('UPLOAD_NOT_OWNED');
    expect(
      await codeOf(calls.handIn(learner, lessonId, { files: [{ url: '/media/a.png', name: 'a.png' }] })),
    ).toBe('VALIDATION_FAILED');
  });

  it('may be late, may cost for it, or may not', async () => {
    const dueAt = inDays(-1.5);
    const { lessonIds } = await make(
      { dueAt },
      { dueAt, late: 'deduction', deduction: 10 },
      { dueAt, late: 'refused' },
    );
    const [free = '', costly = '', closed = ''] = lessonIds;
    expect((await dataOf(calls.read(learner, free))).isMissing).toBe(true);
    expect((await dataOf(calls.handIn(learner, free))).submissions[0].daysLate).toBe(2);
    expect(await codeOf(calls.handIn(learner, closed))).toBe('HAND_IN_REFUSED');
    expect((await dataOf(calls.read(learner, closed))).denial).toBe('LATE');
    await dataOf(calls.handIn(learner, costly));
    const { version } = await dataOf(calls.sheet(teacher, costly, learner.id));
    const graded = await dataOf(calls.grade(teacher, costly, learner.id, { version, points: 10 }));
    expect(graded.work.grade).toMatchObject({ given: 10, points: 8 });
    // Longer for one person: nothing is lost any more.
    const longer = await dataOf(
      calls.terms(teacher, costly, learner.id, { version: graded.version, extendedUntil: inDays(1) }),
    );
    expect(longer.work).toMatchObject({ isExtended: true, grade: { points: 10 } });
    await dataOf(calls.terms(teacher, closed, learner.id, { version: 0, extendedUntil: inDays(1) }));
    await dataOf(calls.handIn(learner, closed));
    expect(await codeOf(calls.handIn(other, closed))).toBe('HAND_IN_REFUSED');
  });

  it('is returned for another go, which counts as what it follows', async () => {
    const { lessonId } = await make({ attempts: 1, dueAt: inDays(-0.5), late: 'accepted' });
    await dataOf(calls.handIn(learner, lessonId));
    const { version } = await dataOf(calls.sheet(teacher, lessonId, learner.id));
    const returned = await dataOf(
      calls.grade(teacher, lessonId, learner.id, {
        version,
        outcome: 'returned',
        points: null,
        remark: 'Add the costs.',
      }),
    );
    expect(returned.work).toMatchObject({ state: 'returned', returnRemark: 'Add the costs.', grade: null });
    expect(await dataOf(calls.read(learner, lessonId))).toMatchObject({ attemptsLeft: 1, denial: null });
    const again = await dataOf(calls.handIn(learner, lessonId, { text: 'With costs.' }));
    expect(
      again.submissions.map(({ number, daysLate }: Record<string, number>) => [number, daysLate]),
    ).toEqual([
      [2, 1],
      [1, 1],
    ]);
    expect(await codeOf(calls.handIn(learner, lessonId))).toBe('HAND_IN_REFUSED');
  });

  it('does not count for who is excused', async () => {
    const { lessonId } = await make({ dueAt: inDays(-1) });
    await dataOf(calls.terms(teacher, lessonId, learner.id, { version: 0, isExcused: true }));
    expect(await dataOf(calls.read(learner, lessonId))).toMatchObject({
      isExcused: true,
      isMissing: false,
      denial: 'EXCUSED',
    });
  });
});

describe('grading', () => {
  it('does not overwrite what somebody else gave', async () => {
    const { lessonId } = await make({});
    await dataOf(calls.grade(teacher, lessonId, learner.id, { version: 0 }));
    expect(await codeOf(calls.grade(teacher, lessonId, learner.id, { version: 0, points: 1 }))).toBe(
      'VERSION_CONFLICT',
    );
    expect(await codeOf(calls.terms(teacher, lessonId, learner.id, { version: 0 }))).toBe('VERSION_CONFLICT');
  });

  it.each([
    ['more than there are', { points: 11 }],
    ['in odd steps', { points: 1.1 }],
    ['none', { points: null }],
    ['a criterion that there is not', { choices: [{ criterionId: 'x', levelId: 'x' }] }],
    ['a level that there is not', { choices: [{ criterionId: 'goal', levelId: 'x' }] }],
    [
      'a criterion twice',
      {
        choices: [
          { criterionId: 'goal', levelId: 'none' },
          { criterionId: 'goal', levelId: 'clear' },
        ],
      },
    ],
  ])('refuses %s', async (_what, given) => {
    const { lessonId } = await make({ rubric: RUBRIC });
    expect(await codeOf(calls.grade(teacher, lessonId, learner.id, { version: 0, ...given }))).toBe(
      'VALIDATION_FAILED',
    );
  });

  it('returns nothing that was not handed in, and gives no less time than all have', async () => {
    const { lessonId } = await make({ dueAt: inDays(2) });
    expect(
      await codeOf(
        calls.grade(teacher, lessonId, learner.id, { version: 0, outcome: 'returned', points: null }),
      ),
    ).toBe('CONFLICT');
    expect(
      await codeOf(calls.terms(teacher, lessonId, learner.id, { version: 0, extendedUntil: inDays(1) })),
    ).toBe('VALIDATION_FAILED');
  });
});

describe('works', () => {
  it('are nothing for learners, for other teachers and for other schools', async () => {
    const { lessonId } = await make({});
    await dataOf(calls.handIn(learner, lessonId));
    const stranger = await makePerson(test, 'teacher');
    const foreign = await makePerson(test, 'owner', SCHOOL.company);
    expect(await codeOf(calls.list(other, lessonId))).toBe('FORBIDDEN');
    expect(await codeOf(calls.sheet(other, lessonId, learner.id))).toBe('FORBIDDEN');
    expect(await codeOf(calls.grade(learner, lessonId, learner.id, { version: 1, points: 10 }))).toBe(
      'FORBIDDEN',
    );
    expect(await codeOf(calls.terms(learner, lessonId, learner.id, { version: 1, isExcused: true }))).toBe(
      'FORBIDDEN',
    );
    expect(await codeOf(calls.list(stranger, lessonId))).toBe('FORBIDDEN');
    expect(await codeOf(calls.read(outsider, lessonId))).toBe('NOT_ENROLLED');
    expect(await codeOf(calls.handIn(outsider, lessonId))).toBe('NOT_ENROLLED');
    expect(await codeOf(calls.sheet(teacher, lessonId, outsider.id))).toBe('NOT_FOUND');
    for (const school of [SCHOOL.open, SCHOOL.company]) {
      const theirs = assignmentCalls(test, school);
      expect(await codeOf(theirs.list(foreign, lessonId))).toBe('NOT_FOUND');
      expect(await codeOf(theirs.grade(foreign, lessonId, learner.id, { version: 1 }))).toBe('NOT_FOUND');
    }
  });

  it('are those of everybody in the class, who comes and goes, and of assignments that come later', async () => {
    const author = authorOf(test, teacher);
    const { classId, lessonId } = await make({});
    const { leave } = enrolmentCalls(test);
    const list = async (lesson: string, filter: string) => {
      const { items, total, counts } = await dataOf(calls.list(teacher, lesson, `?filter=${filter}`));
      expect(counts[filter]).toEqual({ total, totalIsExact: true });
      return items.map(({ person }: { person: { id: string } }) => person.id).toSorted();
    };
    const ids = (...people: Someone[]) => people.map(({ id }) => id).toSorted();
    expect(await list(lessonId, 'notHandedIn')).toEqual(ids(learner, other));
    await dataOf(calls.handIn(learner, lessonId));
    await seat(test, classId, [outsider]);
    expect(await list(lessonId, 'notHandedIn')).toEqual(ids(other, outsider));
    const around = await dataOf(calls.sheet(teacher, lessonId, other.id, '?filter=notHandedIn'));
    expect([around.previousId, around.nextId].filter((id) => id !== null)).toEqual([outsider.id]);
    for (const { token } of [learner, outsider]) expect((await leave(classId, token)).statusCode).toBe(200);
    expect(await list(lessonId, 'notHandedIn')).toEqual([other.id]);
    expect(await list(lessonId, 'toGrade')).toEqual([]);
    await seat(test, classId, [learner, outsider]);
    expect(await list(lessonId, 'toGrade')).toEqual([learner.id]);
    expect(await list(lessonId, 'notHandedIn')).toEqual(ids(other, outsider));
    const { draft } = await author.read(classId);
    const later = lesson('Task 2', { kind: 'assignment' });
    draft.sections[0]?.lessons.push(later);
    const content = await author.save(await author.read(classId), { sections: draft.sections });
    await author.tryWrite(classId, later.id, 0, {}, termsOf());
    await author.publish(await author.read(content.id));
    expect(await list(later.id, 'notHandedIn')).toEqual(ids(learner, other, outsider));
  });

  it('stand by what people are called now', async () => {
    const { lessonId } = await make({});
    const rename = (who: Someone, name: string) =>
      test.database.write({ accountId: who.id }, (tx) =>
        tx.updateTable('account').set({ real_name: name }).where('id', '=', who.id).execute(),
      );
    const order = async () =>
      (await dataOf(calls.list(teacher, lessonId, '?filter=notHandedIn'))).items.map(
        ({ person }: { person: { id: string } }) => person.id,
      );
    await rename(learner, 'Aardvark');
    await rename(other, 'Bear');
    expect(await order()).toEqual([learner.id, other.id]);
    await rename(learner, 'Camel');
    expect(await order()).toEqual([other.id, learner.id]);
  });

  it('are read in as many statements however many people there are', async () => {
    const { classId, lessonId } = await make({});
    const count = async () => {
      const before = test.database.statements;
      await dataOf(calls.list(teacher, lessonId));
      return test.database.statements - before;
    };
    const few = await count();
    await seat(test, classId, await makePeople(test, 12, 'member'));
    expect(await count()).toBe(few);
  });
});

describe('what an assignment cannot ask for', () => {
  it('a zone that there is not, two criteria with one id', async () => {
    const author = authorOf(test, teacher);
    const { classId, lessonId } = await make({});
    const refused = async (terms: object) => {
      const answer = await author.tryWrite(classId, lessonId, 1, {}, termsOf(terms));
      return [answer.statusCode, answer.json().code];
    };
    expect(await refused({ timeZone: 'Europe/Nowhere' })).toEqual([400, 'CONTENT_INVALID']);
    expect(await refused({ rubric: [RUBRIC[0], RUBRIC[0]] })).toEqual([400, 'CONTENT_INVALID']);
  });

  it('a rubric without words, when it is published', async () => {
    const author = authorOf(test, teacher);
    const { classId, lessonId } = await make({});
    const rubric = [{ id: 'a', title: ' ', levels: [{ id: 'b', title: 'Good', points: 2 }] }];
    expect((await author.tryWrite(classId, lessonId, 1, {}, termsOf({ rubric }))).statusCode).toBe(200);
    expect((await author.read(classId)).checks).toContainEqual({
      severity: 'error',
      rule: 'rubricIncomplete',
      lessonId,
      language: null,
    });
  });
});

describe('a class that is published without an assignment', () => {
  const without = async (change: (lessons: DraftLesson[]) => DraftLesson[]) => {
    const author = authorOf(test, teacher);
    const { classId, lessonId } = await make({}, {});
    await dataOf(calls.handIn(learner, lessonId));
    const before = await author.read(classId);
    const sections = before.draft.sections.map((section) => ({
      ...section,
      lessons: change(section.lessons),
    }));
    return { author, classId, lessonId, content: await author.save(before, { sections }) };
  };

  it.each<[string, (lessons: DraftLesson[]) => DraftLesson[]]>([
    ['taken away', (lessons) => lessons.slice(1)],
    ['made a text', ([first, ...others]) => (first ? [{ ...first, kind: 'article' }, ...others] : others)],
  ])('is refused as long as works were handed in: %s', async (_, change) => {
    const { author, classId, lessonId, content } = await without(change);
    expect((await author.read(classId)).checks).toContainEqual(
      expect.objectContaining({ severity: 'error', rule: 'worksLost', lessonId }),
    );
    const refused = await author.tryPublish(content);
    expect([refused.statusCode, refused.json().code]).toEqual([400, 'CONTENT_INVALID']);
    expect((await dataOf(calls.read(learner, lessonId))).submissions).toHaveLength(1);
  });

  it('passes where nobody handed anything in', async () => {
    const { author, content } = await without((lessons) => lessons.slice(0, 1));
    const published = await author.tryPublish(content);
    expect(published.statusCode, published.body).toBe(200);
  });
});

describe('what is kept of works', () => {
  it('is what there is, after all that happened here', async () => {
    const { rows } = await test.database.pool.query(
      `select lesson.id from lesson join enrollment on enrollment.class_id = lesson.class_id
       left join assignment_work work on work.lesson_id = lesson.id and work.account_id = enrollment.account_id
       where lesson.kind = 'assignment' and (work.is_enrolled and work.sort_name = enrollment.sort_name) is not true
       union all
       select lesson_id from assignment_work work where not exists (
         select from enrollment where class_id = work.class_id and account_id = work.account_id)
         and (is_enrolled or version = 0)`,
    );
    expect(rows).toEqual([]);
  });
});
