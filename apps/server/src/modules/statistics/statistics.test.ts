import { beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { SCHOOL, useTestApp } from '../../testing/test-app.ts';
import { makePerson, type Someone } from '../class/class.fixtures.ts';
import { addSchool, FIXTURE_SCHOOL } from '../resources/resource.fixtures.ts';
import { CLICK_CODES, VIEW_CODES, viewCodesOf } from './codes.ts';

const test = useTestApp();
const today = new Date().toISOString().slice(0, 10);
let admin: Someone;
let overseasAdmin: Someone;
beforeAll(async () => {
  await addSchool(test.database);
  admin = await makePerson(test, 'admin', SCHOOL.open);
  overseasAdmin = await makePerson(test, 'admin', SCHOOL.overseas);
});
const HOME = VIEW_CODES.cn.home;
const collect = (events: unknown, schoolId: string = SCHOOL.open, cookie?: string) =>
  test.call('POST', '/api/portal/api/v1/portal/open/events', {
    json: { schoolId, events },
    ...(cookie ? { cookies: { cookie_choice: cookie } } : {}),
  });
const statistics = async (schoolId: string, token: string, query = `from=${today}&to=${today}`) => {
  const url = `/api/portal/api/v1/portal/statistics?${query}`;
  return (await test.call('GET', url, { token, headers: { tenantId: schoolId } })).json().data;
};
/** Counts are written every few seconds. */
const counted = (read: () => Promise<boolean>) =>
  eventually(async () => expect(await read(), 'It was not counted.').toBe(true));

describe('the tables of codes (B070, B046)', () => {
  it('are one a region, and no code stands twice', () => {
    expect(Object.keys(VIEW_CODES)).toEqual(['cn', 'sg', 'de', 'mx', 'ru']);
    const codes = [
      ...Object.values(VIEW_CODES).flatMap((table) => Object.values(table)),
      ...Object.values(CLICK_CODES),
    ];
    expect(new Set(codes).size).toBe(codes.length);
    expect(codes.every((code) => /^\d{6}$/.test(code))).toBe(true);
    expect(viewCodesOf('sit')).toBe(VIEW_CODES.cn);
    expect(viewCodesOf('mx')).toBe(VIEW_CODES.mx);
  });
});

describe('counting (B046, B070, TRUST 98)', () => {
  it('counts views, visits, clicks and searches of a day, and says which searches found nothing', async () => {
    const answer = await collect([
      { kind: 'view', code: HOME, entry: true },
      { kind: 'view', code: VIEW_CODES.cn.search },
      { kind: 'click', code: '121602' },
      { kind: 'view', code: VIEW_CODES.de.home },
      { kind: 'click', code: '999999' },
    ]);
    expect(answer.json().data).toEqual({ counted: 3, ignored: 2 });
    for (const keyword of ['zzqxkv', 'project'])
      await test.call(
        'GET',
        `/api/search/v1/resources?schoolId=${SCHOOL.open}&keyword=${keyword}&sxz-lang=en_US`,
      );
    await counted(async () => (await statistics(SCHOOL.open, admin.token)).totals.searches >= 2);
    const read = await statistics(SCHOOL.open, admin.token);
    expect(read.totals).toEqual({
      visits: 1,
      views: 2,
      clicks: 1,
      searches: 2,
      searchesWithoutResult: 1,
      // Of the demo, by the hour at which it was filled.
      feedback: expect.any(Number),
    });
    expect(read.days).toEqual([{ day: today, ...read.totals }]);
    expect(read.clicks).toEqual([{ code: '121602', action: 'feedbackOpened', label: null, count: 1 }]);
    expect(read.pages.map(({ page }: { page: string }) => page).sort()).toEqual(['home', 'search']);
    expect(read.searchesWithoutResult).toEqual([{ keyword: 'zzqxkv', count: 1 }]);
  });

  it('counts clicks on links of the footer by the codes that the school gave them (B049, spec 3)', async () => {
    const answer = await collect([
      { kind: 'click', code: '010201' },
      { kind: 'click', code: '010302' },
      // What stands in no footer of the school is no code of it.
      { kind: 'click', code: '019999' },
    ]);
    expect(answer.json().data).toEqual({ counted: 2, ignored: 1 });
    const elsewhere = await collect([{ kind: 'click', code: '010201' }], FIXTURE_SCHOOL);
    expect(elsewhere.json().data).toEqual({ counted: 0, ignored: 1 });
    const links = async () =>
      (await statistics(SCHOOL.open, admin.token, `from=${today}&to=${today}&sxz-lang=en_US`)).clicks.filter(
        ({ action }: { action: string | null }) => action === null,
      );
    await counted(async () => (await links()).length === 2);
    expect(await links()).toEqual([
      { code: '010201', action: null, label: 'Guide for learners', count: 1 },
      { code: '010302', action: null, label: 'Guide for managers', count: 1 },
    ]);
  });

  it('takes nothing but a batch of events (B070, TRUST 98)', async () => {
    for (const events of [
      'view',
      null,
      7,
      {},
      [],
      ['view'],
      [[]],
      [{ kind: 'view' }],
      [{ kind: 'view', code: 1 }],
    ])
      expect([events, (await collect(events)).statusCode]).toEqual([events, 400]);
    expect((await collect([{ kind: 'view', code: HOME, who: 'me' }])).statusCode).toBe(400);
    const one = { kind: 'view', code: HOME };
    expect((await collect(Array.from({ length: 21 }, () => one))).statusCode).toBe(400);
    const padded = JSON.stringify({ schoolId: SCHOOL.open, events: [one] }).padEnd(9000);
    const large = await test.app.inject({
      method: 'POST',
      url: '/api/portal/api/v1/portal/open/events',
      headers: { 'content-type': 'application/json' },
      payload: padded,
    });
    expect([large.statusCode, large.json().code]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
    expect((await collect([one], '1234567890123456789')).statusCode).toBe(404);
  });

  it('counts nothing in an overseas school before somebody agreed, nor after they took it back (B033)', async () => {
    const one = [{ kind: 'view', code: HOME, entry: true }];
    const choose = (operation: string) =>
      test.call(
        'POST',
        `/api/assist/v2/agreement/open/knownCookiesAgreement?operation=${operation}&schoolId=${SCHOOL.overseas}`,
      );
    const cookieOf = (answer: Awaited<ReturnType<typeof choose>>) =>
      answer.cookies.find(({ name }) => name === 'cookie_choice');
    expect((await collect(one, SCHOOL.overseas)).json().data).toEqual({ counted: 0, ignored: 1 });
    const refused = cookieOf(await choose('inactive'));
    expect((await collect(one, SCHOOL.overseas, refused?.value)).json().data.counted).toBe(0);
    const agreed = cookieOf(await choose('active'));
    expect(agreed).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
    expect((await collect(one, SCHOOL.overseas, agreed?.value)).json().data.counted).toBe(1);
    expect((await collect(one, SCHOOL.overseas, 'active.1999-01.x')).json().data.counted).toBe(0);
    expect(cookieOf(await choose('reset'))?.value).toBe('');
    const proofs = await test.database.read({ schoolId: SCHOOL.overseas }, (tx) =>
      tx.selectFrom('cookie_choice').select(['operation', 'policy_version']).orderBy('chosen_at').execute(),
    );
    expect(proofs.map(({ operation }) => operation)).toEqual(['inactive', 'active', 'reset']);
    await counted(async () => (await statistics(SCHOOL.overseas, overseasAdmin.token)).totals.views >= 1);
    expect((await statistics(SCHOOL.overseas, overseasAdmin.token)).totals).toMatchObject({
      visits: 1,
      views: 1,
    });
  });

  it('takes the choice without a body and without a school (C072)', async () => {
    const url = '/api/assist/v2/agreement/open/knownCookiesAgreement?operation=active';
    expect((await test.call('POST', url)).json()).toEqual({ code: 200, message: 'ok' });
    expect((await test.call('POST', url, { json: { policyVersion: '2026-11' } })).statusCode).toBe(200);
    expect((await test.call('POST', url, { json: { policyVersion: '2026-11', extra: 1 } })).statusCode).toBe(
      400,
    );
    expect((await test.call('POST', url.replace('active', 'maybe'))).statusCode).toBe(400);
  });

  it('answers a range of days with an entry each, and no range that makes no sense', async () => {
    const read = await statistics(SCHOOL.open, admin.token, 'from=2026-02-27&to=2026-03-02');
    expect(read.days.map(({ day }: { day: string }) => day)).toEqual([
      '2026-02-27',
      '2026-02-28',
      '2026-03-01',
      '2026-03-02',
    ]);
    for (const query of [
      'from=2026-03-02&to=2026-03-01',
      'from=2020-01-01&to=2026-01-01',
      'from=x&to=2026-01-01',
    ]) {
      const url = `/api/portal/api/v1/portal/statistics?${query}`;
      const answer = await test.call('GET', url, { token: admin.token, headers: { tenantId: SCHOOL.open } });
      expect([query, answer.statusCode]).toEqual([query, 400]);
    }
  });
});
