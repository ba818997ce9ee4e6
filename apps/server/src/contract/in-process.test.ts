import type { FastifyRequest } from 'fastify';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { systemClock } from '../http/clock.ts';
import type { RequestContext, Viewer } from '../http/context.ts';
import { Problem } from '../http/problem.ts';
import { readContract } from './document.ts';
import { InProcessApi } from './in-process.ts';

const SCHOOL = '1700000000000000001';
const OTHER = '1700000000000000002';
const viewer: Viewer = {
  accountId: '1600000000000000001',
  sessionId: '1500000000000000001',
  isSuperuser: false,
  roles: new Map([[SCHOOL, 'member']]),
  language: 'en_US',
  provedAt: new Date(0),
  hasSecondFactor: false,
};

/** What reached a handler. */
interface Reached {
  operationId: string;
  query: Record<string, unknown>;
  path: Record<string, unknown>;
  context: RequestContext;
}
const reached: Reached[] = [];
let answer: () => unknown;
/** Instead of the server's own, a handler for each operation that notes what reached it. */
const handlers = new Proxy(
  {},
  {
    get: (_none, operationId: string) => (parts: Omit<Reached, 'operationId'>) => {
      reached.push({ ...parts, operationId });
      return { status: 200, body: answer() };
    },
  },
);
const logged = vi.fn<(fields: object, message: string) => void>();
const page = { id: 'req-page', ip: '192.0.2.1', log: { error: logged } } as unknown as FastifyRequest;
const api = new InProcessApi(readContract(), handlers, { clock: systemClock, enter: async () => undefined });

async function ask(path: string, who?: Partial<Viewer>, init?: RequestInit) {
  const fetch = api.as(who && { ...viewer, ...who }, page);
  const response = await fetch(new Request(`http://portal${path}`, init));
  return { status: response.status, body: (await response.json()) as { code?: string } };
}

beforeEach(() => {
  reached.length = 0;
  logged.mockClear();
  answer = () => ({ data: 'of the handler' });
});

describe('a call that a page makes of this process', () => {
  it('reaches its handler with the parts of its address, and brings back the answer', async () => {
    const answered = await ask(
      `/api/portal/api/v1/portal/school-logo-list?schoolIds=${SCHOOL},${OTHER}&sxz-lang=ar_SA`,
    );
    expect(answered).toEqual({ status: 200, body: { data: 'of the handler' } });
    expect(reached).toHaveLength(1);
    expect(reached[0]).toMatchObject({
      operationId: 'listSchoolLogos',
      query: { schoolIds: [SCHOOL, OTHER] },
      context: { requestId: 'req-page', language: 'ar_SA', ip: '192.0.2.1' },
    });
    await ask(`/api/class/v1/classes/1770000000000000004/members?schoolId=${SCHOOL}`, {});
    expect(reached[1]).toMatchObject({
      operationId: 'listClassMembers',
      path: { classId: '1770000000000000004' },
    });
  });

  it('takes the language of the browser where the address names none', async () => {
    await ask(`/api/portal/api/v1/portal/school-logo?schoolId=${SCHOOL}`, undefined, {
      headers: { 'accept-language': 'de' },
    });
    expect(reached[0]?.context.language).toBe('de_DE');
  });

  it('is checked by the contract', async () => {
    const answered = await ask('/api/portal/api/v1/portal/school-logo?schoolId=1');
    expect(answered).toMatchObject({ status: 400, body: { code: 'VALIDATION_FAILED' } });
    expect(reached).toEqual([]);
  });

  it('is made as the viewer, and as nobody where the operation looks at nobody', async () => {
    await ask('/api/accounts/users/me', {});
    expect(reached[0]?.context.viewer).toMatchObject({ accountId: viewer.accountId });
    await ask(`/api/portal/api/v1/portal/school-logo?schoolId=${SCHOOL}`, {});
    expect(reached[1]?.context.viewer).toBeUndefined();
  });

  it.each([
    ['UNAUTHENTICATED', 401, undefined, '/api/accounts/users/me'],
    ['OWN_SESSION_REQUIRED', 403, { boundSchool: SCHOOL }, '/api/accounts/users/sessions'],
    ['OWN_SESSION_REQUIRED', 403, { boundSchool: SCHOOL }, `/api/school/members/?tenantId=${OTHER}`],
    ['FORBIDDEN', 403, { clientId: 'an application' }, '/api/accounts/users/sessions'],
  ])('is refused with %s (%i) without the proof that it asks for', async (code, status, who, path) => {
    expect(await ask(path, who)).toMatchObject({ status, body: { code } });
    expect(reached).toEqual([]);
  });

  it('finds GETs alone', async () => {
    const post = await ask('/api/class/enroll', {}, { method: 'POST' });
    const nothing = await ask('/api/nothing');
    for (const answered of [post, nothing])
      expect(answered).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    expect(reached).toEqual([]);
  });

  it('brings a refusal back as the API words it, without a line in the log', async () => {
    answer = () => {
      throw new Problem('SCHOOL_DISABLED');
    };
    const answered = await ask(`/api/portal/api/v1/portal/school-logo?schoolId=${SCHOOL}`);
    expect(answered).toMatchObject({
      status: 403,
      body: { code: 'SCHOOL_DISABLED', requestId: 'req-page' },
    });
    expect(logged).not.toHaveBeenCalled();
  });

  it('says nothing of a fault but that there was one, which is logged', async () => {
    const fault = new Error('the password of the database is secret');
    answer = () => {
      throw fault;
    };
    const answered = await ask(`/api/portal/api/v1/portal/school-logo?schoolId=${SCHOOL}`);
    expect(answered.status).toBe(500);
    expect(JSON.stringify(answered.body)).not.toContain('secret');
    expect(logged).toHaveBeenCalledWith({ err: fault }, expect.any(String));
  });
});
