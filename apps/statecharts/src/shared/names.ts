import { useLingui } from '@lingui/react';
import type { Name } from '@stoa/machines/details';
import { useWords } from '../i18n/language-context.tsx';
import { useMemo } from 'react';
import type { LoadedMachine } from '../machines/load-machine.ts';
import { wordsOf } from './words-of.ts';

/** How people call the parts of a machine. */
export interface Names {
  say: (name: Name | null | undefined, fallback: string) => string;
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

/** The names of a machine's parts in the language of the page. */
export function useNames({ id, chart, details }: Pick<LoadedMachine, 'id' | 'chart' | 'details'>): Names {
  useWords('machines');
  const { _ } = useLingui();
  // The translating function is another one as soon as the language is, or has more words.
  return useMemo(() => namesOf({ id, chart, details }, _), [_, id, chart, details]);
}

function namesOf(
  { id, chart, details }: Pick<LoadedMachine, 'id' | 'chart' | 'details'>,
  translate: (descriptor: Name) => string,
): Names {
  const say: Names['say'] = (name, fallback) => (name ? translate(name) : fallback);
  const machine = () => say(details?.name, wordsOf(id));
  return {
    say,
    machine,
    state: (state) =>
      state === chart.root
        ? machine()
        : say(details?.states[pathOf(chart.root, state)], wordsOf(keyOf(state))),
    event: (type) => say(details?.events[type]?.name, wordsOf(type)),
    guard: (name) => say(details?.guards[name], wordsOf(name)),
    actor: (src) => say(details?.actors[src]?.name, wordsOf(src)),
    delay: (name) => say(details?.delays[name], wordsOf(name)),
  };
}
