import type { Path } from '../../engine/paths/paths.types.ts';
import { TRACE_VERSION, type Trace } from '../../engine/trace/trace.types.ts';
import type { LoadedMachine } from '../../machines/load-machine.ts';

/** A found path as a trace: it is replayed, shared and exported like a recording. */
export const traceOfPath = ({ id, chart }: LoadedMachine, path: Path, name: string): Trace => ({
  format: 'stoa-trace',
  version: TRACE_VERSION,
  machine: id,
  hash: chart.hash,
  name,
  steps: path.stimuli.map((stimulus, place) =>
    place === path.stimuli.length - 1 ? { stimulus, value: path.value } : { stimulus },
  ),
});
