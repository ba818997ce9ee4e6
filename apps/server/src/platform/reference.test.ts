import { describe, expect, it } from 'vitest';
import { useTestApp } from '../testing/test-app.ts';

describe('the reference of the API (TRUST 95)', () => {
  const open = useTestApp();
  const closed = useTestApp({ API_DOCS: 'off' });
  const production = useTestApp({ NODE_ENV: 'production', STOA_SEED: 'none' });

  it('shows what is served and nothing that is planned', async () => {
    const answer = await open.call('GET', '/api/docs/json');
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('getPortalHome');
    expect(answer.body).not.toContain('"x-status":"planned"');
  });

  it('is not there in production, nor where it is switched off', async () => {
    for (const test of [closed, production])
      for (const path of ['/api/docs', '/api/docs/', '/api/docs/json', '/api/docs/static/index.html'])
        expect([path, (await test.call('GET', path)).statusCode]).toEqual([path, 404]);
  });
});
