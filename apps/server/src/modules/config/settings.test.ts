import { eventually } from '../../testing/eventually.ts';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readConfig, REGIONS, StartError } from '../../config.ts';
import { SCHOOL, useTestApp } from '../../testing/test-app.ts';
import { fits, isPublicKey, SAFE_DEFAULTS } from '../../core/config/public-keys.ts';
import {
  environmentOf,
  helpCentreUrl,
  isOverseasDomain,
  pagesSwitchOf,
  showsSidebarPhone,
} from './region.ts';
import { FRESH_MS, RemoteConfig } from '../../core/config/remote-config.ts';

const test = useTestApp({ REGION: 'de' });
const valueOf = async (key: string) =>
  (await test.call('GET', `/api/foundation/configProperty/open/value/page/version/${key}`)).json();
const settings = async (tenantId?: string) => {
  const query = tenantId ? `?tenantId=${tenantId}` : '';
  return (await test.call('GET', `/api/foundation/configProperty/open/settings${query}`)).json().data;
};

describe('the runtime configuration (C035, B073)', () => {
  it('has a safe default of the right shape for every public key', async () => {
    for (const [key, value] of Object.entries(SAFE_DEFAULTS)) {
      expect([key, fits(key as keyof typeof SAFE_DEFAULTS, value)]).toEqual([key, true]);
      if (!isPublicKey(key)) continue;
      expect((await valueOf(key)).data).toEqual({ id: key, version: 0, value });
    }
  });

  it.each([
    [{ url: null, internalDomains: ['stoa.example'] }, true],
    [{ url: null, internalDomains: ['noor@stoa.example'] }, false],
    [{ url: null, internalDomains: 'stoa.example' }, false],
  ])('has the organisation’s own mail domains beside its login page: %j %s (B069)', (value, isTaken) => {
    expect(fits('external-login', value)).toBe(isTaken);
  });

  it('answers no private key (TRUST 90)', async () => {
    for (const key of [
      'jwt-secret',
      'smtp-password',
      'sign-in',
      'school-networks',
      'constructor',
      'school-creation',
    ])
      expect([key, (await valueOf(key)).code]).toEqual([key, 'NOT_FOUND']);
  });

  it('takes the default where the database holds something of another shape', async () => {
    await test.database.write({}, (tx) =>
      tx
        .insertInto('runtime_config')
        .values({ id: 'mobile-portal', value: JSON.stringify({ url: 'javascript:alert(1)' }) })
        .execute(),
    );
    expect((await valueOf('mobile-portal')).data.value).toEqual({ url: null });
  });
});

describe('what the region decides', () => {
  it('is the sidebar’s phone number, of sit, beta and cn alone (B034)', () => {
    expect(REGIONS.filter(showsSidebarPhone)).toEqual(['sit', 'beta', 'cn']);
  });
  it('is the help centre’s host: test, pre-production, production (B051)', () => {
    expect(REGIONS.map(environmentOf)).toEqual([
      'test',
      'preProduction',
      'preProduction',
      ...Array.from({ length: 5 }, () => 'production'),
    ]);
    const hosts = { test: 'https://t.example', production: 'https://p.example' };
    expect(helpCentreUrl('sit', { schoolId: SCHOOL.open, hosts })).toBe(
      `https://t.example/portal/${SCHOOL.open}`,
    );
    expect(helpCentreUrl('uat', { schoolId: SCHOOL.open, hosts })).toBe(`/portal/${SCHOOL.open}`);
    expect(helpCentreUrl('cn', { schoolId: null })).toBe(null);
  });
  it('is whether a domain is overseas, which the operator can say of a host as well (B033)', () => {
    expect(REGIONS.filter((region) => isOverseasDomain(region, 'https://x.example', []))).toEqual([
      'de',
      'ru',
      'sg',
      'mx',
    ]);
    expect(isOverseasDomain('cn', 'https://x.example', ['x.example'])).toBe(true);
  });
});

describe('what decides the page type (B054)', () => {
  const both = { v1PagesWhiteList: [SCHOOL.open], v2PagesWhiteList: [SCHOOL.open, SCHOOL.store] };
  it.each([
    ['on the v1 list, whatever else', 1, SCHOOL.open, 'v1'],
    ['on the v2 list', 0, SCHOOL.store, 'v2'],
    ['on none', 0, SCHOOL.company, null],
    ['no school', 1, undefined, null],
  ] as const)('%s', (_name, mainSwitch, school, listedAs) => {
    expect(pagesSwitchOf({ ...both, mainSwitch }, school)).toEqual({ listedAs, mainSwitch });
  });
});

