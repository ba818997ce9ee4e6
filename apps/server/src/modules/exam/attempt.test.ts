import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { ExamAttempt } from '@stoa/api/schema';
import { SCHOOL, useTestApp } from '../../testing/test-app.ts';
import { codeOf, makePerson } from '../class/class.fixtures.ts';
import {
  answerTo,
  examCalls,
  EVERY_KIND,
  GRADED_KINDS,
  makeExam,
  type ExamOptions,
} from './exam.fixtures.ts';

const test = useTestApp();
const { introduce, start, list, read, save, submit, result, expire } = examCalls(test);

async function begin(options: ExamOptions = {}) {
  const exam = await makeExam(test, options);
  const { id: accountId, token } = await makePerson(test, 'member');
  const answer = await start(exam.id, token);
  expect(answer.statusCode).toBe(200);
  const attempt = answer.json().data as ExamAttempt;
  return { ...exam, exam: exam.id, accountId, token, attempt, id: attempt.id };
}
const rows = (attemptId: string) =>
  test.database.read({ schoolId: SCHOOL.open }, (tx) =>
    tx
      .selectFrom('exam_answer')
      .selectAll()
      .where('attempt_id', '=', attemptId)
      .orderBy('question_id')
      .execute(),
  );

it('is led to from the page that says what an exam is about (R12, R13)', async () => {
  const { exam, token } = await begin();
  const about = `/api/portal/api/v1/portal/open/resource/${exam}?schoolId=${SCHOOL.open}`;
  const page = `/classInfo/${SCHOOL.open}/check-view/${exam}`;
  const seen = async (by?: string) => (await test.call('GET', about, { token: by })).json().data;
  expect(await seen(token)).toMatchObject({
    startUrl: page,
    attemptsUsed: 1,
    abilities: { start: true, reason: null },
  });
  expect(await seen()).toMatchObject({
    startUrl: page,
    attemptsUsed: null,
    abilities: { start: false, reason: 'SIGN_IN' },
  });
});

