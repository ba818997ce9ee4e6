import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { codeOf } from '../../testing/answers.ts';
import { SCHOOL, useTestApp } from '../../testing/test-app.ts';
import { useOwnAddress } from '../auth/auth.fixtures.ts';
import { makePeople, makePerson, type Someone } from '../class/class.fixtures.ts';
import { emailOf, ME } from './own-account.fixtures.ts';

const test = useTestApp();
const { headers } = useOwnAddress();

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

describe('devices', () => {
  it('are listed with what they are, and signed out one by one or all at once', async () => {
    const person = await makePerson(test);
    const email = await emailOf(test, person);
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
