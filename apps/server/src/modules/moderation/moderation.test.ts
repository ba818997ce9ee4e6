import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { SCHOOL, useTestApp, type TestApp } from '../../testing/test-app.ts';
import { makePerson } from '../class/class.fixtures.ts';
import { findWords } from './words.ts';

describe('words (B074)', () => {
  it.each([
    ['Buy SPAM-word now', ['spam-word']],
    ['Buy ＳＰＡＭ－ｗｏｒｄ now', ['spam-word']],
    ['Buy sp\u200Bam-w\u00ADord now', ['spam-word']],
    ['grapes are fine', []],
    ['a rape is not', ['rape']],
    ['two   words\nhere', ['two words']],
    ['买彩票吗', ['彩票']],
    ['كَلِمَة سيئة', ['كلمة سيئة']],
    ['', []],
  ])('%s', (text, found) => {
    expect(findWords(text, ['spam-word', 'rape', 'two words', '彩票', 'كلمة سيئة', ' '])).toEqual(found);
  });

  it('take no time to speak of (TRUST 93)', () => {
    // A pattern that goes back over what it read would not end within the limit of a test.
    const words = ['aab', 'a '.repeat(50), ...Array.from({ length: 500 }, (_, n) => `word${n}`)];
    expect(findWords('a'.repeat(20_000), words)).toEqual([]);
  });
});

const check = (test: TestApp, text: string, token?: string, schoolId?: string) =>
  test.call('POST', '/api/moderation/v1/open/text/sync', {
    token,
    json: { scene: 'feedback', text },
    ...(schoolId ? { headers: { tenantid: schoolId } } : {}),
  });

describe('the words of a school (C130)', () => {
  const test = useTestApp();
  const headers = { tenantid: SCHOOL.open };
  const save = (token: string | undefined, version: number, words: string[]) =>
    test.call('PUT', '/api/moderation/v1/words', { token, headers, json: { version, words } });

  it('are kept by those who run it, and hold there at once', async () => {
    const token = await test.signIn('admin@stoa.example');
    const member = await makePerson(test, 'member');
    expect((await check(test, 'Buy spam-word', undefined, SCHOOL.open)).json().data.result).toBe('pass');
    const saved = await save(token, 0, ['spam-word', ' Zebra ', 'SPAM-WORD', '\u200B']);
    expect(saved.json().data).toEqual({ version: 1, words: ['SPAM-WORD', 'Zebra'] });
    await expect
      .poll(async () => (await check(test, 'Buy spam-word', member.token, SCHOOL.open)).json().data)
      .toEqual({ result: 'reject', words: ['SPAM-WORD'] });
    expect((await check(test, 'Buy spam-word', undefined, SCHOOL.company)).json().data.result).toBe('pass');
    expect((await save(token, 0, [])).json()).toMatchObject({
      code: 'VERSION_CONFLICT',
      details: { currentVersion: '1' },
    });
    expect((await save(token, 1, [])).json().data).toEqual({ version: 2, words: [] });
    const read = await test.call('GET', '/api/moderation/v1/words', { token, headers });
    expect(read.json().data).toEqual({ version: 2, words: [] });
    expect((await save(member.token, 2, [])).statusCode).toBe(403);
    expect((await save((await makePerson(test)).token, 2, [])).statusCode).toBe(404);
  });

  it('are told word by word to nobody who does not write there', async () => {
    const admin = await makePerson(test, 'admin', SCHOOL.company);
    const member = await makePerson(test, 'member', SCHOOL.company);
    const closed = { tenantid: SCHOOL.company };
    const saved = await test.call('PUT', '/api/moderation/v1/words', {
      token: admin.token,
      headers: closed,
      json: { version: 0, words: ['harbour-secret'] },
    });
    expect(saved.statusCode, saved.body).toBe(200);
    const resultOf = async (token: string | undefined, school: string) =>
      (await check(test, 'harbour-secret', token, school)).json().data.result;
    await expect.poll(() => resultOf(member.token, SCHOOL.company)).toBe('reject');
    const stranger = await makePerson(test);
    expect([
      await resultOf(undefined, SCHOOL.company),
      await resultOf(stranger.token, SCHOOL.company),
    ]).toEqual(['pass', 'pass']);
  });

  it('are asked for sixty times a minute', async () => {
    const { token } = await makePerson(test);
    for (let n = 0; n < 60; n++) expect((await check(test, 'x', token)).statusCode).toBe(200);
    expect((await check(test, 'x', token)).statusCode).toBe(429);
  });
});

