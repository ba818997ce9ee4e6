import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SCHOOL, useTestApp } from '../testing/test-app.ts';

const test = useTestApp();
const home = `/portal/${SCHOOL.open}`;

describe('short addresses (C025, TRUST 76)', () => {
  let canary: Server;
  let hits = 0;
  beforeAll(async () => {
    canary = createServer((_request, response) => {
      hits++;
      response.end();
    });
    await new Promise<void>((resolve) => canary.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => void canary.close());

  it('are read and never fetched, whatever they name', async () => {
    const { port } = canary.address() as AddressInfo;
    const urls = [
      ...[
        '127.0.0.1',
        'localhost',
        '2130706433',
        '0x7f000001',
        '127.1',
        '[::1]',
        '0.0.0.0',
        'evil@127.0.0.1',
      ].map((host) => `http://${host}:${port}/`),
      'http://169.254.169.254/latest/meta-data/',
      'file:///etc/passwd',
      'gopher://127.0.0.1:70/x',
      'javascript:alert(1)',
      '//evil.example/x',
      '/\\evil.example',
      'https:evil.example',
    ];
    for (const url of urls) {
      const answer = await test.call('POST', '/api/accounts/open/url/decode', { json: { url } });
      expect([url, answer.statusCode], answer.body).toEqual([url, 400]);
    }
    expect(hits).toBe(0);
  });
});

describe('what a browser says of its person (TRUST 65)', () => {
  const flags = { schoolUnionLeader: '1', hasInternal: '1', isVisit: 'true', fromType: 'studyCenterThird' };
  const said = Object.entries(flags);

  it('opens nothing, as a header or a cookie, and changes no answer', async () => {
    const token = await test.signIn('learner@stoa.example');
    const school = { tenantid: SCHOOL.open };
    const withFlags = {
      headers: { ...school, ...Object.fromEntries(said.map(([name, value]) => [name.toLowerCase(), value])) },
      cookies: flags,
    };
    for (const url of [
      '/api/accounts/users/me',
      '/api/school/members/',
      '/api/school/biz/customerService',
      `/api/portal/api/v1/portal/open/home?schoolId=${SCHOOL.company}`,
    ]) {
      const [plain, flagged] = [
        await test.call('GET', url, { token, headers: school }),
        await test.call('GET', url, { token, ...withFlags }),
      ].map((answer) => ({
        status: answer.statusCode,
        body: { ...(answer.json() as object), requestId: '' },
      }));
      expect(flagged, url).toEqual(plain);
    }
  });
});

describe('what a search is asked (TRUST 74)', () => {
  const search = (query: Record<string, string>) =>
    test.call('GET', `/api/search/v1/resources?${new URLSearchParams({ schoolId: SCHOOL.open, ...query })}`);

  it('is text and nothing else: no pattern, no statement, no value that is none', async () => {
    for (const keyword of ['%'.repeat(200), '_'.repeat(200), "'; drop table school; --", '\\', '" or 1=1'])
      expect([keyword, (await search({ keyword })).statusCode]).toEqual([keyword, 200]);
    expect((await search({ keyword: '%'.repeat(200) })).json().data.total).toBe(0);
    const refused: Record<string, string>[] = [{ sort: '9' }, { categoryIds: "1' or '1'='1" }];
    for (const query of refused)
      expect([query, (await search({ keyword: 'plan', ...query })).statusCode]).toEqual([query, 400]);
  });

  it('ends no script of the page that shows it', async () => {
    const hostile = '</script><script>alert(1)</script>';
    const query = new URLSearchParams({ keyword: hostile, sort: hostile, categoryIds: hostile });
    const page = await test.call('GET', `${home}/search?${query}&sxz-lang=${encodeURIComponent(hostile)}`);
    expect(page.body.includes(hostile)).toBe(false);
    expect(page.body).toMatch(/<html lang="[A-Za-z-]{2,10}" dir="(ltr|rtl)"/);
  });
});

describe('who asks from elsewhere', () => {
  const PAGES = [home, `${home}/search`, '/login/index', '/privacy', '/404', '/abnormal/503'];

  it('may put no page into a frame, guess no type and learn no address (TRUST 79)', async () => {
    for (const path of PAGES) {
      const { headers } = await test.call('GET', path);
      expect(headers, path).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
      });
      const policy = String(headers['content-security-policy']);
      for (const part of ["object-src 'none'", "base-uri 'none'", 'frame-ancestors'])
        expect([path, policy.includes(part)], policy).toEqual([path, true]);
      expect(policy).not.toContain("script-src 'unsafe-inline'");
    }
  });

  it('gets no leave to read answers, whatever the origin calls itself (TRUST 81)', async () => {
    for (const origin of ['https://evil.example', 'null', 'http://localhost.evil.example']) {
      for (const method of ['GET', 'OPTIONS'] as const) {
        const { headers } = await test.app.inject({
          method,
          url: '/api/accounts/users/me',
          headers: { origin, 'access-control-request-method': 'GET' },
        });
        expect([origin, headers['access-control-allow-origin']]).toEqual([origin, undefined]);
      }
    }
  });

  it('is believed about addresses only where it is a proxy of ours (TRUST 80)', async () => {
    const seen = async (remoteAddress: string) => {
      const answer = await test.app.inject({
        url: '/api/accounts/open/client/ip',
        remoteAddress,
        headers: { 'x-forwarded-for': '198.51.100.7' },
      });
      return answer.json().data as unknown;
    };
    expect(JSON.stringify(await seen('127.0.0.1'))).toContain('198.51.100.7');
    expect(JSON.stringify(await seen('203.0.113.9'))).toContain('203.0.113.9');
    expect(JSON.stringify(await seen('203.0.113.9'))).not.toContain('198.51.100.7');
    const page = await test.call('GET', home, { headers: { host: 'evil.example' } });
    expect(page.body).not.toContain('evil.example');
  });
});
