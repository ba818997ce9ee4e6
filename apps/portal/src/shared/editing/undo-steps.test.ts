import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readSteps, storeSteps } from './undo-steps.ts';

const held = new Map<string, string>();

beforeEach(() => {
  held.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
    removeItem: (key: string) => void held.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

const block = (id: string, text = id) => ({ id, type: 'rich-text', text: { en_US: text } });
const page = (...ids: string[]) => ({
  pageId: 'home',
  title: { en_US: 'Home' },
  blocks: ids.map((id) => block(id)),
});

describe('steps of undo after a reload (R31)', () => {
  it('are those of the version that they led to, for whoever made them', () => {
    const steps = { past: [page(), page('a')], future: [page('a', 'b', 'c')] };
    storeSteps('page 1 home', { version: '7', ...steps }, '5');
    expect(readSteps('page 1 home', '7', '5')).toEqual(steps);
    expect(readSteps('page 1 home', '8', '5')).toBeUndefined();
    expect(readSteps('page 1 home', null, '5')).toBeUndefined();
    expect(readSteps('page 1 about', '7', '5')).toBeUndefined();
    expect(readSteps('page 1 home', '7', '6')).toBeUndefined();
    // What somebody else has done is gone.
    expect(readSteps('page 1 home', '7', '5')).toBeUndefined();
  });

  it('store what did not change between two steps once', () => {
    const long = 'x'.repeat(10_000);
    const step = (count: number) => ({ ...page(), blocks: [block('long', long), block(`${count}`)] });
    const past = Array.from({ length: 100 }, (_, count) => step(count));
    storeSteps('page 1 home', { version: '7', past, future: [] }, '5');
    expect(held.values().next().value?.length).toBeLessThan(2.5 * 10_000);
    expect(readSteps('page 1 home', '7', '5')?.past).toEqual(past);
  });

  it('leave out the oldest where they are too much', () => {
    const step = (count: number) => ({ blocks: [block(`${count}`, String(count).repeat(200_000))] });
    const past = [step(1), step(2), step(3), step(4), step(5), step(6), step(7)];
    storeSteps('page 1 home', { version: '7', past, future: [] }, '5');
    expect(readSteps('page 1 home', '7', '5')?.past).toEqual(past.slice(3));
  });

  it.each([{ past: 7 }, { past: [null] }, { past: [{ title: {} }] }, { pool: ['{'], past: [{ title: 0 }] }])(
    'are none where something else is stored: %j',
    (other) => {
      const draft = Object.assign({ version: '7', pool: [], past: [], future: [] }, other);
      held.set('stoa.draft.steps page 1 home', JSON.stringify({ place: '', draft }));
      expect(readSteps('page 1 home', '7', '5')).toBeUndefined();
    },
  );

  it('are dropped where there are none, and where a single one is too large', () => {
    const huge = { blocks: [block('a', 'x'.repeat(2_000_000))] };
    storeSteps('page 1 home', { version: '7', past: [page()], future: [] }, '5');
    storeSteps('page 1 home', { version: '8', past: [huge], future: [] }, '5');
    expect(held.size).toBe(0);
    storeSteps('page 1 home', { version: '7', past: [page()], future: [] }, '5');
    storeSteps('page 1 home', { version: '8', past: [], future: [] }, '5');
    expect(held.size).toBe(0);
  });
});
