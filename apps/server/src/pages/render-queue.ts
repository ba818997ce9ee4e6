import { setImmediate } from 'node:timers/promises';

/** A page is sent without being rendered instead. */
export class TooManyWaiting extends Error {}

/**
 * Renders one page after another, and answers other requests in between: each takes some tens of milliseconds in which
 * the process does nothing else.
 */
export class RenderQueue {
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  /**
   * @param maxWaiting how many may be rendered or wait already
   * @throws {TooManyWaiting}
   */
  async run<T>(render: () => Promise<T>, maxWaiting: number): Promise<T> {
    if (this.#waiting >= maxWaiting) throw new TooManyWaiting();
    this.#waiting++;
    const own = this.#last.then(() => setImmediate()).then(render);
    this.#last = own.catch(() => undefined);
    return own.finally(() => this.#waiting--);
  }
}
