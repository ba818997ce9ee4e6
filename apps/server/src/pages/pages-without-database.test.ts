import { describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../seed/accounts.ts';
import { SCHOOL, useTestApp } from '../testing/test-app.ts';

describe('when the database is gone', () => {
  const broken = useTestApp();
  it('the landing leads to the page that says so (B010), and that page is there', async () => {
    // The bus has a connection of its own; only what pages ask for is cut off.
    const refuse = () =>
      Promise.reject(Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }));
    Object.assign(broken.database.pool, { connect: refuse, query: refuse });
    Object.assign(broken.database, { once: refuse });
    const landing = await broken.call('GET', '/');
    expect([landing.statusCode, landing.headers.location]).toEqual([302, '/abnormal/503']);
    expect((await broken.call('GET', '/abnormal/503')).statusCode).toBe(200);
    const home = await broken.call('GET', `/portal/${SCHOOL.open}`);
    expect([home.statusCode, home.headers['content-type']]).toEqual([503, 'text/html; charset=utf-8']);
    const api = await broken.call('GET', `/api/portal/api/v1/portal/open/home?schoolId=${SCHOOL.open}`);
    expect([api.statusCode, api.json().code, api.headers['retry-after']]).toEqual([
      503,
      'SERVICE_UNAVAILABLE',
      '5',
    ]);
    const signIn = await broken.call('POST', '/api/auth/oauth/token', {
      form: { grant_type: 'password', username: 'learner@stoa.example', password: DEMO_PASSWORD },
    });
    expect(signIn.statusCode).toBe(503);
    expect((await broken.call('GET', '/healthz')).statusCode).toBe(200);
  });
});