describe('an attempt', () => {
  it('has all questions and a deadline of the server’s clock, and nothing of what is right (C078, TRUST 59)', async () => {
    const { attempt, exam, token, questions } = await begin();
    expect(attempt.questions.map(({ id, kind }) => [id, kind])).toEqual(
      EVERY_KIND.map(({ kind }, index) => [questions[index], kind]),
    );
    expect(attempt).toMatchObject({
      number: 1,
      status: 'running',
      revision: 0,
      answers: [],
      examTitle: 'An exam',
    });
    expect(Date.parse(attempt.deadline) - Date.parse(attempt.startedAt)).toBe(20 * 60_000);
    for (const answer of [
      await start(exam, token),
      await read(attempt.id, token),
      await introduce(exam, token),
    ])
      expect(answer.body).not.toMatch(/secret|milestone|3\.14|explanation|right/i);
    expect(await codeOf(result(attempt.id, token))).toBe('CONFLICT');
  });

  it('ends with the exam at the latest', async () => {
    const { attempt } = await begin({ closesInDays: 1 / 1440 });
    expect(Date.parse(attempt.deadline) - Date.parse(attempt.startedAt)).toBeLessThanOrEqual(60_000);
  });

  it('is one that goes on, however often and from wherever it is begun (TRUST F21)', async () => {
    const { id } = await makeExam(test);
    const { token } = await makePerson(test, 'member');
    const answers = await Promise.all(Array.from({ length: 10 }, () => start(id, token)));
    expect(new Set(answers.map((answer) => answer.json().data?.id)).size).toBe(1);
    expect((await introduce(id, token)).json().data).toMatchObject({
      attemptsUsed: 1,
      runningAttemptId: answers[0]?.json().data.id,
      abilities: { start: true, reason: null },
    });
  });

  it('of another person does not exist (TRUST 59)', async () => {
    const { id, questions } = await begin();
    const { token } = await makePerson(test, 'admin');
    const asked = [
      read(id, token),
      save(id, token, [answerTo(questions[0], 1, {})]),
      submit(id, token, 0),
      result(id, token),
    ];
    expect(await Promise.all(asked.map(codeOf))).toEqual(Array(4).fill('NOT_FOUND'));
  });

  it('keeps the questions that it began with when they are changed or deleted', async () => {
    const { id, token, questions, attempt } = await begin({ questions: GRADED_KINDS });
    await test.database.write({ schoolId: SCHOOL.open }, async (tx) => {
      const [first] = questions as [string];
      await tx
        .insertInto('exam_question_version')
        .values({
          question_id: first,
          version: 2,
          school_id: SCHOOL.open,
          kind: 'single',
          text: JSON.stringify({ en_US: 'Changed' }),
          options: '[{"en_US":"Only"}]',
          unit: '{}',
          answer_key: '{"right":[0]}',
          explanation: '{}',
        })
        .execute();
      await tx.updateTable('question').set({ version: 2 }).where('id', '=', first).execute();
      await tx
        .deleteFrom('exam_question')
        .where('question_id', '=', questions[1] as string)
        .execute();
    });
    expect((await read(id, token)).json().data.questions).toEqual(attempt.questions);
    await save(id, token, [answerTo(questions[0], 1, { choice: ['b'] })]);
    await submit(id, token, 1);
    expect((await result(id, token)).json().data.questions[0]).toMatchObject({
      score: 1,
      rightChoice: ['b'],
    });
  });

  it('has versions of questions that nobody can change', async () => {
    const { questions } = await begin();
    await expect(
      test.database.write({ schoolId: SCHOOL.open }, (tx) =>
        tx
          .updateTable('exam_question_version')
          .set({ points: 9 })
          .where('question_id', '=', questions[0] as string)
          .execute(),
      ),
    ).rejects.toThrow('never changed');
  });

  it('shows options in an order of its own, by keys that do not tell the author’s', async () => {
    const options = Array.from({ length: 20 }, (_, index) => `Option ${index}`);
    const { id, token, questions, attempt } = await begin({
      shuffle: true,
      questions: [{ kind: 'single', options, key: { right: [0] } }],
    });
    const [question] = attempt.questions;
    expect(question?.options.map(({ key }) => key).join('')).toBe('abcdefghijklmnopqrst');
    const right = question?.options.find(({ text }) => text === 'Option 0')?.key ?? '';
    await save(id, token, [answerTo(questions[0], 1, { choice: [right] })]);
    await submit(id, token, 1);
    expect((await result(id, token)).json().data).toMatchObject({
      attempt: { score: 1, passed: true },
      questions: [{ rightChoice: [right] }],
    });
  });

  it('costs as many statements with fifty questions as with one', async () => {
    const cost = async (count: number) => {
      const questions = Array.from({ length: count }, () => ({
        kind: 'truefalse' as const,
        options: ['T', 'F'],
        key: { right: [0] },
      }));
      const made = await begin({ questions });
      const steps = [
        () => read(made.id, made.token),
        () =>
          save(
            made.id,
            made.token,
            made.questions.map((id, index) => answerTo(id, index + 1, { choice: ['a'] })),
          ),
        () => submit(made.id, made.token, 1),
        () => result(made.id, made.token),
      ];
      const counts = [];
      for (const step of steps) {
        const before = test.database.statements;
        expect((await step()).statusCode).toBe(200);
        counts.push(test.database.statements - before);
      }
      return counts;
    };
    expect(await cost(50)).toEqual(await cost(1));
  });
});

