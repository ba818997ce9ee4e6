import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { SCHOOL, useTestApp } from '../../../testing/test-app.ts';
import { codeOf, makePeople, makePerson } from '../../class/class.fixtures.ts';
import { bankCalls, choiceInput, examInput } from '../bank/bank.fixtures.ts';
import { examCalls, makeExam } from '../exam.fixtures.ts';

const test = useTestApp();
const { introduce, start, submit } = examCalls(test);
const { create, createExam } = bankCalls(test);

const HOUR_MS = 3_600_000;
const headers = { tenantid: SCHOOL.open };
const FAMILY = '/api/portal/api/v1/portal/exam-ticket';
const at = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();
const manage = (exam: string) => `/api/exam/v1/manage/exams/${exam}/tickets`;

const issue = (exam: string, token: string, more: object = {}) =>
  test.call('POST', manage(exam), {
    token,
    headers,
    json: { batch: randomUUID(), count: 1, validFrom: at(-1), validUntil: at(1), ...more },
  });
const listed = (exam: string, token: string, query = '') =>
  test.call('GET', `${manage(exam)}${query}`, { token, headers });
const withdraw = (exam: string, ticketId: string, token: string) =>
  test.call('POST', `${manage(exam)}/${ticketId}/withdraw`, { token, headers });
const redeem = (examId: string, ticket: string, token: string, school: string = SCHOOL.open) =>
  test.call('POST', `${FAMILY}-redeem`, { token, headers: { tenantid: school }, json: { examId, ticket } });
const check = (examId: string, ticket: string, token: string) =>
  test.call('GET', `${FAMILY}-check?examId=${examId}&ticket=${ticket}`, { token, headers });
const own = (token: string, query = '') =>
  test.call('GET', `${FAMILY}-list?schoolId=${SCHOOL.open}${query}`, { token });
const detail = (ticketId: string, token: string) =>
  test.call('GET', `${FAMILY}-detail?ticketId=${ticketId}`, { token, headers });

/** An exam that asks for a ticket, one of them, its teacher, and somebody to take it. */
async function scene(more: object = {}) {
  const teacher = await makePerson(test, 'teacher');
  const learner = await makePerson(test, 'member');
  const question = (await create(teacher.token, choiceInput())).json().data.id as string;
  const written = await createExam(
    teacher.token,
    examInput({
      ticketRequired: true,
      status: 'published',
      questions: [{ questionId: question, points: 1 }],
    }),
  );
  const exam = written.json().data.id as string;
  const issued = await issue(exam, teacher.token, more);
  expect(issued.statusCode).toBe(200);
  const ticket = issued.json().data.tickets[0].ticket as string;
  return { exam, ticket, issued: issued.json().data, teacher, learner };
}
const wrong = () => `tkt_${randomUUID().replaceAll('-', '')}`;

