import { beforeAll, describe, expect, it } from 'vitest';
import { SCHOOL, useTestApp } from '../../testing/test-app.ts';
import { addSchool, FIXTURE_SCHOOL } from '../resources/resource.fixtures.ts';

const NOW = '2026-03-01T12:00:00.000Z';
const test = useTestApp({ STOA_NOW: NOW });
const at = (ms: number) => new Date(Date.parse(NOW) + ms);
const PORTAL = '/api/portal/api/v1/portal';
const dataOf = async (path: string, query: Record<string, string>) => {
  const answer = await test.call('GET', `${PORTAL}/${path}?${new URLSearchParams(query)}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data;
};

beforeAll(() => addSchool(test.database));

describe('the bulletin (C145, B030)', () => {
  const HOUR_MS = 3_600_000;
  const shown = async () => (await dataOf('open/bulletin', { tenantId: FIXTURE_SCHOOL }))?.content;
  const put = (values: { from: number; to: number; status?: number; text: string }) =>
    test.database.write({ schoolId: FIXTURE_SCHOOL }, async (tx) => {
      await tx
        .insertInto('bulletin')
        .values({
          school_id: FIXTURE_SCHOOL,
          content: JSON.stringify({ en_US: values.text }),
          start_time: at(values.from * HOUR_MS),
          end_time: at(values.to * HOUR_MS),
          status: values.status ?? 1,
        })
        .execute();
    });

  it('is shown within its times while its status is 1, the newest of several', async () => {
    expect(await dataOf('open/bulletin', { tenantId: FIXTURE_SCHOOL })).toBe(null);
    await put({ from: -5, to: -1, text: 'over' });
    await put({ from: 1, to: 5, text: 'to come' });
    await put({ from: -1, to: 1, status: 0, text: 'switched off' });
    expect(await shown()).toBeUndefined();
    await put({ from: -2, to: 1, text: 'now' });
    expect(await shown()).toBe('now');
    await put({ from: -1, to: 1, text: 'newer' });
    expect(await shown()).toBe('newer');
  });

  it('stands in the layout too, in whole (B031)', async () => {
    const { bulletin } = await dataOf('open/layout', { schoolId: FIXTURE_SCHOOL, 'sxz-lang': 'en_US' });
    expect(bulletin).toEqual({
      id: expect.stringMatching(/^\d{19}$/),
      content: 'newer',
      startTime: expect.stringMatching(/Z$/),
      endTime: expect.stringMatching(/Z$/),
      status: 1,
    });
  });
});

describe('at the edges of its times, a bulletin', () => {
  it.each([
    ['that starts this very moment is shown', 0, 1, true],
    ['that ends this very moment is shown', -1, 0, true],
    ['of this moment alone is shown', 0, 0, true],
    ['that starts a millisecond later is not', 1, 2, false],
    ['that ended a millisecond ago is not', -2, -1, false],
  ])('%s', async (_name, from, to, shown) => {
    await test.database.write({ schoolId: SCHOOL.store }, async (tx) => {
      await tx.deleteFrom('bulletin').execute();
      await tx
        .insertInto('bulletin')
        .values({ school_id: SCHOOL.store, content: '{"en_US":"x"}', start_time: at(from), end_time: at(to) })
        .execute();
    });
    expect((await dataOf('open/bulletin', { tenantId: SCHOOL.store })) !== null).toBe(shown);
  });
});