describe('who may begin', () => {
  it.each([
    ['not open yet', { opensInDays: 1 }, 'NOT_OPEN', 'EXAM_NOT_OPEN'],
    ['closed', { closesInDays: -1 }, 'CLOSED', 'EXAM_CLOSED'],
    ['to be bought', { price: { amount: 100, currency: 'EUR' } }, 'PURCHASE_REQUIRED', 'PURCHASE_REQUIRED'],
    ['by ticket', { ticketRequired: true }, 'TICKET_REQUIRED', 'TICKET_INVALID'],
    ['without questions', { questions: [] }, 'NOT_OPEN', 'EXAM_NOT_OPEN'],
  ] as const)('an exam that is %s is refused with its reason', async (_name, options, reason, code) => {
    const { id } = await makeExam(test, options as ExamOptions);
    const { token } = await makePerson(test, 'member');
    expect((await introduce(id, token)).json().data.abilities).toEqual({ start: false, reason });
    expect(await codeOf(start(id, token))).toBe(code);
  });

  it('a visitor reads the introduction and signs in first', async () => {
    const { id } = await makeExam(test);
    expect((await introduce(id)).json().data).toMatchObject({
      questionCount: 6,
      maxScore: 15,
      passScore: 9,
      durationSeconds: 1200,
      abilities: { start: false, reason: 'SIGN_IN' },
    });
  });

  it('nobody more often than allowed', async () => {
    const { exam, id, token } = await begin({ attempts: 1 });
    await submit(id, token, 0);
    const refused = await start(exam, token);
    expect(refused.json()).toMatchObject({ code: 'ATTEMPTS_EXHAUSTED', details: { limit: 1 } });
    expect((await introduce(exam, token)).json().data.abilities.reason).toBe('ATTEMPTS_EXHAUSTED');
    const detail = await test.call(
      'GET',
      `/api/portal/api/v1/portal/open/resource/${exam}?schoolId=${SCHOOL.open}`,
      { token },
    );
    expect(detail.json().data.attemptsUsed).toBe(1);
  });

  it('those for whom the exam is meant', async () => {
    const members = await makeExam(test, { audience: 2 });
    const visitors = await makeExam(test, { audience: 3 });
    const draft = await makeExam(test, { status: 'draft' });
    const outsider = await makePerson(test);
    const member = await makePerson(test, 'member');
    const codes = [
      start(members.id, outsider.token),
      start(visitors.id, member.token),
      start(draft.id, member.token),
      introduce(members.id),
    ].map(codeOf);
    expect(await Promise.all(codes)).toEqual(['MEMBERS_ONLY', 'VISITORS_ONLY', 'NOT_FOUND', 'MEMBERS_ONLY']);
    expect((await start(visitors.id, outsider.token)).statusCode).toBe(200);
  });

  it('who comes to an open school, which they join by that', async () => {
    const { id } = await makeExam(test);
    const { id: accountId, token } = await makePerson(test);
    expect((await start(id, token)).statusCode).toBe(200);
    const joined = await test.database.read({ schoolId: SCHOOL.open }, (tx) =>
      tx.selectFrom('membership').select(['role', 'status']).where('account_id', '=', accountId).execute(),
    );
    expect(joined).toEqual([{ role: 'member', status: 'valid' }]);
  });

  it('not who was shut out in the middle', async () => {
    const { id, token, accountId, questions } = await begin();
    await test.database.write({ schoolId: SCHOOL.open }, (tx) =>
      tx.updateTable('membership').set({ status: 'disabled' }).where('account_id', '=', accountId).execute(),
    );
    expect(await codeOf(save(id, token, [answerTo(questions[0], 1, { choice: ['a'] })]))).toBe(
      'NOT_A_MEMBER',
    );
    expect(await rows(id)).toEqual([]);
  });

  it('nor goes on in a school that is disabled in the middle, and loses nothing by it', async () => {
    const { id, token, questions } = await begin();
    await save(id, token, [answerTo(questions[0], 1, { choice: ['a'] })]);
    const stored = await rows(id);
    expect(stored).toHaveLength(1);
    const turn = (status: 'active' | 'disabled') =>
      test.database.write({}, (tx) =>
        tx.updateTable('school').set({ status }).where('id', '=', SCHOOL.open).execute(),
      );
    await turn('disabled');
    try {
      const refused = [save(id, token, [answerTo(questions[0], 2, { choice: ['b'] })]), submit(id, token, 1)];
      expect(await Promise.all(refused.map(codeOf))).toEqual(['SCHOOL_DISABLED', 'SCHOOL_DISABLED']);
      expect(await rows(id)).toEqual(stored);
    } finally {
      await turn('active');
    }
    expect((await submit(id, token, 1)).statusCode).toBe(200);
  });
});

