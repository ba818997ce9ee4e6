import { EventEmitter } from 'node:events';
import { describe, expect, it } from 'vitest';
import type { Bus, BusMessage } from '../platform/bus.ts';
import { DocumentCache, type StoredDocument } from './document-cache.ts';

const [SCHOOL, OTHER] = ['1700000000000000001', '1700000000000000002'];
const MIB = 1024 * 1024;

function setUp(maxBytes = MIB) {
  const events = new EventEmitter();
  const time = { now: 1000 };
  const bus = {
    onMessage: (listener: (message: BusMessage) => void) => void events.on('message', listener),
    onMissed: (listener: () => void) => void events.on('missed', listener),
  } as Pick<Bus, 'onMessage' | 'onMissed'>;
  return {
    cache: new DocumentCache(bus, maxBytes, () => time.now),
    time,
    say: (message: BusMessage) => events.emit('message', message),
    miss: () => events.emit('missed'),
  };
}
const document = (text: string, values: Partial<StoredDocument> = {}): StoredDocument => ({
  body: Buffer.from(text),
  headers: {},
  schoolId: SCHOOL,
  until: Infinity,
  ...values,
});
const textOf = (found: StoredDocument | undefined) => found?.body.toString();

describe('stored documents', () => {
  it('stay below their bytes, and a large one drives no other out', async () => {
    const { cache } = setUp();
    for (let n = 0; n < 100; n++)
      await cache.load(`${n}`, async () => ({ key: `${n}`, document: document('x'.repeat(30_000)) }));
    expect(cache.stats.bytes).toBeLessThanOrEqual(MIB);
    expect(cache.stats.entries).toBeGreaterThan(10);
    const before = cache.stats;
    const large = await cache.load('large', async () => ({
      key: 'large',
      document: document('x'.repeat(MIB)),
    }));
    expect([large.document?.body.length, cache.stats]).toEqual([MIB, before]);
  });

  it('are not found past their moment', async () => {
    const { cache, time } = setUp();
    await cache.load('home', async () => ({ key: 'home', document: document('home', { until: 2000 }) }));
    expect(textOf(cache.find(['other', 'home']))).toBe('home');
    time.now = 2001;
    expect(cache.find(['home'])).toBeUndefined();
  });

  it('are loaded once for all who ask meanwhile; what cannot be stored, by each', async () => {
    const { cache } = setUp();
    const first = Promise.withResolvers<StoredDocument | undefined>();
    let loads = 0;
    const load = async () => {
      loads++;
      const found = await first.promise;
      return { key: 'home', document: found };
    };
    const all = Array.from({ length: 50 }, () => cache.load('home', load));
    first.resolve(document('home'));
    expect((await Promise.all(all)).map((made) => textOf(made.document))).toEqual(Array(50).fill('home'));
    expect(loads).toBe(1);
    const second = Promise.withResolvers<void>();
    let own = 0;
    const fail = async () => {
      own++;
      await second.promise;
      if (own === 1) throw new Error('The first failed.');
      return { own, document: undefined };
    };
    const each = [0, 1, 2].map(() => cache.load('results', fail));
    second.resolve();
    const ends = await Promise.allSettled(each);
    expect([ends.map(({ status }) => status), own]).toEqual([['rejected', 'fulfilled', 'fulfilled'], 3]);
  });

  it.each<[string, (test: ReturnType<typeof setUp>) => void, boolean, boolean]>([
    ['its school changes', ({ say }) => say({ type: 'school.changed', schoolId: SCHOOL }), false, false],
    ['another school changes', ({ say }) => say({ type: 'school.changed', schoolId: OTHER }), true, false],
    ['the settings of the site change', ({ say }) => say({ type: 'config.changed' }), false, false],
    ['a change may have been missed', ({ miss }) => miss(), false, false],
    ['somebody signs out', ({ say }) => say({ type: 'session.revoked', sessionId: '1' }), true, true],
  ])('of a school and of none are there when %s, or not', async (_what, happen, ofSchool, ofNone) => {
    const test = setUp();
    const { cache } = test;
    const put = (key: string, schoolId: string | undefined) =>
      cache.load(key, async () => ({ key, document: document(key, { schoolId }) }));
    await put('home', SCHOOL);
    await put('entrance', undefined);
    happen(test);
    expect([cache.find(['home']) !== undefined, cache.find(['entrance']) !== undefined]).toEqual([
      ofSchool,
      ofNone,
    ]);
    // The same while it is loaded: whoever asked gets it, and it is not stored.
    const [started, go] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const slow = cache.load('slow', async () => {
      started.resolve();
      await go.promise;
      return { key: 'slow', document: document('slow') };
    });
    await started.promise;
    happen(test);
    go.resolve();
    expect(textOf((await slow).document)).toBe('slow');
    expect(cache.find(['slow']) !== undefined).toBe(ofSchool);
  });
});
