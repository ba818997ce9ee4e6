import type { Session } from '../../engine/simulation/session.ts';
import { decodeLink } from '../../engine/trace/deep-link.ts';
import { replay } from '../../engine/trace/replay.ts';
import type { ReplayWarning, Trace, TraceProblem } from '../../engine/trace/trace.types.ts';
import type { LoadedMachine } from '../../machines/load-machine.ts';

/** What became of a trace: a session at its end, warnings, or why there is none. */
export interface OpenedLink {
  session: Session | null;
  trace: Trace | null;
  warnings: readonly ReplayWarning[];
  problem: TraceProblem | null;
}

/** Replays a trace on the machine as it is now. */
export function openTrace(machine: LoadedMachine, trace: Trace): OpenedLink {
  if (trace.machine !== machine.id)
    return {
      session: null,
      trace,
      warnings: [],
      problem: { code: 'UNKNOWN_MACHINE', message: `The trace is one of "${trace.machine}".` },
    };
  const { session, warnings } = replay(machine.entry, trace);
  return { session, trace, warnings, problem: null };
}

/** Replays what an address holds. */
export async function openLink(machine: LoadedMachine, text: string): Promise<OpenedLink> {
  const read = await decodeLink(text);
  return read.ok
    ? openTrace(machine, read.value)
    : { session: null, trace: null, warnings: [], problem: read.problem };
}
