import ICAL from 'ical.js';
import type { CalendarFeed, NewCalendarFeed } from '@stoa/api/schema';
import { beforeAll, describe, expect, it } from 'vitest';
import { codeOf } from '../../testing/answers.ts';
import { SCHOOL, useTestApp } from '../../testing/test-app.ts';
import {
  assignmentCalls,
  inDays,
  makeAssignments,
  seat,
  termsOf,
} from '../assignments/assignments.fixtures.ts';
import { makePeople, makePerson, type Someone } from '../class/class.fixtures.ts';
import { liveCalls } from '../live/live.fixtures.ts';

const lines: string[] = [];
const SITE = 'https://stoa.example';
const test = useTestApp(
  { PUBLIC_URL: SITE, LOG_LEVEL: 'info' },
  { log: { write: (line) => void lines.push(line) } },
);
const FEED = '/api/class/v1/learning/calendarFeed';
/** Bytes of a line, its end aside (RFC 5545, 3.1). */
const LINE_MAX = 75;
const HOSTILE =
  'Réunion; plan, "A"\\B\nBEGIN:VEVENT — 计划计划计划计划计划计划计划计划计划计划计划计划计划计划计划';
let teacher: Someone;

beforeAll(async () => {
  teacher = await makePerson(test, 'teacher');
});

const state = async (who: Someone) =>
  ((await test.call('GET', FEED, { token: who.token })).json() as { data: CalendarFeed }).data;
async function make(who: Someone): Promise<string> {
  const answer = await test.call('POST', FEED, { token: who.token });
  expect(answer.statusCode, answer.body).toBe(200);
  const { address } = (answer.json() as { data: NewCalendarFeed }).data;
  expect(address).toMatch(/^https:\/\/stoa\.example\/calendar-feeds\/[\w-]{43}\.ics$/);
  return address.slice(SITE.length);
}
const fetchFeed = (path: string, headers: Record<string, string> = {}) => test.call('GET', path, { headers });
async function eventsOf(path: string): Promise<ICAL.Event[]> {
  const answer = await fetchFeed(path);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
  const calendar = new ICAL.Component(ICAL.parse(answer.body) as unknown[]);
  return calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
}
async function makeLearner(...dueAt: string[]) {
  const [learner] = (await makePeople(test, 1, 'member')) as [Someone];
  const { classId, lessonIds } = await makeAssignments(
    test,
    teacher,
    dueAt.map((due) => termsOf({ dueAt: due })),
  );
  await seat(test, classId, [learner]);
  return { learner, classId, lessonIds };
}
const rename = (lessonId: string, title: string) =>
  test.database.write({ schoolId: SCHOOL.open }, (tx) =>
    tx
      .updateTable('lesson')
      .set({ title: JSON.stringify({ en_US: title }) })
      .where('id', '=', lessonId)
      .execute(),
  );

