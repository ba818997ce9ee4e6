import { beforeAll, describe, expect, it } from 'vitest';
import { SCHOOL, useTestApp } from '../../testing/test-app.ts';
import { makePeople, makePerson, type Someone } from '../class/class.fixtures.ts';
import { addSchool, FIXTURE_SCHOOL } from '../resources/resource.fixtures.ts';
import { DAY_MS, PORTAL, portalCalls } from './portal.fixtures.ts';

const test = useTestApp();
const { get, dataOf, cost } = portalCalls(test);

beforeAll(() => addSchool(test.database));

describe('the layout (C087, C091, C092, C146, B048, B049, B055)', () => {
  it('has logo, navigation with children, both footers and the languages', async () => {
    const layout = await dataOf('open/layout', { schoolId: SCHOOL.open, 'sxz-lang': 'en_US' });
    expect(layout.logo).toMatchObject({ schoolId: SCHOOL.open, homeUrl: `/portal/${SCHOOL.open}` });
    expect(layout.navigations.length).toBeGreaterThan(2);
    expect(layout.navigations.some((entry: { children: object[] }) => entry.children.length > 0)).toBe(true);
    expect(Object.keys(layout.navigations[0]).sort()).toEqual(['children', 'code', 'name', 'url']);
    expect(layout.footer.templates.map((template: { type: number }) => template.type)).toEqual([1, 2]);
    expect(layout.footer.templates.filter((template: { isUsed: boolean }) => template.isUsed).length).toBe(1);
    expect(layout.languages.length).toBe(12);
    expect(await dataOf('open/footer', { schoolId: SCHOOL.open, 'sxz-lang': 'en_US' })).toEqual(
      layout.footer,
    );
    expect((await dataOf('v2/navigations', { schoolId: SCHOOL.open, 'sxz-lang': 'en_US' })).items).toEqual(
      layout.navigations,
    );
    expect(await dataOf('school-logo', { schoolId: SCHOOL.open, 'sxz-lang': 'en_US' })).toEqual(layout.logo);
  });

  it('of a closed school shows outsiders its name and nothing of its inside', async () => {
    await test.database.write({ schoolId: SCHOOL.company }, (tx) =>
      tx
        .insertInto('bulletin')
        .values({
          school_id: SCHOOL.company,
          content: JSON.stringify({ en_US: 'INSIDE' }),
          start_time: new Date(Date.now() - DAY_MS),
          end_time: new Date(Date.now() + DAY_MS),
        })
        .execute(),
    );
    const query = { schoolId: SCHOOL.company, 'sxz-lang': 'en_US' };
    for (const token of [undefined, (await makePerson(test)).token])
      expect(await dataOf('open/layout', query, { token })).toMatchObject({
        school: { id: SCHOOL.company, open: false },
        navigations: [],
        bulletin: null,
      });
    expect(await dataOf('open/bulletin', { tenantId: SCHOOL.company })).toBe(null);
    expect(await dataOf('default-banner', query)).toEqual({ slides: [] });
    const member = await makePerson(test, 'member', SCHOOL.company);
    expect((await dataOf('open/layout', query, { token: member.token })).bulletin.content).toBe('INSIDE');
  });

  it('lists logos of schools that there are (C090)', async () => {
    const { items } = await dataOf('school-logo-list', {
      schoolIds: [SCHOOL.open, SCHOOL.arabic, '1234567890123456789', '8999999999999999999'].join(),
    });
    expect(items.map((item: { schoolId: string }) => item.schoolId).sort()).toEqual([
      SCHOOL.open,
      SCHOOL.arabic,
    ]);
  });

  it('says whether versions are shown (C105, B053)', async () => {
    expect((await get('open/content-review-switch', { tenantId: SCHOOL.open })).json()).toEqual({
      code: 200,
      resultCode: 20000,
      message: 'ok',
      data: { VersionInformationSwitch: '0' },
    });
  });
});

