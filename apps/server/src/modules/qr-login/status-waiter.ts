import type { Bus } from '../../platform/bus.ts';

/** More callers than this are answered at once and ask again. */
const MAX_WAITING = 2000;

/** Lets callers wait for a change without a connection to the database: the bus wakes them. */
export class StatusWaiter {
  readonly #waiting = new Map<string, Set<() => void>>();
  #count = 0;

  constructor(bus: Bus) {
    bus.onMessage((message) => {
      if (message.type === 'qr.changed') for (const wake of this.#waiting.get(message.id) ?? []) wake();
    });
    // What was missed may have been the change.
    bus.onMissed(() => {
      for (const wakes of this.#waiting.values()) for (const wake of wakes) wake();
    });
  }

  /** Starts to listen. @returns a promise that ends with a change or after the time, and what ends it at once */
  listen(id: string, milliseconds: number): { changed: Promise<void>; stop: () => void } {
    if (this.#count >= MAX_WAITING) return { changed: Promise.resolve(), stop: () => undefined };
    let stop: () => void = () => undefined;
    const changed = new Promise<void>((resolve) => {
      const timer = setTimeout(() => stop(), milliseconds);
      stop = () => {
        clearTimeout(timer);
        const wakes = this.#waiting.get(id);
        if (wakes?.delete(stop)) this.#count--;
        if (wakes?.size === 0) this.#waiting.delete(id);
        resolve();
      };
      const wakes = this.#waiting.get(id) ?? new Set();
      this.#waiting.set(id, wakes.add(stop));
      this.#count++;
    });
    return { changed, stop };
  }
}
