import type { SurveyAnswer } from '@stoa/api/schema';
import { beforeAll, describe, expect, it } from 'vitest';
import { SCHOOL, useTestApp } from '../../testing/test-app.ts';
import { codeOf, makePeople, makePerson } from '../class/class.fixtures.ts';
import { BRANCHES, draftOf, EVERY_ITEM, itemOf, makeSurvey, surveyCalls } from './survey.fixtures.ts';

const DAY_MS = 86_400_000;
const test = useTestApp();
const calls = surveyCalls(test);
let teacher: { id: string; token: string };
let colleague: { id: string; token: string };
let admin: { id: string; token: string };
let member: { id: string; token: string };

beforeAll(async () => {
  teacher = await makePerson(test, 'teacher');
  colleague = await makePerson(test, 'teacher');
  admin = await makePerson(test, 'admin');
  member = await makePerson(test, 'member');
});

const YES: SurveyAnswer[] = [{ itemId: 'q1', choice: ['a'] }];
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
const countAnswers = async (id: string): Promise<number> =>
  (await calls.readManaged(admin.token, id)).json().data.answerCount;
const stored = (id: string) =>
  test.database.read({ schoolId: SCHOOL.open }, async (tx) => ({
    answers: await tx.selectFrom('survey_answer').selectAll().where('survey_id', '=', id).execute(),
    participants: await tx.selectFrom('survey_participant').selectAll().where('survey_id', '=', id).execute(),
  }));

describe('a survey that is made', () => {
  it('is its maker’s and of those who run the school, and of nobody else before it is published', async () => {
    const { id } = (await calls.create(teacher.token, draftOf())).json().data;
    expect((await calls.readManaged(admin.token, id)).json().data).toMatchObject({
      status: 'draft',
      version: 1,
      isChanged: true,
      answerCount: 0,
    });
    expect(await codeOf(calls.readManaged(colleague.token, id))).toBe('NOT_FOUND');
    expect(await codeOf(calls.read(id))).toBe('NOT_FOUND');
    expect(await codeOf(calls.setStatus(teacher.token, id, 'open'))).toBe('CONFLICT');
    const ids = (await calls.list(colleague.token)).json().data.items.map((one: { id: string }) => one.id);
    expect(ids).not.toContain(id);
  });

  it('is published, closed, opened again, and deleted with its answers', async () => {
    const { id } = (await calls.create(teacher.token, draftOf())).json().data;
    expect((await calls.publish(teacher.token, id, 1)).json().data).toMatchObject({
      status: 'open',
      isChanged: false,
    });
    expect((await calls.answer(id, YES)).json().data).toEqual({ thanks: 'Thanks a lot' });
    await calls.setStatus(teacher.token, id, 'closed');
    expect((await calls.read(id)).json().data).toMatchObject({
      activityStatus: 3,
      pages: [],
      abilities: { answer: false, reason: 'CLOSED' },
    });
    expect(await codeOf(calls.answer(id, YES))).toBe('SURVEY_CLOSED');
    await calls.setStatus(teacher.token, id, 'open');
    expect((await calls.answer(id, YES)).statusCode).toBe(200);
    expect(await countAnswers(id)).toBe(2);
    await calls.remove(teacher.token, id);
    expect(await codeOf(calls.answer(id, YES))).toBe('NOT_FOUND');
    expect(await stored(id)).toEqual({ answers: [], participants: [] });
  });

  it('is saved by who read it last', async () => {
    const { id } = (await calls.create(teacher.token, draftOf())).json().data;
    expect((await calls.save(teacher.token, id, 1, draftOf({ audience: 2 }))).json().data.version).toBe(2);
    expect(await codeOf(calls.save(admin.token, id, 1, draftOf()))).toBe('VERSION_CONFLICT');
    expect(await codeOf(calls.publish(teacher.token, id, 1))).toBe('VERSION_CONFLICT');
  });

  it.each([
    ['no title', draftOf({ title: { en_US: ' ' } })],
    ['an end before its start', draftOf({ opensAt: inDays(2), closesAt: inDays(1) })],
    ['no page', draftOf({ pages: [] })],
    ['an empty page', draftOf({ pages: [{ id: 'p1', title: {}, items: [] }] })],
    [
      'a question without words',
      draftOf({ pages: [{ id: 'p1', title: {}, items: [itemOf('q1', { text: {} })] }] }),
    ],
    [
      'a choice of nothing',
      draftOf({ pages: [{ id: 'p1', title: {}, items: [itemOf('q1', { kind: 'single' })] }] }),
    ],
    [
      'a table without rows',
      draftOf({
        pages: [
          { id: 'p1', title: {}, items: [{ ...(EVERY_ITEM[7] as never as object), rows: [] } as never] },
        ],
      }),
    ],
  ])('with %s is kept as a draft and not published', async (_what, draft) => {
    const { id } = (await calls.create(teacher.token, draft)).json().data;
    expect(await codeOf(calls.publish(teacher.token, id, 1))).toBe('CONTENT_INVALID');
  });

  it('that names two questions alike, or is a megabyte long, is refused', async () => {
    const pages = [{ id: 'p1', title: {}, items: [itemOf('q1'), itemOf('q1')] }];
    expect(await codeOf(calls.create(teacher.token, draftOf({ pages })))).toBe('CONTENT_INVALID');
    expect(
      await codeOf(calls.create(teacher.token, draftOf({ title: { en_US: 'x'.repeat(900_000) } }))),
    ).toBe('VALIDATION_FAILED');
  });
});

