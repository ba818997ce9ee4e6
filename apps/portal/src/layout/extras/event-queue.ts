import type { EventBatch } from '@stoa/api/schema';
import { statisticsValue } from '../../shared/checks.ts';

type Counted = EventBatch['events'][number];

/** The collector takes no more at once. */
const MOST = 20;
/** What happens within this time goes together. */
const SEND_AFTER_MS = 3000;

/** While nothing may be sent so many are kept, the latest. */
const MAX_HELD = 200;

/** Gathers what is counted, and sends it together. */
export class EventQueue {
  readonly #send: (events: Counted[]) => void;
  #waiting: Counted[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isHeld = false;

  constructor(send: (events: Counted[]) => void) {
    this.#send = send;
  }

  /** @throws {TypeError} for what is no object (B069) */
  add(event: Counted): void {
    this.#waiting.push(statisticsValue(event));
    if (this.#isHeld) this.#waiting = this.#waiting.slice(-MAX_HELD);
    if (this.#waiting.length >= MOST) this.flush();
    else this.#timer ??= setTimeout(() => this.flush(), SEND_AFTER_MS);
  }

  /** Sends nothing while it is held. */
  hold(isHeld: boolean): void {
    this.#isHeld = isHeld;
    if (!isHeld && this.#timer === undefined) this.flush();
  }

  flush(): void {
    this.#stop();
    if (this.#isHeld || this.#waiting.length === 0) return;
    const events = this.#waiting;
    this.#waiting = [];
    for (let start = 0; start < events.length; start += MOST) this.#send(events.slice(start, start + MOST));
  }

  /** Forgets what was not sent. */
  clear(): void {
    this.#stop();
    this.#waiting = [];
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}
