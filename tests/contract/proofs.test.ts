import { beforeAll, describe, expect, it } from 'vitest';
import { PROOFS } from '../../apps/server/src/contract/proof.ts';
import type { OperationId } from '../../apps/server/src/contract/handlers.ts';
import { systemClock } from '../../apps/server/src/http/clock.ts';
import { openSession, type NewSession } from '../../apps/server/src/core/identity/session.repository.ts';
import { Signing } from '../../apps/server/src/core/identity/signing.ts';
import { makePerson } from '../../apps/server/src/modules/class/class.fixtures.ts';
import { SCHOOL, useTestApp } from '../../apps/server/src/testing/test-app.ts';
import { bodies } from './isolation.bodies.ts';
import { breach, prepare, SERVED } from './operations.ts';

const test = useTestApp();
const HOUR_MS = 3_600_000;

/** Who asks with less than an operation may require: one person, by sessions of every kind. */
const CALLERS = ['visitor', 'application', 'bound', 'aged', 'withoutFactor'] as const;
type Caller = (typeof CALLERS)[number];
/** The person's password, contacts, factors, links and schools, with everything that hangs on them. */
const WATCHED = [
  'account',
  'account_totp',
  'recovery_code',
  'passkey',
  'account_identity',
  'membership',
  'school',
  'school_login',
  'login_provider',
  'oauth_client',
  'authorization_code',
  'verification_code',
  'challenge',
  'job',
  'agreement_signature',
  'school_agreement',
  'invitation',
  'short_link',
  'notification_setting',
  'session',
];

let tokens: Record<Caller, string | undefined>;
let values: Record<string, string>;

beforeAll(async () => {
  const person = await makePerson(test, 'admin', SCHOOL.company);
  await test.database.pool.query(
    'update account set second_factor_since = now(), is_superuser = true where id = $1',
    [person.id],
  );
  await test.database.pool.query(
    `insert into oauth_client (client_id, school_id, name, redirect_uris) values ('proofs', $1, 'Proofs', '{https://app.example}')`,
    [SCHOOL.company],
  );
  const signing = await Signing.open(test.database, test.config.publicUrl, systemClock);
  const open = async (session: Partial<NewSession>, clientId: string | null = null) => {
    const { sessionId } = await test.database.write({}, (tx) =>
      openSession(
        tx,
        { accountId: person.id, loginMethod: '1', userAgent: '', ip: '', ...session },
        new Date(),
      ),
    );
    if (clientId)
      await test.database.pool.query('update session set client_id = $1 where id = $2', [
        clientId,
        sessionId,
      ]);
    return signing.sign({ accountId: person.id, sessionId });
  };
  const old = new Date(Date.now() - HOUR_MS);
  tokens = {
    visitor: undefined,
    application: await open({ schoolId: SCHOOL.company, bySecondFactor: true }, 'proofs'),
    bound: await open({ schoolId: SCHOOL.company, provider: 'enterprise', bySecondFactor: true }),
    aged: await open({ origin: { provedAt: old, secondFactorAt: old } }),
    withoutFactor: await open({ origin: { provedAt: new Date(), secondFactorAt: old } }),
  };
  values = { schoolId: SCHOOL.company, newEmail: 'other@stoa.example' };
});

async function stateOf(): Promise<Record<string, string>> {
  const state: Record<string, string> = {};
  for (const table of WATCHED) {
    const { rows } = await test.database.pool.query<{ digest: string | null }>(
      `select md5(string_agg(row::text, '|' order by row::text)) as digest from ${table} as row`,
    );
    state[table] = rows[0]?.digest ?? '';
  }
  return state;
}

let asked = 0;
async function ask(operation: (typeof SERVED)[number], caller: Caller) {
  const { method, url, headers } = prepare(operation, values);
  const body = bodies(values, ++asked)[operation.operationId as OperationId];
  const answer = await test.call(method, url, {
    headers: { ...headers, 'x-forwarded-for': `10.77.${asked >> 8}.${asked & 255}` },
    ...(tokens[caller] ? { token: tokens[caller] } : {}),
    ...(typeof body === 'string'
      ? { form: Object.fromEntries(new URLSearchParams(body)) }
      : body
        ? { json: body }
        : {}),
  });
  return answer;
}

