import { beforeEach, describe, expect, it } from 'vitest';
import { codeOf } from '../../testing/answers.ts';
import { SCHOOL, useTestApp } from '../../testing/test-app.ts';
import { makePeople, makePerson, type Someone } from '../class/class.fixtures.ts';
import { COMPLAIN, complaint, feedbackCalls, LIST } from './feedback.fixtures.ts';

const test = useTestApp();
const STATUS = `${LIST}/status`;
const { add, list, read } = feedbackCalls(test);
let author: Someone;
let admin: string;
beforeEach(async () => {
  author = await makePerson(test, 'member');
  admin = await test.signIn('admin@stoa.example');
});

describe('the inbox', () => {
  const update = (token: string, json: object, schoolId: string = SCHOOL.open) =>
    test.call('PUT', STATUS, { token, json, headers: { tenantid: schoolId } });

  it('is for those who handle feedback, and each sees their own alone (C097, C098)', async () => {
    const { id } = (await add(author.token)).json().data;
    const [other, teacher] = [await makePerson(test, 'member'), await makePerson(test, 'teacher')];
    const elsewhere = await makePerson(test, 'owner', SCHOOL.company);
    const answers = await Promise.all(
      [author.token, other.token, teacher.token, elsewhere.token, admin].map(async (token) => [
        (await test.call('GET', `${LIST}?tenantId=${SCHOOL.open}&scope=school`, { token })).statusCode,
        (await read(token, id, SCHOOL.open)).statusCode,
        (await read(token, id)).statusCode,
        (await test.call('GET', `${STATUS}?feedbackId=${id}`, { token, headers: { tenantid: SCHOOL.open } }))
          .statusCode,
        (await test.call('GET', `${LIST}/export`, { token, headers: { tenantid: SCHOOL.open } })).statusCode,
      ]),
    );
    expect(answers).toEqual([
      [403, 200, 200, 200, 403],
      [403, 404, 404, 404, 403],
      [403, 404, 404, 404, 403],
      [404, 404, 404, 404, 404],
      [200, 200, 404, 200, 200],
    ]);
    const { updatedAt } = (await read(author.token, id)).json().data;
    const wanted = { feedbackId: id, status: 'closed', updatedAt };
    expect((await update(author.token, wanted)).statusCode).toBe(403);
    expect((await update(elsewhere.token, wanted)).statusCode).toBe(404);
    expect((await update(elsewhere.token, wanted, SCHOOL.company)).statusCode).toBe(404);
    expect((await read(author.token, id)).json().data.status).toBe('new');
  });

  it('finds by kind, type, status, day and words; with as many statements for many as for few', async () => {
    const people = await makePeople(test, 4, 'member');
    const word = `needle${author.id}`;
    const made: string[] = [];
    for (const [index, { token }] of people.entries())
      made.push(
        (await add(token, { feedbackType: index, feedbackContent: `100%_${word} ${index}` })).json().data.id,
      );
    const about = complaint({ content: `${word} complaint` });
    await test.call('POST', COMPLAIN, { token: author.token, json: about });
    const inbox = async (query: Record<string, string>) =>
      (await list(admin, { scope: 'school', keyword: word, ...query })).data;
    expect(await inbox({})).toMatchObject({
      total: 5,
      counts: { new: 5, inProgress: 0, answered: 0, closed: 0 },
    });
    expect((await inbox({ kind: 'complaint' })).total).toBe(1);
    expect((await inbox({ complaintType: 'fraud' })).total).toBe(0);
    expect((await inbox({ feedbackType: '2' })).items).toMatchObject([{ id: made[2] }]);
    expect((await inbox({ status: 'closed' })).total).toBe(0);
    expect((await inbox({ from: new Date(Date.now() - 60_000).toISOString() })).total).toBe(5);
    expect((await inbox({ to: new Date(Date.now() - 60_000).toISOString() })).total).toBe(0);
    expect((await inbox({ keyword: `100%_${word}` })).total).toBe(4);
    expect((await inbox({ keyword: `1%${word}` })).total).toBe(0);
    const page = await inbox({ sort: 'oldest', pageSize: '2', pageNumber: '2', kind: 'feedback' });
    expect([page.total, page.items.map(({ id }: { id: string }) => id)]).toEqual([4, made.slice(2)]);
    const statements = async (pageSize: string) => {
      const before = test.database.statements;
      await inbox({ pageSize });
      return test.database.statements - before;
    };
    // Five fit; a page that they do not fill asks the index of words, too.
    expect(await statements('1')).toBe(await statements('4'));
  });

  it('answers the person, by mail and where they wrote', async () => {
    const { id } = (await add(author.token, { feedbackContent: 'Where is lesson 3?' })).json().data;
    const { updatedAt } = (await read(admin, id, SCHOOL.open)).json().data;
    expect(codeOf(await update(admin, { feedbackId: id, status: 'answered', updatedAt }))).toBe(
      'VALIDATION_FAILED',
    );
    const reply = 'It is back,\nthank you.';
    const answered = await update(admin, { feedbackId: id, status: 'answered', reply, updatedAt });
    expect(answered.json().data).toMatchObject({ status: 'answered', reply, repliedAt: expect.any(String) });
    expect((await list(author.token, { status: 'answered' })).data).toMatchObject({
      total: 1,
      items: [{ reply }],
    });
    const mails = async () => (await test.outbox()).filter((mail) => mail.includes('thank you.'));
    await expect.poll(async () => (await mails()).length, { timeout: 8000 }).toBe(1);
    expect((await mails())[0]).toMatch(/^Subject: Your feedback was answered/m);
    // Two who handle it at once: the second is told what stands now.
    const late = await update(admin, { feedbackId: id, status: 'closed', updatedAt });
    expect(late.json()).toMatchObject({
      code: 'VERSION_CONFLICT',
      details: { currentVersion: answered.json().data.updatedAt },
    });
    const closed = await update(admin, {
      feedbackId: id,
      status: 'closed',
      updatedAt: answered.json().data.updatedAt,
    });
    expect(closed.json().data).toMatchObject({ status: 'closed', reply });
    expect((await mails()).length).toBe(1);
  });

  it('is exported as a file that a spreadsheet does not run', async () => {
    const formula = '=HYPERLINK("http://evil.example","click")';
    await add(author.token, { feedbackContent: formula });
    await add(author.token, { feedbackContent: '+1,"two"\nlines' });
    await add(author.token, { feedbackContent: 'a;=HYPERLINK(A1);b' });
    const answer = await test.call('GET', `${LIST}/export?kind=feedback`, {
      token: admin,
      headers: { tenantid: SCHOOL.open },
    });
    const { csv, rows, fileName } = answer.json().data;
    expect(fileName).toMatch(/^feedback-\d{4}-\d\d-\d\d\.csv$/);
    expect(rows).toBeGreaterThanOrEqual(2);
    expect(csv).toContain(`"'=HYPERLINK(""http://evil.example"",""click"")"`);
    expect(csv).toContain(`"'+1,""two""\nlines"`);
    expect(csv).toContain(`"a;'=HYPERLINK(A1);b"`);
    expect(csv).not.toMatch(/(^|[,;\n])"?[=+@-]/);
  });

  it('keeps what a person wrote without them when they go', async () => {
    const { id } = (await add(author.token, { phoneNumber: '13800000001' })).json().data;
    await test.database.write({ accountId: author.id }, (tx) =>
      tx.deleteFrom('account').where('id', '=', author.id).execute(),
    );
    expect((await read(admin, id, SCHOOL.open)).json().data).toMatchObject({
      author: null,
      phoneNumber: null,
    });
  });
});
