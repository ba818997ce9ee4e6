/** A machine as it is drawn, listed and exported: plain data without functions. */
export interface Chart {
  id: string;
  /** Changes when states, transitions, guards, actors or delays change; not when the code of a function does. */
  hash: string;
  purpose: string;
  /** The behaviours, calls and routes of the specification that the machine holds. */
  spec: readonly string[];
  /** The id of the outermost state. */
  root: string;
  /** In document order, the root first. */
  states: readonly ChartState[];
  /** In document order of their sources. */
  transitions: readonly ChartTransition[];
  /** What can be sent from outside or raised within; the ends of actors, delays and states are not listed. */
  events: readonly ChartEvent[];
  /** The names of all guards, those inside of combinations included. */
  guards: readonly string[];
  actors: readonly ChartActor[];
  delays: readonly ChartDelay[];
  /** The names of the actions that are implemented by name. */
  actions: readonly string[];
  tags: readonly string[];
}

export type ChartStateKind = 'atomic' | 'compound' | 'parallel' | 'final' | 'history';

export interface ChartState {
  /** XState's own id, as in `login.form.method`. */
  id: string;
  key: string;
  kind: ChartStateKind;
  history: 'shallow' | 'deep' | null;
  parent: string | null;
  children: readonly string[];
  /** The child that is entered first; null in parallel and childless states. */
  initial: string | null;
  /** The root has depth 0. */
  depth: number;
  tags: readonly string[];
  entry: readonly ChartAction[];
  exit: readonly ChartAction[];
  invokes: readonly ChartInvoke[];
  description: string | null;
}

/** What makes a transition happen. */
export type TransitionKind =
  | 'event'
  | 'always'
  | 'after'
  | 'stateDone'
  | 'actorDone'
  | 'actorError'
  | 'actorSnapshot';

export interface ChartTransition {
  /** Stable as long as the source keeps its id and the order of its transitions for this event: `source|event|index`. */
  id: string;
  source: string;
  /** Empty where the transition only acts. */
  targets: readonly string[];
  kind: TransitionKind;
  /** The event as XState names it; empty for `always`. */
  event: string;
  /** Short for a drawing: the event, the delay, or the actor. Never empty. */
  label: string;
  /** The id of the actor for kinds that begin with `actor`. */
  actor: string | null;
  /** For kind `after`. */
  delay: ChartDelay | null;
  guard: ChartGuard | null;
  actions: readonly ChartAction[];
  reenter: boolean;
  /** It has neither target nor action: it keeps the event from the states above. */
  forbids: boolean;
}

export interface ChartGuard {
  /** As in `isComplete`, `or(isQr, not(isOver))`, `in(#login.form)`; `(inline)` for a function without a name. */
  text: string;
  /** The named guards in it, which can be forced. */
  names: readonly string[];
}

export interface ChartAction {
  /** The name, or the built-in kind. */
  name: string;
  kind:
    | 'named'
    | 'assign'
    | 'raise'
    | 'send'
    | 'sendParent'
    | 'emit'
    | 'spawn'
    | 'stop'
    | 'cancel'
    | 'queue'
    | 'log'
    | 'inline';
  /** The event that is raised, sent or emitted, where it is written down. */
  event: string | null;
}

export interface ChartInvoke {
  id: string;
  /** The name of the actor's logic. */
  src: string;
  hasOnDone: boolean;
  hasOnError: boolean;
}

export interface ChartEvent {
  type: string;
  /** The states that handle it. */
  handledIn: readonly string[];
  /** The machine raises it for itself. */
  isRaised: boolean;
}

/** How an actor behaves: a promise answers once, a callback stays and talks, a machine is a chart of its own. */
export type ActorKind = 'promise' | 'callback' | 'machine' | 'other';

export interface ChartActor {
  src: string;
  kind: ActorKind;
  /** The id of the machine that runs as the actor. */
  machine: string | null;
  /** The application provides it. */
  isExternal: boolean;
  invokedIn: readonly string[];
}

export interface ChartDelay {
  /** The name, or the milliseconds as text. */
  name: string;
  /** Null where it depends on the context. */
  milliseconds: number | null;
}