describe('tickets of an exam (C078)', () => {
  it('open it for the one person who uses one', async () => {
    const { exam, ticket, learner } = await scene();
    expect((await introduce(exam, learner.token)).json().data).toMatchObject({
      ticketRequired: true,
      abilities: { start: false, reason: 'TICKET_REQUIRED' },
    });
    expect(await codeOf(start(exam, learner.token))).toBe('TICKET_INVALID');
    expect((await check(exam, ticket, learner.token)).json().data.valid).toBe(true);
    const used = await redeem(exam, ticket, learner.token);
    expect(used.json().data).toMatchObject({ examId: exam, examTitle: 'Goals', status: 'used', seat: null });
    expect((await introduce(exam, learner.token)).json().data.abilities).toEqual({
      start: true,
      reason: null,
    });
    const begun = await start(exam, learner.token);
    expect(begun.statusCode).toBe(200);
    const { id } = used.json().data;
    expect((await own(learner.token)).json().data).toMatchObject({ total: 1, items: [{ id }] });
    expect((await own(learner.token, '&status=withdrawn')).json().data.total).toBe(0);
    expect((await detail(id, learner.token)).json().data).toEqual(used.json().data);
  });

  it('are for those alone who have them: another person’s does not exist', async () => {
    const { exam, ticket, learner, teacher } = await scene();
    const { id } = (await redeem(exam, ticket, learner.token)).json().data;
    expect(await codeOf(detail(id, teacher.token))).toBe('NOT_FOUND');
    expect((await own(teacher.token)).json().data.total).toBe(0);
  });

  it('stand in the database as hashes alone', async () => {
    const { exam, ticket, issued } = await scene();
    expect(Buffer.from(ticket.slice('tkt_'.length), 'base64url').length * 8).toBeGreaterThanOrEqual(128);
    expect(issued.csv).toContain(`"1","${ticket}"`);
    const rows = await test.database.read({ schoolId: SCHOOL.open }, (tx) =>
      tx.selectFrom('exam_ticket').selectAll().where('exam_id', '=', exam).execute(),
    );
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows.map((row) => ({ ...row, token_hash: row.token_hash.toString('utf8') }))))
      .not //
      .toContain(ticket.slice('tkt_'.length));
  });

  it('answer the same again to the person who used one, and nothing to others', async () => {
    const { exam, ticket, learner } = await scene();
    const other = await makePerson(test, 'member');
    const first = await redeem(exam, ticket, learner.token);
    const again = await redeem(exam, ticket, learner.token);
    expect(again.json().data).toEqual(first.json().data);
    expect(await codeOf(redeem(exam, ticket, other.token))).toBe('TICKET_USED');
    expect((await check(exam, ticket, other.token)).json().data).toEqual({ valid: false, validUntil: null });
    expect(await codeOf(start(exam, other.token))).toBe('TICKET_INVALID');
  });

  it('are won by one of twenty at once (TRUST 46)', async () => {
    const { exam, ticket } = await scene();
    const people = await makePeople(test, 20, 'member');
    const answers = await Promise.all(people.map(({ token }) => redeem(exam, ticket, token)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([
      200,
      ...Array.from({ length: 19 }, () => 409),
    ]);
  });

  it('may be mistaken five times an hour; the right one does not count', async () => {
    const { exam, ticket, learner } = await scene();
    const left: number[] = [];
    for (let index = 0; index < 4; index++)
      left.push((await redeem(exam, wrong(), learner.token)).json().details.attemptsLeft);
    expect(left).toEqual([4, 3, 2, 1]);
    expect((await check(exam, ticket, learner.token)).json().data.valid).toBe(true);
    expect((await check(exam, wrong(), learner.token)).json().data.valid).toBe(false);
    const sixth = await redeem(exam, ticket, learner.token);
    expect([sixth.statusCode, sixth.json().code]).toEqual([429, 'TOO_MANY_ATTEMPTS']);
    expect(await codeOf(check(exam, ticket, learner.token))).toBe('TOO_MANY_ATTEMPTS');
    const other = await makePerson(test, 'member');
    expect((await redeem(exam, ticket, other.token)).statusCode).toBe(200);
  });

  it('count for many wrong ones at once as well', async () => {
    const { exam, learner } = await scene();
    const codes = await Promise.all(
      Array.from({ length: 12 }, () => codeOf(redeem(exam, wrong(), learner.token))),
    );
    expect(codes.filter((code) => code === 'TICKET_INVALID')).toHaveLength(5);
    expect(codes.filter((code) => code === 'TOO_MANY_ATTEMPTS')).toHaveLength(7);
  });

  it.each([
    ['before its time', { validFrom: at(1), validUntil: at(2) }],
    ['of another exam', undefined],
  ])('open nothing %s', async (_name, more) => {
    const { exam, ticket, learner } = await scene(more);
    const asked = more ? exam : (await makeExam(test, { ticketRequired: true })).id;
    expect(await codeOf(redeem(asked, ticket, learner.token))).toBe('TICKET_INVALID');
    expect((await check(asked, ticket, learner.token)).json().data.valid).toBe(false);
  });

  it('open nothing after their time, used or not', async () => {
    const { exam, ticket, teacher, learner } = await scene({ count: 2 });
    await redeem(exam, ticket, learner.token);
    await test.database.pool.query(
      `update exam_ticket set valid_from = now() - interval '3 hours', valid_until = now() - interval '1 hour' where exam_id = $1`,
      [exam],
    );
    expect(await codeOf(start(exam, learner.token))).toBe('TICKET_INVALID');
    const { items } = (await listed(exam, teacher.token)).json().data;
    expect(items.map(({ number, status }: { number: number; status: string }) => [number, status])).toEqual([
      [2, 'expired'],
      [1, 'used'],
    ]);
  });

  it('open nothing once they are withdrawn; an attempt that runs goes on', async () => {
    const { exam, ticket, teacher, learner } = await scene();
    const { id } = (await redeem(exam, ticket, learner.token)).json().data;
    const attempt = (await start(exam, learner.token)).json().data;
    const withdrawn = await withdraw(exam, id, teacher.token);
    expect(withdrawn.json().data).toMatchObject({ status: 'withdrawn', usedBy: { id: learner.id } });
    expect((await withdraw(exam, id, teacher.token)).json().data).toEqual(withdrawn.json().data);
    expect((await start(exam, learner.token)).json().data.id).toBe(attempt.id);
    expect((await submit(attempt.id, learner.token, attempt.revision)).statusCode).toBe(200);
    expect(await codeOf(start(exam, learner.token))).toBe('TICKET_INVALID');
    const other = await makePerson(test, 'member');
    expect(await codeOf(redeem(exam, ticket, other.token))).toBe('TICKET_INVALID');
  });

  it('are nothing in another school (TRUST 47)', async () => {
    const { exam, ticket, learner, teacher } = await scene();
    expect(await codeOf(redeem(exam, ticket, learner.token, SCHOOL.overseas))).toBe('NOT_FOUND');
    const stranger = await makePerson(test, 'admin', SCHOOL.overseas);
    const elsewhere = { tenantid: SCHOOL.overseas };
    for (const [method, url] of [
      ['GET', manage(exam)],
      ['POST', `${manage(exam)}/1700000000000000009/withdraw`],
    ] as const)
      expect(await codeOf(test.call(method, url, { token: stranger.token, headers: elsewhere }))).toBe(
        'NOT_FOUND',
      );
    const colleague = await makePerson(test, 'teacher');
    expect(await codeOf(issue(exam, colleague.token))).toBe('NOT_FOUND');
    expect(await codeOf(listed(exam, colleague.token))).toBe('NOT_FOUND');
    const other = await makeExam(test, { ticketRequired: true });
    const admin = await makePerson(test, 'admin');
    const { id } = (await listed(exam, teacher.token)).json().data.items[0];
    expect(await codeOf(withdraw(other.id, id, admin.token))).toBe('NOT_FOUND');
  });
});