describe('saving', () => {
  it('keeps what changed, and the same again changes nothing', async () => {
    const { id, token, questions } = await begin();
    const answers = [
      answerTo(questions[0], 1, { choice: ['a'] }),
      answerTo(questions[5], 2, { text: '<b>Words</b>', flagged: true }),
    ];
    const first = await save(id, token, answers);
    expect(first.json().data).toMatchObject({ revision: 1, newer: [], elsewhere: false });
    const kept = await rows(id);
    expect((await save(id, token, answers)).json().data).toMatchObject({ revision: 1, newer: [] });
    expect(await rows(id)).toEqual(kept);
    expect((await read(id, token)).json().data).toMatchObject({
      revision: 1,
      answers: expect.arrayContaining([
        expect.objectContaining({
          questionId: questions[5],
          text: '<b>Words</b>',
          flagged: true,
          sequence: 2,
        }),
      ]),
    });
  });

  it('never lets an older change replace a newer one, whatever the clocks of devices say (TRUST F23)', async () => {
    const { id, token, questions } = await begin();
    const newer = {
      ...answerTo(questions[0], 5, { choice: ['b'] }),
      clientUpdatedAt: '2001-01-01T00:00:00.000Z',
    };
    await save(id, token, [newer]);
    const older = {
      ...answerTo(questions[0], 4, { choice: ['a'] }),
      clientUpdatedAt: '2099-01-01T00:00:00.000Z',
    };
    expect((await save(id, token, [older], 'device-two')).json().data).toMatchObject({
      revision: 1,
      newer: [{ questionId: questions[0], sequence: 5, choice: ['b'], deviceId: 'device-one' }],
      elsewhere: true,
    });
    // The same number from two devices: the first stays, and the other is told what holds.
    const tie = await save(id, token, [answerTo(questions[0], 5, { choice: ['c'] })], 'device-two');
    expect(tie.json().data.newer).toMatchObject([{ choice: ['b'] }]);
    expect(await rows(id)).toMatchObject([{ sequence: 5, choice: ['b'] }]);
  });

  it('holds the newest of many that arrive at once, in whatever order', async () => {
    const { id, token, questions } = await begin();
    const sequences = [7, 3, 9, 1, 5, 8, 2, 10, 4, 6];
    await Promise.all(
      sequences.map((n) => save(id, token, [answerTo(questions[3], n, { text: `text ${n}` })])),
    );
    expect(await rows(id)).toMatchObject([{ sequence: 10, text: 'text 10' }]);
  });

  it('refuses what does not fit the paper, and keeps nothing of it', async () => {
    const { id, token, questions } = await begin();
    const other = await makeExam(test);
    const good = answerTo(questions[2], 1, { choice: ['a'] });
    const bad = [
      [answerTo(other.questions[0], 2, { choice: ['a'] })],
      [answerTo(questions[0], 2, { choice: ['z'] })],
      [answerTo(questions[0], 2, { choice: ['a', 'b'] })],
      [answerTo(questions[0], 2, { text: 'words' })],
      [answerTo(questions[3], 2, { choice: ['a'] })],
      [answerTo(questions[3], 2, { text: 'x'.repeat(201) })],
      [answerTo(questions[5], 2, { text: 'x'.repeat(10_001) })],
      [good],
      [answerTo(questions[0], 0, { choice: ['a'] })],
    ];
    for (const answers of bad)
      expect(await codeOf(save(id, token, [good, ...answers]))).toBe('VALIDATION_FAILED');
    expect(await codeOf(save(id, token, [answerTo(questions[5], 3, { text: 'x'.repeat(2_000_000) })]))).toBe(
      'PAYLOAD_TOO_LARGE',
    );
    expect(await rows(id)).toEqual([]);
  });
});

describe('handing in', () => {
  it('happens once, however often it is sent, and answers the same receipt (TRUST F21)', async () => {
    const { id, token, questions, exam, accountId } = await begin({ questions: GRADED_KINDS });
    await save(id, token, [answerTo(questions[0], 1, { choice: ['b'] })]);
    const answers = await Promise.all(Array.from({ length: 10 }, () => submit(id, token, 1)));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    const [first] = answers.map((answer) => answer.json());
    const { data } = first;
    expect(data).toMatchObject({
      status: 'graded',
      grading: 0,
      submittedBy: 'person',
      answered: 1,
      questionCount: 5,
    });
    const content = {
      attempt: id,
      exam,
      account: accountId,
      submittedAt: data.submittedAt,
      answers: questions.map((question, index) => [question, 1, index ? 0 : 1, index ? [] : ['b'], '']),
    };
    expect(data.receipt).toBe(createHash('sha256').update(JSON.stringify(content)).digest('hex'));
    expect(await codeOf(save(id, token, [answerTo(questions[0], 2, { choice: ['a'] })]))).toBe(
      'ATTEMPT_SUBMITTED',
    );
    expect(await rows(id)).toMatchObject([{ choice: ['b'], score: 1 }]);
  });

  it('grades every kind but essays, with part of the points for part of an answer', async () => {
    const { id, token, questions, exam } = await begin({ questions: GRADED_KINDS });
    await save(id, token, [
      answerTo(questions[0], 1, { choice: ['b'] }),
      answerTo(questions[1], 2, { choice: ['a'] }),
      answerTo(questions[2], 3, { choice: ['b'] }),
      answerTo(questions[3], 4, { text: 'The  MILESTONE.' }),
      answerTo(questions[4], 5, { text: '٣٫٢' }),
    ]);
    await submit(id, token, 1);
    const { data } = (await result(id, token)).json();
    expect(data.attempt).toMatchObject({ status: 'graded', score: 6, maxScore: 10, passed: true });
    expect(data.questions.map(({ score }: { score: number }) => score)).toEqual([1, 2, 0, 2, 1]);
    expect(
      data.questions.map(({ rightChoice, rightText }: Record<string, unknown>) => rightChoice ?? rightText),
    ).toEqual([['b'], ['a', 'b'], ['a'], null, '3.14159']);
    expect((await list(exam, token)).json().data).toMatchObject({
      total: 1,
      items: [{ score: 6, passed: true, grading: 0 }],
    });
  });

  it('leaves an attempt with an essay to a person (B064)', async () => {
    const { id, token, questions } = await begin();
    await save(id, token, [answerTo(questions[5], 1, { text: 'Words.' })]);
    expect((await submit(id, token, 1)).json().data).toMatchObject({ status: 'submitted', grading: 1 });
    const { data } = (await result(id, token)).json();
    expect(data.attempt).toMatchObject({ score: null, passed: null, grading: 1 });
    expect(data.questions[5]).toMatchObject({ score: null, explanation: 'secretexplanation' });
  });

  it('is refused once where another device saved something newer', async () => {
    const { id, token, questions } = await begin();
    await save(id, token, [answerTo(questions[0], 1, { choice: ['b'] })], 'device-two');
    const refused = await submit(id, token, 0);
    expect(refused.json()).toMatchObject({ code: 'VERSION_CONFLICT', details: { currentVersion: '1' } });
    expect((await submit(id, token, 1)).statusCode).toBe(200);
  });

  it.each([
    ['never', undefined, false, null],
    ['afterClose', 1, false, 'string'],
    ['afterClose', undefined, false, null],
    ['afterSubmit', undefined, true, 'string'],
  ] as const)(
    'shows right answers %s (closing in %s days): %s',
    async (showsAnswers, closesInDays, shown, from) => {
      const { id, token } = await begin({
        showsAnswers,
        ...(closesInDays ? { closesInDays } : {}),
        questions: GRADED_KINDS,
      });
      await submit(id, token, 0);
      const answer = await result(id, token);
      const { data } = answer.json();
      expect([data.answersShown, data.answersShownFrom && typeof data.answersShownFrom]).toEqual([
        shown,
        from,
      ]);
      if (!shown) {
        expect(answer.body).not.toMatch(/secret|milestone|3\.14/);
        expect(data.questions[0]).toMatchObject({ score: null, rightChoice: null, explanation: null });
      }
    },
  );
});

