import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startProvider, type RealProvider } from '../../testing/oidc-provider.ts';
import { SCHOOL, useTestApp } from '../../testing/test-app.ts';
import { makeClass, makePerson, type Someone } from '../class/class.fixtures.ts';
import { callbackUrl } from '../../core/identity/provider-client.ts';
import { Browser, settingsOf } from './third-login.fixtures.ts';

const test = useTestApp({ SSO_PRIVATE_HOSTS: '127.0.0.1' });
const SETTINGS = `/api/school/schools/${SCHOOL.company}/login-settings`;
let imc: RealProvider;
let other: RealProvider;
let admin: Someone;
beforeAll(async () => {
  imc = await startProvider('imc', callbackUrl(test.config, 'imc'));
  other = await startProvider('imc', callbackUrl(test.config, 'imc'));
  admin = await makePerson(test, 'admin', SCHOOL.company);
});
afterAll(() => Promise.all([imc.close(), other.close()]));

async function use(provider: RealProvider, changes: object = {}) {
  const { version } = (await test.call('GET', SETTINGS, { token: admin.token })).json().data;
  const settings = settingsOf([provider], version);
  const json = { ...settings, providers: settings.providers.map((one) => ({ ...one, ...changes })) };
  const saved = await test.call('PUT', SETTINGS, { token: admin.token, json });
  expect(saved.statusCode, saved.body).toBe(200);
}
async function visit(provider: RealProvider, sub: string) {
  provider.person = { sub, name: 'Lin Wei' };
  const browser = new Browser(test);
  const back = await browser.visit('imc', test.config);
  const answer = await browser.call('POST', '/api/auth/open/thirdlogin/imc/accesstoken', {
    json: { ...back, tenantId: SCHOOL.company },
  });
  return { browser, answer };
}
/** Somebody who linked what the service says of them, as they do it themselves. */
async function linked(sub: string): Promise<Someone> {
  const person = await makePerson(test, 'member', SCHOOL.company);
  imc.person = { sub, name: 'Lin Wei' };
  const browser = new Browser(test);
  const back = await browser.visit('imc', test.config);
  const bound = await browser.call('POST', '/api/accounts/third_user/to/bind', {
    json: { ...back, provider: 'imc' },
    headers: { authorization: `Bearer ${person.token}` },
  });
  expect(bound.statusCode, bound.body).toBe(200);
  return person;
}
beforeEach(() => use(imc));

