import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { SCHOOL, useTestApp } from '../../testing/test-app.ts';
import { readMail, sentCode } from '../auth/auth.fixtures.ts';
import { makePeople, makePerson, type Someone } from '../class/class.fixtures.ts';

const test = useTestApp();
const ME = '/api/accounts/users/me';
let n = 0;
const headers = () => ({ 'x-forwarded-for': `198.51.100.${(n % 250) + 1}` });
beforeEach(() => void n++);

const codeOf = (answer: { json(): unknown }) => (answer.json() as { code: unknown }).code;
const emailOf = async (person: Someone) =>
  (
    await test.database.read({}, (tx) =>
      tx.selectFrom('account').select('email').where('id', '=', person.id).executeTakeFirstOrThrow(),
    )
  ).email as string;
/** The session is an hour old: no proof of the last minutes. */
const makeStale = (person: Someone) =>
  test.database.write({}, (tx) =>
    tx
      .updateTable('session')
      .set({ created_at: new Date(Date.now() - 3_600_000), reauthenticated_at: null })
      .where('account_id', '=', person.id)
      .execute(),
  );
const forgetCounters = () => test.database.write({}, (tx) => tx.deleteFrom('rate_counter').execute());

describe('name, language and time zone', () => {
  it('changes what is named and leaves the rest', async () => {
    const { token } = await makePerson(test, 'member');
    const answer = await test.call('PUT', ME, {
      token,
      json: { nickName: '  Noor\u202E  ', timeZone: 'europe/berlin', language: 'de_DE' },
    });
    expect(answer.json().data).toMatchObject({
      nickName: 'Noor',
      realName: 'Person 1',
      language: 'de_DE',
      timeZone: 'Europe/Berlin',
    });
  });

  it.each([{ nickName: ' ' }, { timeZone: 'Mars/Base' }, { language: 'xx' }])('refuses %j', async (json) => {
    const { token } = await makePerson(test);
    expect((await test.call('PUT', ME, { token, json })).statusCode).toBe(400);
  });

  it('takes no field that is not offered (TRUST 64)', async () => {
    const person = await makePerson(test);
    for (const json of [{ isSuperuser: true }, { email: 'a@b.example' }, { isValid: 0 }])
      expect((await test.call('PUT', ME, { token: person.token, json })).statusCode).toBe(400);
    expect((await test.call('GET', ME, { token: person.token })).json().data.isSuperuser).toBe(false);
  });
});

describe('the picture (TRUST 83, 84, 85)', () => {
  const picture = (width = 900, height = 600) =>
    sharp({ create: { width, height, channels: 3, background: '#14507a' } });
  const upload = async (token: string, bytes: Buffer, ticket?: string) => {
    const asked = await test.call('POST', '/api/accounts/users/avatar', { token });
    const url = ticket ?? (asked.json().data.uploadUrl as string);
    const answer = await test.app.inject({
      method: 'PUT',
      url,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
      payload: bytes,
    });
    return { answer, url };
  };

  it('is written anew without what it said of place and camera, and served under an address of its own', async () => {
    const { token } = await makePerson(test);
    const bytes = await picture()
      .withExif({ IFD3: { GPSLatitude: '48/1 51/1 0/1' }, IFD0: { Make: 'SECRETCAM' } })
      .jpeg()
      .toBuffer();
    expect(bytes.includes('SECRETCAM')).toBe(true);
    const { answer } = await upload(token, bytes);
    expect(answer.statusCode, answer.body).toBe(200);
    const { avatarUrl } = answer.json().data;
    expect(avatarUrl).toMatch(/^\/files\/avatars\/[\w-]{32}\.webp$/);
    const served = await test.app.inject({ url: avatarUrl });
    expect(served.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    const kept = await sharp(served.rawPayload).metadata();
    expect(kept).toMatchObject({ format: 'webp', width: 512, height: 512 });
    expect(kept.exif).toBeUndefined();
    expect((await test.call('GET', ME, { token })).json().data.avatarUrl).toBe(avatarUrl);
    const second = await upload(token, await picture().png().toBuffer());
    expect(second.answer.statusCode).toBe(200);
    expect((await test.app.inject({ url: avatarUrl })).statusCode).toBe(404);
    expect((await test.call('DELETE', '/api/accounts/users/avatar', { token })).statusCode).toBe(200);
    expect((await test.call('GET', ME, { token })).json().data.avatarUrl).toBeNull();
  });

  it('takes an address once, and from its person alone', async () => {
    const [mine, other] = (await makePeople(test, 2)) as [Someone, Someone];
    const bytes = await picture(20, 20).png().toBuffer();
    const { url } = await upload(mine.token, bytes);
    expect(codeOf((await upload(mine.token, bytes, url)).answer)).toBe('UPLOAD_EXPIRED');
    const asked = await test.call('POST', '/api/accounts/users/avatar', { token: mine.token });
    const stolen = await upload(other.token, bytes, asked.json().data.uploadUrl);
    expect(codeOf(stolen.answer)).toBe('UPLOAD_EXPIRED');
    expect((await test.call('GET', ME, { token: other.token })).json().data.avatarUrl).toBeNull();
  });

  it('is a picture by its bytes', async () => {
    const { token } = await makePerson(test);
    const half = (await picture().png().toBuffer()).subarray(0, 60);
    const bomb = await picture(13_000, 2).png().toBuffer();
    const jpegThenScript = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from('<script>')]);
    for (const bytes of [
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
      Buffer.from('<html>'),
      Buffer.from('%PDF-1.7'),
      Buffer.from('GIF89a'),
      await picture().webp().toBuffer(),
      half,
      jpegThenScript,
    ])
      expect(codeOf((await upload(token, bytes)).answer)).toBe('FILE_FORMAT');
    expect(codeOf((await upload(token, bomb)).answer)).toBe('PAYLOAD_TOO_LARGE');
    expect((await upload(token, Buffer.alloc(2 ** 20 + 1, 0xff))).answer.statusCode).toBe(413);
  });

  it.each(['/files/avatars/..%2f..%2fsecret.key', '/files/avatars/secret.key', '/files/avatars/%00.webp'])(
    'does not serve %s (TRUST 87)',
    async (url) => {
      expect((await test.app.inject({ url })).statusCode).toBe(404);
    },
  );
});