describe('when the time is over', () => {
  it('answers are refused, and what was stored is handed in as of the deadline (TRUST 59, F36)', async () => {
    const { id, token, questions } = await begin({ questions: GRADED_KINDS });
    await save(id, token, [answerTo(questions[0], 1, { choice: ['b'] })]);
    await expire(id);
    const late = answerTo(questions[2], 2, { choice: ['a'] });
    expect(await codeOf(save(id, token, [late]))).toBe('ATTEMPT_EXPIRED');
    expect(await codeOf(save(id, token, [late]))).toBe('ATTEMPT_EXPIRED');
    expect(await rows(id)).toMatchObject([{ choice: ['b'], score: 1 }]);
    const { data } = (await submit(id, token, 0)).json();
    expect(data).toMatchObject({ submittedBy: 'server', answered: 1 });
    expect(data.submittedAt).toBe((await read(id, token)).json().data.deadline);
  });

  it('any look hands it in', async () => {
    const looks = {
      introduce: async (made: Awaited<ReturnType<typeof begin>>) => introduce(made.exam, made.token),
      list: async (made: Awaited<ReturnType<typeof begin>>) => list(made.exam, made.token),
      read: async (made: Awaited<ReturnType<typeof begin>>) => read(made.id, made.token),
      result: async (made: Awaited<ReturnType<typeof begin>>) => result(made.id, made.token),
      start: async (made: Awaited<ReturnType<typeof begin>>) => start(made.exam, made.token),
    };
    const states: Record<string, unknown> = {};
    for (const [name, look] of Object.entries(looks)) {
      const made = await begin();
      await expire(made.id);
      expect((await look(made)).statusCode).toBe(200);
      states[name] = await test.database.read({ schoolId: SCHOOL.open }, (tx) =>
        tx
          .selectFrom('exam_attempt')
          .select(['status', 'submitted_by'])
          .where('id', '=', made.id)
          .executeTakeFirst(),
      );
    }
    const handedIn = { status: 'graded', submitted_by: 'server' };
    expect(states).toEqual(Object.fromEntries(Object.keys(looks).map((name) => [name, handedIn])));
  });

  it('the server hands it in when nobody comes back', async () => {
    const { id, token } = await begin();
    await expire(id);
    await test.hurry();
    await expect
      .poll(
        () =>
          test.database.read({ schoolId: SCHOOL.open }, (tx) =>
            tx.selectFrom('exam_attempt').select('submitted_by').where('id', '=', id).executeTakeFirst(),
          ),
        { timeout: 30_000 },
      )
      .toEqual({ submitted_by: 'server' });
    expect((await result(id, token)).statusCode).toBe(200);
  });
});
