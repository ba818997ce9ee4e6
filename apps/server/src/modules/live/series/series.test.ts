import type { LiveSession } from '@stoa/api/schema';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { eventually } from '../../../testing/eventually.ts';
import { SCHOOL, useTestApp } from '../../../testing/test-app.ts';
import { codeOf, makePerson } from '../../class/class.fixtures.ts';
import { changeOf, liveCalls } from '../live.fixtures.ts';

const test = useTestApp();
const { schedule, list, read, change, remove, reserve, calendar, dates } = liveCalls(test);
const DAY_MS = 86_400_000;
const teacher = () => makePerson(test, 'teacher');

/** A time of the day in Berlin, some days ahead, at which no clocks change. */
const inDays = (days: number) => {
  const day = new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
  return new Date(`${day}T12:00:00Z`).toISOString();
};
const daily = (count: number, except: string[] = []) => ({ rule: `FREQ=DAILY;COUNT=${count}`, except });

/** Sessions of a series, in order. */
async function members(live: LiveSession, token?: string): Promise<LiveSession[]> {
  if (!live.series) return [live];
  const answer = await list(`seriesId=${live.series.id}&pageSize=100`, token);
  return answer.json().data.items;
}
async function scheduled(count = 4, more: object = {}) {
  const { id: hostId, token } = await teacher();
  const startsAt = inDays(2);
  const answer = await schedule(token, {
    startsAt,
    timeZone: 'UTC',
    repeat: daily(count),
    ...more,
  });
  expect(answer.statusCode, answer.body).toBe(200);
  const live = answer.json().data as LiveSession;
  return { hostId, token, live, lives: await members(live), startsAt };
}
const startsOf = (lives: readonly LiveSession[]) => lives.map(({ startsAt }) => startsAt);

describe('a series', () => {
  it('is scheduled at once, each session on its own page and list (C119, R25)', async () => {
    const { live, lives, token, startsAt } = await scheduled(4);
    expect(live).toMatchObject({ startsAt, series: { position: 1, total: 4 } });
    expect(startsOf(lives)).toEqual([2, 3, 4, 5].map(inDays));
    expect(lives.map(({ series }) => series?.position)).toEqual([1, 2, 3, 4]);
    expect(new Set(lives.map(({ url }) => url)).size).toBe(4);
    expect((await list('scope=mine', token)).json().data.total).toBe(4);
  });

  it('leaves out the dates that are named, and may be one session in the end', async () => {
    const { lives } = await scheduled(4, { repeat: daily(4, [inDays(2), inDays(4)]) });
    expect(startsOf(lives)).toEqual([inDays(3), inDays(5)]);
    const { live } = await scheduled(2, { repeat: daily(2, [inDays(3)]) });
    expect(live.series).toBeUndefined();
    const { token } = await teacher();
    const none = await schedule(token, {
      startsAt: inDays(2),
      timeZone: 'UTC',
      repeat: daily(1, [inDays(2)]),
    });
    expect([none.statusCode, none.json().details.fields[0].path]).toEqual([400, 'body/repeat/except']);
  });

  it('shows its dates first, with those at which the host has another session', async () => {
    const { token, startsAt } = await scheduled(2);
    const asked = { startsAt, durationSeconds: '3600', timeZone: 'UTC', rule: 'FREQ=DAILY;COUNT=3' };
    const answer = await dates(token, asked);
    expect(answer.json().data.items).toEqual(
      [2, 3, 4].map((days) => ({
        startsAt: inDays(days),
        endsAt: new Date(Date.parse(inDays(days)) + 3_600_000).toISOString(),
        isBusy: days < 4,
      })),
    );
    expect(await codeOf(schedule(token, { startsAt, timeZone: 'UTC', repeat: daily(3) }))).toBe('CONFLICT');
    expect((await list('scope=mine', token)).json().data.total).toBe(2);
    const member = await makePerson(test, 'member');
    expect(await codeOf(dates(member.token, asked))).toBe('FORBIDDEN');
  });

  it('does not go on for ever, and is not ten thousand sessions', async () => {
    const { token } = await teacher();
    for (const [rule, how] of [
      ['FREQ=DAILY', 'required'],
      ['FREQ=DAILY;COUNT=10000', 'maxItems'],
      ['FREQ=DAILY;UNTIL=99991231', 'maxItems'],
      ['FREQ=SECONDLY;COUNT=2', 'format'],
      ["FREQ=DAILY';DROP TABLE", 'pattern'],
    ] as const) {
      const answer = await schedule(token, { startsAt: inDays(2), repeat: { rule } });
      expect([answer.statusCode, answer.json().details.fields[0]], rule).toMatchObject([
        400,
        { path: 'body/repeat/rule', rule: how },
      ]);
      const asked = { startsAt: inDays(2), durationSeconds: '3600', timeZone: 'UTC', rule };
      expect((await dates(token, asked)).statusCode).toBe(400);
    }
    expect((await list('scope=mine', token)).json().data.total).toBe(0);
  });

  it('costs as many statements for 2 sessions as for 52, and is sent twice and happens once', async () => {
    const counts: number[] = [];
    for (const count of [2, 52]) {
      const { token } = await teacher();
      const key = crypto.randomUUID();
      const body = { startsAt: inDays(2), timeZone: 'UTC', repeat: daily(count) };
      const before = test.database.statements;
      const first = await schedule(token, body, key);
      counts.push(test.database.statements - before);
      const second = await schedule(token, body, key);
      expect(second.json().data.id).toBe(first.json().data.id);
      expect((await list('scope=mine&pageSize=1', token)).json().data.total).toBe(count);
    }
    // Jobs of those before may run meanwhile.
    expect(counts[1]).toBeLessThan((counts[0] ?? 0) + 20);
  });
});

