/*
 * How one writes an adapter. It says how a person in a browser causes what a machine's chart calls an event, and how
 * the real server is brought to the end of each actor; the machine itself says what follows (see walk.ts).
 *
 * 1. `inputs`: each way to open the page. `value` is what the simulation starts with; only what guards look at matters.
 * 2. `events`: each event, and what a person does to cause it: by role and name, by the network, by another tab.
 * 3. `outcomes`: each actor by the name of its logic. `call` names the request that it makes: it is held on its way
 *    until a walk says how it ends. Then it goes on to the real server (`before` brings about what the server is to
 *    say), is cut (`answer: 'cut'`), or is answered here where the server cannot be brought to it (`answer: made(…)`
 *    with the reason). An actor without a `call` ends by itself, at once; or by what `cause` does.
 * 4. `seen`: what a person sees in a state, by the state's id.
 * 5. Without `walks`, they are found: few ways that take every transition that the above can reach. With `walks`, each
 *    is a list of steps as a person would take them:
 *    `open:<input>`, `<event>`, `<actor>:<outcome>`, `wait:<milliseconds>`.
 * 6. A row in adapters.ts; what cannot be reached in a browser gets its reason in gaps.ts.
 *
 * Time stands still in these pages but for timers of up to 60 ms: a delay of the machine passes when a walk waits, and
 * never because the computer is slow.
 */
import type { Locator } from '@playwright/test';
import type { MachineId } from '@stoa/machines/details';
import type { Stage } from './stage.ts';

/** How a machine is driven in the portal. */
export interface Adapter {
  machine: MachineId;
  /** Runs inside of another machine that is walked through: what is left is named, however much it is. */
  isPart?: boolean;
  inputs: Readonly<Record<string, Input>>;
  events?: Readonly<Record<string, Cause>>;
  /** By the name of the actor's logic; those of child machines too. What is not named never ends. */
  outcomes?: Readonly<Record<string, ActorOutcomes>>;
  /** Whether ways that are found may let time pass. */
  canWait?: boolean;
  seen?: Readonly<Record<string, (stage: Stage) => Locator>>;
  walks?: readonly Walk[];
  /** Lines of the console that belong to what is done to the page. Failed calls are always allowed. */
  complaints?: readonly RegExp[];
}

/** A way through a page. */
export interface Walk {
  name: string;
  steps: readonly string[];
}

export interface Input {
  value: unknown;
  /** Brings about what the page finds, and opens it by `stage.open`. */
  open: (stage: Stage) => Promise<unknown>;
}

export interface Cause {
  event: { type: string } & Record<string, unknown>;
  /** The child machine that it goes to, by its id. */
  to?: string;
  cause: (stage: Stage) => Promise<unknown>;
  /** Whether a person can do it now; the machine alone may allow more. For ways that are found. */
  when?: (view: MachineNow) => boolean;
}

export interface MachineNow {
  value: unknown;
  context: Record<string, unknown>;
  hasTag: (tag: string) => boolean;
}

export interface ActorOutcomes {
  /**
   * The request that is held: method, end of the path with `*` for any segment, part of the query or form, as in
   * `GET /open/settings?tenantId=`; after `!` what must not be in them, where the page asks for the same by itself.
   */
  call?: string;
  ends: Readonly<Record<string, Outcome>>;
}

export type Outcome = ({ resolve: unknown } | { reject: unknown }) & {
  /** Brings about on the server what it is to answer. */
  before?: (stage: Stage) => Promise<unknown>;
  /** @default 'server' */
  answer?: 'server' | 'cut' | MadeAnswer;
  /** How many requests in a row are answered so, where the page asks again by itself. @default 1 */
  times?: number;
  /** This end comes without the request: the page has the answer already. */
  isAtHand?: boolean;
  /** What ends an actor that makes no request, or is to be done after its answer. */
  cause?: (stage: Stage) => Promise<unknown>;
  when?: (view: MachineNow) => boolean;
};

/** An answer that is not the server's. */
export interface MadeAnswer {
  status: number;
  body: unknown;
  /** Why the real server cannot be brought to say it. */
  why: string;
}

/** A refusal that the server is not asked for. */
export const made = (status: number, code: string, why: string, details?: object): MadeAnswer => ({
  status,
  body: { code, message: 'Refused.', requestId: 'model', ...(details ? { details } : {}) },
  why,
});

/** An answer with data that the server is not asked for. */
export const given = (data: unknown, why: string): MadeAnswer => ({
  status: 200,
  body: { code: 200, message: 'ok', data },
  why,
});
