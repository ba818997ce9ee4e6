import { useMemo } from 'react';
import type { LoadedMachine } from '../machines/load-machine.ts';
import { spelledOut } from './spelled-out.ts';

/** How people call the parts of a machine. */
export interface Names {
  machine: () => string;
  /** @param id XState's id of a state */
  state: (id: string) => string;
  event: (type: string) => string;
  guard: (name: string) => string;
  actor: (src: string) => string;
  delay: (name: string) => string;
}

/** `login.form.method` -> `form.method`, as details name it; empty for the outermost state. */
export const pathOf = (machineId: string, stateId: string): string =>
  stateId === machineId ? '' : stateId.replace(`${machineId}.`, '');

/** The last part of an id: `method` of `login.form.method`. */
export const keyOf = (stateId: string): string => stateId.slice(stateId.lastIndexOf('.') + 1);

/** The names of a machine's parts, in English in every language; the words of the code where there are no others. */
export function useNames({ id, chart, details }: Pick<LoadedMachine, 'id' | 'chart' | 'details'>): Names {
  return useMemo(() => namesOf({ id, chart, details }), [id, chart, details]);
}

function namesOf({ id, chart, details }: Pick<LoadedMachine, 'id' | 'chart' | 'details'>): Names {
  const machine = () => details?.name ?? spelledOut(id);
  return {
    machine,
    state: (state) =>
      state === chart.root
        ? machine()
        : (details?.states[pathOf(chart.root, state)] ?? spelledOut(keyOf(state))),
    event: (type) => details?.events[type]?.name ?? spelledOut(type),
    guard: (name) => details?.guards[name] ?? spelledOut(name),
    actor: (src) => details?.actors[src]?.name ?? spelledOut(src),
    delay: (name) => details?.delays[name] ?? spelledOut(name),
  };
}
