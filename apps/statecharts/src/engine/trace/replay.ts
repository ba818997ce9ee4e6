import type { AnyStateMachine } from 'xstate';
import { chartOf } from '../model/chart-of.ts';
import { differences } from '../simulation/differences.ts';
import { createSession } from '../simulation/session.ts';
import type { Session } from '../simulation/session.ts';
import type { ReplayWarning, Trace } from './trace.types.ts';

/** A recording, done again. */
export interface Replay {
  session: Session;
  /** Empty where everything went as it was recorded. */
  warnings: readonly ReplayWarning[];
}

/** Does again what was recorded, as far as the machine of today goes along. */
export function replay({ machine }: { machine: AnyStateMachine }, trace: Trace): Replay {
  const session = createSession(machine);
  const { hash } = chartOf({ machine });
  const warnings: ReplayWarning[] =
    hash === trace.hash ? [] : [{ code: 'MACHINE_CHANGED', recorded: trace.hash, now: hash }];
  for (const [step, { stimulus, value }] of trace.steps.entries()) {
    const outcome = session.apply(stimulus);
    if (!outcome.ok) {
      const message =
        'problem' in outcome ? outcome.problem.message : `The guard "${outcome.question.guard}" asks.`;
      warnings.push({ code: 'REFUSED', step, message });
      break;
    }
    const now = session.state()?.world.actors[0]?.machine?.value;
    if (value !== undefined && differences(value, now).length > 0) {
      warnings.push({ code: 'PARTED', step, recorded: value, now });
    }
  }
  return { session, warnings };
}