describe('another address (C027 to C030, TRUST 34, 43)', () => {
  const ask = (token: string, newEmail: string) =>
    test.call(
      'GET',
      `/api/accounts/rest/account/bind/email-code?sxz-lang=en_US&newEmail=${encodeURIComponent(newEmail)}`,
      {
        token,
        headers: headers(),
      },
    );
  const bind = (token: string, newEmail: string, emailCode: string) =>
    test.call('PUT', '/api/accounts/user/email/bind', { token, json: { newEmail, emailCode } });

  it('is proved by a code, and the old one is told', async () => {
    const person = await makePerson(test);
    const old = await emailOf(person);
    const fresh = `fresh${n}@bind.example`;
    expect((await ask(person.token, fresh)).statusCode).toBe(200);
    const answer = await bind(person.token, fresh.toUpperCase(), await sentCode(test, fresh));
    expect(answer.json()).toMatchObject({ code: 200, data: { email: fresh } });
    const notice = (await test.outbox()).filter((mail) => mail.includes(`To: ${old}`));
    expect(notice).toHaveLength(1);
  });

  it('is taken once where the answer was lost, and the old one is told once', async () => {
    const person = await makePerson(test);
    const old = await emailOf(person);
    const newEmail = `again${n}@bind.example`;
    await ask(person.token, newEmail);
    const emailCode = await sentCode(test, newEmail);
    const send = (code: string) =>
      test.call('PUT', '/api/accounts/user/email/bind', {
        token: person.token,
        json: { newEmail, emailCode: code },
        headers: { 'idempotency-key': 'bind-again-1' },
      });
    const wrong = emailCode === '000000' ? '111111' : '000000';
    expect(codeOf(await send(wrong))).toBe('CODE_INVALID');
    const [first, second] = await Promise.all([send(emailCode), send(emailCode)]);
    expect([first.json().data, second.json().data]).toEqual([{ email: newEmail }, { email: newEmail }]);
    expect(codeOf(await send(wrong))).toBe('IDEMPOTENCY_KEY_REUSED');
    expect((await test.outbox()).filter((mail) => mail.includes(`To: ${old}`))).toHaveLength(1);
  });

  it('asks for a fresh proof', async () => {
    const person = await makePerson(test);
    await makeStale(person);
    expect(codeOf(await ask(person.token, 'x1@bind.example'))).toBe('REAUTHENTICATION_REQUIRED');
    expect(codeOf(await bind(person.token, 'x1@bind.example', '123456'))).toBe('REAUTHENTICATION_REQUIRED');
  });

  it('takes a code of nobody else, of no other purpose and for no other address', async () => {
    const [mine, other] = (await makePeople(test, 2)) as [Someone, Someone];
    const target = `cross${n}@bind.example`;
    await ask(other.token, target);
    expect(codeOf(await bind(mine.token, target, await sentCode(test, target)))).toBe('CODE_INVALID');
    await test.call('POST', '/api/accounts/open/email/verify_code', {
      form: { email: `login${n}@bind.example`, purpose: 'login' },
      headers: headers(),
    });
    const login = await sentCode(test, `login${n}@bind.example`);
    expect(codeOf(await bind(mine.token, `login${n}@bind.example`, login))).toBe('CODE_INVALID');
    await ask(mine.token, `mine${n}@bind.example`);
    const code = await sentCode(test, `mine${n}@bind.example`);
    expect(codeOf(await bind(mine.token, `elsewhere${n}@bind.example`, code))).toBe('CODE_INVALID');
  });

  it('of somebody else answers the same, sends no code and tells its owner', async () => {
    const person = await makePerson(test);
    const free = await ask(person.token, `free${n}@bind.example`);
    const owner = await emailOf(await makePerson(test));
    const taken = await ask(person.token, owner);
    expect(taken.json()).toEqual(free.json());
    const mail = (await test.outbox()).filter((raw) => raw.includes(`To: ${owner}`)).at(-1) ?? '';
    expect(mail).toContain('Somebody tried to add this address');
    expect(await sentCode(test, owner)).toBe('');
  });

  it('of somebody else tells its owner in the owner’s language', async () => {
    const person = await makePerson(test);
    const holder = await makePerson(test);
    await test.database.write({}, (tx) =>
      tx.updateTable('account').set({ language: 'de_DE' }).where('id', '=', holder.id).execute(),
    );
    const owner = await emailOf(holder);
    expect((await ask(person.token, owner)).statusCode).toBe(200);
    const mail = (await test.outbox()).filter((raw) => raw.includes(`To: ${owner}`)).at(-1) ?? '';
    expect(readMail(mail).text).not.toContain('Somebody tried');
    expect(readMail(mail).text).toMatch(/\bKonto\b/);
  });

  it('goes to one of two who prove the same number at once', async () => {
    await forgetCounters();
    const people = (await makePeople(test, 2)) as [Someone, Someone];
    const number = `1380013${String(8000 + n)}`;
    const codes: string[] = [];
    for (const { token } of people) {
      await forgetCounters();
      const asked = await test.call('POST', '/api/accounts/rest/account/bind/sms-code', {
        token,
        json: { newMobile: number },
        headers: headers(),
      });
      expect(asked.statusCode, asked.body).toBe(200);
      codes.push(await sentCode(test, `+86${number}`));
    }
    const answers = await Promise.all(
      people.map(({ token }, index) =>
        test.call('PUT', '/api/accounts/user/mobile/bind', {
          token,
          json: { newMobile: number, smsCode: codes[index] },
        }),
      ),
    );
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 409]);
  });
});

