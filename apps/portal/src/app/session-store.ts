import type { SessionEvent } from '@stoa/machines/session';
import type { ApiProblem } from '@stoa/api/error';

/** Why nobody is signed in (any more); `visitor` and `left` need no explanation. */
export type SessionEnd = 'visitor' | 'left' | 'expired' | 'elsewhere' | 'disabled' | 'unverified';

/** What the page knows of the session. */
export type SessionState =
  | { status: 'unknown' }
  | { status: 'signedIn' }
  | { status: 'signedOut'; end: SessionEnd };

/** The session once its machine runs. */
export interface RunningSession {
  state(): SessionState;
  subscribe(listener: () => void): void;
  send(event: SessionEvent): void;
  /** Resolves as soon as it is known who is signed in, or that the server cannot be asked. */
  settled(): Promise<{ signedIn: boolean; user: 'loaded' | 'failed' }>;
  /**
   * A call was answered with 401: renews the sign-in, once for all that ask at the same time.
   * @throws {TypeError} when the server cannot be reached, so that the call fails as one of the network
   */
  renew(): Promise<'retry' | undefined>;
}

/** Answers of the server that a renewed sign-in may change. */
const RENEWABLE = new Set<string>(['UNAUTHENTICATED', 'TOKEN_EXPIRED']);

/**
 * The session of the page. What came with the document is known at once; the machine that keeps the session alive is
 * loaded after the first paint, or when something needs it earlier.
 */
export class SessionStore {
  readonly #load: () => Promise<RunningSession>;
  readonly #listeners = new Set<() => void>();
  #state: SessionState;
  #running: Promise<RunningSession> | undefined;

  constructor(first: SessionState, load: () => Promise<RunningSession>) {
    this.#state = first;
    this.#load = load;
  }

  /** The running session; a chunk that did not load is tried again the next time. */
  start(): Promise<RunningSession> {
    this.#running ??= this.#load().then(
      (session) => {
        session.subscribe(() => this.#change(session.state()));
        this.#change(session.state());
        return session;
      },
      (error: unknown) => {
        this.#running = undefined;
        throw error;
      },
    );
    return this.#running;
  }

  /** For the API client: every 401 comes here. */
  readonly renew = async (problem: ApiProblem): Promise<'retry' | undefined> => {
    if (!RENEWABLE.has(problem.code)) return undefined;
    return (await this.start()).renew();
  };

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly snapshot = (): SessionState => this.#state;

  #change(next: SessionState): void {
    const same =
      next.status === this.#state.status &&
      (next.status !== 'signedOut' || (this.#state.status === 'signedOut' && next.end === this.#state.end));
    if (same) return;
    this.#state = next;
    for (const listener of this.#listeners) listener();
  }
}
