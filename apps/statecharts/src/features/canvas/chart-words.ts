import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ChartAction, ChartDelay, ChartState, ChartTransition } from '../../engine/model/chart.types.ts';
import type { Names } from '../../shared/names.ts';

/** How texts of a chart are written: as people call things, or as the code does. */
export interface ChartWords {
  state: (state: ChartState) => string;
  /** Small lines below the name: what runs in the state, what happens on the way in and out. */
  lines: (state: ChartState) => readonly StateLine[];
  label: (transition: ChartTransition) => string;
  guard: (transition: ChartTransition) => string | null;
  delay: (delay: ChartDelay) => string;
}

export interface StateLine {
  kind: 'invoke' | 'entry' | 'exit' | 'tags';
  text: string;
}

const SECOND_MS = 1000;

/** Words of a chart in the language of the page. @param isTechnical the names of the code instead */
export function chartWords(names: Names, i18n: I18n, isTechnical: boolean): ChartWords {
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
    const src = id ?? label;
    return actor(src);
  };
  return {
    delay,
    state: ({ id, key }) => (isTechnical ? key : sentence(names.state(id))),
    lines: ({ invokes, entry, exit, tags }) => [
      ...invokes.map(({ src }): StateLine => ({ kind: 'invoke', text: actor(src) })),
      ...actionLines('entry', entry),
      ...actionLines('exit', exit),
      ...(tags.length > 0 ? [{ kind: 'tags' as const, text: tags.map((tag) => `#${tag}`).join('  ') }] : []),
    ],
    label: (transition) => {
      const { kind, event } = transition;
      if (kind === 'event') return isTechnical ? event : names.event(event);
      if (kind === 'always')
        return i18n._(msg({ message: 'at once', comment: 'On an arrow of a state machine: it is taken without any event' }));
      if (kind === 'stateDone')
        return i18n._(msg({ message: 'when done', comment: 'On an arrow of a state machine: taken when what is inside has ended' }));
      if (kind === 'after') {
        const wait = transition.delay ? delay(transition.delay) : transition.label;
        return i18n._(msg({ message: `after ${wait}`, comment: 'On an arrow of a state machine: taken when this time has passed' }));
      }
      const what = actorOf(transition);
      if (kind === 'actorDone')
        return i18n._(msg({ message: `done: ${what}`, comment: 'On an arrow: the effect of this name has ended well' }));
      if (kind === 'actorError')
        return i18n._(msg({ message: `failed: ${what}`, comment: 'On an arrow: the effect of this name has failed' }));
      return i18n._(msg({ message: `news: ${what}`, comment: 'On an arrow: the effect of this name has something new' }));
    },
    guard: ({ guard }) => {
      if (guard === null) return null;
      const [only] = guard.names;
      return !isTechnical && guard.names.length === 1 && guard.text === only ? names.guard(only) : guard.text;
    },
  };
}

/** A name in its place at the beginning: the first letter of scripts that have capitals is one. */
export const sentence = (text: string): string => text.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase());

const actionLines = (kind: 'entry' | 'exit', actions: readonly ChartAction[]): StateLine[] =>
  actions.length === 0 ? [] : [{ kind, text: actions.map(actionText).join(', ') }];

/** An action as a person of the code reads it: `keepProblem`, `raise(captcha.used)`. */
export const actionText = ({ name, kind, event }: ChartAction): string =>
  kind === 'named' || event === null ? name : `${name}(${event})`;