describe('a survey that is answered', () => {
  it('takes an answer of every kind as it was given, markup being words like others', async () => {
    const id = await makeSurvey(test, { pages: [{ id: 'p1', title: {}, items: EVERY_ITEM }] });
    const answers: SurveyAnswer[] = [
      { itemId: 'q8', rows: [{ row: 'r', option: 'b' }] },
      { itemId: 'q1', choice: ['a'] },
      { itemId: 'q2', choice: ['c', 'a'] },
      { itemId: 'q3', text: '<img src=x onerror=alert(1)> ' },
      { itemId: 'q4', text: ' ' },
      { itemId: 'q5', number: 3.5 },
      { itemId: 'q6', number: 10 },
      { itemId: 'q7', choice: ['b', 'a', 'c'] },
    ];
    expect((await calls.answer(id, answers)).statusCode).toBe(200);
    const [row] = (await stored(id)).answers;
    expect(row?.answers).toEqual([
      { itemId: 'q1', choice: ['a'] },
      { itemId: 'q2', choice: ['c', 'a'] },
      { itemId: 'q3', text: '<img src=x onerror=alert(1)>' },
      { itemId: 'q5', number: 3.5 },
      { itemId: 'q6', number: 10 },
      { itemId: 'q7', choice: ['b', 'a', 'c'] },
      { itemId: 'q8', rows: [{ row: 'r', option: 'b' }] },
    ]);
  });

  it.each([
    ['nothing where something must be', []],
    ['a question that is not asked', [...YES, { itemId: 'q9', text: 'x' }]],
    ['a question twice', [...YES, ...YES]],
    ['an option that is not there', [{ itemId: 'q1', choice: ['z'] }]],
    ['two options of one', [{ itemId: 'q1', choice: ['a', 'b'] }]],
    ['a step beyond the scale', [...YES, { itemId: 'q6', number: 11 }]],
    ['half a step', [...YES, { itemId: 'q6', number: 1.5 }]],
    ['half a ranking', [...YES, { itemId: 'q7', choice: ['a'] }]],
    ['a row that is not there', [...YES, { itemId: 'q8', rows: [{ row: 'x', option: 'a' }] }]],
    [
      'a row twice',
      [
        ...YES,
        {
          itemId: 'q8',
          rows: [
            { row: 'r', option: 'a' },
            { row: 'r', option: 'b' },
          ],
        },
      ],
    ],
    ['a short text that is long', [...YES, { itemId: 'q3', text: 'x'.repeat(501) }]],
    ['a megabyte', [...YES, { itemId: 'q4', text: 'x'.repeat(900_000) }]],
  ])('refuses %s', async (_what, answers) => {
    const id = await makeSurvey(test, { pages: [{ id: 'p1', title: {}, items: EVERY_ITEM }] });
    expect(await codeOf(calls.answer(id, answers))).toBe('VALIDATION_FAILED');
    expect((await stored(id)).participants).toEqual([]);
  });

  it('is taken once, however often it is sent and however many at once', async () => {
    const id = await makeSurvey(test);
    const sent = { deviceId: 'device-one', submissionId: 'submission-one' };
    const all = await Promise.all(Array.from({ length: 10 }, () => calls.answer(id, YES, sent)));
    expect(all.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200));
    expect(await codeOf(calls.answer(id, YES, { ...sent, submissionId: 'submission-two' }))).toBe(
      'SURVEY_ANSWERED',
    );
    expect(await countAnswers(id)).toBe(1);
  });

  it('is taken once a person, from whichever device', async () => {
    const id = await makeSurvey(test, { answeredBy: 'person' });
    expect((await calls.read(id)).json().data.abilities).toEqual({ answer: false, reason: 'SIGN_IN' });
    expect(await codeOf(calls.answer(id, YES))).toBe('UNAUTHENTICATED');
    const { token } = member;
    expect((await calls.answer(id, YES, { token })).statusCode).toBe(200);
    expect(await codeOf(calls.answer(id, YES, { token }))).toBe('SURVEY_ANSWERED');
    expect((await calls.read(id, token)).json().data).toMatchObject({
      answered: true,
      pages: [],
      abilities: { answer: false, reason: 'ANSWERED' },
    });
  });

  it('opens and closes at its times', async () => {
    const later = await makeSurvey(test, { opensAt: inDays(1) });
    const over = await makeSurvey(test, { closesAt: inDays(-1) });
    expect((await calls.read(later)).json().data).toMatchObject({ activityStatus: 1, pages: [] });
    expect((await calls.read(over)).json().data).toMatchObject({ activityStatus: 3, pages: [] });
    expect([await codeOf(calls.answer(later, YES)), await codeOf(calls.answer(over, YES))]).toEqual([
      'SURVEY_CLOSED',
      'SURVEY_CLOSED',
    ]);
  });

  it('takes the answers to what somebody began with, also after it was changed', async () => {
    const { id } = (await calls.create(teacher.token, draftOf())).json().data;
    await calls.publish(teacher.token, id, 1);
    const pages = [{ id: 'p1', title: {}, items: [itemOf('other', { required: true })] }];
    await calls.save(teacher.token, id, 1, draftOf({ pages }));
    expect((await calls.read(id)).json().data.version).toBe(1);
    await calls.publish(teacher.token, id, 2);
    expect((await calls.answer(id, YES, { version: 1 })).statusCode).toBe(200);
    expect(await codeOf(calls.answer(id, YES, { version: 2 }))).toBe('VALIDATION_FAILED');
    expect(await codeOf(calls.answer(id, YES, { version: 3 }))).toBe('VALIDATION_FAILED');
    expect((await stored(id)).answers.map(({ version }) => version)).toEqual([1]);
  });

  it('of another school does not exist', async () => {
    const id = await makeSurvey(test);
    const elsewhere = surveyCalls(test, SCHOOL.overseas);
    expect([await codeOf(elsewhere.read(id)), await codeOf(elsewhere.answer(id, YES))]).toEqual([
      'NOT_FOUND',
      'NOT_FOUND',
    ]);
  });
});

