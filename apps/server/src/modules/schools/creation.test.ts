import { describe, expect, it } from 'vitest';
import { codeOf } from '../../testing/answers.ts';
import { useTestApp } from '../../testing/test-app.ts';
import { enqueue } from '../../platform/queue.repository.ts';
import { readMail, sentCode } from '../auth/auth.fixtures.ts';
import { makePerson, type Someone } from '../class/class.fixtures.ts';
import { askAddress, sendPicture } from '../uploads/uploads.fixtures.ts';
import { creationCalls } from './creation.fixtures.ts';

const test = useTestApp();
const { create, creationOf, ready } = creationCalls(test);

describe('creating a school (C037, B027, R45 to R47)', () => {
  it('makes one whose portal is whole: page, navigation, footer, owner', async () => {
    const person = await makePerson(test);
    const answer = await create(person, { domain: 'test.example', languages: ['de_DE'] });
    expect(answer.statusCode, answer.body).toBe(200);
    const { schoolId, steps } = answer.json().data;
    expect(steps.map((step: { status: string }) => step.status)).toEqual([
      'done',
      'running',
      'waiting',
      'waiting',
    ]);
    const creation = await ready(person, schoolId);
    expect(creation).toEqual({
      schoolId,
      kind: 'academy',
      status: 'ready',
      steps: ['school', 'portal', 'navigation', 'footer'].map((key) => ({ key, status: 'done' })),
      portalUrl: `/portal/${schoolId}`,
    });
    const get = (url: string) => test.call('GET', url);
    const home = await get(`/api/portal/api/v1/portal/open/home?schoolId=${schoolId}&sxz-lang=de_DE`);
    expect(home.statusCode, home.body).toBe(200);
    expect(home.json().data.page.blocks.length).toBeGreaterThan(3);
    const layout = await get(`/api/portal/api/v1/portal/open/layout?schoolId=${schoolId}`);
    expect(layout.statusCode, layout.body).toBe(200);
    expect(layout.json().data.navigations.length).toBe(5);
    expect((await get(`/portal/${schoolId}`)).statusCode).toBe(200);
    const me = (await test.call('GET', '/api/accounts/users/me', { token: person.token })).json().data;
    expect(me.memberships).toMatchObject([{ schoolId, role: 'owner' }]);
    // It leads no union yet.
    expect(me.IsSchoolUnionLeader).toBe(false);
    const found = await test.call('POST', '/api/school/v2/open/schools/', {
      json: { domain: 'test.example' },
    });
    expect(found.json().data.items).toMatchObject([{ id: schoolId, name: 'Harbour School' }]);
    const again = await create(person, { domain: 'test.example' });
    expect(codeOf(again)).toBe('SCHOOL_EXISTS');
  });

  it('takes a picture of its owner for the logo, which everybody sees then, and no other', async () => {
    const [person, other] = [await makePerson(test), await makePerson(test)];
    const { id, static_url } = await sendPicture(test, person.token);
    const refused = await create(other, { logoUploadId: id });
    expect([refused.statusCode, refused.json().details]).toEqual([
      400,
      { fields: [{ path: 'body/logoUploadId', rule: 'enum', message: 'names no picture of yours' }] },
    ]);
    const empty = (await askAddress(test, person.token)).json().data;
    expect((await create(person, { logoUploadId: empty.id })).statusCode).toBe(400);
    const { schoolId } = (await create(person, { logoUploadId: id })).json().data;
    await ready(person, schoolId);
    const layout = await test.call('GET', `/api/portal/api/v1/portal/open/layout?schoolId=${schoolId}`);
    const src = layout.json().data.logo.logoUrl;
    expect(src).toMatch(new RegExp(`^/files/${schoolId}/[\\w-]{32}$`));
    expect((await test.call('GET', src)).headers['content-type']).toBe('image/png');
    // What was sent to the other school has stayed the person's own.
    expect((await test.call('GET', static_url)).statusCode).toBe(401);
  });

  it('goes on where it was cut off, and does nothing twice', async () => {
    const person = await makePerson(test);
    const { schoolId } = (await create(person)).json().data;
    await ready(person, schoolId);
    // As a process leaves it that died between two steps: its entry is taken up by another.
    const scope = { accountId: person.id, schoolId };
    await test.database.write(scope, async (tx) => {
      await tx.deleteFrom('navigation').where('school_id', '=', schoolId).execute();
      await tx.deleteFrom('school_config').where('school_id', '=', schoolId).execute();
      await tx.updateTable('school').set({ status: 'creating' }).where('id', '=', schoolId).execute();
      const { id } = await tx
        .updateTable('job')
        .set({ status: 'running', state: JSON.stringify({ done: ['school', 'portal'] }) })
        .where('school_id', '=', schoolId)
        .returning('id')
        .executeTakeFirstOrThrow();
      await enqueue(tx, 'work', { id, accountId: person.id, schoolId }, { delayMs: 3_600_000 });
    });
    expect(await creationOf(person, schoolId)).toMatchObject({
      status: 'creating',
      steps: [{}, { status: 'done' }, { key: 'navigation', status: 'running' }, { status: 'waiting' }],
    });
    const hidden = await test.call('GET', `/api/portal/api/v1/portal/open/home?schoolId=${schoolId}`);
    expect(hidden.statusCode).toBe(404);
    await test.hurry();
    await ready(person, schoolId);
    const count = await test.database.read(scope, (tx) =>
      tx
        .selectFrom('navigation')
        .select((eb) => eb.fn.countAll<string>().as('n'))
        .where('school_id', '=', schoolId)
        .executeTakeFirstOrThrow(),
    );
    expect(count.n).toBe('5');
  });

  it('is taken up where it was given up, by its owner alone (R46)', async () => {
    const [person, other] = [await makePerson(test), await makePerson(test)];
    const { schoolId } = (await create(person)).json().data;
    await ready(person, schoolId);
    const resume = (someone: Someone) =>
      test.call('POST', `/api/school/schools/${schoolId}/creation`, { token: someone.token });
    // Nothing has stopped: nothing is done again.
    expect((await resume(person)).json().data).toMatchObject({ status: 'ready' });
    await test.database.write({ accountId: person.id }, (tx) =>
      tx
        .updateTable('job')
        .set({
          status: 'failed',
          attempts: 5,
          state: JSON.stringify({ done: ['school', 'portal', 'navigation', 'footer'] }),
        })
        .where('school_id', '=', schoolId)
        .execute(),
    );
    expect((await creationOf(person, schoolId)).status).toBe('failed');
    expect((await resume(other)).statusCode).toBe(404);
    expect((await creationOf(person, schoolId)).status).toBe('failed');
    expect((await resume(person)).json().data).toMatchObject({ status: 'creating' });
    await ready(person, schoolId);
  });

  it('is asked for once with one key, by nobody else, and five times a person (TRUST 66)', async () => {
    const [person, other] = [await makePerson(test), await makePerson(test)];
    const first = (await create(person, {}, { 'idempotency-key': 'create-one-school' })).json().data.schoolId;
    const second = (await create(person, {}, { 'idempotency-key': 'create-one-school' })).json().data
      .schoolId;
    expect(second).toBe(first);
    const foreign = await test.call('GET', `/api/school/schools/${first}/creation`, { token: other.token });
    expect(foreign.statusCode).toBe(404);
    const answers = await Promise.all(Array.from({ length: 8 }, () => create(person)));
    expect(answers.filter((answer) => answer.statusCode === 200)).toHaveLength(4);
    expect(codeOf(answers.find((answer) => answer.statusCode === 429) as never)).toBe(
      'SCHOOL_QUOTA_EXCEEDED',
    );
  });

  it('needs the agreement in force and takes no field that is not offered (TRUST 64)', async () => {
    const person = await makePerson(test);
    const old = await create(person, { agreementVersion: '2020-01' });
    expect([codeOf(old), old.json().details]).toEqual(['AGREEMENT_OUTDATED', { currentVersion: '2026-10' }]);
    for (const json of [
      { type: 'o3' },
      { parentId: '1700000000000000001' },
      { agreed: false },
      { name: ' a ' },
    ])
      expect((await create(person, json)).statusCode).toBe(400);
  });
});

