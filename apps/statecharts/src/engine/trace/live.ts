import type { AnyStateMachine } from 'xstate';
import { chartOf } from '../model/chart-of.ts';
import { createSession } from '../simulation/session.ts';
import type { Session } from '../simulation/session.ts';
import type { SimulatedEvent, Stimulus } from '../simulation/simulation.types.ts';
import { traceOf } from './trace-file.ts';
import type { LiveRecording, Trace } from './trace.types.ts';

const DONE = 'xstate.done.actor.';
const FAILED = 'xstate.error.actor.';

/**
 * Turns what a running actor has received into a trace: the ends of its actors become answers, delays become waiting.
 * What the simulation refuses (a redacted payload, say) is left out.
 * @returns the trace, and how many events were left out
 */
export function traceOfLive(
  { machine }: { machine: AnyStateMachine },
  recording: LiveRecording,
  name: string,
): { trace: Trace; leftOut: number } {
  const session = createSession(machine);
  session.apply({ kind: 'start', input: recording.input });
  let leftOut = 0;
  for (const event of recording.events) {
    if (event.type === 'xstate.init' || event.type === 'xstate.stop') continue;
    const stimulus = stimulusOf(session, event);
    if (stimulus === null || !session.apply(stimulus).ok) leftOut += 1;
  }
  session.drop();
  return { trace: traceOf(session, chartOf({ machine }), { name }), leftOut };
}

function stimulusOf(session: Session, event: SimulatedEvent): Stimulus | null {
  if (event.type.startsWith(DONE)) {
    return { kind: 'resolve', actor: event.type.slice(DONE.length), output: event.output };
  }
  if (event.type.startsWith(FAILED)) {
    return { kind: 'reject', actor: event.type.slice(FAILED.length), error: event.error };
  }
  if (event.type.startsWith('xstate.after.')) {
    const world = session.state()?.world;
    const due = world?.delays.find((delay) => delay.actor === '' && delay.event.type === event.type);
    return world === undefined || due === undefined
      ? null
      : { kind: 'wait', milliseconds: due.dueAt - world.now };
  }
  return { kind: 'event', event };
}
