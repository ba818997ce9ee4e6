import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { recoverFromMissingChunk } from './missing-chunk.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A tab's memory with what somebody has left there. */
function open(left: Record<string, string> = {}) {
  const memory: Record<string, unknown> = { ...left };
  Object.defineProperties(memory, {
    getItem: { value: (key: string) => memory[key] ?? null },
    setItem: { value: (key: string, value: string) => void (memory[key] = value) },
    removeItem: { value: (key: string) => void delete memory[key] },
  });
  const reload = vi.fn();
  vi.stubGlobal('sessionStorage', memory);
  vi.stubGlobal('location', { reload });
  return reload;
}

it('loads the page anew once (TRUST F26)', () => {
  const reload = open();
  expect([recoverFromMissingChunk(), recoverFromMissingChunk()]).toEqual([true, false]);
  expect(reload).toHaveBeenCalledTimes(1);
});

it('does not where the router has, however often the failure is shown (TRUST F26)', () => {
  const mark = 'tanstack_router_reload:Failed to fetch';
  const reload = open({ [mark]: '1' });
  expect([recoverFromMissingChunk(), recoverFromMissingChunk()]).toEqual([false, false]);
  expect(reload).not.toHaveBeenCalled();
  // The router goes by its mark for as long as the failure may be shown again.
  expect(sessionStorage.getItem(mark)).toBe('1');
  vi.runAllTimers();
  expect(sessionStorage.getItem(mark)).toBeNull();
});

it('does not where nothing can be remembered', () => {
  const reload = open();
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new DOMException('Storage is blocked.', 'SecurityError');
    },
  });
  expect(recoverFromMissingChunk()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});