describe('leaderboards (C085, B061, B062)', () => {
  let people: Someone[];
  const board = (period: number | undefined, type = 'points', token?: string) =>
    dataOf(
      `leaderboard-resource/${type}`,
      { schoolId: FIXTURE_SCHOOL, ...(period ? { period: String(period) } : {}) },
      { token },
    );
  const moment = (daysAgo: number) => new Date(Date.now() - daysAgo * DAY_MS);
  const points = (rows: [person: number, points: number, daysAgo: number][]) =>
    test.database.write({ schoolId: FIXTURE_SCHOOL }, (tx) =>
      tx
        .insertInto('point_event')
        .values(
          rows.map(([person, value, daysAgo], index) => ({
            school_id: FIXTURE_SCHOOL,
            account_id: people[person]?.id as string,
            points: value,
            reason: `t${index}`,
            subject_id: null,
            at: moment(daysAgo),
          })),
        )
        .execute(),
    );
  const LATELY: [person: number, points: number, daysAgo: number][] = [
    [0, 5, 0],
    [1, 3, 0],
    [1, 2, 0],
    [2, 7, 20],
    [3, 9, 200],
  ];
  /** The first day of the week (1), month (2) or year (3) of a moment, in the zone of a school that chose none. */
  const firstDay = (period: number, at: Date): string => {
    const sinceMonday = (at.getUTCDay() + 6) % 7;
    const day = period === 1 ? at.getUTCDate() - sinceMonday : 1;
    const month = period === 3 ? 0 : at.getUTCMonth();
    return new Date(Date.UTC(at.getUTCFullYear(), month, day)).toISOString();
  };

  beforeAll(async () => {
    people = await makePeople(test, 60, 'member', FIXTURE_SCHOOL);
    // Everybody has some from long ago: person n has 100 - n.
    await points(people.map((_person, index) => [index, 100 - index, 400]));
    await points(LATELY);
  });

  it.each([1, 2, 3])('of period %i count what was learned in it, equals sharing a rank', async (period) => {
    const sums = new Map<number, number>();
    for (const [person, value, daysAgo] of LATELY)
      if (firstDay(period, moment(daysAgo)) === firstDay(period, new Date()))
        sums.set(person, (sums.get(person) ?? 0) + value);
    const values = [...sums.values()];
    const expected = [...sums].map(([person, value]) => [
      values.filter((other) => other > value).length + 1,
      person,
      value,
    ]);
    const { items } = await board(period);
    const places = items.map((item: { rank: number; person: { id: string }; value: number }) => [
      item.rank,
      people.findIndex(({ id }) => id === item.person.id),
      item.value,
    ]);
    // Who shares a rank stands in the order of ids.
    const sorted = (list: number[][]) =>
      list.toSorted((a, b) => (a[0] as number) - (b[0] as number) || (a[1] as number) - (b[1] as number));
    expect(sorted(places)).toEqual(sorted(expected));
    expect(places.map(([rank]: number[]) => rank)).toEqual(sorted(expected).map(([rank]) => rank));
  });

  it('of all times show the first fifty, and the viewer wherever they are', async () => {
    const everyone = await board(4);
    expect(everyone.items.length).toBe(50);
    expect(everyone.viewer).toBe(null);
    expect(everyone.items[0]).toMatchObject({ rank: 1, value: 106, isViewer: false });
    const last = people[59] as Someone;
    const own = await board(4, 'points', last.token);
    expect(own.items.length).toBe(50);
    expect(own.viewer).toMatchObject({ rank: 60, value: 41, isViewer: true, person: { id: last.id } });
    const first = await board(4, 'points', people[3]?.token);
    expect(first.items.filter((item: { isViewer: boolean }) => item.isViewer).length).toBe(1);
    expect(first.viewer).toEqual(first.items[0]);
    expect((await board(4)).viewer).toBe(null);
  });

  it('are of all time where nothing is said, and empty where nothing was done', async () => {
    expect((await board(undefined)).period).toBe(4);
    expect(await board(4, 'lessons')).toEqual({
      kind: 'lessons',
      period: 4,
      items: [],
      viewer: null,
      isViewerListed: null,
      classTitle: null,
      counted: [],
      schools: [],
    });
  });

  it('name people without their addresses and numbers', async () => {
    const answer = await get('leaderboard-resource/points', { schoolId: SCHOOL.open, period: '4' });
    expect(answer.json().data.items.length).toBeGreaterThan(3);
    expect(answer.body).not.toMatch(/@|13800000001/);
    expect(Object.keys(answer.json().data.items[0].person).sort()).toEqual([
      'avatarUrl',
      'id',
      'name',
      'title',
    ]);
  });

  it.each(['period=5', 'period=0', 'period=1.5', 'period=week'])('refuse %s', async (query) =>
    expect(
      (await test.call('GET', `${PORTAL}/leaderboard-resource/points?schoolId=${SCHOOL.open}&${query}`))
        .statusCode,
    ).toBe(400),
  );
  it('of another kind are refused', async () =>
    expect((await get('leaderboard-resource/money', { schoolId: SCHOOL.open })).statusCode).toBe(400));
  it('are added up once for everybody; one statement says whom one is not led to, and one more a place below them', async () => {
    await board(3, 'points', people[0]?.token);
    expect(await cost(() => board(3, 'points', people[1]?.token))).toBe(3);
    expect(await cost(() => board(3, 'points', people[30]?.token))).toBe(4);
  });
});