describe('changes', () => {
  it('are of one session, or of that and those after it', async () => {
    const { token, lives } = await scheduled(4);
    const [, second] = lives as [LiveSession, LiveSession];
    await change(token, second.id, changeOf(second, { title: 'One alone' }));
    const now = (await read(second.id, token)).json().data as LiveSession;
    const later = new Date(Date.parse(second.startsAt) + 2 * 3_600_000).toISOString();
    const answer = await change(
      token,
      second.id,
      changeOf(now, { title: 'All later', startsAt: later, durationSeconds: 1800 }),
      'following',
    );
    expect(answer.statusCode, answer.body).toBe(200);
    const after = await members(second, token);
    expect(after.map(({ title }) => title)).toEqual([
      'Risks that nobody names',
      'All later',
      'All later',
      'All later',
    ]);
    expect(startsOf(after).map((start) => start.slice(11, 16))).toEqual(['12:00', '14:00', '14:00', '14:00']);
    expect(after.map(({ durationSeconds }) => durationSeconds)).toEqual([3600, 1800, 1800, 1800]);
    expect(Date.parse(after[3]?.endsAt ?? '') - Date.parse(after[3]?.startsAt ?? '')).toBe(1_800_000);
    // Who had opened a later one before does not write over it.
    const third = lives[2] as LiveSession;
    expect(await codeOf(change(token, third.id, changeOf(third, { title: 'Old' })))).toBe('VERSION_CONFLICT');
  });

  it('move the day of each by as many days, and leave times alone that were not changed', async () => {
    const { token, lives } = await scheduled(3);
    const [first, , third] = lives as [LiveSession, LiveSession, LiveSession];
    const own = new Date(Date.parse(third.startsAt) + 5 * 3_600_000).toISOString();
    await change(token, third.id, changeOf(third, { startsAt: own }));
    await change(token, first.id, changeOf(first, { title: 'Another' }), 'following');
    expect(startsOf(await members(first, token))[2]).toBe(own);
    const now = (await read(first.id, token)).json().data as LiveSession;
    await change(token, first.id, changeOf(now, { startsAt: inDays(9) }), 'following');
    expect(startsOf(await members(first, token))).toEqual([inDays(9), inDays(10), inDays(11)]);
  });

  it('are refused as a whole where one of them does not fit', async () => {
    const { token, lives } = await scheduled(3);
    await schedule(token, { startsAt: new Date(Date.parse(inDays(4)) + 7_200_000).toISOString() });
    const [first] = lives as [LiveSession];
    const later = new Date(Date.parse(first.startsAt) + 7_200_000).toISOString();
    expect(await codeOf(change(token, first.id, changeOf(first, { startsAt: later }), 'following'))).toBe(
      'CONFLICT',
    );
    expect(startsOf(await members(first, token))).toEqual(startsOf(lives));
    const other = await teacher();
    expect(await codeOf(change(other.token, first.id, changeOf(first), 'following'))).toBe('FORBIDDEN');
    expect(await codeOf(remove(other.token, first.id, 'following'))).toBe('FORBIDDEN');
  });

  it('cancel one, or that and those after it, and tell who reserved', async () => {
    const { token, lives } = await scheduled(4);
    const learner = await makePerson(test, 'member');
    const [first, second, , fourth] = lives as [LiveSession, LiveSession, LiveSession, LiveSession];
    await reserve(learner.token, fourth.id);
    expect((await remove(token, first.id)).statusCode).toBe(200);
    expect((await members(second, token)).map(({ series }) => series)).toMatchObject([
      { position: 1, total: 3 },
      { position: 2, total: 3 },
      { position: 3, total: 3 },
    ]);
    expect((await remove(token, second.id, 'following')).statusCode).toBe(200);
    expect(await members(second, token)).toEqual([]);
    expect(await codeOf(read(fourth.id, token))).toBe('LIVE_DELETED');
    await eventually(async () => {
      await test.hurry();
      const news = (await test.call('GET', '/api/accounts/notifications', { token: learner.token })).json();
      expect(news.data.items.map(({ kind }: { kind: string }) => kind)).toContain('liveCancelled');
    });
  });
});

it('is in calendars, each session on its day', async () => {
  const { lives, live, token } = await scheduled(3);
  await reserve(token, (lives[2] as LiveSession).id);
  const file = await calendar(live.id, undefined, '&scope=series');
  const events = new ICAL.Component(ICAL.parse(file.body)).getAllSubcomponents('vevent');
  expect(events.map((event) => new ICAL.Event(event).startDate.toJSDate().toISOString())).toEqual(
    startsOf(lives),
  );
  expect(new Set(events.map((event) => new ICAL.Event(event).uid)).size).toBe(3);
  const one = new ICAL.Component(ICAL.parse((await calendar(live.id)).body));
  expect(one.getAllSubcomponents('vevent').length).toBe(1);
});

it('stays with its school', async () => {
  const { live } = await scheduled(2);
  const other = liveCalls(test, SCHOOL.overseas);
  const answer = await other.list(`seriesId=${live.series?.id}`);
  expect(answer.statusCode === 200 ? answer.json().data.items : []).toEqual([]);
});
