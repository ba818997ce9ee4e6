import type { Measure, Size } from '../../engine/layout/layout.types.ts';
import { indexOf } from '../../engine/model/chart-index.ts';
import type { Chart } from '../../engine/model/chart.types.ts';
import type { ChartMessages, StateLine } from './chart-messages.ts';
import { fit, LABEL, SMALL, STATE } from './metrics.ts';

/** The texts of one state, cut to what fits, and the room that they take. */
export interface StateTexts extends Size {
  title: string;
  lines: readonly StateLine[];
}

export interface LabelTexts extends Size {
  label: string;
  guard: string | null;
}

/** All texts of a chart as they are drawn. */
export interface ChartTexts {
  states: ReadonlyMap<string, StateTexts>;
  labels: ReadonlyMap<string, LabelTexts>;
}

/** How wide a text is, in pixels. */
export type TextWidth = (text: string, size: number, weight: number) => number;

/** Sets a chart: what each state and each arrow says, and how much room that takes. */
export function setTexts(chart: Chart, words: ChartMessages, width: TextWidth): ChartTexts {
  const title = (text: string) => width(text, STATE.titleSize, 600);
  const line = (text: string) => width(text, STATE.lineSize, 400);
  const label = (text: string) => width(text, LABEL.size, 500);
  const states = chart.states.map((state): [string, StateTexts] => {
    if (state.kind === 'history') return [state.id, { title: '', lines: [], width: SMALL, height: SMALL }];
    const room = STATE.maxWidth - 2 * STATE.paddingX;
    const said = fit(words.state(state), room - STATE.icon, title);
    const lines = words
      .lines(state, indexOf(chart).from.get(state.id) ?? [])
      .map(({ kind, text }) => ({ kind, text: fit(text, room - STATE.icon, line) }));
    const widest = Math.max(
      title(said) + (state.children.length > 0 ? STATE.icon : 0),
      ...lines.map(({ text }) => line(text) + STATE.icon),
    );
    return [
      state.id,
      {
        title: said,
        lines,
        width: Math.ceil(Math.max(STATE.minWidth, widest + 2 * STATE.paddingX)),
        height: STATE.paddingTop + STATE.titleHeight + lines.length * STATE.lineHeight + STATE.paddingBottom,
      },
    ];
  });
  const labels = chart.transitions.map((transition): [string, LabelTexts] => {
    const room = LABEL.maxWidth - 2 * LABEL.paddingX;
    const said = fit(words.label(transition), room, label);
    const condition = words.guard(transition);
    const guard = condition === null ? null : fit(condition, room - 8, label);
    return [
      transition.id,
      {
        label: said,
        guard,
        width: Math.ceil(
          Math.max(label(said), guard === null ? 0 : label(`[${guard}]`)) + 2 * LABEL.paddingX,
        ),
        height: LABEL.height * (guard === null ? 1 : 2) + 2 * LABEL.paddingY,
      },
    ];
  });
  return { states: new Map(states), labels: new Map(labels) };
}

const NOTHING: Size = { width: 0, height: 0 };

/** What the layout asks for. */
export const measureOf = ({ states, labels }: ChartTexts): Measure => ({
  state: (id) => sizeOf(states.get(id)),
  transition: (id) => sizeOf(labels.get(id)),
});

const sizeOf = (texts: Size | undefined): Size =>
  texts === undefined ? NOTHING : { width: texts.width, height: texts.height };

/** Measures with the browser's own canvas. */
export function browserWidth(family: string): TextWidth {
  const context = document.createElement('canvas').getContext('2d');
  const known = new Map<string, number>();
  return (text, size, weight) => {
    const key = `${size} ${weight} ${text}`;
    let width = known.get(key);
    if (width === undefined) {
      if (context) context.font = `${weight} ${size}px ${family}`;
      width = context?.measureText(text).width ?? text.length * size * 0.55;
      known.set(key, width);
    }
    return width;
  };
}
