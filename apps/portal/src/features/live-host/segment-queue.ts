import { codeOf, TRANSIENT_CODES } from '@stoa/machines/shared';

/** A piece of what is recorded. */
export interface Segment {
  bytes: Blob;
  /** When a fragment begins on its own clock and how long it is, ms; undefined for what others begin with. */
  time: { startMs: number; durationMs: number } | undefined;
}

export interface QueueDeps {
  /** Sends one; what it throws carries a code. */
  send: (segment: Segment, number: number, signal: AbortSignal) => Promise<void>;
  onSent: () => void;
  /** The connection is interrupted. */
  onHeld: (unsentSeconds: number) => void;
  /** It cannot be sent any more. */
  onRefused: (error: { code: string }) => void;
}

const MS = 1000;
const RETRY_MIN_MS = 500;
const RETRY_MAX_MS = 4000;
/** A try that is not answered for so long is made again. */
const ANSWER_MS = 15_000;
/** So much is kept while there is no connection; then the oldest goes. */
const HELD_MAX_S = 600;

/**
 * Sends segments in order, each until it has arrived. A number is given when a segment's turn comes, so that what was
 * dropped leaves no gap in the numbers.
 */
export class SegmentQueue {
  readonly #deps: QueueDeps;
  readonly #waiting: Segment[] = [];
  readonly #gone = new AbortController();
  #number = 1;
  #running: Promise<void> | undefined;

  constructor(deps: QueueDeps) {
    this.#deps = deps;
  }

  /** Seconds that have not arrived yet. */
  get unsentSeconds(): number {
    return this.#waiting.reduce((sum, { time }) => sum + (time?.durationMs ?? 0), 0) / MS;
  }

  push(segment: Segment): void {
    if (this.#gone.signal.aborted) return;
    this.#waiting.push(segment);
    // The first is on its way.
    for (let at = 1; this.unsentSeconds > HELD_MAX_S && at < this.#waiting.length;)
      if (this.#waiting[at]?.time) this.#waiting.splice(at, 1);
      else at++;
    this.#running ??= this.#run();
  }

  /** Resolves once everything has arrived, or nothing will any more. */
  async drained(): Promise<void> {
    while (this.#running) await this.#running;
  }

  /** Sends nothing more. */
  close(): void {
    this.#gone.abort();
  }

  async #run(): Promise<void> {
    let failures = 0;
    for (let segment = this.#waiting[0]; segment && !this.#gone.signal.aborted; segment = this.#waiting[0]) {
      try {
        await this.#deps.send(
          segment,
          this.#number,
          AbortSignal.any([this.#gone.signal, AbortSignal.timeout(ANSWER_MS)]),
        );
        this.#number += 1;
        this.#waiting.shift();
        if (failures > 0 && this.#waiting.length === 0) this.#deps.onSent();
        if (this.#waiting.length === 0) failures = 0;
      } catch (error) {
        if (this.#gone.signal.aborted) break;
        const code = codeOf(error);
        if (!(TRANSIENT_CODES as readonly string[]).includes(code)) {
          this.close();
          this.#deps.onRefused({ code });
          break;
        }
        failures += 1;
        this.#deps.onHeld(Math.round(this.unsentSeconds));
        await this.#pause(Math.min(RETRY_MIN_MS * 2 ** (failures - 1), RETRY_MAX_MS));
      }
    }
    this.#running = undefined;
  }

  async #pause(ms: number): Promise<void> {
    const { signal } = this.#gone;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      signal.addEventListener(
        'abort',
        () => {
          clearTimeout(timer);
          resolve();
        },
        { once: true },
      );
    });
  }
}