describe('activation codes (C046 to C048, TRUST 45)', () => {
  const apply = (person: Someone, json: object = {}) =>
    test.call('POST', '/api/school/applyActiveCode', {
      token: person.token,
      json: {
        kind: 'store',
        organisation: 'Harbour Books',
        contactName: 'Noor',
        contactEmail: 'noor@harbour.example',
        reason: 'We sell books.',
        ...json,
      },
    });
  const decide = (token: string, applicationId: string, decision = 'approve') =>
    test.call('POST', '/api/school/confirmApplyCode', { token, json: { applicationId, decision } });

  it('open a store once, for who applied, after somebody else approved (C044)', async () => {
    const person = await makePerson(test);
    const need = await test.call('GET', '/api/school/requireActiveCode?kind=store', { token: person.token });
    expect(need.json().data).toEqual({ required: true });
    expect(codeOf(await create(person, { kind: 'store' }))).toBe('ACTIVE_CODE_INVALID');
    const application = (await apply(person)).json().data;
    expect(application).toMatchObject({ status: 'pending', organisation: 'Harbour Books' });
    expect(codeOf(await apply(person))).toBe('CONFLICT');
    expect((await decide(person.token, application.id)).statusCode).toBe(403);
    expect((await decide(await test.signIn('admin@stoa.example'), application.id)).statusCode).toBe(403);
    const platform = await test.signIn('owner@stoa.example');
    const all = await test.call('GET', '/api/school/applyActiveCode?status=pending', { token: platform });
    expect(all.json().data.items).toMatchObject([{ id: application.id }]);
    expect((await decide(platform, application.id)).json().data.status).toBe('approved');
    expect(codeOf(await decide(platform, application.id))).toBe('CONFLICT');
    const mail = (await test.outbox()).filter((raw) => raw.includes('To: noor@harbour.example')).at(-1) ?? '';
    const activeCode = /[0-9A-Z]{4}(-[0-9A-Z]{4}){3}/.exec(readMail(mail).text)?.[0] as string;
    const other = await makePerson(test);
    expect(codeOf(await create(other, { kind: 'store', activeCode }))).toBe('ACTIVE_CODE_INVALID');
    expect(codeOf(await create(person, { kind: 'academy', activeCode }))).toBe('ACTIVE_CODE_INVALID');
    const made = await create(person, { kind: 'store', activeCode, currency: 'EUR' });
    expect(made.statusCode, made.body).toBe(200);
    const { schoolId } = made.json().data;
    await ready(person, schoolId);
    expect(codeOf(await create(person, { kind: 'store', activeCode }))).toBe('ACTIVE_CODE_INVALID');
    const stores = await test.call('POST', '/api/school/schools/hasStoreDetails', {
      token: person.token,
      json: { schoolIds: [schoolId, '1700000000000000003'] },
    });
    expect(stores.json().data.items.map((item: { hasStore: boolean }) => item.hasStore)).toEqual([
      true,
      false,
    ]);
    const market = await test.call('GET', `/api/school/biz/marketConfig?tenantId=${schoolId}`, {
      token: person.token,
    });
    expect(market.json().data).toMatchObject({ enabled: true, currency: 'EUR' });
  });

  it('make no school sell that has no owner’s wish: its owner opens the store, once (C071)', async () => {
    const owner = await makePerson(test);
    const { schoolId } = (await create(owner, { kind: 'academy' })).json().data;
    await ready(owner, schoolId);
    const teacher = await makePerson(test, 'admin', schoolId);
    const headers = (key: string) => ({ tenantId: schoolId, 'idempotency-key': key });
    const open = (who: Someone, key: string) =>
      test.call('POST', '/api/assist/market/portal/initMarketStore', {
        token: who.token,
        headers: headers(key),
        json: { name: 'Harbour', currency: 'JPY' },
      });
    const market = async () =>
      (
        await test.call('GET', `/api/school/biz/marketConfig?tenantId=${schoolId}`, { token: owner.token })
      ).json().data;
    expect(await market()).toMatchObject({ enabled: false });
    expect((await open(teacher, crypto.randomUUID())).statusCode).toBe(403);
    const key = crypto.randomUUID();
    const [first, again] = [await open(owner, key), await open(owner, key)];
    expect(first.json().data).toEqual({ storeId: schoolId, status: 'ready' });
    expect(again.json().data).toEqual(first.json().data);
    expect(codeOf(await open(owner, crypto.randomUUID()))).toBe('SCHOOL_EXISTS');
    expect(await market()).toMatchObject({ enabled: true, currency: 'JPY' });
  });

  it('are dead after five wrong tries, even the right one', async () => {
    const person = await makePerson(test);
    const { id } = (await apply(person, { contactEmail: 'five@harbour.example' })).json().data;
    await decide(await test.signIn('owner@stoa.example'), id);
    const mail = (await test.outbox()).filter((raw) => raw.includes('To: five@harbour.example')).at(-1) ?? '';
    const activeCode = /[0-9A-Z]{4}(-[0-9A-Z]{4}){3}/.exec(readMail(mail).text)?.[0] as string;
    for (let time = 0; time < 5; time++)
      await create(person, { kind: 'store', activeCode: `AAAA-AAAA-AAAA-AAA${time}` });
    expect(codeOf(await create(person, { kind: 'store', activeCode }))).toBe('ACTIVE_CODE_INVALID');
  });

  it('are seen by who asked and by the platform alone', async () => {
    const person = await makePerson(test);
    await apply(person);
    const other = await makePerson(test);
    const seen = await test.call('GET', '/api/school/applyActiveCode', { token: other.token });
    expect(seen.json().data.items).toEqual([]);
  });
});

