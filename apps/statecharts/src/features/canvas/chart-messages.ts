import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type {
  Chart,
  ChartAction,
  ChartDelay,
  ChartState,
  ChartTransition,
} from '../../engine/model/chart.types.ts';
import type { Names } from '../../shared/names.ts';

/** How texts of a chart are written: as people call things, or as the code does. */
export interface ChartMessages {
  state: (state: ChartState) => string;
  /**
   * Small lines below the name: what runs in the state, what happens on the way in and out, and what only acts.
   * @param leaving the transitions of the state
   */
  lines: (state: ChartState, leaving: readonly ChartTransition[]) => readonly StateLine[];
  label: (transition: ChartTransition) => string;
  guard: (transition: ChartTransition) => string | null;
  delay: (delay: ChartDelay) => string;
}

export interface StateLine {
  kind: 'invoke' | 'entry' | 'exit' | 'inner' | 'tags';
  text: string;
}

const SECOND_MS = 1000;

/** Words of a chart in the language of the page. @param isTechnical the names of the code instead */
export function chartMessages(chart: Chart, names: Names, i18n: I18n, isTechnical: boolean): ChartMessages {
  const sources = new Map(chart.states.flatMap(({ invokes }) => invokes.map(({ id, src }) => [id, src])));
  const time = (milliseconds: number) =>
    milliseconds % SECOND_MS === 0
      ? i18n.number(milliseconds / SECOND_MS, { style: 'unit', unit: 'second', unitDisplay: 'short' })
      : i18n.number(milliseconds, { style: 'unit', unit: 'millisecond', unitDisplay: 'short' });
  const delay = ({ name, milliseconds }: ChartDelay): string => {
    if (milliseconds !== null) return time(milliseconds);
    return isTechnical ? name : names.delay(name);
  };
  const actor = (src: string) => (isTechnical ? src : names.actor(src));
  const actorOf = ({ actor: id, label }: ChartTransition) => {
    const named = id ?? label;
    return actor(sources.get(named) ?? named);
  };
  const label = labels();
  return {
    delay,
    label,
    state: ({ id, key }) => (isTechnical ? key : sentence(names.state(id))),
    lines: ({ invokes, entry, exit, tags }, leaving) => [
      ...invokes.map(({ src }): StateLine => ({ kind: 'invoke', text: actor(src) })),
      ...actionLines('entry', entry),
      ...actionLines('exit', exit),
      ...shortened(leaving.filter(isInner).map(label)).map((text): StateLine => ({ kind: 'inner', text })),
      ...(tags.length > 0 ? [{ kind: 'tags' as const, text: tags.map((tag) => `#${tag}`).join('  ') }] : []),
    ],
    guard: ({ guard }) => {
      if (guard === null) return null;
      const [only] = guard.names;
      return !isTechnical && guard.names.length === 1 && guard.text === only ? names.guard(only) : guard.text;
    },
  };

  function labels() {
    return (transition: ChartTransition): string => {
      const { kind, event } = transition;
      if (kind === 'event') return isTechnical ? event : names.event(event);
      if (kind === 'always')
        return i18n._(
          msg({
            message: 'at once',
            comment: 'On an arrow of a state machine: it is taken without any event',
          }),
        );
      if (kind === 'stateDone')
        return i18n._(
          msg({
            message: 'when done',
            comment: 'On an arrow of a state machine: taken when what is inside has ended',
          }),
        );
      if (kind === 'after') {
        const wait = transition.delay ? delay(transition.delay) : transition.label;
        return i18n._(
          msg({
            message: `after ${wait}`,
            comment: 'On an arrow of a state machine: taken when this time has passed',
          }),
        );
      }
      const what = actorOf(transition);
      if (kind === 'actorDone')
        return i18n._(
          msg({ message: `done: ${what}`, comment: 'On an arrow: the effect of this name has ended well' }),
        );
      if (kind === 'actorError')
        return i18n._(
          msg({ message: `failed: ${what}`, comment: 'On an arrow: the effect of this name has failed' }),
        );
      return i18n._(
        msg({ message: `news: ${what}`, comment: 'On an arrow: the effect of this name has something new' }),
      );
    };
  }
}

/** A transition without a target: it acts, and is listed in its state instead of being drawn. */
const isInner = ({ targets, forbids }: ChartTransition): boolean => targets.length === 0 && !forbids;

const INNER_MAX = 5;

const shortened = (texts: readonly string[]): string[] => {
  const once = [...new Set(texts)];
  return once.length <= INNER_MAX
    ? once
    : [...once.slice(0, INNER_MAX - 1), `+ ${once.length - INNER_MAX + 1}`];
};

/** A name in its place at the beginning: the first letter of scripts that have capitals is one. */
export const sentence = (text: string): string =>
  text.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase());

const actionLines = (kind: 'entry' | 'exit', actions: readonly ChartAction[]): StateLine[] =>
  actions.length === 0 ? [] : [{ kind, text: actions.map(actionText).join(', ') }];

/** An action as a person of the code reads it: `setProblem`, `raise(offer.arrived)`. */
export const actionText = ({ name, kind, event }: ChartAction): string =>
  kind === 'named' || event === null ? name : `${name}(${event})`;
