import type { LiveAttendee, LiveStatistics } from '@stoa/api/schema';
import { expect, it } from 'vitest';
import { SCHOOL, useTestApp } from '../../../testing/test-app.ts';
import { codeOf, makePeople, makePerson, type Someone } from '../../class/class.fixtures.ts';
import { chatCalls } from '../chat/chat.fixtures.ts';
import { liveCalls, passTime } from '../live.fixtures.ts';
import { addSeen } from './attendance.repository.ts';
import { AttendanceLog } from './attendance-log.ts';

const test = useTestApp();
const { read, reserve, at } = liveCalls(test);
const { openRoom, say } = chatCalls(test);
const MINUTE_MS = 60_000;
const headers = { tenantid: SCHOOL.open };

const get = (token: string, id: string, what: string, from: { tenantid: string } = headers) =>
  test.call('GET', at(id, `/${what}`), { token, headers: from });
const statisticsOf = async (token: string, id: string): Promise<LiveStatistics> =>
  (await get(token, id, 'statistics')).json().data;
const attendeesOf = async (token: string, id: string): Promise<LiveAttendee[]> =>
  (await get(token, id, 'attendees?pageSize=100')).json().data.items;

/** A session that began 30 minutes ago, and its first minute. */
async function begun(more: Parameters<typeof openRoom>[0] = {}) {
  const { host, id } = await openRoom({ roomUrl: 'https://rooms.example/1', ...more });
  const { startsAt } = (await read(id, host.token)).json().data;
  await passTime(test, id, Date.parse(startsAt) - Date.now() + 30 * MINUTE_MS);
  const now = (await read(id, host.token)).json().data.startsAt;
  return { host, id, first: Math.floor(Date.parse(now) / MINUTE_MS) };
}
const seen = (liveId: string, people: readonly Someone[], minutes: readonly number[]) =>
  test.database.write({ schoolId: SCHOOL.open }, (tx) =>
    addSeen(
      tx,
      people.flatMap(({ id: accountId }) => minutes.map((minute) => ({ liveId, accountId, minute }))),
    ),
  );

it('tells the host who reserved, who came and how long they stayed', async () => {
  const { host, id, first } = await begun();
  const [one, two, three] = (await makePeople(test, 3, 'member')) as [Someone, Someone, Someone];
  await reserve(one.token, id);
  await reserve(three.token, id);
  // Two tabs and two processes are one presence; what was before the start does not count.
  await seen(id, [one, host], [first - 3, first - 2, first, first + 1]);
  await seen(id, [one], [first + 1, first + 2]);
  await seen(id, [two], [first + 2, first + 5]);
  await say(one, id, 'Hello');
  expect(await statisticsOf(host.token, id)).toMatchObject({
    reservedCount: 2,
    cameCount: 2,
    cameReservedCount: 1,
    averageMinutes: 3,
    mostAtOnce: 2,
    mostAtOnceAt: new Date((first + 2) * MINUTE_MS).toISOString(),
    messageCount: 1,
    questionCount: 0,
    pollCount: 0,
    stepMinutes: 1,
  });
  const { curve } = await statisticsOf(host.token, id);
  expect(curve.slice(0, 7).map(({ people }) => people)).toEqual([1, 1, 2, 0, 0, 1, 0]);
  expect(curve.length).toBeGreaterThanOrEqual(30);
  const list = await attendeesOf(host.token, id);
  const known = new Map(list.map((row) => [row.person.id, row]));
  expect(known.size).toBe(3);
  expect(known.get(one.id)).toMatchObject({ reserved: true, minutes: 3 });
  expect(known.get(two.id)).toMatchObject({
    reserved: false,
    minutes: 2,
    cameAt: new Date((first + 2) * MINUTE_MS).toISOString(),
    leftAt: new Date((first + 6) * MINUTE_MS).toISOString(),
  });
  expect(known.get(three.id)).toMatchObject({ reserved: true, minutes: 0, cameAt: null, leftAt: null });
});