describe('a session that a school’s own service vouched for', () => {
  it('tells of no other school, of no rights on the platform, and is at most an administrator’s', async () => {
    const person = await linked('owner-and-more');
    await test.database.pool.query(
      'update account set is_superuser = true, last_school_id = $1 where id = $2',
      [SCHOOL.open, person.id],
    );
    await test.database.pool.query(`update membership set role = 'owner' where account_id = $1`, [person.id]);
    await test.database.pool.query(
      `insert into membership (school_id, account_id, role) values ($1, $2, 'owner')`,
      [SCHOOL.open, person.id],
    );
    await test.database.pool.query(
      `insert into notification (account_id, school_id, kind, in_app, created_at)
        select $1, school, 'memberRoleChanged', true, now() from unnest(array[$2, $3]::bigint[]) as school`,
      [person.id, SCHOOL.open, SCHOOL.company],
    );
    // What they learn, teach, note and keep elsewhere.
    const { id: classId, lessons } = await makeClass(test, { lessons: [{}], teachers: [person.id] });
    await test.database.pool.query(
      'insert into enrollment (class_id, school_id, account_id) values ($1, $2, $3)',
      [classId, SCHOOL.open, person.id],
    );
    await test.database.pool.query(
      'insert into saved_resource (account_id, resource_id, school_id, saved_at) values ($1, $2, $3, now())',
      [person.id, classId, SCHOOL.open],
    );
    await test.database.pool.query(
      `insert into lesson_note (account_id, school_id, class_id, lesson_id, class_title, lesson_title, class_type, place_kind,
         position, text, search_vector, search_text, created_at, updated_at)
       values ($1, $2, $3, $4, '{}', '{}', 5, 'lesson', 0, 'Noted elsewhere', '', '', now(), now())`,
      [person.id, SCHOOL.open, classId, lessons[0]],
    );
    const { browser, answer } = await visit(imc, 'owner-and-more');
    expect(answer.json().data.outcome).toBe('signedIn');
    const get = async (url: string) => (await browser.call('GET', url)).json();
    const me = (await get('/api/accounts/users/me')).data;
    expect(me).toMatchObject({
      isSuperuser: false,
      boundSchool: SCHOOL.company,
      memberships: [{ schoolId: SCHOOL.company, role: 'admin' }],
      abilities: { createSchool: false, managePlatform: false },
    });
    const texts = JSON.stringify([
      me,
      await get('/api/school/schools/'),
      await get('/api/ischool/v1/schools/last-school-detail'),
      await get('/api/ischool/v1/schools/first-schools-all-page'),
      await get('/api/ischool/v1/tenant-union/my-join-union-list-merges'),
      await get('/api/ischool/v1/open/jump-school-from-config'),
      await get('/api/accounts/skip?third_platform_type=imc'),
      await get('/api/accounts/notifications'),
      await get('/api/class/v1/learning'),
      await get('/api/class/v1/learning/coursework'),
      await get('/api/class/v1/learning/dates?rangeStart=2026-11-01T00:00:00Z&rangeEnd=2026-12-01T00:00:00Z'),
      await get('/api/class/v1/learning/notes'),
      (await browser.call('GET', '/api/class/v1/learning/notes.md')).body,
      await get('/api/class/v1/learning/saved'),
      await get('/api/class/v1/teaching'),
      await get('/api/personal-center/blockedPeople'),
    ]);
    expect(texts).toContain(SCHOOL.company);
    for (const elsewhere of [SCHOOL.open, classId, 'Noted elsewhere']) expect(texts).not.toContain(elsewhere);
    // Days of learning are of all schools together, and so is whether they are shown.
    expect((await get('/api/class/v1/learning/streak?timeZone=Europe/Berlin')).code).toBe(
      'OWN_SESSION_REQUIRED',
    );
    expect((await get('/api/accounts/notifications/unread')).data).toEqual({ unread: 1 });
    const owner = await browser.call('PUT' as 'POST', `/api/school/members/${admin.id}/role`, {
      json: { role: 'owner' },
      headers: { tenantId: SCHOOL.company },
    });
    expect(owner.json().code).toBe('ROLE_TOO_HIGH');
  });

  it('changes nothing that is the account’s, however new it is', async () => {
    await linked('taken-over');
    const { browser } = await visit(imc, 'taken-over');
    const answers = await Promise.all([
      browser.call('GET', '/api/accounts/rest/account/bind/email-code?newEmail=evil@attacker.example'),
      browser.call('POST', '/api/accounts/users/export'),
      browser.call('POST', '/api/accounts/users/second-factor/totp'),
      browser.call('POST', '/api/accounts/users/reauthenticate', { json: { password: 'anything-at-all' } }),
      browser.call('GET', '/api/accounts/users/sessions'),
      browser.call('GET', '/api/accounts/third_user'),
    ]);
    expect(answers.map((answer) => [answer.statusCode, answer.json().code])).toEqual(
      answers.map(() => [403, 'OWN_SESSION_REQUIRED']),
    );
    expect((await test.outbox()).filter((mail) => mail.includes('attacker.example'))).toEqual([]);
  });
});

describe('a link', () => {
  const linksOf = async (person: Someone) =>
    (await test.call('GET', '/api/accounts/third_user', { token: person.token })).json().data.items;

  it('ends when the school points its service elsewhere, and is told so', async () => {
    const person = await linked('moved');
    expect((await visit(imc, 'moved')).answer.json().data.outcome).toBe('signedIn');
    // Whoever runs the new service can say anything, the old person’s subject too.
    await use(other);
    expect((await visit(other, 'moved')).answer.json().data.outcome).toBe('bindRequired');
    expect(await linksOf(person)).toMatchObject([{ provider: 'imc', endedAt: expect.any(String) }]);
    await use(imc);
    expect((await visit(imc, 'moved')).answer.json().data.outcome).toBe('signedIn');
    expect((await linksOf(person))[0]).not.toHaveProperty('endedAt');
  });

  it('ends when another claim is to tell people apart', async () => {
    const person = await linked('renamed');
    await use(imc, { claims: { subject: 'name' } });
    imc.person = { sub: 'somebody-else', name: 'renamed' };
    const browser = new Browser(test);
    const back = await browser.visit('imc', test.config);
    const answer = await browser.call('POST', '/api/auth/open/thirdlogin/imc/accesstoken', {
      json: { ...back, tenantId: SCHOOL.company },
    });
    expect(answer.json().data.outcome).toBe('bindRequired');
    expect(await linksOf(person)).toMatchObject([{ endedAt: expect.any(String) }]);
  });
});