describe('the settings of a page', () => {
  it('follow the kind of school: overseas (B076, B033) and store (B075, R70)', async () => {
    expect(await settings(SCHOOL.overseas)).toMatchObject({
      region: 'de',
      variant: 'school',
      isOverseas: true,
      defaultLanguage: 'en_US',
      sidebar: { phone: false },
      cookies: { consentNeeded: true, settingsLink: true },
    });
    expect(await settings(SCHOOL.open)).toMatchObject({
      isOverseas: false,
      cookies: { consentNeeded: false, settingsLink: false },
    });
    expect(await settings(SCHOOL.store)).toMatchObject({ variant: 'store', schoolId: SCHOOL.store });
    expect(await settings()).toMatchObject({
      variant: 'school',
      schoolId: null,
      pagesSwitch: { listedAs: null, mainSwitch: 1 },
      defaultLanguage: 'en_US',
    });
  });
  it('are not there for a school that is not', async () => {
    const url = '/api/foundation/configProperty/open/settings?tenantId=1234567890123456789';
    expect((await test.call('GET', url)).statusCode).toBe(404);
  });
  it('name the codes of the region (B070) and of the clicks (B046)', async () => {
    const { analytics } = await settings();
    expect(analytics.views.home).toMatch(/^30/);
    expect(Object.values(analytics.clicks).sort()).toEqual([
      '010246',
      '121602',
      '121603',
      '121604',
      '121605',
    ]);
  });
});

describe('a configuration that is kept elsewhere (TRUST F32, F34, 77)', () => {
  let server: Server;
  let url: string;
  let answer: (response: import('node:http').ServerResponse) => void;
  let asked: import('node:http').IncomingMessage[] = [];
  let now = new Date('2026-11-21T08:00:00Z');
  const log = { warn: () => undefined };
  const later = (ms: number) => (now = new Date(now.getTime() + ms));
  beforeAll(async () => {
    server = createServer((request, response) => {
      asked.push(request);
      answer(response);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/config.json`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  beforeEach(() => {
    asked = [];
  });
  const config = () => new RemoteConfig(url, { now: () => now }, log);
  const json = (value: unknown) => (response: import('node:http').ServerResponse) =>
    response.end(JSON.stringify(value));
  const heartbeat = { heartbeat: { intervalMs: 60_000 } };
  const renewed = async (remote: RemoteConfig) => {
    later(FRESH_MS);
    await remote.values();
    await remote.settled();
    return remote.values();
  };

  it('is asked once for 200 who ask at once, again after 300000 ms, and without any credentials', async () => {
    answer = json({ ...heartbeat, 'jwt-secret': 'x', 'page-switch': 'garbage' });
    const remote = config();
    const all = await Promise.all(Array.from({ length: 200 }, () => remote.values()));
    expect(asked.length).toBe(1);
    // What is no public key, or not of its shape, is left out; the rest holds.
    expect(all[0]).toEqual(heartbeat);
    expect(asked[0]?.headers.authorization).toBeUndefined();
    expect(asked[0]?.headers.cookie).toBeUndefined();
    later(FRESH_MS - 1);
    await remote.values();
    expect(asked.length).toBe(1);
    await renewed(remote);
    expect(asked.length).toBe(2);
  });

  it.each([
    ['is garbage', (response: import('node:http').ServerResponse) => response.end('<html>')],
    ['is no object', json([1])],
    ['answers 500', (response: import('node:http').ServerResponse) => response.writeHead(500).end()],
    [
      'has ten megabytes',
      (response: import('node:http').ServerResponse) => response.end(`"${'x'.repeat(10_000_000)}"`),
    ],
    [
      'leads elsewhere',
      (response: import('node:http').ServerResponse) =>
        response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end(),
    ],
  ])('serves what it knew last where it %s', async (_name, broken) => {
    answer = broken;
    expect(await config().values()).toEqual({});
    answer = json(heartbeat);
    const remote = config();
    expect(await remote.values()).toEqual(heartbeat);
    answer = broken;
    expect(await renewed(remote)).toEqual(heartbeat);
  });

  it('waits for a slow one no longer than its time-out, and afterwards not at all', async () => {
    answer = () => undefined;
    const remote = config();
    expect(await remote.values()).toEqual({});
    let release = () => {};
    answer = (response) => void (release = () => json(heartbeat)(response));
    later(FRESH_MS);
    // Answered with what is known, while the request for what is new still hangs.
    expect(await remote.values()).toEqual({});
    await eventually(() => expect(asked.length).toBe(2));
    release();
    await remote.settled();
    expect(await remote.values()).toEqual(heartbeat);
  });

  it('comes from the operator alone: an address that is none stops the start', () => {
    expect(() => readConfig({ CONFIG_URL: 'file:///etc/passwd' })).toThrow(StartError);
    expect(readConfig({ CONFIG_URL: url }).configUrl).toBe(url);
  });
});
