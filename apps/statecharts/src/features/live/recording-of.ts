import type { SimulatedEvent } from '../../engine/simulation/simulation.types.ts';
import type { LiveRecording } from '../../engine/trace/trace.types.ts';
import type { LiveActor } from './actors-of.ts';

/** What one actor received, for a replay. Hidden texts are as long as the real ones, so that guards mostly decide the same. */
export function recordingOf({ machine, facts }: LiveActor): LiveRecording {
  const events = facts.flatMap((fact) => (fact.kind === 'event' ? [fact.event as SimulatedEvent] : []));
  const start = events.find(({ type }) => type === 'xstate.init');
  return {
    machine: machine ?? '',
    ...(start?.['input'] === undefined ? {} : { input: start['input'] }),
    events: events.filter(({ type }) => type !== 'xstate.init' && type !== 'xstate.stop'),
  };
}
