import { describe, expect, it } from 'vitest';
import { SCHOOL, useTestApp } from '../../testing/test-app.ts';
import { makeClass, makePerson, type ClassOptions } from './class.fixtures.ts';
import { learnerCalls, VIDEOS } from './progress.fixtures.ts';

const test = useTestApp();
const { save, enroll, makeLearner } = learnerCalls(test);

describe('going on', () => {
  const list = async (token: string, limit = 5) =>
    (
      await test.call('GET', `/api/class/v1/continue?schoolId=${SCHOOL.open}&limit=${limit}&sxz-lang=en_US`, {
        token,
      })
    ).json().data.items as {
      card: { id: string; enrollment: number };
      progress: object;
      nextLesson: object;
    }[];

  it('lists what is begun, the last first, without what is finished, unstarted, left or withdrawn', async () => {
    const { token } = await makePerson(test, 'member');
    const make = async (options: ClassOptions = VIDEOS) => {
      const made = await makeClass(test, options);
      await enroll(made.id, token);
      return made;
    };
    const [first, second, finished, left, gone] = [
      await make(),
      await make(),
      await make(),
      await make(),
      await make(),
    ];
    await make({ startsInDays: 3 });
    for (const lesson of finished.lessons) await save(lesson, token, { completed: true });
    await test.call('POST', '/api/class/leave', {
      token,
      headers: { tenantid: SCHOOL.open },
      json: { classId: left.id },
    });
    await test.database.write({ schoolId: SCHOOL.open }, (tx) =>
      tx.updateTable('resource').set({ status: 'withdrawn' }).where('id', '=', gone.id).execute(),
    );
    await save(first.lessons[0], token, { positionSeconds: 43, fraction: 0.43 });
    const items = await list(token);
    expect(items.map((item) => item.card.id)).toEqual([first.id, second.id]);
    expect(items[0]).toMatchObject({
      card: { enrollment: 1 },
      progress: { completed: 0, total: 2, remainingMinutes: 16 },
      nextLesson: { lesson: { id: first.lessons[0] }, positionSeconds: 43, started: true },
    });
    expect((await list(token, 1)).map((item) => item.card.id)).toEqual([first.id]);
  });

  it('is about one school, and about oneself', async () => {
    const { person, token } = await makeLearner();
    const other = await makePerson(test, 'member');
    expect(await list(other.token)).toEqual([]);
    const abroad = await test.call('GET', `/api/class/v1/continue?schoolId=${SCHOOL.overseas}`, { token });
    expect(abroad.json().data.items).toEqual([]);
    expect(
      (await test.call('GET', `/api/class/v1/continue?schoolId=${SCHOOL.company}`, { token })).json().code,
    ).toBe('SCHOOL_CLOSED');
    await test.database.write({ schoolId: SCHOOL.open }, (tx) =>
      tx.updateTable('membership').set({ status: 'disabled' }).where('account_id', '=', person.id).execute(),
    );
    expect(await list(token)).toEqual([]);
  });

  it('takes as many statements for many classes as for one', async () => {
    const { token } = await makePerson(test, 'member');
    const count = async () => {
      const before = test.database.statements;
      await list(token, 20);
      return test.database.statements - before;
    };
    await enroll((await makeClass(test)).id, token);
    const one = await count();
    for (let index = 0; index < 6; index++) await enroll((await makeClass(test)).id, token);
    expect(await count()).toBe(one);
    expect(await list(token, 20)).toHaveLength(7);
  });
});
