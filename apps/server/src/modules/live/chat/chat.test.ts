import type { LiveMessage } from '@stoa/api/schema';
import { describe, expect, it } from 'vitest';
import { eventually } from '../../../testing/eventually.ts';
import { SCHOOL, useTestApp } from '../../../testing/test-app.ts';
import { codeOf, makePerson } from '../../class/class.fixtures.ts';
import { liveCalls, passTime } from '../live.fixtures.ts';
import { hostCalls } from '../picture/picture.fixtures.ts';
import { ageMessages, chatCalls } from './chat.fixtures.ts';

const test = useTestApp();
const chat = chatCalls(test);
const { openRoom, say, textsOf, chatOf } = chat;
const HOUR_MS = 3_600_000;
const idsOf = (answer: { json: () => { data: { items: { id: string }[] } } }) =>
  answer.json().data.items.map(({ id }) => id);

describe('who may be in the room', () => {
  it('is whoever the session is meant for, from the opening of the waiting room to the end (C118, TRUST 68)', async () => {
    const { host, id } = await openRoom({ audience: 2 });
    const member = await makePerson(test, 'member');
    const stranger = await makePerson(test);
    expect((await chat.enter(member.token, id)).json().data).toMatchObject({
      state: 'waiting',
      eventsUrl: `/api/live/api/lives/v1/lives/${id}/events?schoolId=${SCHOOL.open}`,
      chat: {
        enabled: true,
        slowModeSeconds: 0,
        pinned: null,
        muted: false,
        canModerate: false,
        reportCount: null,
      },
      viewerCount: 0,
    });
    expect(await chatOf(host.token, id)).toMatchObject({ canModerate: true, reportCount: 0 });
    for (const ask of [chat.enter, chat.look, chat.list])
      expect(await codeOf(ask(stranger.token, id))).toBe('MEMBERS_ONLY');
    expect(await codeOf(chat.send(stranger.token, id, 'Hello'))).toBe('MEMBERS_ONLY');
    expect(await codeOf(chat.enter(undefined, id))).toBe('UNAUTHENTICATED');
    expect(await codeOf(chat.list(undefined, id))).toBe('MEMBERS_ONLY');

    const { begin, end } = hostCalls(test);
    await say(member, id, 'Before the start');
    await begin(host.token, id);
    const during = await say(host, id, 'We begin');
    expect(during).toMatchObject({ role: 'host', offsetSeconds: 0, sequence: 2, author: { id: host.id } });
    await end(host.token, id);
    expect(await codeOf(chat.enter(member.token, id))).toBe('LIVE_ENDED');
    expect(await codeOf(chat.look(member.token, id))).toBe('LIVE_ENDED');
    expect(await codeOf(chat.send(member.token, id, 'Too late'))).toBe('LIVE_ENDED');
    // It can still be read.
    expect(await textsOf(member.token, id)).toEqual(['Before the start', 'We begin']);
    await liveCalls(test).remove(host.token, id);
    expect(await codeOf(chat.enter(member.token, id))).toBe('LIVE_DELETED');
  });

  it('is nobody before the waiting room opens, nobody of another school, and in a class who learns there', async () => {
    const member = await makePerson(test, 'member');
    const { schedule } = liveCalls(test);
    const host = await makePerson(test, 'teacher');
    const far = (await schedule(host.token)).json().data.id as string;
    expect(await codeOf(chat.enter(member.token, far))).toBe('LIVE_NOT_OPEN');
    expect(await codeOf(chat.send(member.token, far, 'Early'))).toBe('LIVE_NOT_OPEN');

    const { host: teacher, id } = await openRoom();
    const elsewhere = chatCalls(test, SCHOOL.overseas);
    const admin = await makePerson(test, 'admin', SCHOOL.overseas);
    const message = await say(teacher, id, 'Only here');
    for (const asked of [
      elsewhere.enter(admin.token, id),
      elsewhere.look(admin.token, id),
      elsewhere.list(admin.token, id),
      elsewhere.send(admin.token, id, 'Hello'),
      elsewhere.take(admin.token, id, message.id),
      elsewhere.pin(admin.token, id, message.id),
      elsewhere.report(admin.token, id, message.id),
      elsewhere.reports(admin.token, id),
      elsewhere.mute(admin.token, id, teacher.id),
      elsewhere.set(admin.token, id, { enabled: false, slowModeSeconds: 0 }),
    ])
      expect(await codeOf(asked)).toBe('NOT_FOUND');
    expect(await textsOf(undefined, id)).toEqual(['Only here']);

    const classId = await test.database.read({ schoolId: SCHOOL.open }, async (tx) => {
      const row = await tx.selectFrom('class').select('resource_id').limit(1).executeTakeFirstOrThrow();
      return row.resource_id;
    });
    const { host: lecturer, id: lecture } = await openRoom({ classId });
    expect(await codeOf(chat.enter(member.token, lecture))).toBe('NOT_ENROLLED');
    expect(await codeOf(chat.list(undefined, lecture))).toBe('NOT_ENROLLED');
    expect((await chat.enter(lecturer.token, lecture)).statusCode).toBe(200);
    await test.database.write({ schoolId: SCHOOL.open }, (tx) =>
      tx
        .insertInto('enrollment')
        .values({ class_id: classId, school_id: SCHOOL.open, account_id: member.id })
        .execute(),
    );
    expect((await chat.enter(member.token, lecture)).statusCode).toBe(200);
  });
});

