import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import cookie from '@fastify/cookie';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Services } from '../core/services.ts';
import { serveStatecharts } from './serve-statecharts.ts';

const folder = mkdtempSync(join(tmpdir(), 'stoa-charts-'));
beforeAll(() => {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Charts</title>');
  writeFileSync(join(folder, 'assets/main-1.js'), 'export {};');
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The tool alone, for one kind of person. */
async function serve(production: boolean, isSuperuser?: boolean) {
  const app = Fastify();
  await app.register(cookie);
  await app.register(import('@fastify/static'), { root: folder, serve: false });
  const services = {
    config: { production, publicUrl: 'https://stoa.example' },
    log: app.log,
    authenticate: () =>
      isSuperuser === undefined ? Promise.reject(new Error('nobody')) : Promise.resolve({ isSuperuser }),
  };
  await serveStatecharts(app, services as unknown as Services, folder);
  return app;
}

const ADDRESSES = ['/statecharts/', '/statecharts/assets/main-1.js', '/statecharts/tool.json'];

describe.each([
  { who: 'anybody in development', production: false, isSuperuser: undefined, status: 200 },
  { who: 'nobody in production', production: true, isSuperuser: undefined, status: 404 },
  { who: 'no ordinary person in production', production: true, isSuperuser: false, status: 404 },
  { who: 'a superuser in production', production: true, isSuperuser: true, status: 200 },
])('the statechart tool is for $who (TRUST 95)', ({ production, isSuperuser, status }) => {
  it.each(ADDRESSES)('%s', async (url) => {
    const app = await serve(production, isSuperuser);
    expect((await app.inject(url)).statusCode).toBe(status);
  });
});

it('runs under a policy that lets it load nothing from elsewhere', async () => {
  const { headers } = await (await serve(false)).inject('/statecharts/');
  expect(headers['content-security-policy']).toContain("default-src 'self'");
  expect(headers['content-security-policy']).not.toContain('unsafe');
  expect(headers['cache-control']).toBe('no-cache, private');
});

it('lets a worker send nothing anywhere', async () => {
  const { headers } = await (await serve(false)).inject('/statecharts/assets/main-1.js');
  expect(headers['content-security-policy']).toBe(
    "default-src 'none'; script-src 'self'; frame-ancestors 'none'",
  );
  expect(headers['cache-control']).toContain('immutable');
});
