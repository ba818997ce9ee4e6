import { indexOf } from '../model/chart-index.ts';
import type { Chart, ChartAction, ChartState, ChartTransition } from '../model/chart.types.ts';
import type { Measure } from './layout.types.ts';

const CHARACTER_WIDTH = 7;
const LABEL_CHARACTER_WIDTH = 6.2;
const LINE_HEIGHT = 16;
const SIDE = 24;
const MIN_WIDTH = 72;

/** The lines of text in a state's header, its name first. */
export function headerLines(chart: Chart, state: ChartState): string[] {
  const acting = (indexOf(chart).from.get(state.id) ?? []).filter(
    ({ targets, forbids }) => targets.length === 0 && !forbids,
  );
  return [
    state.kind === 'history' ? (state.history === 'deep' ? 'H*' : 'H') : state.key,
    ...state.tags.map((tag) => `#${tag}`),
    ...listed('entry', state.entry),
    ...listed('exit', state.exit),
    ...state.invokes.map(({ id, src }) => (id === src ? `invoke ${id}` : `invoke ${id} (${src})`)),
    ...acting.map(
      (transition) => `${transitionText(transition)} / ${transition.actions.map(nameOf).join(', ')}`,
    ),
  ];
}

/** A transition's event and guard in one line, as in `login.submitted [isComplete]`. */
export function transitionText({ label, guard }: ChartTransition): string {
  return guard === null ? label : `${label} [${guard.text}]`;
}

/** How an action is written in a drawing, as in `raise offer.arrived`. */
export function nameOf({ name, event }: ChartAction): string {
  return event === null ? name : `${name} ${event}`;
}

/** Sizes from the numbers of characters, where nothing can be measured. */
export function estimate(chart: Chart): Measure {
  const { states, transitions } = indexOf(chart);
  return {
    state: (id) => {
      const state = states.get(id);
      const lines = state === undefined ? [''] : headerLines(chart, state);
      const longest = Math.max(...lines.map((line) => line.length));
      return {
        width: Math.max(MIN_WIDTH, longest * CHARACTER_WIDTH + SIDE),
        height: lines.length * LINE_HEIGHT + SIDE / 2,
      };
    },
    transition: (id) => {
      const transition = transitions.get(id);
      const text = transition === undefined ? '' : transitionText(transition);
      return { width: text.length * LABEL_CHARACTER_WIDTH + 8, height: LINE_HEIGHT };
    },
  };
}

function listed(when: string, actions: readonly ChartAction[]): string[] {
  return actions.length === 0 ? [] : [`${when} / ${actions.map(nameOf).join(', ')}`];
}
