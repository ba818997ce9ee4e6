/** The channel between a page and the statechart tool, within one browser and one origin. */
export const INSPECT_CHANNEL = 'stoa-inspect';
/** Set in storage while the tool listens. Pages that start without it load nothing of this folder. */
export const INSPECT_KEY = 'inspect';
/** Says whether the server allows inspection: outside production, and for superusers. */
export const INSPECT_PERMISSION = '/statecharts/tool.json';
/** Changes when a message changes its meaning. */
export const INSPECT_VERSION = 1;

/** A transition that was taken, as the machine's definition names it. */
export interface TakenTransition {
  /** Id of the state that it leaves from. */
  source: string;
  event: string;
  targets: readonly string[];
  guard: string | null;
  /** Its place among the transitions of this state for this event; -1 where it has none, as the start. */
  index: number;
}

/** What an actor shows after a step. */
export interface ActorView {
  status: string;
  /** Of a machine. */
  value?: unknown;
  context?: unknown;
  tags?: readonly string[];
  output?: unknown;
  error?: string;
}

interface OfActor {
  /** Once in the tab. */
  actor: string;
  /** Milliseconds since the page was opened. */
  at: number;
}

/** What a page tells of its actors. Texts that people wrote are masked before they leave the page. */
export type InspectFact =
  | (OfActor & {
      kind: 'actor';
      /** Id of the machine; null for an effect. */
      machine: string | null;
      /** Name that the parent knows it by. */
      name: string;
      parent: string | null;
    })
  | (OfActor & { kind: 'event'; from: string | null; event: { type: string } & Record<string, unknown> })
  | (OfActor & { kind: 'microstep'; event: string; transitions: readonly TakenTransition[]; value: unknown })
  | (OfActor & { kind: 'action'; action: string; params: unknown })
  | (OfActor & { kind: 'snapshot'; event: string; view: ActorView });

/** What goes over the channel. */
export type InspectMessage =
  /** The tool has opened, or asks again: every page answers with `page` and all it has kept. */
  | { to: 'pages'; kind: 'hello'; version: number }
  /** Texts are sent as they are, secrets apart. */
  | { to: 'pages'; kind: 'reveal'; tab: string; isRevealed: boolean }
  | { to: 'pages'; kind: 'reload'; tab: string }
  | {
      to: 'tool';
      kind: 'page';
      version: number;
      tab: string;
      address: string;
      /** The page was there before the tool: actors that started earlier are not seen. */
      isLate: boolean;
      isRevealed: boolean;
    }
  | { to: 'tool'; kind: 'facts'; tab: string; facts: readonly InspectFact[] }
  | { to: 'tool'; kind: 'gone'; tab: string };