it('lists them by name, from page to page and back, as they are called now', async () => {
  const { host, id, first } = await begun();
  const people = (await makePeople(test, 5, 'member')) as Someone[];
  const [one, two, three, four, five] = people as [Someone, Someone, Someone, Someone, Someone];
  const rename = (who: Someone, name: string) =>
    test.database.write({}, (tx) =>
      tx.updateTable('account').set({ real_name: name }).where('id', '=', who.id).execute(),
    );
  for (const [index, who] of [one, two, three, four].entries()) await rename(who, `Quokka ${9 - index}`);
  for (const who of [one, two, three]) await reserve(who.token, id);
  await seen(id, [three, four, five], [first]);
  // After they are noted: what people are called follows.
  await rename(five, 'quokka 0');
  await rename(two, 'Quokka 10');
  const page = async (query: string) =>
    (await get(host.token, id, `attendees?pageSize=2${query}`)).json().data;
  const names = ({ items }: { items: LiveAttendee[] }) => items.map(({ person }) => person.name);
  const begins = await page('');
  expect([names(begins), begins.total, begins.totalIsExact]).toEqual([['quokka 0', 'Quokka 10'], 5, true]);
  const middle = await page(`&cursor=${begins.next}`);
  expect(names(middle)).toEqual(['Quokka 6', 'Quokka 7']);
  const last = await page(`&cursor=${middle.next}`);
  expect([names(last), last.next, last.total]).toEqual([['Quokka 9'], null, 5]);
  expect(names(await page(`&cursor=${last.previous}`))).toEqual(names(middle));
  expect(names(await page('&pageNumber=3'))).toEqual(['Quokka 9']);
});

it('costs as many statements for many people as for none', async () => {
  const { host, id, first } = await begun();
  const cost = async () => {
    const before = test.database.statements;
    await get(host.token, id, 'statistics');
    await get(host.token, id, 'attendees');
    return test.database.statements - before;
  };
  const empty = await cost();
  await seen(id, await makePeople(test, 12, 'member'), [first, first + 1]);
  expect(await cost()).toBe(empty);
});

it('is for those who hold it', async () => {
  const { host, id } = await begun();
  const member = await makePerson(test, 'member');
  const other = await makePerson(test, 'teacher');
  const foreign = await makePerson(test, 'owner', SCHOOL.overseas);
  for (const what of ['statistics', 'attendees', 'attendees/export']) {
    expect(await codeOf(get(member.token, id, what)), what).toBe('FORBIDDEN');
    expect(await codeOf(get(other.token, id, what)), what).toBe('FORBIDDEN');
    expect(await codeOf(get(foreign.token, id, what, { tenantid: SCHOOL.overseas })), what).toBe('NOT_FOUND');
    expect((await get(host.token, id, what)).statusCode, what).toBe(200);
  }
});

it('is a file whose cells are no formulas', async () => {
  const { host, id, first } = await begun();
  const [person] = (await makePeople(test, 1, 'member')) as [Someone];
  await test.database.write({}, (tx) =>
    tx
      .updateTable('account')
      .set({ real_name: '=HYPERLINK("https://evil.example")' })
      .where('id', '=', person.id)
      .execute(),
  );
  await seen(id, [person], [first]);
  const { csv, rows } = (await get(host.token, id, 'attendees/export')).json().data;
  expect(rows).toBe(1);
  expect(csv).toContain(`"'=HYPERLINK(""https://evil.example"")"`);
});

it('is noted once a person and minute, and written in one statement', async () => {
  const { id, first } = await begun();
  const people = await makePeople(test, 5, 'member');
  const log = new AttendanceLog(test.database);
  const key = { schoolId: SCHOOL.open, liveId: id };
  const note = (minute: number) => {
    for (const { id: accountId } of people) log.note(key, accountId, new Date(minute * MINUTE_MS));
  };
  note(first);
  note(first);
  note(first + 1);
  await log.write();
  await log.write();
  const rows = await test.database.read({ schoolId: SCHOOL.open }, (tx) =>
    tx.selectFrom('live_attendance').select('minutes').where('live_id', '=', id).execute(),
  );
  expect(rows).toEqual(Array(5).fill({ minutes: `{[${first},${first + 2})}` }));
});