describe('the domain of a school (C045)', () => {
  const found = async (domain: string) =>
    (await test.call('POST', '/api/school/v2/open/schools/', { json: { domain } })).json().data.items;
  const withEmail = async (email: string) => {
    const person = await makePerson(test);
    await test.database.pool.query('update account set email = $1 where id = $2', [email, person.id]);
    return person;
  };

  it('is a claim that stops nobody until its owner has an address there', async () => {
    const stranger = await makePerson(test);
    const claimed = (await create(stranger, { name: 'Claimed', domain: 'lighthouse.example' })).json().data;
    await ready(stranger, claimed.schoolId);
    expect(await found('lighthouse.example')).toEqual([]);
    const rightful = await withEmail('dean@lighthouse.example');
    const made = await create(rightful, { name: 'Lighthouse', domain: 'lighthouse.example' });
    expect(made.statusCode, made.body).toBe(200);
    await ready(rightful, made.json().data.schoolId);
    expect(await found('lighthouse.example')).toMatchObject([{ id: made.json().data.schoolId }]);
    const late = await create(stranger, { name: 'Again', domain: 'lighthouse.example' });
    expect(codeOf(late)).toBe('SCHOOL_EXISTS');
  });

  it('counts from when its owner proves an address there', async () => {
    const person = await makePerson(test);
    const { schoolId } = (await create(person, { name: 'Pier', domain: 'pier.example' })).json().data;
    await ready(person, schoolId);
    expect(await found('pier.example')).toEqual([]);
    const sent = await test.call(
      'GET',
      '/api/accounts/rest/account/bind/email-code?newEmail=me@pier.example',
      {
        token: person.token,
      },
    );
    expect(sent.statusCode, sent.body).toBe(200);
    const bound = await test.call('PUT', '/api/accounts/user/email/bind', {
      token: person.token,
      json: { newEmail: 'me@pier.example', emailCode: await sentCode(test, 'me@pier.example') },
    });
    expect(bound.statusCode, bound.body).toBe(200);
    expect(await found('pier.example')).toMatchObject([{ id: schoolId }]);
  });

  it('is nobody’s where everybody can have an address', async () => {
    const person = await withEmail('somebody@gmail.com');
    const { schoolId } = (await create(person, { name: 'Mail', domain: 'gmail.com' })).json().data;
    await ready(person, schoolId);
    expect(await found('gmail.com')).toEqual([]);
  });
});
