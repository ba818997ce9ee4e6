import { EventEmitter } from 'node:events';
import { describe, expect, it } from 'vitest';
import { Problem } from '../http/problem.ts';
import type { Bus, BusMessage } from './bus.ts';
import { PublicCache } from './public-cache.ts';
import { sizeOf } from './size-of.ts';

const SCHOOL = '1700000000000000001';
const MIB = 1024 * 1024;

/** A bus that says what the test wants. */
function fakeBus() {
  const events = new EventEmitter();
  return {
    bus: {
      onMessage: (listener: (message: BusMessage) => void) => events.on('message', listener),
      onMissed: (listener: () => void) => events.on('missed', listener),
    } as unknown as Bus,
    say: (message: BusMessage) => events.emit('message', message),
    miss: () => events.emit('missed'),
  };
}
const unavailable = () => Promise.reject(new Problem('SERVICE_UNAVAILABLE'));

describe('answers that are kept', () => {
  it('stay below their bytes, however many are asked for', async () => {
    const cache = new PublicCache(undefined, MIB);
    for (let n = 0; n < 200; n++) await cache.get(SCHOOL, `page ${n}`, async () => 'x'.repeat(10_000));
    expect(cache.stats.bytes).toBeLessThanOrEqual(MIB);
    expect(cache.stats.entries).toBeGreaterThan(10);
    expect(cache.stats.entries).toBeLessThan(100);
    // One that is too large is answered and drives no other out.
    const before = cache.stats;
    expect(await cache.get(SCHOOL, 'large', async () => 'x'.repeat(MIB))).toHaveLength(MIB);
    expect(cache.stats).toEqual(before);
  });

  it('are measured with all that they hold', () => {
    const html = 'a'.repeat(100_000);
    const value = { drawn: { html }, rows: [new Map([['key', html.slice(1)]]), Buffer.alloc(50_000)] };
    expect(sizeOf(value)).toBeGreaterThan(2 * 2 * 100_000 + 50_000);
    const circle: { self?: object; html: string } = { html };
    circle.self = circle;
    expect(sizeOf(circle)).toBeLessThan(sizeOf(value));
  });

  it('are loaded once for all who ask meanwhile (TRUST F34)', async () => {
    const cache = new PublicCache();
    let loads = 0;
    const { promise, resolve } = Promise.withResolvers<string>();
    const load = () => {
      loads++;
      return promise;
    };
    const all = Array.from({ length: 200 }, () => cache.get(SCHOOL, 'home', load));
    resolve('home');
    expect(new Set(await Promise.all(all))).toEqual(new Set(['home']));
    expect(loads).toBe(1);
  });

  it('are asked for anew by who comes after a change, even while an older load runs', async () => {
    const { bus, say } = fakeBus();
    const cache = new PublicCache(bus);
    const { promise, resolve } = Promise.withResolvers<string>();
    const before = cache.get(SCHOOL, 'home', () => promise);
    say({ type: 'school.changed', schoolId: SCHOOL });
    expect(await cache.get(SCHOOL, 'home', async () => 'new')).toBe('new');
    resolve('old');
    expect(await before).toBe('old');
    expect(await cache.get(SCHOOL, 'home', unavailable)).toBe('new');
  });

  it('are shown while the database does not answer, and replaced when it does (TRUST F8)', async () => {
    const { bus, miss } = fakeBus();
    const cache = new PublicCache(bus);
    await cache.get(SCHOOL, 'home', async () => 'kept');
    miss();
    expect(await cache.get(SCHOOL, 'home', unavailable)).toBe('kept');
    miss();
    expect(await cache.get(SCHOOL, 'home', async () => 'new')).toBe('new');
    miss();
    await expect(cache.get(SCHOOL, 'home', () => Promise.reject(new Problem('NOT_FOUND')))).rejects.toThrow(
      'NOT_FOUND',
    );
    await expect(cache.get(SCHOOL, 'other', unavailable)).rejects.toThrow('SERVICE_UNAVAILABLE');
  });
});