describe('the password (TRUST 16)', () => {
  const change = (token: string, newPassword: string) =>
    test.call('PUT', '/api/accounts/users/password', { token, json: { newPassword } });

  it('ends every other session when it changes', async () => {
    const person = await makePerson(test);
    const email = await emailOf(person);
    await change(person.token, 'a calm porch in 1776');
    const other = (
      await test.call('POST', '/api/auth/oauth/token', {
        form: { grant_type: 'password', username: email, password: 'a calm porch in 1776' },
        headers: headers(),
      })
    ).json();
    expect((await change(person.token, 'another calm porch')).statusCode).toBe(200);
    expect((await test.call('GET', ME, { token: other.access_token })).statusCode).toBe(401);
    const renewed = await test.call('POST', '/api/auth/oauth/token', {
      form: { grant_type: 'refresh_token', refresh_token: other.refresh_token },
    });
    expect(renewed.statusCode).toBe(400);
    expect((await test.call('GET', ME, { token: person.token })).statusCode).toBe(200);
    expect((await test.outbox()).filter((mail) => mail.includes(`To: ${email}`)).length).toBeGreaterThan(0);
  });

  it('needs a fresh proof, by password, code or nothing else', async () => {
    const person = await makePerson(test);
    const email = await emailOf(person);
    await change(person.token, 'a calm porch in 1776');
    await makeStale(person);
    expect(codeOf(await change(person.token, 'yet another porch'))).toBe('REAUTHENTICATION_REQUIRED');
    const prove = (json: object) =>
      test.call('POST', '/api/accounts/users/reauthenticate', { token: person.token, json });
    expect(codeOf(await prove({ password: 'wrong' }))).toBe('INVALID_GRANT');
    expect((await prove({})).statusCode).toBe(400);
    expect(codeOf(await prove({ code: '000000' }))).toBe('CODE_INVALID');
    expect((await prove({ password: 'a calm porch in 1776' })).statusCode).toBe(200);
    expect((await change(person.token, 'yet another porch')).statusCode).toBe(200);
    await makeStale(person);
    await test.call('POST', '/api/accounts/users/reauthenticate/code', {
      token: person.token,
      json: { channel: 'email', purpose: 'reauthenticate' },
      headers: headers(),
    });
    expect((await prove({ code: await sentCode(test, email) })).statusCode).toBe(200);
    expect((await change(person.token, 'the fourth calm porch')).statusCode).toBe(200);
    for (let time = 0; time < 10; time++) await prove({ password: `guess${time}` });
    expect(codeOf(await prove({ password: 'the fourth calm porch' }))).toBe('TOO_MANY_ATTEMPTS');
  });

  it.each(['password', 'qwertyuiop', 'aaaaaaaaaa'])('is not %s', async (password) => {
    const { token } = await makePerson(test);
    expect(codeOf(await change(token, password))).toBe('PASSWORD_TOO_WEAK');
  });

  it('is reset by a code, which ends all sessions; nobody learns who has an account', async () => {
    const person = await makePerson(test);
    const email = await emailOf(person);
    const ask = (target: string) =>
      test.call('POST', '/api/accounts/open/email/verify_code', {
        form: { email: target, purpose: 'reset' },
        headers: headers(),
      });
    const reset = (target: string, code: string) =>
      test.call('POST', '/api/accounts/open/password/reset', {
        json: { channel: 'email', target, code, newPassword: 'after the long rain' },
        headers: headers(),
      });
    await ask(email);
    expect(codeOf(await reset(email, '000000'))).toBe('CODE_INVALID');
    expect((await reset(email, await sentCode(test, email))).statusCode).toBe(200);
    expect((await test.call('GET', ME, { token: person.token })).statusCode).toBe(401);
    await ask(`nobody${n}@reset.example`);
    const right = await reset(`nobody${n}@reset.example`, await sentCode(test, `nobody${n}@reset.example`));
    expect([right.statusCode, codeOf(right)]).toEqual([400, 'CODE_INVALID']);
  });
});

