import { beforeEach, describe, expect, it } from 'vitest';
import { codeOf } from '../../testing/answers.ts';
import { SCHOOL, useTestApp } from '../../testing/test-app.ts';
import { makePerson, type Someone } from '../class/class.fixtures.ts';
import { askAddress, sendPicture } from '../uploads/uploads.fixtures.ts';
import { COMPLAIN, complaint, feedbackCalls } from './feedback.fixtures.ts';

const test = useTestApp();
const { add, list, read } = feedbackCalls(test);
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
  ])('is refused with %s (B038, B039, B040)', async (_name, more) => {
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
