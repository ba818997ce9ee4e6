import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { Module } from '../core/module.ts';
import { droppedByRestore } from '../core/retention/retention.ts';
import type { Services } from '../core/services.ts';
import { buildModules, findModules, retentionOf } from './index.ts';

const found = await findModules();
const services = { jobs: { on: () => undefined }, mailer: { on: () => undefined } } as unknown as Services;
const answering = (operation: string): Module => ({
  build: () => ({ handlers: { [operation]: () => ({ status: 204 }) } }),
});

it('finds every folder as a module', () => {
  const folders = readdirSync(import.meta.dirname, { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  );
  expect([...found.keys()]).toEqual(folders.map(({ name }) => name).sort());
  expect(found.size).toBeGreaterThan(20);
});

it('refuses two modules with the same operation', () => {
  const twice = new Map([
    ['a', answering('getMe')],
    ['b', answering('getMe')],
  ]);
  expect(() => buildModules(twice, services)).toThrow('getMe belongs to two modules: a and b');
});

it('refuses two modules that say how long the rows of a table are kept', () => {
  const keeping: Module = { retention: { bulletin: { kept: 'for ever' } }, build: () => ({ handlers: {} }) };
  expect(() => retentionOf(new Map([...found, ['other', keeping]]))).toThrow(
    'bulletin belongs to two modules: layout and other',
  );
});

it('lets no code or ticket hold again after a restore', () => {
  expect(droppedByRestore(retentionOf(found)).sort()).toEqual([
    'authorization_code',
    'challenge',
    'live_ingest',
    'qr_login',
    'verification_code',
  ]);
});

it('serves, starts, disconnects and stops what modules say', async () => {
  const done: string[] = [];
  const running: Module = {
    build: () => ({
      handlers: {},
      serve: () => void done.push('serve'),
      start: () => {
        done.push('start');
        return async () => void done.push('stop');
      },
      disconnect: () => void done.push('disconnect'),
    }),
  };
  const built = buildModules(new Map([['running', running]]), services);
  built.serve(undefined as never);
  built.start();
  built.disconnect();
  await built.stop();
  expect(done).toEqual(['serve', 'start', 'disconnect', 'stop']);
});
