import { beforeEach, describe, expect, it } from 'vitest';
import { SCHOOL, useTestApp } from '../../testing/test-app.ts';
import { makePeople, makePerson, type Someone } from '../class/class.fixtures.ts';
import { askAddress, sendPicture } from '../uploads/uploads.fixtures.ts';

const test = useTestApp();
const ADD = '/api/school/feedback/addFeedback';
const COMPLAIN = '/api/school/feedback/addComplaint';
const LIST = '/api/portal/api/v1/portal/feedback';
const STATUS = `${LIST}/status`;

const entity = (more: object = {}) => ({
  feedbackType: 1,
  feedbackContent: 'The video stops.',
  picUrl: '',
  allowContact: 1,
  tenantId: SCHOOL.open,
  schoolName: 'Stoa',
  userName: 'Somebody',
  clientType: '1',
  ...more,
});
const complaint = (more: object = {}) => ({
  tenantId: SCHOOL.open,
  complaintType: 'copyright',
  content: 'This copies our book.',
  picUrl: '',
  allowContact: 0,
  ...more,
});
const add = (token: string | undefined, more: object = {}, headers: Record<string, string> = {}) =>
  test.call('POST', ADD, { token, json: entity(more), headers });
const list = async (token: string, query: Record<string, string> = {}) =>
  (
    await test.call('GET', `${LIST}?${new URLSearchParams({ tenantId: SCHOOL.open, ...query })}`, { token })
  ).json();
const read = (token: string, id: string, schoolId?: string) =>
  test.call('GET', `${LIST}/${id}`, { token, ...(schoolId ? { headers: { tenantid: schoolId } } : {}) });
const codeOf = (answer: { json(): unknown }) => (answer.json() as { code: unknown }).code;
let author: Someone;
let admin: string;
beforeEach(async () => {
  author = await makePerson(test, 'member');
  admin = await test.signIn('admin@stoa.example');
});

