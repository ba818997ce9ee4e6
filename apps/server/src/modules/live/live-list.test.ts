import type { LiveSession } from '@stoa/api/schema';
import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../testing/test-app.ts';
import { codeOf, makePerson } from '../class/class.fixtures.ts';
import { liveCalls, passTime } from './live.fixtures.ts';

const test = useTestApp();
const { schedule, list, remove } = liveCalls(test);
const HOUR_MS = 3_600_000;
/** When they start, in hours from now: one goes on, since they last for an hour. */
const STARTS = [-30, -3, -0.5, 2, 5, 26];

interface Page {
  items: LiveSession[];
  total: number;
  totalIsExact: boolean;
  next: string | null;
  previous: string | null;
}
const read = async (query: string, token: string): Promise<Page> =>
  (await list(query, token)).json().data as Page;
const idsOf = ({ items }: Page) => items.map(({ id }) => id);

/** Sessions of a new teacher, by when they start. */
async function scheduled(): Promise<{ token: string; ids: string[] }> {
  const { token } = await makePerson(test, 'teacher');
  const ids: string[] = [];
  for (const [index, hours] of STARTS.entries()) {
    // All of them are planned ahead, each for another day.
    const ahead = (index + 2) * 24;
    const answer = await schedule(token, { startsAt: new Date(Date.now() + ahead * HOUR_MS).toISOString() });
    const { id } = answer.json().data as LiveSession;
    await passTime(test, id, (ahead - hours) * HOUR_MS);
    ids.push(id);
  }
  return { token, ids };
}

/** All pages from the first one on, and back again from the last one. */
async function walked(query: string, token: string) {
  const there: Page[] = [await read(query, token)];
  for (let next = there[0]?.next; next; next = there.at(-1)?.next)
    there.push(await read(`${query}&cursor=${next}`, token));
  const back: Page[] = [];
  for (let previous = there.at(-1)?.previous; previous; previous = back[0]?.previous)
    back.unshift(await read(`${query}&cursor=${previous}`, token));
  return { there: there.map(idsOf), back: back.map(idsOf) };
}

describe('the list of sessions', () => {
  it('has what goes on and is next first, then what has ended, the latest first, there and back', async () => {
    const { token, ids } = await scheduled();
    const [longAgo, ended, goesOn, next, later, last] = ids as [
      string,
      string,
      string,
      string,
      string,
      string,
    ];
    const inOrder = [goesOn, next, later, last, ended, longAgo];
    const whole = await read('scope=mine', token);
    expect([idsOf(whole), whole.total, whole.totalIsExact]).toEqual([inOrder, 6, true]);
    expect([whole.next, whole.previous]).toEqual([null, null]);
    for (const size of [1, 2, 4, 5]) {
      const { there, back } = await walked(`scope=mine&pageSize=${size}`, token);
      expect(there.flat()).toEqual(inOrder);
      expect(back).toEqual(there.slice(0, -1));
    }
    expect(idsOf(await read('scope=mine&pageSize=3&pageNumber=2', token))).toEqual([last, ended, longAgo]);
    expect(idsOf(await read('scope=mine&status=1', token))).toEqual([next, later, last]);
    expect(idsOf(await read('scope=mine&status=2', token))).toEqual([goesOn]);
    const { there } = await walked('scope=mine&status=3&pageSize=1', token);
    expect(there).toEqual([[ended], [longAgo]]);
  });

  it('says the same of a whole school, without what was deleted', async () => {
    const { token, ids } = await scheduled();
    const [, , , deleted] = ids as [string, string, string, string];
    expect((await remove(token, deleted)).statusCode).toBe(200);
    const whole = await read('scope=all&pageSize=100', token);
    const left = ids.filter((id) => id !== deleted);
    expect(idsOf(whole)).toEqual(expect.arrayContaining(left));
    expect(idsOf(whole)).not.toContain(deleted);
    expect(whole.total).toBe(whole.items.length);
    const ends = whole.items.map(({ activityStatus }) => activityStatus === 3);
    expect(ends).toEqual(ends.toSorted());
    const { there, back } = await walked('scope=all&pageSize=2', token);
    expect(there.flat()).toEqual(idsOf(whole));
    expect(back).toEqual(there.slice(0, -1));
    const { there: gone } = await walked('scope=all&status=3&pageSize=2', token);
    expect(gone.flat()).toEqual(whole.items.filter((_, index) => ends[index]).map(({ id }) => id));
    const [first] = whole.items;
    const from = new Date(Date.now() + 4 * HOUR_MS).toISOString();
    const since = await read(`scope=all&pageSize=100&from=${from}`, token);
    expect(since.items.every(({ startsAt }) => startsAt >= from)).toBe(true);
    expect(idsOf(since)).not.toContain(first?.id);
  });

  it('takes no cursor of another list', async () => {
    const { token } = await makePerson(test, 'teacher');
    const cursor = Buffer.from(JSON.stringify([0, '1700000000000000001'])).toString('base64url');
    expect(await codeOf(list(`scope=all&cursor=${cursor}`, token))).toBe('VALIDATION_FAILED');
  });
});
