import { setImmediate } from 'node:timers/promises';

/** Pages that wait to be drawn; each takes some tens of milliseconds in which the process does nothing else. */
const MOST_WAITING = 8;

/** A page is sent without a drawing instead. */
export class TooManyDrawings extends Error {}

/** Draws one page after another, and answers other requests in between. */
export class DrawingQueue {
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  /** @throws {TooManyDrawings} */
  async run<T>(draw: () => Promise<T>): Promise<T> {
    if (this.#waiting >= MOST_WAITING) throw new TooManyDrawings();
    this.#waiting++;
    const own = this.#last.then(() => setImmediate()).then(draw);
    this.#last = own.catch(() => undefined);
    return own.finally(() => this.#waiting--);
  }
}