describe('feedback (C054, B043, B044)', () => {
  it('is kept whole, as its person is known here (TRUST 73)', async () => {
    const [first, second] = [await sendPicture(test, author.token), await sendPicture(test, author.token)];
    const other = await makePerson(test, 'member');
    const answer = await add(author.token, {
      feedbackContent: '  The video stops.\n ',
      picUrl: `${second.static_url},${first.static_url}`,
      phoneNumber: '13800000001',
      userId: other.id,
      userName: 'Somebody else',
    });
    expect(answer.json()).toMatchObject({ code: 200, message: 'ok' });
    const { id } = answer.json().data;
    const kept = (await read(author.token, id)).json().data;
    expect(kept).toMatchObject({
      kind: 'feedback',
      feedbackType: 1,
      content: 'The video stops.',
      picUrls: [second.static_url, first.static_url],
      status: 'new',
      author: { id: author.id, name: 'Person 1' },
      allowContact: 1,
      phoneNumber: '13800000001',
      reply: null,
    });
    expect((await list(other.token)).data.items).toEqual([]);
    // Those who handle it see its pictures now; nobody else does.
    const show = async (token: string) => (await test.call('GET', first.static_url, { token })).statusCode;
    expect([await show(author.token), await show(admin), await show(other.token)]).toEqual([200, 200, 404]);
  });

  it('needs a sign-in, and a school that is open or one’s own (B042)', async () => {
    expect((await add(undefined)).statusCode).toBe(401);
    expect(codeOf(await add(author.token, { tenantId: SCHOOL.company }))).toBe('SCHOOL_CLOSED');
    expect(codeOf(await add(author.token, { tenantId: '1234567890123456789' }))).toBe('NOT_FOUND');
    expect(codeOf(await add(author.token, { tenantId: undefined }))).toBe('VALIDATION_FAILED');
    expect((await add((await makePerson(test)).token)).statusCode).toBe(200);
  });

  it.each([
    ['201 characters', { feedbackContent: 'a'.repeat(201) }],
    ['201 emoji', { feedbackContent: '😀'.repeat(201) }],
    ['nothing', { feedbackContent: '' }],
    ['white space', { feedbackContent: ' \n\u3000\t' }],
    ['what cannot be seen', { feedbackContent: '\u200B\u200D' }],
    ['another type', { feedbackType: 4 }],
    ['another client', { clientType: '2' }],
    ['a phone number of twelve digits', { phoneNumber: '138000000012' }],
    ['a phone number that begins with 12', { phoneNumber: '12800000001' }],
    ['an unknown field', { isAdmin: true }],
  ])('is refused with %s (B039, B040)', async (_name, more) => {
    expect([(await add(author.token, more)).statusCode, (await list(author.token)).data.total]).toEqual([
      400, 0,
    ]);
  });

  it('may have 200 of whatever characters (B039)', async () => {
    expect((await add(author.token, { feedbackContent: ` ${'😀'.repeat(200)} ` })).statusCode).toBe(200);
  });

  it('keeps no phone number without leave to use it (B040)', async () => {
    const answer = await add(author.token, { allowContact: 0, phoneNumber: '13800000001' });
    expect((await read(author.token, answer.json().data.id)).json().data).toMatchObject({
      allowContact: 0,
      phoneNumber: null,
    });
  });

  it('names four pictures, of one’s own (B041, TRUST 73)', async () => {
    const pictures = [];
    for (let n = 0; n < 5; n++) pictures.push((await sendPicture(test, author.token)).static_url);
    const four = pictures.slice(0, 4);
    expect(codeOf(await add(author.token, { picUrl: pictures.join(',') }))).toBe('FILE_TOO_MANY');
    expect((await add(author.token, { picUrl: pictures.join(',') })).statusCode).toBe(400);
    const other = await makePerson(test, 'member');
    const theirs = (await sendPicture(test, other.token)).static_url;
    const nothingYet = (await askAddress(test, author.token)).json().data.static_url as string;
    for (const picUrl of [
      'http://127.0.0.1:9999/x',
      'https://evil.example/x.png',
      'javascript:alert(1)',
      '/files/avatars/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa.webp',
      `/files/${SCHOOL.open}/${'a'.repeat(32)}`,
      four[0]?.replace(SCHOOL.open, SCHOOL.company),
      `${four[0]}/../x`,
      theirs,
      nothingYet,
    ]) {
      const answer = await add(author.token, { picUrl });
      expect([picUrl, answer.statusCode, codeOf(answer)]).toEqual([picUrl, 400, 'UPLOAD_NOT_OWNED']);
    }
    const answer = await add(author.token, { picUrl: four.join(' , ') });
    expect((await read(author.token, answer.json().data.id)).json().data.picUrls).toEqual(four);
  });

  it('is taken once for a key, however often it is sent (B044)', async () => {
    const headers = { 'idempotency-key': `once-${author.id}` };
    const answers = await Promise.all([1, 2, 3].map(() => add(author.token, {}, headers)));
    expect(new Set(answers.map((answer) => answer.body)).size).toBe(1);
    expect((await list(author.token)).data.total).toBe(1);
    expect(codeOf(await add(author.token, { feedbackType: 0 }, headers))).toBe('IDEMPOTENCY_KEY_REUSED');
  });

  it('is taken five times an hour (TRUST 73)', async () => {
    for (let n = 0; n < 5; n++) expect((await add(author.token)).statusCode).toBe(200);
    const answer = await add(author.token);
    expect([answer.statusCode, Number(answer.headers['retry-after'])]).toEqual([429, expect.any(Number)]);
    expect((await test.call('POST', COMPLAIN, { token: author.token, json: complaint() })).statusCode).toBe(
      429,
    );
  });

  it('is told what was not accepted, and not kept (B074)', async () => {
    const headers = { tenantid: SCHOOL.open };
    const save = (version: number, words: string[]) =>
      test.call('PUT', '/api/moderation/v1/words', { token: admin, headers, json: { version, words } });
    await save(0, ['forbidden']);
    await expect
      .poll(async () => {
        const answer = await add(author.token, { feedbackContent: 'A Forbidden word' });
        return [answer.statusCode, answer.json().code, answer.json().details?.words];
      })
      .toEqual([400, 'MODERATION_REJECTED', ['forbidden']]);
    expect((await list(author.token)).data.total).toBe(0);
    // A complaint may quote what it complains about.
    const answer = await test.call('POST', COMPLAIN, {
      token: author.token,
      json: complaint({ content: 'They wrote forbidden' }),
    });
    expect(answer.statusCode).toBe(200);
    await save(1, []);
  });
});

describe('a complaint (R34)', () => {
  it('is kept as one', async () => {
    const targetUrl = `/portal/${SCHOOL.open}/resource/1700000000000200007`;
    const answer = await test.call('POST', COMPLAIN, { token: author.token, json: complaint({ targetUrl }) });
    expect((await read(author.token, answer.json().data.id)).json().data).toMatchObject({
      kind: 'complaint',
      feedbackType: null,
      complaintType: 'copyright',
      targetUrl,
    });
    expect((await test.call('POST', COMPLAIN, { json: complaint() })).statusCode).toBe(401);
  });

  it.each(['https://evil.example/', '//evil.example', 'javascript:alert(1)', '/\\evil', '/a/../b'])(
    'is about no %s (TRUST 71)',
    async (targetUrl) => {
      const answer = await test.call('POST', COMPLAIN, {
        token: author.token,
        json: complaint({ targetUrl }),
      });
      expect(answer.statusCode).toBe(400);
    },
  );
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
    expect(await statements('1')).toBe(await statements('5'));
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
    const answer = await test.call('GET', `${LIST}/export?kind=feedback`, {
      token: admin,
      headers: { tenantid: SCHOOL.open },
    });
    const { csv, rows, fileName } = answer.json().data;
    expect(fileName).toMatch(/^feedback-\d{4}-\d\d-\d\d\.csv$/);
    expect(rows).toBeGreaterThanOrEqual(2);
    expect(csv).toContain(`"'=HYPERLINK(""http://evil.example"",""click"")"`);
    expect(csv).toContain(`"'+1,""two""\nlines"`);
    expect(csv).not.toMatch(/(^|,|\n)"?[=+@-]/);
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