describe('devices', () => {
  it('are listed with what they are, and signed out one by one or all at once', async () => {
    const person = await makePerson(test);
    const email = await emailOf(person);
    await test.call('PUT', '/api/accounts/users/password', {
      token: person.token,
      json: { newPassword: 'a calm porch in 1776' },
    });
    const signIn = async (agent: string) =>
      (
        await test.call('POST', '/api/auth/oauth/token', {
          form: { grant_type: 'password', username: email, password: 'a calm porch in 1776' },
          headers: { ...headers(), 'user-agent': agent },
        })
      ).json().access_token as string;
    const phone = await signIn(
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1',
    );
    await signIn('Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0');
    const list = async () =>
      (await test.call('GET', '/api/accounts/users/sessions', { token: person.token })).json().data.items as {
        id: string;
        current: boolean;
        device: object;
      }[];
    const items = await list();
    expect(items.map(({ current, device }) => [current, device])).toEqual([
      [true, { browser: null, system: null }],
      [false, { browser: 'Firefox 145', system: 'Linux' }],
      [false, { browser: 'Safari 18', system: 'iOS' }],
    ]);
    const phoneId = items[2]?.id as string;
    const [stranger] = (await makePeople(test, 1)) as [Someone];
    const end = (token: string) => test.call('DELETE', `/api/accounts/users/sessions/${phoneId}`, { token });
    expect((await end(stranger.token)).statusCode).toBe(404);
    expect((await test.call('GET', ME, { token: phone })).statusCode).toBe(200);
    expect((await end(person.token)).statusCode).toBe(200);
    expect((await test.call('GET', ME, { token: phone })).statusCode).toBe(401);
    const rest = await test.call('DELETE', '/api/accounts/users/sessions', { token: person.token });
    expect(rest.json().data).toEqual({ ended: 1 });
    expect(await list()).toHaveLength(1);
  });
});

describe('looking people up (C033, TRUST 52)', () => {
  const ask = (token: string | undefined, ids: string[], tenantId: string = SCHOOL.open) =>
    test.call('POST', '/api/accounts/ids/to/users', { token, json: { ids }, headers: { tenantId } });

  it('tells members the public side of members, one statement for all', async () => {
    const [a, b] = (await makePeople(test, 2, 'member')) as [Someone, Someone];
    const [stranger] = (await makePeople(test, 1)) as [Someone];
    const answer = await ask(a.token, [b.id, stranger.id, a.id]);
    expect(answer.json().data.items.map((person: { id: string }) => person.id)).toEqual([b.id, a.id]);
    expect(answer.body).not.toContain('@test.example');
    expect((await ask(undefined, [a.id])).statusCode).toBe(401);
    expect(
      (
        await ask(
          a.token,
          Array.from({ length: 101 }, () => a.id),
        )
      ).statusCode,
    ).toBe(400);
    expect((await ask(stranger.token, [a.id])).statusCode).toBe(403);
    const many = (await makePeople(test, 12, 'member')).map((person) => person.id);
    const before = test.database.statements;
    await ask(a.token, [b.id]);
    const few = test.database.statements - before;
    await ask(a.token, many);
    expect(test.database.statements - before - few).toBe(few);
  });
});
