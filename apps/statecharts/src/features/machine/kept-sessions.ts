import type { Session } from '../../engine/simulation/session.ts';
import type { LoadedMachine } from '../../machines/load-machine.ts';

const kept = new WeakMap<object, Session>();

/** What a page simulates: a machine from its start, or what a link has replayed. */
type Origin = LoadedMachine | Session;

/** The simulation as it was when its page was left; none before, and none that could not be started. */
export function storedSession(origin: Origin): Session | undefined {
  const session = kept.get(origin);
  return session?.state() ? session : undefined;
}

/** Keeps it until the tool is loaded anew: Back leads to it again. */
export const storeSession = (origin: Origin, session: Session): void => void kept.set(origin, session);