describe('a calendar feed', () => {
  it('is read by another library: what is due, in UTC, with its page', async () => {
    const due = `${inDays(3).slice(0, 'yyyy-mm-ddThh:mm:ss'.length)}.000Z`;
    const { learner, classId, lessonIds } = await makeLearner(due);
    const lives = liveCalls(test);
    const scheduled = await lives.schedule(teacher.token, { startsAt: inDays(2) });
    const liveId = (scheduled.json() as { data: { id: string } }).data.id;
    await lives.reserve(learner.token, liveId);
    const events = await eventsOf(await make(learner));
    expect(events.map(({ uid }) => uid)).toEqual([
      `live-${liveId}@stoa.example`,
      `assignment-${lessonIds[0]}@stoa.example`,
    ]);
    const [live, handIn] = events as [ICAL.Event, ICAL.Event];
    expect(handIn.summary).toMatch(/^Due: /);
    expect(handIn.startDate.zone).toBe(ICAL.Timezone.utcTimezone);
    expect(handIn.startDate.toJSDate()).toEqual(new Date(due));
    expect(handIn.component.getFirstPropertyValue('url')).toBe(
      `${SITE}/classInfo/${SCHOOL.open}/class-view/${classId}?lesson=${lessonIds[0]}`,
    );
    expect(handIn.component.getFirstPropertyValue('transp')).toBe('TRANSPARENT');
    expect(live.component.getFirstPropertyValue('transp')).toBe('OPAQUE');
    expect(live.endDate.toJSDate() > live.startDate.toJSDate()).toBe(true);
  });

  it('folds and escapes whatever titles hold', async () => {
    const { learner, lessonIds } = await makeLearner(inDays(1));
    await rename(lessonIds[0] ?? '', HOSTILE);
    const path = await make(learner);
    const { body } = await fetchFeed(path);
    expect(body).toMatch(/^(?:[^\r\n]+\r\n)+$/);
    for (const line of body.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(LINE_MAX);
    const [event, ...others] = await eventsOf(path);
    expect(others).toEqual([]);
    expect(event?.summary).toBe(`Due: ${HOSTILE.replace('\n', ' ')}`);
  });

  it('keeps an entry’s id and raises its sequence when it changes, and only then', async () => {
    const { learner, lessonIds } = await makeLearner(inDays(1), inDays(2));
    const path = await make(learner);
    const versions = async () =>
      (await eventsOf(path)).map(({ uid, sequence, component }) => ({
        uid,
        sequence,
        modified: String(component.getFirstPropertyValue('last-modified')),
      }));
    const before = await versions();
    expect(before.map(({ sequence }) => sequence)).toEqual([0, 0]);
    const { headers } = await fetchFeed(path);
    expect((await fetchFeed(path, { 'if-none-match': String(headers.etag) })).statusCode).toBe(304);
    await rename(lessonIds[1] ?? '', 'Another title');
    await assignmentCalls(test).terms(teacher, lessonIds[0] ?? '', learner.id, {
      version: 0,
      extendedUntil: inDays(5),
    });
    const after = await versions();
    expect(after.map(({ uid, sequence }) => [uid, sequence]).toSorted()).toEqual(
      before.map(({ uid }) => [uid, 1]).toSorted(),
    );
    expect(await versions()).toEqual(after);
  });

  it('is told once, stored as a hash, renewed and switched off; its token is in no log (TRUST 97)', async () => {
    const { learner } = await makeLearner(inDays(1));
    expect(await state(learner)).toEqual({ isOn: false, createdAt: null, lastReadAt: null });
    const first = await make(learner);
    expect(await state(learner)).toMatchObject({ isOn: true, lastReadAt: null });
    await eventsOf(first);
    expect((await state(learner)).lastReadAt).not.toBeNull();
    const token = /([\w-]{43})\.ics$/.exec(first)?.[1] ?? '';
    const { rows } = await test.database.pool.query<{ row: string }>(
      `select feed::text || encode(token_hash, 'escape') as row from calendar_feed feed where account_id = ${learner.id}`,
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.row).not.toContain(token);
    const second = await make(learner);
    expect((await fetchFeed(first)).statusCode).toBe(404);
    expect(await eventsOf(second)).toHaveLength(1);
    expect((await test.call('DELETE', FEED, { token: learner.token })).statusCode).toBe(200);
    expect((await fetchFeed(second)).statusCode).toBe(404);
    expect(await state(learner)).toMatchObject({ isOn: false });
    expect(lines.join('')).not.toContain(token);
  });

  it('has nothing of others, of schools that shut one out, or of accounts that are closed', async () => {
    const { learner } = await makeLearner(inDays(1));
    const path = await make(learner);
    expect(await eventsOf(await make(await makePerson(test, 'member')))).toEqual([]);
    await test.database.write({ schoolId: SCHOOL.open }, (tx) =>
      tx.updateTable('membership').set({ status: 'disabled' }).where('account_id', '=', learner.id).execute(),
    );
    expect(await eventsOf(path)).toEqual([]);
    await test.database.write({}, (tx) =>
      tx.updateTable('account').set({ is_valid: false }).where('id', '=', learner.id).execute(),
    );
    expect((await fetchFeed(path)).statusCode).toBe(404);
  });

  it('answers made up addresses and too much reading', async () => {
    for (const file of ['x.ics', `${'a'.repeat(43)}.ics`, 'a'.repeat(43), '%00.ics'])
      expect((await fetchFeed(`/calendar-feeds/${file}`)).statusCode, file).toBe(404);
    const learner = await makePerson(test, 'member');
    const path = await make(learner);
    await test.database.write({}, (tx) =>
      tx
        .insertInto('rate_counter')
        .values({
          key: `calendar-feed|${learner.id}`,
          count: 120,
          resets_at: new Date(Date.now() + 3_600_000),
        })
        .execute(),
    );
    const refused = await fetchFeed(path);
    expect([refused.statusCode, codeOf(refused)]).toEqual([429, 'TOO_MANY_REQUESTS']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('asks the database as often for many entries as for none', async () => {
    const few = await makePerson(test, 'member');
    const { learner: many } = await makeLearner(inDays(1), inDays(2), inDays(3));
    const counts = [];
    for (const learner of [few, many]) {
      const path = await make(learner);
      await fetchFeed(path);
      const before = test.database.statements;
      await fetchFeed(path);
      counts.push(test.database.statements - before);
    }
    expect(counts[1]).toBe(counts[0]);
    expect(counts[1]).toBeLessThanOrEqual(10);
  });
});