describe('a survey with branches', () => {
  const pages = [{ id: 'p1', title: {}, items: BRANCHES }];
  const NO: SurveyAnswer = { itemId: 'q1', choice: ['b'] };

  it('asks nothing of what the answers leave out, and keeps no answer to it', async () => {
    const id = await makeSurvey(test, { pages });
    expect((await calls.read(id)).json().data.pages[0].items[1].showIf).toEqual({
      itemId: 'q1',
      is: true,
      values: ['b'],
    });
    const sent = [
      ...YES,
      { itemId: 'why', number: 2 },
      { itemId: 'more', text: 'Not asked' },
      { itemId: 'last', text: 'Asked' },
    ];
    expect((await calls.answer(id, sent)).statusCode).toBe(200);
    const [row] = (await stored(id)).answers;
    expect([row?.answers, row?.skipped]).toEqual([
      [...YES, { itemId: 'last', text: 'Asked' }],
      ['why', 'more'],
    ]);
  });

  it('asks for what has to be answered in the branch that was taken', async () => {
    const id = await makeSurvey(test, { pages });
    const why = (number: number) => ({ itemId: 'why', number });
    expect(await codeOf(calls.answer(id, [NO]))).toBe('VALIDATION_FAILED');
    expect(await codeOf(calls.answer(id, [NO, why(3)]))).toBe('VALIDATION_FAILED');
    expect((await calls.answer(id, [NO, why(4)])).statusCode).toBe(200);
    expect((await calls.answer(id, [NO, why(3), { itemId: 'more', text: 'Late' }])).statusCode).toBe(200);
    const skipped = (await stored(id)).answers.map((row) => row.skipped.join());
    expect(skipped.sort()).toEqual(['last', 'more,last']);
  });

  it.each([
    ['a later question', { itemId: 'last', is: true, values: ['a'] }],
    ['a question that is gone', { itemId: 'q9', is: true, values: ['a'] }],
    ['a question that is written', { itemId: 'q3', is: true, values: ['a'] }],
    ['itself', { itemId: 'why', is: true, values: ['a'] }],
    ['no answer', { itemId: 'q1', is: true, values: [] }],
    ['an answer that is gone', { itemId: 'q1', is: false, values: ['z'] }],
  ])('that names %s is kept as a draft and not published', async (_what, showIf) => {
    const [first, why] = BRANCHES;
    const items = [first, itemOf('q3'), { ...why, showIf }, { ...first, id: 'last' }];
    const { id } = (
      await calls.create(teacher.token, draftOf({ pages: [{ id: 'p1', title: {}, items: items as never }] }))
    ).json().data;
    expect((await calls.readManaged(teacher.token, id)).json().data.draft.pages[0].items[2].showIf).toEqual(
      showIf,
    );
    expect(await codeOf(calls.publish(teacher.token, id, 1))).toBe('CONTENT_INVALID');
  });

  it('that is changed while it runs goes on with what people began with', async () => {
    const { id } = (await calls.create(teacher.token, draftOf({ pages }))).json().data;
    await calls.publish(teacher.token, id, 1);
    const always = BRANCHES.map((item) => ({ ...item, showIf: null }));
    await calls.save(teacher.token, id, 1, draftOf({ pages: [{ id: 'p1', title: {}, items: always }] }));
    await calls.publish(teacher.token, id, 2);
    expect((await calls.answer(id, YES, { version: 1 })).statusCode).toBe(200);
    expect(await codeOf(calls.answer(id, YES, { version: 2 }))).toBe('VALIDATION_FAILED');
    const all = [...YES, { itemId: 'why', number: 9 }, { itemId: 'more', text: 'Words' }];
    expect((await calls.answer(id, all, { version: 2 })).statusCode).toBe(200);
    const skipped = (await stored(id)).answers.map((row) => row.skipped.join());
    expect(skipped.sort()).toEqual(['', 'why,more']);
  });
});