describe('the words of the platform', () => {
  const test = useTestApp();

  it('hold for names: nothing of it is stored', async () => {
    await test.database.write({}, (tx) =>
      tx
        .insertInto('runtime_config')
        .values({ id: 'moderation', value: JSON.stringify({ words: ['badname'] }) })
        .execute(),
    );
    const { token } = await makePerson(test);
    const me = '/api/accounts/users/me';
    expect((await test.call('PUT', me, { token, json: { nickName: 'x' } })).statusCode).toBe(200);
    const answer = await test.call('PUT', me, { token, json: { nickName: 'Mr BadName' } });
    expect([answer.statusCode, answer.json().code, answer.json().details]).toEqual([
      400,
      'MODERATION_REJECTED',
      { words: ['badname'] },
    ]);
    expect((await test.call('GET', me, { token })).json().data.nickName).toBe('x');
    const school = await test.call('POST', '/api/school/schools/', {
      token,
      json: {
        kind: 'academy',
        name: 'Badname Academy',
        defaultLanguage: 'en_US',
        agreementVersion: '2026-10',
        agreed: true,
      },
    });
    expect(school.json().code).toBe('MODERATION_REJECTED');
  });
});

describe('an outside service (TRUST 89, F33)', () => {
  let behave: (answer: ServerResponse) => void;
  const service: Server = createServer((_request, answer) => behave(answer));
  const listening = new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  const env: NodeJS.ProcessEnv = {};
  const reply =
    (body: string, status = 200) =>
    (answer: ServerResponse) =>
      void answer.writeHead(status, { 'content-type': 'application/json' }).end(body);
  afterAll(() => void service.close());
  beforeEach(() => void (behave = reply('{"data":{"result":"pass","words":[]}}')));
  Object.defineProperty(env, 'MODERATION_URL', {
    enumerable: true,
    get: () => `http://127.0.0.1:${(service.address() as AddressInfo).port}/check`,
  });

  describe('that is asked', async () => {
    await listening;
    const test = useTestApp(env);

    it('decides', async () => {
      expect((await check(test, 'x')).json().data).toEqual({ result: 'pass', words: [] });
      behave = reply('{"data":{"result":"reject","words":["x"]}}');
      expect((await check(test, 'x')).json().data).toEqual({ result: 'reject', words: ['x'] });
    });

    it.each([
      ['fails', reply('{}', 500)],
      ['answers nonsense', reply('<html>')],
      ['answers no verdict', reply('{"data":{"result":"maybe"}}')],
      ['answers too much', reply(`{"data":{"result":"pass","words":["${'x'.repeat(100_000)}"]}}`)],
      ['leads elsewhere', (answer) => void answer.writeHead(302, { location: 'http://127.0.0.1:9/' }).end()],
      ['never answers', () => undefined],
      ['breaks off', (answer) => void answer.destroy()],
    ] as [string, typeof behave][])('that %s lets nothing be published', async (_name, how) => {
      behave = how;
      const { token } = await makePerson(test);
      const answer = await test.call('PUT', '/api/accounts/users/me', { token, json: { nickName: 'Noor' } });
      expect([answer.statusCode, answer.json().code]).toEqual([503, 'SERVICE_UNAVAILABLE']);
      expect((await test.call('GET', '/api/accounts/users/me', { token })).json().data.nickName).toBeNull();
      service.closeAllConnections();
    });
  });
});
