import { readStored, store } from '../../../../portal/src/app/storage.ts';
import { readTrace } from '../../engine/trace/trace-file.ts';
import type { Trace } from '../../engine/trace/trace.types.ts';

const KEY = 'statecharts.scenarios';

/** Everything that is kept; what cannot be read any more is left out. */
function all(): Trace[] {
  try {
    const kept: unknown = JSON.parse(readStored(KEY) ?? '[]');
    return Array.isArray(kept)
      ? kept.flatMap((one: unknown) => {
          const read = readTrace(JSON.stringify(one));
          return read.ok ? [read.value] : [];
        })
      : [];
  } catch {
    return [];
  }
}

const isSame = (one: Trace, other: Trace) => one.machine === other.machine && one.name === other.name;

/** The scenarios of a machine that are kept in this browser. */
export const storedScenarios = (machine: string): Trace[] =>
  all().filter((trace) => trace.machine === machine);

/** Keeps a recording under its name; an older one of this name goes. */
export const setScenario = (trace: Trace): void =>
  store(KEY, JSON.stringify([...all().filter((one) => !isSame(one, trace)), trace]));

export const removeScenario = (trace: Trace): void =>
  store(KEY, JSON.stringify(all().filter((one) => !isSame(one, trace))));
