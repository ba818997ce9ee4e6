import pg from 'pg';
import { connectionOptions, cut } from './connections.ts';
import { isConnectionFailure, isFull } from './failures.ts';
import { within } from './patience.ts';

/** Attempts to reach a lost database; one that hangs does not hold up the next. */
const PROBE_EVERY_MS = 400;
const PROBE_LIMIT_MS = 3000;
const PROBES_AT_ONCE = 8;
/** So long after the suspicion that proved right, what still hangs on old connections is given up. */
const GIVE_UP_MS = 3000;
/** Wrong password or no such database: nothing that time would heal. */
const REFUSED = /^(28...|3D000)$/;

/**
 * Knows whether the database can be reached. Nobody asks while all is well; on a suspicion it is looked at with
 * connections of its own until it answers again, and everybody else is told at once that it is away.
 */
export class Reachability {
  readonly #connectionString: string;
  /** Called once when it goes away, and once when that has lasted. */
  readonly #onAway: (hasLasted: boolean) => void;
  #isAway = false;
  #suspectedAt = 0;
  #hasLasted = false;
  #refusal: string | undefined;
  #timer: NodeJS.Timeout | undefined;
  #probes = 0;
  #isStopped = false;

  constructor(connectionString: string, onAway: (hasLasted: boolean) => void) {
    this.#connectionString = connectionString;
    this.#onAway = onAway;
  }

  get isAway(): boolean {
    return this.#isAway;
  }

  /** Why no new connection will ever be made, as far as one can tell. */
  get refusal(): string | undefined {
    return this.#refusal;
  }

  /** Something failed that a lost database would explain: it is looked at. */
  suspect(): void {
    if (this.#timer || this.#isStopped) return;
    this.#suspectedAt = performance.now();
    this.#timer = setInterval(() => this.#look(), PROBE_EVERY_MS).unref();
    this.#look();
  }

  /** Nobody needs to know any more. */
  stop(): void {
    this.#isStopped = true;
    this.#rest();
  }

  #rest(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  #look(): void {
    if (this.#isAway && !this.#hasLasted && performance.now() - this.#suspectedAt > GIVE_UP_MS) {
      this.#hasLasted = true;
      this.#onAway(true);
    }
    if (this.#probes >= PROBES_AT_ONCE) return;
    this.#probes++;
    void probe(this.#connectionString)
      .then(
        () => this.#reached(),
        (error: unknown) => this.#failed(error),
      )
      .finally(() => this.#probes--);
  }

  #reached(): void {
    this.#rest();
    this.#isAway = false;
    this.#hasLasted = false;
    this.#refusal = undefined;
  }

  #failed(error: unknown): void {
    const code = (error as NodeJS.ErrnoException).code ?? '';
    this.#refusal = REFUSED.test(code) ? (error as Error).message : undefined;
    // It answers, if only to refuse: connections that there are may well work.
    if (this.#refusal !== undefined || isFull(error)) return;
    if (this.#timer === undefined || this.#isAway || !isConnectionFailure(error)) return;
    this.#isAway = true;
    this.#onAway(false);
  }
}

async function probe(connectionString: string): Promise<void> {
  const client = new pg.Client(connectionOptions(connectionString));
  client.on('error', () => undefined);
  try {
    await within(
      client.connect().then(() => client.query('select 1')),
      PROBE_LIMIT_MS,
    ).catch((error: Error) => {
      cut(client);
      throw error;
    });
  } finally {
    void client.end().catch(() => undefined);
  }
}
