import type { LearningStreak } from '@stoa/api/schema';
import { describe, expect, it } from 'vitest';
import { codeOf } from '../../testing/answers.ts';
import { SCHOOL, useTestApp } from '../../testing/test-app.ts';
import { makePerson, type Someone } from '../class/class.fixtures.ts';
import { learnerCalls } from '../class/progress.fixtures.ts';

const test = useTestApp();
const { save, makeLearner, at } = learnerCalls(test);
const DAY_S = 86_400;

const ask = (who: Someone, timeZone = 'UTC') =>
  test.call('GET', `/api/class/v1/learning/streak?timeZone=${encodeURIComponent(timeZone)}`, {
    token: who.token,
  });
async function read(who: Someone, timeZone?: string): Promise<LearningStreak> {
  const answer = await ask(who, timeZone);
  expect(answer.statusCode, answer.body).toBe(200);
  return (answer.json() as { data: LearningStreak }).data;
}
const learned = (who: Someone, ...moments: string[]) =>
  test.fill(async (client) => {
    for (const moment of moments)
      await client.query(
        `insert into learning_moment values ($1, date_bin('15 minutes', $2::timestamptz, 'epoch')) on conflict do nothing`,
        [who.id, moment],
      );
  });

describe('the streak of a learner', () => {
  it('grows by progress in any school, once a day, also by what was done offline the day before', async () => {
    const { person, token, lessons } = await makeLearner();
    expect((await read(person)).days).toBe(0);
    await save(lessons[0], token, { positionSeconds: 3 });
    await save(lessons[0], token, { positionSeconds: 9 });
    await save(lessons[1], token, { positionSeconds: 9 });
    expect(await read(person)).toMatchObject({ days: 1, isHidden: false });
    await save(lessons[1], token, { positionSeconds: 30, clientUpdatedAt: at(-1) });
    const later = await makeLearner();
    await save(later.lessons[0], later.token, { positionSeconds: 3, clientUpdatedAt: at(DAY_S) });
    const { latest } = await read(later.person);
    expect(latest.map(({ state }) => state).slice(-2)).toEqual(['learned', 'open']);
  });

  it('is told in the days of the time zone', async () => {
    const person = await makePerson(test);
    const today = new Date().toISOString().slice(0, 10);
    await learned(person, `${today}T00:05:00Z`);
    const inUtc = await read(person);
    expect(inUtc.latest.at(-1)).toEqual({ day: today, state: 'learned' });
    // There it was still the day before.
    const days = (await read(person, 'Pacific/Pago_Pago')).latest.filter(({ state }) => state === 'learned');
    const before = new Date(Date.parse(today) - DAY_S * 1000).toISOString().slice(0, 10);
    expect(days.map(({ day }) => day)).toEqual([before]);
    expect(codeOf(await ask(person, 'Mars/Olympus'))).toBe('VALIDATION_FAILED');
  });

  it('can be hidden by its person, who alone has it', async () => {
    const person = await makePerson(test, 'member');
    const hide = (isHidden: boolean) =>
      test.call('PUT', '/api/class/v1/learning/streak', { token: person.token, json: { isHidden } });
    expect((await hide(true)).statusCode).toBe(200);
    expect((await read(person)).isHidden).toBe(true);
    expect((await read(await makePerson(test, 'admin', SCHOOL.open))).isHidden).toBe(false);
    expect((await hide(false)).statusCode).toBe(200);
    expect((await read(person)).isHidden).toBe(false);
  });
});
