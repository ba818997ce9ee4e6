import { setImmediate } from 'node:timers/promises';

/** Pages that wait to be rendered; each takes some tens of milliseconds in which the process does nothing else. */
const MAX_WAITING = 8;

/** A page is sent without being rendered instead. */
export class TooManyWaiting extends Error {}

/** Renders one page after another, and answers other requests in between. */
export class RenderQueue {
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  /** @throws {TooManyWaiting} */
  async run<T>(render: () => Promise<T>): Promise<T> {
    if (this.#waiting >= MAX_WAITING) throw new TooManyWaiting();
    this.#waiting++;
    const own = this.#last.then(() => setImmediate()).then(render);
    this.#last = own.catch(() => undefined);
    return own.finally(() => this.#waiting--);
  }
}
