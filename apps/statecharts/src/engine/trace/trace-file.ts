import type { Chart } from '../model/chart.types.ts';
import { isRecord } from '../simulation/context-shape.ts';
import type { Session } from '../simulation/session.ts';
import type { Stimulus } from '../simulation/simulation.types.ts';
import { TRACE_VERSION } from './trace.types.ts';
import type { Read, Trace, TraceProblemCode, TraceStep } from './trace.types.ts';

const KINDS: ReadonlySet<string> = new Set<Stimulus['kind']>([
  'start',
  'startFrom',
  'event',
  'resolve',
  'reject',
  'hang',
  'wait',
  'context',
  'guard',
]);

/** The way to the present moment of a session, as a recording. */
export function traceOf(
  session: Session,
  chart: Chart,
  { name, recordedAt }: { name: string; recordedAt?: string },
): Trace {
  const state = session.state();
  const steps: TraceStep[] = [];
  for (let id = state?.current ?? null; id !== null;) {
    const node = state?.nodes.get(id);
    if (node === undefined) break;
    steps.unshift({ stimulus: node.record.stimulus, value: node.world.actors[0]?.machine?.value });
    id = node.parent;
  }
  return {
    format: 'stoa-trace',
    version: TRACE_VERSION,
    machine: chart.id,
    hash: chart.hash,
    name,
    ...(recordedAt === undefined ? {} : { recordedAt }),
    steps,
  };
}

/** A way that a search has found, as a recording without expectations. */
export function traceOfPath(chart: Chart, name: string, stimuli: readonly Stimulus[]): Trace {
  const steps = stimuli.map((stimulus) => ({ stimulus }));
  return { format: 'stoa-trace', version: TRACE_VERSION, machine: chart.id, hash: chart.hash, name, steps };
}

/** The text of a trace's file. */
export function writeTrace(trace: Trace): string {
  return `${JSON.stringify(trace, null, 2)}\n`;
}

/** Reads the text of a trace's file, and says what is wrong with it. */
export function readTrace(text: string): Read<Trace> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return refuse('UNREADABLE', 'The file is not JSON.');
  }
  if (!isRecord(value) || value.format !== 'stoa-trace') return refuse('UNREADABLE', 'The file is no trace.');
  if (value.version !== TRACE_VERSION) {
    const message = `The trace has version ${JSON.stringify(value.version)}; this tool reads version ${TRACE_VERSION}.`;
    return refuse('OTHER_VERSION', message);
  }
  const { machine, hash, name, steps } = value;
  if (typeof machine !== 'string' || typeof hash !== 'string' || typeof name !== 'string') {
    return refuse('UNREADABLE', 'The trace does not say which machine it is of.');
  }
  if (!Array.isArray(steps) || !steps.every(isStep))
    return refuse('UNREADABLE', 'The trace has a step of no known kind.');
  if (!['start', 'startFrom'].includes(steps[0]?.stimulus.kind ?? '')) {
    return refuse('UNREADABLE', 'The trace does not begin with a start.');
  }
  return { ok: true, value: value as unknown as Trace };
}

function refuse(
  code: TraceProblemCode,
  message: string,
): { ok: false; problem: { code: TraceProblemCode; message: string } } {
  return { ok: false, problem: { code, message } };
}

function isStep(step: unknown): step is TraceStep {
  if (!isRecord(step) || !isRecord(step.stimulus)) return false;
  const { kind, event, actor, milliseconds, guard, mode } = step.stimulus;
  if (typeof kind !== 'string' || !KINDS.has(kind)) return false;
  if (actor !== undefined && typeof actor !== 'string') return false;
  if (kind === 'event') return isRecord(event) && typeof event.type === 'string';
  if (kind === 'wait') return typeof milliseconds === 'number' && milliseconds >= 0;
  if (kind === 'guard')
    return typeof guard === 'string' && ['real', 'true', 'false', 'ask'].includes(String(mode));
  return ['resolve', 'reject', 'hang'].includes(kind) ? typeof actor === 'string' : true;
}