/** What a caller is told who has too little; undefined where it is enough. */
function refusalOf({ proof, access, forApplications }: (typeof SERVED)[number], caller: Caller) {
  const needs = PROOFS.indexOf(proof);
  const at = (name: (typeof PROOFS)[number]) => PROOFS.indexOf(name);
  switch (caller) {
    case 'visitor':
      return needs >= at('session') ? [401, 'UNAUTHENTICATED'] : undefined;
    case 'application':
      return access === 'open' || forApplications ? undefined : [403, 'FORBIDDEN'];
    case 'bound':
      return needs >= at('own-session') ? [403, 'OWN_SESSION_REQUIRED'] : undefined;
    case 'aged':
      return needs >= at('recent') ? [403, 'REAUTHENTICATION_REQUIRED'] : undefined;
    case 'withoutFactor':
      return needs >= at('second-factor') ? [403, 'REAUTHENTICATION_REQUIRED'] : undefined;
  }
}

describe('what an operation requires', () => {
  it.each(CALLERS)('is asked of %s before anything happens (TRUST 25, 43)', async (caller) => {
    const refused = SERVED.filter((operation) => refusalOf(operation, caller));
    expect(refused.length).toBeGreaterThan(10);
    const before = await stateOf();
    const got: Record<string, unknown> = {};
    const broken: string[] = [];
    for (const operation of refused) {
      const answer = await ask(operation, caller);
      got[operation.operationId] = [answer.statusCode, answer.json().code];
      const problem = breach(operation, answer);
      if (problem) broken.push(`${operation.operationId}: ${problem}`);
    }
    expect(got).toEqual(
      Object.fromEntries(refused.map((operation) => [operation.operationId, refusalOf(operation, caller)])),
    );
    expect(broken).toEqual([]);
    expect(await stateOf()).toEqual(before);
  });

  it('is never less than signing in where a session of one school names another', async () => {
    const elsewhere = { ...values, schoolId: SCHOOL.open, tenantId: SCHOOL.open };
    const names = SERVED.filter(
      ({ proof, parameters }) =>
        proof === 'session' &&
        parameters.some(({ name, required }) => required && /^(tenantid|schoolid|school-id)$/i.test(name)),
    );
    expect(names.length).toBeGreaterThan(20);
    for (const operation of names) {
      const { method, url, headers } = prepare(operation, elsewhere);
      const body = bodies(elsewhere, ++asked)[operation.operationId as OperationId];
      const answer = await test.call(method, url, {
        headers,
        token: tokens.bound as string,
        ...(typeof body === 'object' ? { json: body } : {}),
      });
      expect([operation.operationId, answer.statusCode, answer.json().code]).toEqual([
        operation.operationId,
        403,
        'OWN_SESSION_REQUIRED',
      ]);
    }
  });

  it('is told with the reason where a second factor is missing', async () => {
    const operation = SERVED.find(({ operationId }) => operationId === 'removeTotp');
    const answer = await ask(operation as (typeof SERVED)[number], 'withoutFactor');
    expect(answer.json()).toMatchObject({
      code: 'REAUTHENTICATION_REQUIRED',
      details: { reason: 'SECOND_FACTOR' },
    });
  });
});

describe('a GET that has an effect', () => {
  it('is refused to other sites, with whatever cookies (TRUST 11)', async () => {
    const effects = SERVED.filter(({ method, hasEffect }) => method === 'get' && hasEffect);
    expect(effects.map(({ operationId }) => operationId)).toEqual(
      expect.arrayContaining(['sendBindEmailCode', 'authorize', 'createQrSession', 'getUploadUrl', 'search']),
    );
    const before = await stateOf();
    const mails = (await test.outbox()).length;
    for (const operation of effects) {
      const { method, url, headers } = prepare(operation, values);
      const answer = await test.call(method, url, {
        headers: { ...headers, 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' },
        cookies: { access_token: tokens.aged as string },
      });
      expect([operation.operationId, answer.json().code]).toEqual([operation.operationId, 'CSRF_REJECTED']);
    }
    expect(await stateOf()).toEqual(before);
    expect((await test.outbox()).length).toBe(mails);
  });
});