describe('issuing tickets (C078)', () => {
  it('numbers them, and lists them with who used them', async () => {
    const { exam, ticket, teacher, learner } = await scene({ count: 3 });
    const more = (await issue(exam, teacher.token, { count: 2 })).json().data;
    expect(more.tickets.map(({ number }: { number: number }) => number)).toEqual([4, 5]);
    expect(more.csv.startsWith('\uFEFF"number","ticket","validFrom","validUntil"\r\n"4","tkt_')).toBe(true);
    await redeem(exam, ticket, learner.token);
    const used = (await listed(exam, teacher.token, '?status=used')).json().data;
    expect(used).toMatchObject({ total: 1, items: [{ number: 1, usedBy: { id: learner.id } }] });
    const page = (await listed(exam, teacher.token, '?status=open&pageSize=3&pageNumber=2')).json().data;
    expect(page).toMatchObject({ total: 4, items: [{ number: 2 }] });
    const first = (await listed(exam, teacher.token, '?pageSize=2')).json().data;
    expect(first).toMatchObject({ total: 5, totalIsExact: true, previous: null, items: [{ number: 5 }, {}] });
    const second = (await listed(exam, teacher.token, `?pageSize=2&cursor=${first.next}`)).json().data;
    expect(second.items.map(({ number }: { number: number }) => number)).toEqual([3, 2]);
    const back = (await listed(exam, teacher.token, `?pageSize=2&cursor=${second.previous}`)).json().data;
    expect(back.items).toEqual(first.items);
  });

  it('sent again replaces what the lost answer told, and keeps what was used', async () => {
    const { exam, teacher, learner } = await scene();
    const batch = randomUUID();
    const first = (await issue(exam, teacher.token, { batch, count: 3 })).json().data.tickets;
    await redeem(exam, first[0].ticket, learner.token);
    const again = (await issue(exam, teacher.token, { batch, count: 3 })).json().data.tickets;
    expect((await listed(exam, teacher.token)).json().data.total).toBe(5);
    expect(await codeOf(redeem(exam, first[1].ticket, learner.token))).toBe('TICKET_INVALID');
    expect((await redeem(exam, again[1].ticket, learner.token)).statusCode).toBe(200);
  });

  it.each([
    ['that end before they begin', { validFrom: at(2), validUntil: at(1) }, 'body/validUntil'],
    ['that are over', { validFrom: at(-2), validUntil: at(-1) }, 'body/validUntil'],
    ['that are too many at once', { count: 501 }, 'body/count'],
  ])('refuses those %s', async (_name, more, path) => {
    const { exam, teacher } = await scene();
    const refused = await issue(exam, teacher.token, more);
    expect(refused.json()).toMatchObject({ code: 'VALIDATION_FAILED', details: { fields: [{ path }] } });
  });

  it('keeps 5000 of an exam, in as many statements as one', async () => {
    const { exam, teacher } = await scene();
    const cost = async (count: number) => {
      const before = test.database.statements;
      expect((await issue(exam, teacher.token, { count })).statusCode).toBe(200);
      return test.database.statements - before;
    };
    expect(await cost(500)).toBe(await cost(1));
    for (let index = 0; index < 8; index++) await cost(500);
    await cost(498);
    expect((await issue(exam, teacher.token, { count: 1 })).json()).toMatchObject({
      code: 'VALIDATION_FAILED',
    });
  });
});