describe('writing', () => {
  it('keeps one message however often it is sent, in the order of its arrival', async () => {
    const { id } = await openRoom();
    const [one, other] = [await makePerson(test), await makePerson(test, 'member')];
    const clientId = crypto.randomUUID();
    const answers = await Promise.all(
      [1, 2, 3].map(() => chat.send(one.token, id, '  Once\u0007 ', clientId)),
    );
    const [first] = answers.map((answer) => answer.json().data as LiveMessage);
    expect(answers.map((answer) => answer.json().data)).toEqual([first, first, first]);
    expect(first).toMatchObject({ text: 'Once', sequence: 1, clientId, role: 'viewer', offsetSeconds: null });
    expect(await codeOf(chat.send(one.token, id, 'Twice', clientId))).toBe('IDEMPOTENCY_KEY_REUSED');
    // Somebody else may have hit on the same name.
    expect((await chat.send(other.token, id, 'Mine', clientId)).json().data).toMatchObject({ sequence: 2 });
    expect(await codeOf(chat.send(one.token, id, ' \n '))).toBe('VALIDATION_FAILED');
    expect(await codeOf(chat.send(one.token, id, 'x'.repeat(501)))).toBe('VALIDATION_FAILED');
    expect((await chat.send(one.token, id, '𝒳'.repeat(500))).statusCode).toBe(200);
    expect((await textsOf(undefined, id)).slice(0, 2)).toEqual(['Once', 'Mine']);
  });

  it('is five messages in ten seconds, at once too, and one in so many seconds in slow mode (TRUST 68)', async () => {
    const { host, id } = await openRoom();
    const who = await makePerson(test, 'member');
    const all = await Promise.all(
      Array.from({ length: 8 }, (_, index) => chat.send(who.token, id, `Message ${index}`)),
    );
    expect(all.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
    const refused = all.find(({ statusCode }) => statusCode === 429);
    expect(refused?.json()).toMatchObject({ code: 'CHAT_TOO_FAST' });
    expect(Number(refused?.headers['retry-after'])).toBe(refused?.json().details.retryAfterSeconds);
    await ageMessages(test, id, 10_000);
    await say(who, id, 'Later');

    expect((await chat.set(host.token, id, { enabled: true, slowModeSeconds: 60 })).json().data).toEqual({
      enabled: true,
      slowModeSeconds: 60,
    });
    const slowed = await chat.send(who.token, id, 'Too soon');
    expect(slowed.json()).toMatchObject({ code: 'CHAT_TOO_FAST' });
    expect(slowed.json().details.retryAfterSeconds).toBeGreaterThan(10);
    await ageMessages(test, id, 60_000);
    await say(who, id, 'After a minute');
    // Not for those who moderate.
    await say(host, id, 'One');
    await say(host, id, 'Two');
  });

  it('is refused while the chat is off, to whom the host has muted, and for words that are not accepted', async () => {
    const { host, id } = await openRoom();
    const who = await makePerson(test, 'member');
    const admin = await makePerson(test, 'admin');
    const message = await say(who, id, 'Hello');
    expect(await codeOf(chat.mute(who.token, id, host.id))).toBe('FORBIDDEN');
    expect(await codeOf(chat.mute(admin.token, id, host.id))).toBe('FORBIDDEN');
    expect(await codeOf(chat.mute(host.token, id, '1234567890123456789'))).toBe('NOT_FOUND');
    expect((await chat.mute(admin.token, id, who.id)).json().data).toEqual({ muted: true });
    expect((await chat.mute(host.token, id, who.id)).json().data).toEqual({ muted: true });
    expect(await chatOf(who.token, id)).toMatchObject({ muted: true });
    expect(idsOf(await chat.muted(host.token, id))).toEqual([who.id]);
    expect(await codeOf(chat.muted(who.token, id))).toBe('FORBIDDEN');
    const refused = await chat.send(who.token, id, 'Me again');
    expect(refused.json()).toMatchObject({ code: 'FORBIDDEN', details: { reason: 'muted' } });
    // Sent before that, and its answer was lost.
    expect((await chat.send(who.token, id, 'Hello', message.clientId)).json().data).toEqual(message);
    await chat.mute(host.token, id, who.id, false);
    expect(idsOf(await chat.muted(host.token, id))).toEqual([]);

    expect(await codeOf(chat.set(who.token, id, { enabled: false, slowModeSeconds: 0 }))).toBe('FORBIDDEN');
    await chat.set(host.token, id, { enabled: false, slowModeSeconds: 0 });
    const off = await chat.send(who.token, id, 'Anybody?');
    expect(off.json()).toMatchObject({ code: 'CONFLICT', details: { reason: 'chat-off' } });
    expect((await liveCalls(test).read(id)).json().data).toMatchObject({ chatEnabled: false });
    await chat.set(host.token, id, { enabled: true, slowModeSeconds: 0 });

    const saved = await test.call('PUT', '/api/moderation/v1/words', {
      token: admin.token,
      headers: { tenantid: SCHOOL.open },
      json: { version: 0, words: ['forbidden-word'] },
    });
    expect(saved.statusCode, saved.body).toBe(200);
    await eventually(async () => {
      const rejected = await chat.send(who.token, id, 'A forbidden-word');
      expect(rejected.json()).toMatchObject({
        code: 'MODERATION_REJECTED',
        details: { words: ['forbidden-word'] },
      });
    });
    expect(await textsOf(undefined, id)).toEqual(['Hello']);
  });
});

describe('what a host does about messages', () => {
  it('removes them for everybody, their text too; one’s own everybody removes', async () => {
    const { host, id } = await openRoom();
    const [author, other] = [await makePerson(test, 'member'), await makePerson(test, 'member')];
    const [bad, own, kept] = [
      await say(author, id, 'Nobody should read this'),
      await say(author, id, 'A typo'),
      await say(other, id, 'All good'),
    ];
    expect(await codeOf(chat.take(other.token, id, bad.id))).toBe('FORBIDDEN');
    expect((await chat.take(host.token, id, bad.id)).statusCode).toBe(200);
    expect((await chat.take(host.token, id, bad.id)).statusCode).toBe(200);
    expect((await chat.take(author.token, id, own.id)).statusCode).toBe(200);
    expect(await textsOf(undefined, id)).toEqual(['All good']);
    const { rows } = await test.database.pool.query('select text from live_message where id = $1', [bad.id]);
    expect(rows.every(({ text }) => text === '')).toBe(true);
    expect(await codeOf(chat.pin(host.token, id, bad.id))).toBe('NOT_FOUND');
    expect(await codeOf(chat.report(other.token, id, bad.id))).toBe('NOT_FOUND');
    expect(await codeOf(chat.send(author.token, id, 'A typo', own.clientId))).toBe('NOT_FOUND');

    expect(await codeOf(chat.pin(other.token, id, kept.id))).toBe('FORBIDDEN');
    expect((await chat.pin(host.token, id, kept.id)).json().data).toEqual({ pinned: true });
    expect(await chatOf(author.token, id)).toMatchObject({ pinned: { id: kept.id, text: 'All good' } });
    const next = await say(host, id, 'The slides');
    await chat.pin(host.token, id, next.id);
    // Letting go of one that is not pinned any more changes nothing.
    await chat.pin(host.token, id, kept.id, false);
    expect(await chatOf(author.token, id)).toMatchObject({ pinned: { id: next.id } });
    await chat.take(host.token, id, next.id);
    expect(await chatOf(author.token, id)).toMatchObject({ pinned: null });
  });

  it('decides on what was reported, which nobody else sees', async () => {
    const { host, id } = await openRoom();
    const [author, one, other] = [
      await makePerson(test, 'member'),
      await makePerson(test, 'member'),
      await makePerson(test, 'member'),
    ];
    const [first, second] = [await say(author, id, 'Buy this'), await say(author, id, 'You fool')];
    for (const who of [one, one, other]) await chat.report(who.token, id, first.id);
    await chat.report(one.token, id, second.id, 'harassment');
    expect(await codeOf(chat.report(one.token, id, second.id, 'boring'))).toBe('VALIDATION_FAILED');
    expect(await chatOf(host.token, id)).toMatchObject({ reportCount: 2 });
    expect(await chatOf(author.token, id)).toMatchObject({ reportCount: null });
    expect(await codeOf(chat.reports(one.token, id))).toBe('FORBIDDEN');
    const { items } = (await chat.reports(host.token, id)).json().data;
    expect(items.map(({ message, reports }: never) => ({ message, reports }))).toEqual([
      { message: second, reports: [{ reason: 'harassment', count: 1 }] },
      { message: first, reports: [{ reason: 'spam', count: 2 }] },
    ]);
    expect((await chat.dismiss(host.token, id, second.id)).statusCode).toBe(200);
    // The same person cannot ask for it again.
    await chat.report(one.token, id, second.id, 'harassment');
    await chat.take(host.token, id, first.id);
    expect((await chat.reports(host.token, id)).json().data).toEqual({ items: [] });
    expect(await textsOf(undefined, id)).toEqual(['You fool']);
  });
});

describe('reading', () => {
  it('goes back page by page, by one index, with a cost that does not grow', async () => {
    const { host, id } = await openRoom();
    for (let index = 1; index <= 5; index++) await say(host, id, `Message ${index}`);
    await ageMessages(test, id, HOUR_MS);
    await say(host, id, 'Message 6');
    const newest = (await chat.list(undefined, id, '&pageSize=4')).json().data;
    expect(newest.items.map(({ sequence }: LiveMessage) => sequence)).toEqual([3, 4, 5, 6]);
    expect([newest.next, newest.position]).toEqual([3, 6]);
    const before = test.database.statements;
    const rest = (await chat.list(undefined, id, `&pageSize=4&before=${newest.next}`)).json().data;
    const cost = test.database.statements - before;
    expect(rest.items.map(({ sequence }: LiveMessage) => sequence)).toEqual([1, 2]);
    expect(rest.next).toBeNull();
    const first = test.database.statements;
    await chat.list(undefined, id, '&pageSize=100');
    expect(test.database.statements - first).toBe(cost);
  });

  it('is over when the time is over', async () => {
    const { host, id } = await openRoom();
    await say(host, id, 'Hello');
    await passTime(test, id, 3 * HOUR_MS);
    expect(await codeOf(chat.enter(host.token, id))).toBe('LIVE_ENDED');
    expect(await codeOf(chat.set(host.token, id, { enabled: false, slowModeSeconds: 0 }))).toBe('LIVE_ENDED');
    expect(await textsOf(undefined, id)).toEqual(['Hello']);
  });
});
