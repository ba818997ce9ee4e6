import { fromCallback, fromPromise } from 'xstate';
import type {
  AnyActorLogic,
  CallbackActorLogic,
  EventObject,
  NonReducibleUnknown,
  PromiseActorLogic,
} from 'xstate';

const placeholders = new WeakSet<object>();

/** An effect was started that the application never provided. It is a mistake in the wiring, not a failure of the network. */
export class NotProvidedError extends Error {
  override name = 'NotProvidedError';

  constructor(kind: 'actor' | 'action', name: string) {
    super(
      `The ${kind} "${name}" was started but not provided, so nothing happened outside of the machine. ` +
        `Provide it with machine.provide({ ${kind}s: { ${name}: ... } }) where the machine is started.`,
    );
  }
}

/**
 * The default of an actor that does one thing and answers once.
 * @throws NotProvidedError as its rejection, which `problemOf` passes on instead of showing it as a problem.
 */
export function notProvided<Output, Input = NonReducibleUnknown>(
  name: string,
): PromiseActorLogic<Output, Input> {
  const logic = fromPromise<Output, Input>(() => Promise.reject(new NotProvidedError('actor', name)));
  placeholders.add(logic);
  return logic;
}

/**
 * The default of an actor that stays and talks both ways, such as the channel to other tabs.
 * @throws NotProvidedError when it is started
 */
export function notProvidedCallback<Event extends EventObject, Input = NonReducibleUnknown>(
  name: string,
): CallbackActorLogic<Event, Input> {
  const logic = fromCallback<Event, Input>(() => {
    throw new NotProvidedError('actor', name);
  });
  placeholders.add(logic);
  return logic;
}

/**
 * The default of an action that reaches outside (and needs no answer).
 * @throws NotProvidedError when it is run
 */
export function notProvidedAction(name: string): () => void {
  const action = (): void => {
    throw new NotProvidedError('action', name);
  };
  placeholders.add(action);
  return action;
}

/** Whether an actor or an action is still the placeholder that fails. */
export function isNotProvided(implementation: unknown): boolean {
  return (typeof implementation === 'object' || typeof implementation === 'function') &&
    implementation !== null
    ? placeholders.has(implementation)
    : false;
}

interface WithImplementations {
  readonly implementations: { readonly actors: object; readonly actions: object };
}

/**
 * The names of all actors and actions of a machine that still have to be provided, those of the machines that it
 * invokes included (as `codeRequest.sendCode`). An application proves with it that nothing is left out.
 */
export function missingImplementations(machine: WithImplementations): string[] {
  const { actors, actions } = machine.implementations;
  return [...Object.entries(actors), ...Object.entries(actions)].flatMap(
    ([name, implementation]: [string, unknown]) => {
      if (isNotProvided(implementation)) return [name];
      return isMachine(implementation)
        ? missingImplementations(implementation).map((inner) => `${name}.${inner}`)
        : [];
    },
  );
}

function isMachine(logic: unknown): logic is AnyActorLogic & WithImplementations {
  return typeof logic === 'object' && logic !== null && 'implementations' in logic;
}
