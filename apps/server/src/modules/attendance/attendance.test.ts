import { beforeAll, describe, expect, it } from 'vitest';
import { SCHOOL, useTestApp } from '../../testing/test-app.ts';
import { codeOf, makePeople, makePerson, type Someone } from '../class/class.fixtures.ts';
import { attendanceCalls, inMinutes, makeClassOf, planOf } from './attendance.fixtures.ts';

const test = useTestApp();
const calls = attendanceCalls(test);
let teacher: Someone;
let colleague: Someone;
let admin: Someone;
let learner: Someone;
let other: Someone;
let outsider: Someone;
let classId: string;

beforeAll(async () => {
  [teacher, colleague] = (await makePeople(test, 2, 'teacher')) as [Someone, Someone];
  admin = await makePerson(test, 'admin');
  [learner, other, outsider] = (await makePeople(test, 3, 'member')) as [Someone, Someone, Someone];
  classId = await makeClassOf(test, [learner, other], { teachers: [teacher.id] });
});

const dataOf = async (answer: ReturnType<typeof calls.read>) => {
  const { statusCode, body, json } = await answer;
  expect(statusCode, body).toBe(200);
  return json().data;
};

describe('an attendance (B065)', () => {
  it('is made by the teacher of the class and who runs the school, and by nobody else', async () => {
    const made = await dataOf(calls.create(teacher, classId));
    expect(made).toMatchObject({
      classId,
      title: 'Meeting 3',
      method: 'button',
      status: 2,
      mine: null,
      presentCount: 0,
      expectedCount: 2,
      classTitle: 'A class',
      abilities: { checkIn: false, manage: true, attach: false },
    });
    expect((await calls.create(admin, classId)).statusCode).toBe(200);
    expect(await codeOf(calls.create(colleague, classId))).toBe('FORBIDDEN');
    expect(await codeOf(calls.create(learner, classId))).toBe('FORBIDDEN');
    expect(await codeOf(calls.change(colleague, made.id, planOf()))).toBe('FORBIDDEN');
    expect(await codeOf(calls.remove(learner, made.id))).toBe('FORBIDDEN');
    expect(await codeOf(calls.read(outsider, made.id))).toBe('NOT_ENROLLED');
    expect(await codeOf(calls.list(outsider, classId))).toBe('NOT_ENROLLED');
    expect(await codeOf(calls.list(undefined, classId))).toBe('UNAUTHENTICATED');
  });

  it('is there for nobody of another school, nor by its name', async () => {
    const stranger = await makePerson(test, 'owner', SCHOOL.company);
    const id = await calls.make(teacher, classId);
    expect(await codeOf(calls.read(stranger, id))).toBe('NOT_FOUND');
    expect(await codeOf(calls.checkIn(stranger, id))).toBe('NOT_FOUND');
    expect(await codeOf(calls.save(stranger, id, [{ userId: learner.id, record: 'present' }]))).toBe(
      'NOT_FOUND',
    );
    expect(await codeOf(calls.list(stranger, classId))).toBe('NOT_FOUND');
    const foreign = attendanceCalls(test, SCHOOL.company);
    expect(await codeOf(foreign.create(stranger, classId))).toBe('NOT_FOUND');
    expect(await codeOf(foreign.create(teacher, classId))).toBe('NOT_FOUND');
  });

  it.each([
    ['no title', { title: '  ' }],
    ['an end before its start', { closesAt: inMinutes(-6), lateFrom: inMinutes(-6) }],
    ['lateness before its start', { lateFrom: inMinutes(-6) }],
    ['lateness after its end', { lateFrom: inMinutes(11) }],
    ['a month and more', { closesAt: inMinutes(60 * 24 * 32) }],
  ])('with %s is refused', async (_what, wrong) => {
    expect(await codeOf(calls.create(teacher, classId, planOf(wrong)))).toBe('VALIDATION_FAILED');
  });

  it('is made once, however often the request is sent', async () => {
    const own = await makeClassOf(test, [], { teachers: [teacher.id] });
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const plan = planOf();
    const first = await dataOf(calls.create(teacher, own, plan, headers));
    expect((await dataOf(calls.create(teacher, own, plan, headers))).id).toBe(first.id);
    expect((await dataOf(calls.list(teacher, own))).total).toBe(1);
  });

  it('is changed and deleted, and who checked in keeps what they have', async () => {
    const id = await calls.make(teacher, classId);
    await calls.checkIn(learner, id);
    const plan = planOf({ title: 'Moved', lateFrom: inMinutes(-4), method: 'code' });
    expect(await dataOf(calls.change(teacher, id, plan))).toMatchObject({ title: 'Moved', method: 'code' });
    expect(await dataOf(calls.read(learner, id))).toMatchObject({ mine: 'present' });
    await calls.remove(teacher, id);
    expect(await codeOf(calls.read(teacher, id))).toBe('NOT_FOUND');
  });

  it('is listed with the latest first, in as many statements however many there are', async () => {
    const own = await makeClassOf(test, [learner], { teachers: [teacher.id] });
    const count = async () => {
      const before = test.database.statements;
      const data = await dataOf(calls.list(teacher, own));
      return { statements: test.database.statements - before, data };
    };
    await calls.make(teacher, own, { title: 'First' });
    const one = await count();
    for (let index = 0; index < 5; index++)
      await calls.make(teacher, own, { title: `Later ${index}`, opensAt: inMinutes(-4 + index / 2) });
    const six = await count();
    expect(six.statements).toBe(one.statements);
    expect(six.data).toMatchObject({ total: 6, canManage: true });
    expect(six.data.items.map((item: { title: string }) => item.title)).toEqual([
      'Later 4',
      'Later 3',
      'Later 2',
      'Later 1',
      'Later 0',
      'First',
    ]);
    const second = await dataOf(calls.list(learner, own, '&pageNumber=2&pageSize=4'));
    expect(second.items.map((item: { title: string }) => item.title)).toEqual(['Later 0', 'First']);
    expect(second.items[0]).toMatchObject({ presentCount: null, expectedCount: null });
    expect(second.canManage).toBe(false);
    // By cursors there and back, however long the list is.
    const first = await dataOf(calls.list(learner, own, '&pageSize=4'));
    expect(first).toMatchObject({ total: 6, totalIsExact: true, previous: null });
    const next = await dataOf(calls.list(learner, own, `&pageSize=4&cursor=${first.next}`));
    expect(next.items).toEqual(second.items);
    expect(next.next).toBeNull();
    const back = await dataOf(calls.list(learner, own, `&pageSize=4&cursor=${next.previous}`));
    expect(back.items).toEqual(first.items);
  });

  it('of a class in the bin or withdrawn is there for no learner', async () => {
    const own = await makeClassOf(test, [learner], { teachers: [teacher.id], status: 'withdrawn' });
    const id = await calls.make(teacher, own);
    expect(await codeOf(calls.read(learner, id))).toBe('NOT_FOUND');
    expect((await calls.read(teacher, id)).statusCode).toBe(200);
  });
});

