import type { EventObject, StateMachine } from 'xstate';
import type { JsonSchema } from './json-schema.ts';

/** A value with a name: what a tester picks instead of typing it. */
export interface Fixture<Value = unknown> {
  /** Unique in its list. */
  readonly id: string;
  readonly name: string;
  readonly value: Value;
}

/** Who sends an event: a person, the page or an actor around the machine, or the machine itself (raised). */
export type EventOrigin = 'person' | 'page' | 'machine';

/** One event of a machine. */
export interface EventDetails<Payload = object> {
  readonly name: string;
  readonly from: EventOrigin;
  /** Everything of the event but its type: an object that allows nothing else. */
  readonly payload: JsonSchema;
  /** The first is the one to send unless a tester says otherwise. Empty where the event carries nothing. */
  readonly fixtures: readonly Fixture<Payload>[];
}

/** What an actor that fails rejects with: the shape that `problemOf` reads. */
export interface Rejection {
  code: string;
  requestId?: string;
  details?: Readonly<Record<string, unknown>>;
}

/** One actor that a machine invokes, by its source name. */
export interface ActorDetails<Output = unknown, Event extends EventObject = EventObject> {
  readonly name: string;
  /** A promise answers once, a callback stays and sends events, a machine is listed in the catalogue under `machine`. */
  readonly kind: 'promise' | 'callback' | 'machine';
  readonly machine?: string;
  /** Ways to end well. A callback has none. */
  readonly resolves: readonly Fixture<Output>[];
  /** Ways to end badly. */
  readonly rejects: readonly Fixture<Rejection>[];
  /** What a callback, or a machine while it runs, sends to the machine that invokes it. */
  readonly sends?: readonly Fixture<Event>[];
}

/**
 * What a machine's types cannot say at run time: English names for people, payload schemas, and named values to play with.
 * Only tools for testers load it, through `@stoa/machines/details`; pages never do.
 */
export type MachineDetails<Machine> =
  Machine extends StateMachine<
    infer Context,
    infer Event,
    infer _Children,
    infer Actor,
    infer _Action,
    infer Guard,
    infer Delay,
    infer Value,
    infer _Tag,
    infer Input,
    infer _Output,
    infer _Emitted,
    infer _Meta,
    infer _Schema,
    infer _TransitionMeta
  >
    ? {
        readonly name: string;
        /** Ways to start the machine; the first is the default. */
        readonly inputs: readonly [Fixture<Input>, ...Fixture<Input>[]];
        /** Contexts that are laid over the one that the machine has, to look at what is hard to reach. */
        readonly contexts?: readonly Fixture<Partial<Context>>[];
        /** By path, as `form.submission.editing`; the machine's own root is `name`. */
        readonly states: Readonly<Record<StatePath<Value>, string>>;
        readonly events: {
          readonly [Type in Event['type']]: EventDetails<PayloadOf<Extract<Event, { type: Type }>>>;
        };
        readonly guards: Readonly<Record<NamesOf<Guard>, string>>;
        /** How long what takes. */
        readonly delays: Readonly<Record<string extends Delay ? never : Delay, string>>;
        readonly actors: {
          readonly [Source in NamesOf<Actor, 'src'>]: ActorDetails<
            OutputOf<Extract<Actor, { src: Source }>>,
            Event
          >;
        };
      }
    : never;

/** Details of any machine, for those who read them. */
export interface AnyMachineDetails {
  readonly name: string;
  readonly inputs: readonly [Fixture, ...Fixture[]];
  readonly contexts?: readonly Fixture<object>[];
  readonly states: Readonly<Record<string, string>>;
  readonly events: Readonly<Record<string, EventDetails>>;
  readonly guards: Readonly<Record<string, string>>;
  readonly delays: Readonly<Record<string, string>>;
  readonly actors: Readonly<Record<string, ActorDetails>>;
}

type PayloadOf<Event> = Event extends unknown ? Omit<Event, 'type'> : never;

type NamesOf<Named, Key extends string = 'type'> =
  Named extends Readonly<Record<Key, infer Found>> ? (string extends Found ? never : Found & string) : never;

type OutputOf<Actor> = Actor extends {
  logic: { transition: infer _; getInitialSnapshot: (...given: never[]) => infer Snapshot };
}
  ? Snapshot extends { output?: infer Output }
    ? Exclude<Output, undefined>
    : unknown
  : unknown;

type StatePath<Value> = Value extends string
  ? Value
  : {
      [Key in keyof Value & string]: Key | `${Key}.${StatePath<Exclude<Value[Key], undefined>>}`;
    }[keyof Value & string];
