import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createToastQueue, TOAST_MS, TOAST_WITH_ACTION_MS } from './toast-queue.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const undo = { label: 'Undo', onPress: () => undefined };

describe('a toast queue', () => {
  it('shows a toast for two seconds (B072)', () => {
    expect(TOAST_MS).toBe(2000);
    const queue = createToastQueue();
    queue.show({ message: 'Saved' });
    vi.advanceTimersByTime(TOAST_MS - 1);
    expect(queue.getCurrent()?.message).toBe('Saved');
    vi.advanceTimersByTime(1);
    expect(queue.getCurrent()).toBeNull();
  });

  it('shows a toast with a button for eight', () => {
    const queue = createToastQueue();
    queue.show({ message: 'Removed', action: undo });
    vi.advanceTimersByTime(TOAST_WITH_ACTION_MS - 1);
    expect(queue.getCurrent()?.message).toBe('Removed');
    vi.advanceTimersByTime(1);
    expect(queue.getCurrent()).toBeNull();
  });

  it('shows one at a time, in order (B072)', () => {
    const queue = createToastQueue();
    queue.show({ message: 'First' });
    queue.show({ message: 'Second' });
    expect(queue.getCurrent()?.message).toBe('First');
    vi.advanceTimersByTime(TOAST_MS);
    expect(queue.getCurrent()?.message).toBe('Second');
  });

  it('waits while someone rests on it and starts afresh afterwards', () => {
    const queue = createToastQueue();
    queue.show({ message: 'Saved' });
    queue.pause();
    vi.advanceTimersByTime(TOAST_WITH_ACTION_MS);
    expect(queue.getCurrent()?.message).toBe('Saved');
    queue.resume();
    vi.advanceTimersByTime(TOAST_MS);
    expect(queue.getCurrent()).toBeNull();
  });

  it('does not repeat what it is saying', () => {
    const queue = createToastQueue();
    queue.show({ message: 'Copied' });
    queue.show({ message: 'Copied' });
    vi.advanceTimersByTime(TOAST_MS);
    expect(queue.getCurrent()).toBeNull();
  });

  it('tells its listeners', () => {
    const queue = createToastQueue();
    const seen: (string | undefined)[] = [];
    const stop = queue.subscribe(() => seen.push(queue.getCurrent()?.message));
    queue.show({ message: 'Saved' });
    queue.close();
    stop();
    queue.show({ message: 'Unheard' });
    expect(seen).toEqual(['Saved', undefined]);
  });
});