describe('checking in (B065)', () => {
  it('counts as present, and as late from then on; again changes nothing', async () => {
    const id = await calls.make(teacher, classId);
    const first = await dataOf(calls.checkIn(learner, id));
    expect(first.record).toBe('present');
    await calls.change(teacher, id, planOf({ lateFrom: inMinutes(-4) }));
    expect((await dataOf(calls.checkIn(other, id))).record).toBe('late');
    expect(await dataOf(calls.checkIn(learner, id))).toEqual(first);
    expect(await dataOf(calls.read(teacher, id))).toMatchObject({ presentCount: 2 });
    expect(await dataOf(calls.read(learner, id))).toMatchObject({
      mine: 'present',
      checkedInAt: first.checkedInAt,
      abilities: { checkIn: false, manage: false, attach: true },
    });
  });

  it('of somebody many times at once is one record', async () => {
    const id = await calls.make(teacher, classId);
    const answers = await Promise.all(Array.from({ length: 8 }, () => dataOf(calls.checkIn(learner, id))));
    expect(new Set(answers.map((one) => one.checkedInAt)).size).toBe(1);
    expect((await dataOf(calls.read(teacher, id))).presentCount).toBe(1);
  });

  it('is not possible before, after, for others, and where the teacher does it', async () => {
    const early = await calls.make(teacher, classId, { opensAt: inMinutes(1) });
    expect(await codeOf(calls.checkIn(learner, early))).toBe('ACTIVITY_NOT_STARTED');
    const late = await calls.make(teacher, classId, {
      opensAt: inMinutes(-9),
      lateFrom: inMinutes(-2),
      closesAt: inMinutes(-1),
    });
    expect(await codeOf(calls.checkIn(learner, late))).toBe('ACTIVITY_ENDED');
    expect(await dataOf(calls.read(learner, late))).toMatchObject({ mine: 'absent', status: 3 });
    const manual = await calls.make(teacher, classId, { method: 'teacher' });
    expect(await codeOf(calls.checkIn(learner, manual))).toBe('FORBIDDEN');
    expect(await codeOf(calls.checkIn(outsider, await calls.make(teacher, classId)))).toBe('NOT_ENROLLED');
  });

  it('by a code needs the one on the screen, which only who manages reads', async () => {
    const id = await calls.make(teacher, classId, { method: 'code' });
    expect(await codeOf(calls.code(learner, id))).toBe('FORBIDDEN');
    expect(await codeOf(calls.checkIn(learner, id))).toBe('VALIDATION_FAILED');
    const { code } = await dataOf(calls.code(teacher, id));
    expect(code).toMatch(/^\d{6}$/);
    expect((await dataOf(calls.checkIn(learner, id, code))).record).toBe('present');
    const elsewhere = await calls.make(teacher, classId, { method: 'code' });
    expect(await codeOf(calls.checkIn(learner, elsewhere, code))).toBe('CODE_INVALID');
    expect(await codeOf(calls.code(teacher, await calls.make(teacher, classId)))).toBe('CONFLICT');
  });

  it('by guessing ends after five wrong codes, for that person and attendance alone', async () => {
    const id = await calls.make(teacher, classId, { method: 'code' });
    const { code } = await dataOf(calls.code(teacher, id));
    const wrong = code === '000000' ? '000001' : '000000';
    for (let left = 4; left >= 0; left--) {
      const answer = await calls.checkIn(learner, id, wrong);
      expect(answer.json()).toMatchObject({ code: 'CODE_INVALID', details: { attemptsLeft: left } });
    }
    const refused = await calls.checkIn(learner, id, code);
    expect(refused.json()).toMatchObject({ code: 'CODE_ATTEMPTS_EXCEEDED', details: { attemptsLeft: 0 } });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    const { code: now } = await dataOf(calls.code(teacher, id));
    expect((await calls.checkIn(other, id, now)).statusCode).toBe(200);
  });
});

