import { Problem } from './problem.ts';

/** Pages give way to the calls of people who are already there. */
export type Class = 'api' | 'page';

export interface AdmissionLimits {
  /** Requests that are worked on at one time; those that wait for the database count too. */
  atOnce: number;
  /** How many of them may be pages. */
  pagesAtOnce: number;
  /** Requests that wait for their turn. */
  waiting: number;
  maxWaitMs: number;
}

export const ADMISSION: AdmissionLimits = { atOnce: 64, pagesAtOnce: 16, waiting: 256, maxWaitMs: 400 };
const RETRY_AFTER_S = 2;

interface Waiting {
  start: () => void;
}

/**
 * Lets so many requests of a process be worked on at one time. Of the others some wait, for less than half a second; what is
 * more is refused at once, so that those that are let in are answered in time.
 */
export class Admission {
  readonly #limits: AdmissionLimits;
  readonly #queues: Record<Class, Waiting[]> = { api: [], page: [] };
  #running = 0;
  #pages = 0;

  constructor(limits: AdmissionLimits = ADMISSION) {
    this.#limits = limits;
  }

  /**
   * @param refuse what becomes of what cannot be done in time
   * @throws {Problem} SERVICE_UNAVAILABLE for that, where nothing else is said
   */
  async run<T>(kind: Class, work: () => Promise<T> | T, refuse: () => T = refuseWithProblem): Promise<T> {
    if (this.#mayStart(kind)) this.#enter(kind);
    else if (!(await this.#wait(kind))) return refuse();
    try {
      return await work();
    } finally {
      this.#running--;
      if (kind === 'page') this.#pages--;
      this.#next();
    }
  }

  #mayStart(kind: Class): boolean {
    const { atOnce, pagesAtOnce } = this.#limits;
    return this.#running < atOnce && (kind === 'api' || this.#pages < pagesAtOnce);
  }

  #enter(kind: Class): void {
    this.#running++;
    if (kind === 'page') this.#pages++;
  }

  /** @returns whether its turn came in time */
  async #wait(kind: Class): Promise<boolean> {
    const { waiting, maxWaitMs } = this.#limits;
    const { api, page } = this.#queues;
    if (api.length + page.length >= waiting) return false;
    return new Promise((resolve) => {
      const queue = this.#queues[kind];
      const timer = setTimeout(() => {
        queue.splice(queue.indexOf(own), 1);
        resolve(false);
      }, maxWaitMs);
      const own: Waiting = {
        start: () => {
          clearTimeout(timer);
          resolve(true);
        },
      };
      queue.push(own);
    });
  }

  #next(): void {
    for (const kind of ['api', 'page'] as const) {
      const next = this.#mayStart(kind) ? this.#queues[kind].shift() : undefined;
      if (!next) continue;
      // Its place is taken now, so that nobody comes in between.
      this.#enter(kind);
      next.start();
      return;
    }
  }
}

const refuseWithProblem = (): never => {
  throw overloaded();
};

/** What is said to whom there is no time for. */
export const overloaded = (): Problem =>
  new Problem('SERVICE_UNAVAILABLE', { retryAfterSeconds: RETRY_AFTER_S });