describe('who gave an answer', () => {
  it('is kept where the survey says so', async () => {
    const id = await makeSurvey(test, { anonymous: false });
    await calls.answer(id, YES, { token: member.token });
    await calls.answer(id, YES);
    const { answers } = await stored(id);
    expect(answers.map(({ account_id }) => account_id).sort()).toEqual([member.id, null].sort());
  });

  it('cannot be told of an anonymous survey by ids, times, places or transactions (TRUST 62)', async () => {
    const id = await makeSurvey(test, { pages: [{ id: 'p1', title: {}, items: [itemOf('q1')] }] });
    // More than are written again with one answer.
    const people = await makePeople(test, 60, 'member');
    // One after the other, so that an order would show.
    for (const [index, { token }] of people.entries())
      await calls.answer(id, [{ itemId: 'q1', text: `${index}` }], { token });
    const { answers, participants } = await stored(id);
    for (const row of [...answers, ...participants]) {
      const text = JSON.stringify(row);
      expect(people.filter((person) => text.includes(person.id))).toEqual([]);
      expect(Object.values(row).some((value) => value instanceof Date)).toBe(false);
    }
    const client = await test.database.pool.connect();
    try {
      await client.query(
        `begin; set local role stoa_app; select set_config('stoa.school', '${SCHOOL.open}', true)`,
      );
      // Everything that the database has beside the columns: where a row lies, and which transaction wrote it.
      const { rows: given } = await client.query<{ xmin: string; text: string }>(
        `select xmin::text, answers->0->>'text' as text from survey_answer where survey_id = $1 order by ctid`,
        [id],
      );
      const { rows: who } = await client.query<{ xmin: string }>(
        `select xmin::text from survey_participant where survey_id = $1 order by ctid`,
        [id],
      );
      await client.query('rollback');
      const order = given.map(({ text }) => Number(text));
      expect(order).not.toEqual([...order].sort((a, b) => a - b));
      // The newest row of a transaction is not the first of those that it has written.
      const groups = [...Map.groupBy(given, ({ xmin }) => xmin).values()].filter(({ length }) => length > 1);
      const newestFirst = groups.filter(
        (group) => Number(group[0]?.text) === Math.max(...group.map(({ text }) => Number(text))),
      );
      // By chance it is in some of them.
      expect(newestFirst.length).toBeLessThan(groups.length);
      // No transaction has written exactly one row here and one there, but perhaps the last few.
      const alone = given.filter(
        ({ xmin }) =>
          given.filter((one) => one.xmin === xmin).length === 1 &&
          who.filter((one) => one.xmin === xmin).length === 1,
      );
      expect(alone.length).toBeLessThanOrEqual(2);
    } finally {
      client.release();
    }
  });
});