describe('records (B065)', () => {
  it('have everybody of the class by name, and nobody twice', async () => {
    const id = await calls.make(teacher, classId);
    await calls.checkIn(other, id);
    const { items, total } = await dataOf(calls.records(teacher, id));
    expect(total).toBe(2);
    const first = await dataOf(calls.records(teacher, id, '?pageSize=1'));
    const next = await dataOf(calls.records(teacher, id, `?pageSize=1&cursor=${first.next}`));
    expect([first.previous, next.next, next.items]).toEqual([null, null, items.slice(1)]);
    expect(items).toMatchObject([
      { person: { id: learner.id }, record: null, checkedInAt: null, note: null, attachmentCount: 0 },
      { person: { id: other.id }, record: 'present' },
    ]);
    expect(await codeOf(calls.records(learner, id))).toBe('FORBIDDEN');
    expect(await codeOf(calls.csv(learner, id))).toBe('FORBIDDEN');
    expect(await codeOf(calls.changes(learner, id))).toBe('FORBIDDEN');
  });

  it('are corrected all or none, and every correction stays readable', async () => {
    const id = await calls.make(teacher, classId);
    await calls.checkIn(learner, id);
    const half = [
      { userId: learner.id, record: 'absent' },
      { userId: outsider.id, record: 'present' },
    ];
    const refused = await calls.save(teacher, id, half);
    expect(refused.json()).toMatchObject({
      code: 'VALIDATION_FAILED',
      details: { fields: [{ path: 'body/records/1/userId', rule: 'enrolled' }] },
    });
    const twice = [half[0] as object, half[0] as object];
    expect(await codeOf(calls.save(teacher, id, twice))).toBe('VALIDATION_FAILED');
    expect(await dataOf(calls.read(learner, id))).toMatchObject({ mine: 'present' });
    expect((await dataOf(calls.changes(teacher, id))).total).toBe(0);

    const excuse = { userId: other.id, record: 'excused', note: ' Came with a letter. ' };
    const both = [{ userId: learner.id, record: 'present' }, excuse];
    // What is so already is no correction.
    expect(await dataOf(calls.save(teacher, id, both))).toEqual({ changed: 1 });
    expect(await dataOf(calls.save(teacher, id, both))).toEqual({ changed: 0 });
    expect(await dataOf(calls.save(admin, id, [{ userId: other.id, record: 'late' }]))).toEqual({
      changed: 1,
    });
    const { items } = await dataOf(calls.changes(teacher, id));
    expect(items).toMatchObject([
      {
        person: { id: other.id },
        by: { id: admin.id },
        from: 'excused',
        to: 'late',
        note: 'Came with a letter.',
      },
      { person: { id: other.id }, by: { id: teacher.id }, from: null, to: 'excused' },
    ]);
    expect(await codeOf(calls.save(learner, id, [excuse]))).toBe('FORBIDDEN');
  });

  it('keep what the teacher recorded when somebody checks in after all', async () => {
    const id = await calls.make(teacher, classId);
    await calls.save(teacher, id, [{ userId: learner.id, record: 'excused' }]);
    expect(await dataOf(calls.checkIn(learner, id))).toMatchObject({ record: 'excused' });
    const { items } = await dataOf(calls.records(teacher, id));
    expect(items[0]).toMatchObject({ record: 'excused', checkedInAt: expect.any(String) });
  });

  it('come as a file for spreadsheets, formulas being words', async () => {
    const id = await calls.make(teacher, classId, {
      opensAt: inMinutes(-9),
      lateFrom: inMinutes(-2),
      closesAt: inMinutes(-1),
    });
    await calls.save(teacher, id, [{ userId: learner.id, record: 'excused', note: '=1+1' }]);
    const { csv, rows } = await dataOf(calls.csv(teacher, id));
    expect(rows).toBe(2);
    expect(csv).toContain('"learner","record","checkedInAt","note","attachments"');
    expect(csv).toContain(`"excused","","'=1+1","0"`);
    expect(csv).toContain('"absent","","","0"');
  });

  it('are read in as many statements however many people there are', async () => {
    const few = await makeClassOf(test, [learner], { teachers: [teacher.id] });
    const many = await makeClassOf(test, await makePeople(test, 30, 'member'), { teachers: [teacher.id] });
    const count = async (id: string) => {
      const before = test.database.statements;
      await dataOf(calls.records(teacher, id, '?pageSize=100'));
      return test.database.statements - before;
    };
    const [one, thirty] = [await calls.make(teacher, few), await calls.make(teacher, many)];
    expect(await count(thirty)).toBe(await count(one));
  });
});
