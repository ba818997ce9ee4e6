import type { LiveSession } from '@stoa/api/schema';
import { describe, expect, it } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { SCHOOL, useTestApp } from '../../testing/test-app.ts';
import { codeOf, makePeople, makePerson } from '../class/class.fixtures.ts';
import { sendPicture } from '../uploads/uploads.fixtures.ts';
import { changeOf, liveCalls, passTime } from './live.fixtures.ts';

const test = useTestApp();
const { schedule, list, read, change, remove, reserve, calendar, hosts } = liveCalls(test);
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const teacher = () => makePerson(test, 'teacher');
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();

/** A session of a new teacher. */
async function scheduled(more: Parameters<typeof schedule>[1] = {}) {
  const { id: hostId, token } = await teacher();
  const answer = await schedule(token, more);
  expect(answer.body && answer.statusCode, answer.body).toBe(200);
  return { hostId, token, live: answer.json().data as LiveSession };
}
const newsOf = async (token: string): Promise<{ kind: string; text: string; url: string }[]> =>
  (await test.call('GET', '/api/accounts/notifications', { token })).json().data.items;

describe('scheduling (C119, R25)', () => {
  it('publishes a session at once on every surface that lists sessions', async () => {
    const { live, hostId, token } = await scheduled({ title: 'Quokkas at work', languages: ['zh_CN'] });
    expect(live).toMatchObject({
      state: 'scheduled',
      activityStatus: 1,
      lang: 'en_US',
      languages: ['zh_CN'],
      host: { id: hostId },
      url: `/portal/${SCHOOL.open}/lecturing-center/live-learn-detail/${live.id}`,
      abilities: { edit: true, host: true, moderate: true },
    });
    expect((await read(live.id)).json().data).toMatchObject({
      title: 'Quokkas at work',
      abilities: { edit: false, host: false, reason: 'SIGN_IN' },
    });
    const path = '/api/portal/api/v1/portal/open';
    const card = await test.call('GET', `${path}/resource/${live.id}?schoolId=${SCHOOL.open}`);
    expect(card.json().data).toMatchObject({ kind: 'live', card: { url: live.url, activityStatus: 1 } });
    const mine = (await list('scope=mine', token)).json().data;
    expect([mine.total, mine.items[0].id]).toEqual([1, live.id]);
    expect((await list('scope=all&status=1')).json().data.items.map(({ id }: LiveSession) => id)).toContain(
      live.id,
    );
  });

  it('is sent twice and happens once', async () => {
    const { token } = await teacher();
    const key = crypto.randomUUID();
    const startsAt = inHours(30);
    const ids = (
      await Promise.all([schedule(token, { startsAt }, key), schedule(token, { startsAt }, key)])
    ).map((answer) => answer.json().data?.id);
    expect(new Set(ids).size).toBe(1);
    expect((await list('scope=mine', token)).json().data.total).toBe(1);
  });

  it('says what is wrong', async () => {
    const { token } = await teacher();
    const member = await makePerson(test, 'member');
    for (const [wrong, path] of [
      [{ title: '\u200B ' }, 'body/title'],
      [{ startsAt: inHours(0.05) }, 'body/startsAt'],
      [{ startsAt: inHours(24 * 400) }, 'body/startsAt'],
      [{ timeZone: 'Mars/Olympus' }, 'body/timeZone'],
      [{ durationSeconds: 90 }, 'body/durationSeconds'],
      [{ roomUrl: 'http://rooms.example/1' }, 'body/roomUrl'],
      [{ roomUrl: 'https://user:secret@rooms.example/1' }, 'body/roomUrl'],
      [{ speakerIds: [member.id] }, 'body/speakerIds'],
      [{ classId: '1700000000000999999' }, 'body/classId'],
    ] as const) {
      const answer = await schedule(token, wrong as object);
      expect([answer.statusCode, answer.json().details?.fields?.[0].path], path).toEqual([400, path]);
    }
    const foreign = await sendPicture(test, member.token);
    expect(await codeOf(schedule(token, { coverUploadId: foreign.id }))).toBe('UPLOAD_NOT_OWNED');
  });

  it('takes a picture of the host, an outside room and speakers of the school', async () => {
    const { token } = await teacher();
    const other = await teacher();
    const { id } = await sendPicture(test, token);
    const answer = await schedule(token, {
      coverUploadId: id,
      speakerIds: [other.id],
      roomUrl: 'https://rooms.example/abc',
      capacity: 2,
    });
    const live = answer.json().data as LiveSession;
    expect(live.coverUrl).toMatch(/^\/files\//);
    expect(live).toMatchObject({
      speakers: [{ id: other.id }],
      roomUrl: 'https://rooms.example/abc',
      capacity: 2,
    });
    expect((await hosts(token)).json().data.items.map((person: { id: string }) => person.id)).toContain(
      other.id,
    );
    // A speaker holds it too.
    expect((await list('scope=mine', other.token)).json().data.total).toBe(1);
    expect((await read(live.id, other.token)).json().data.abilities).toMatchObject({
      host: true,
      edit: true,
    });
  });

  it('keeps a host out of two sessions at once, however fast they are asked for', async () => {
    const { token } = await teacher();
    const startsAt = inHours(50);
    const answers = await Promise.all([1, 2, 3].map(() => schedule(token, { startsAt })));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
    expect((await schedule(token, { startsAt: inHours(51.1) })).statusCode).toBe(200);
  });

  it('is for those who may (B058)', async () => {
    const member = await makePerson(test, 'member');
    const { live } = await scheduled();
    const asked = [
      schedule(member.token),
      change(member.token, live.id, changeOf(live)),
      remove(member.token, live.id),
    ];
    expect(await Promise.all(asked.map(codeOf))).toEqual(['FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN']);
    const other = await teacher();
    expect(await codeOf(change(other.token, live.id, changeOf(live)))).toBe('FORBIDDEN');
    const admin = await makePerson(test, 'admin');
    expect((await change(admin.token, live.id, changeOf(live, { title: 'Another title' }))).statusCode).toBe(
      200,
    );
  });
});

describe('changing (R26)', () => {
  it('is refused where somebody else has saved since it was read', async () => {
    const { live, token } = await scheduled();
    const first = await change(token, live.id, changeOf(live, { title: 'First' }));
    expect(first.json().data).toMatchObject({ title: 'First', version: '2' });
    expect(await codeOf(change(token, live.id, changeOf(live, { title: 'Second' })))).toBe(
      'VERSION_CONFLICT',
    );
  });

  it('tells those who reserved of a new time, and calendars follow', async () => {
    const { live, token } = await scheduled({ title: 'Comma, semicolon; and\u2028more' });
    const learner = await makePerson(test, 'member');
    await reserve(learner.token, live.id);
    const before = await calendar(live.id);
    expect(before.headers['content-type']).toContain('text/calendar');
    expect(before.body).toContain('SEQUENCE:1\r\n');
    expect(before.body).toContain(String.raw`SUMMARY:Comma\, semicolon\; and`);
    const startsAt = inHours(72);
    await change(token, live.id, changeOf(live, { startsAt }));
    const after = await calendar(live.id);
    expect(after.body).toContain('SEQUENCE:2\r\n');
    expect(after.body).toContain(`DTSTART:${startsAt.replaceAll(/[-:]|\.\d+/g, '')}\r\n`);
    expect(after.body).toMatch(/^(?:[^\r\n]{1,75}\r\n)+$/);
    await eventually(async () => {
      expect(await newsOf(learner.token)).toMatchObject([{ kind: 'liveMoved', url: live.url }]);
    });
  });

  it('leaves what has ended as it is', async () => {
    const { live, token } = await scheduled();
    await passTime(test, live.id, 48 * HOUR_MS);
    expect(await codeOf(change(token, live.id, changeOf(live)))).toBe('LIVE_ENDED');
    expect((await read(live.id)).json().data).toMatchObject({ state: 'ended', activityStatus: 3 });
  });

  it('keeps the translations of what was there before', async () => {
    const seeded = '1750000000000000031';
    const overseas = liveCalls(test, SCHOOL.overseas);
    const token = await test.signIn('daniel.okafor@stoa.example');
    const live = (await overseas.read(seeded, token)).json().data as LiveSession;
    const query = `?schoolId=${SCHOOL.overseas}&sxz-lang=`;
    const german = async () =>
      (await test.call('GET', `${overseas.at(seeded)}${query}de_DE`)).json().data.title;
    const title = await german();
    const same = changeOf(live, { startsAt: inHours(99), timeZone: 'Europe/Berlin' });
    expect((await overseas.change(token, seeded, same)).statusCode).toBe(200);
    expect(await german()).toBe(title);
  });
});

describe('who comes', () => {
  it('sees what is meant for them (B064)', async () => {
    const { live } = await scheduled({ audience: 2 });
    const outsider = await makePerson(test);
    const member = await makePerson(test, 'member');
    expect([await codeOf(read(live.id)), await codeOf(read(live.id, outsider.token))]).toEqual([
      'MEMBERS_ONLY',
      'MEMBERS_ONLY',
    ]);
    expect(await codeOf(calendar(live.id))).toBe('MEMBERS_ONLY');
    expect((await read(live.id, member.token)).statusCode).toBe(200);
    const ids = async (token?: string) =>
      (await list('scope=all&status=1&pageSize=100', token))
        .json()
        .data.items.map(({ id }: LiveSession) => id);
    expect([await ids(), await ids(member.token)].map((all) => all.includes(live.id))).toEqual([false, true]);
    expect(await codeOf(list('scope=mine'))).toBe('UNAUTHENTICATED');
  });

  it('reserves, and the last seat goes to one person', async () => {
    const { live } = await scheduled({ capacity: 3 });
    const people = await makePeople(test, 6, 'member');
    const answers = await Promise.all(people.map(({ token }) => reserve(token, live.id)));
    const codes = answers.map((answer) => answer.json().code);
    expect(codes.filter((code) => code === 200)).toHaveLength(3);
    expect(codes.filter((code) => code === 'QUOTA_EXCEEDED')).toHaveLength(3);
    const seated = people[answers.findIndex(({ statusCode }) => statusCode === 200)] as { token: string };
    expect((await reserve(seated.token, live.id)).json().data).toEqual({ reserved: true, reservedCount: 3 });
    expect((await list('scope=reserved', seated.token)).json().data.items[0].id).toBe(live.id);
    expect((await reserve(seated.token, live.id, false)).json().data).toEqual({
      reserved: false,
      reservedCount: 2,
    });
  });

  it('is reminded a day and ten minutes before, once each, by mail too', async () => {
    const { live, token } = await scheduled({ title: 'Wombat evening', startsAt: inHours(26) });
    const learner = await makePerson(test, 'member');
    await reserve(learner.token, live.id);
    await test.hurry();
    await eventually(async () => {
      const texts = (await newsOf(learner.token)).map(({ text }) => text);
      expect(texts.filter((text) => text.includes('Wombat evening')).sort()).toEqual([
        expect.stringContaining('starts in a day'),
        expect.stringContaining('starts in ten minutes'),
      ]);
      expect((await newsOf(token)).filter(({ kind }) => kind === 'liveSoon')).toHaveLength(2);
    });
    expect((await test.outbox()).filter((mail) => mail.includes('Wombat evening')).length).toBeGreaterThan(0);
  });

  it('is not reminded of a time that is no longer right', async () => {
    const { live, token } = await scheduled({ startsAt: inHours(26) });
    const learner = await makePerson(test, 'member');
    await reserve(learner.token, live.id);
    await change(token, live.id, changeOf(live, { startsAt: inHours(27) }));
    await test.hurry();
    await eventually(async () => {
      const kinds = (await newsOf(learner.token)).map(({ kind }) => kind).sort();
      expect(kinds).toEqual(['liveMoved', 'liveSoon', 'liveSoon']);
    });
  });
});

describe('deleting (R28)', () => {
  it('takes a session off every list, says so, and tells those who reserved', async () => {
    const { live, token } = await scheduled();
    const learner = await makePerson(test, 'member');
    await reserve(learner.token, live.id);
    expect((await remove(token, live.id)).statusCode).toBe(200);
    const asked = [
      read(live.id),
      calendar(live.id),
      reserve(learner.token, live.id),
      change(token, live.id, changeOf(live)),
      remove(token, live.id),
    ];
    expect(await Promise.all(asked.map(codeOf))).toEqual(Array(5).fill('LIVE_DELETED'));
    expect((await read(live.id)).statusCode).toBe(410);
    expect((await list('scope=mine', token)).json().data.total).toBe(0);
    await eventually(async () => {
      expect(await newsOf(learner.token)).toMatchObject([{ kind: 'liveCancelled' }]);
    });
    const path = `/api/portal/api/v1/portal/open/resource/${live.id}?schoolId=${SCHOOL.open}`;
    expect((await test.call('GET', path)).statusCode).toBe(404);
  });
});

it('lists the selected sessions of a school (C079)', async () => {
  const path = `/api/portal/api/v1/portal/boutique-live-resource?schoolId=${SCHOOL.open}`;
  const { items } = (await test.call('GET', path)).json().data;
  expect(items.length).toBeGreaterThan(0);
  expect(items.every(({ type }: { type: number }) => type === 4)).toBe(true);
});
