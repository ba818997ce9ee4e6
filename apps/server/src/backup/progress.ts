import { Readable, Transform } from 'node:stream';

const INTERVAL_MS = 2000;
const MEBIBYTE = 1024 * 1024;

/** Says what is done, and every two seconds how far that is. */
export class Progress {
  readonly #say: (line: string) => void;
  #step = '';
  #bytes = 0;
  #saidAt = 0;

  constructor(say: (line: string) => void) {
    this.#say = say;
  }

  /** Begins a step. */
  at(step: string): void {
    this.#step = step;
    this.#bytes = 0;
    this.#reported(false);
  }

  /** Passes a stream on and counts it towards the step. */
  count(source: Readable): Readable {
    const counter = new Transform({
      transform: (chunk: Buffer, _encoding, done) => {
        this.add(chunk.length);
        done(null, chunk);
      },
    });
    source.on('error', (error) => counter.destroy(error));
    return source.pipe(counter);
  }

  add(bytes: number): void {
    this.#bytes += bytes;
    this.#reported(true);
  }

  #reported(withBytes: boolean): void {
    const now = Date.now();
    if (now - this.#saidAt < INTERVAL_MS) return;
    this.#saidAt = now;
    this.#say(withBytes ? `${this.#step}: ${(this.#bytes / MEBIBYTE).toFixed(0)} MiB` : this.#step);
  }
}
