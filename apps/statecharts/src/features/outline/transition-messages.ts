import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ChartState, ChartStateKind, ChartTransition } from '../../engine/model/chart.types.ts';
import { actionText } from '../canvas/chart-messages.ts';
import { useWorkbench } from '../machine/workbench.tsx';

const KINDS: Record<ChartStateKind, MessageDescriptor | null> = {
  atomic: null,
  compound: null,
  parallel: msg({ message: 'side by side', comment: 'A state whose parts are all active at the same time' }),
  final: msg({ message: 'end', comment: 'A state in which a state machine ends' }),
  history: msg({
    message: 'where it was',
    comment: 'A state that leads back to the one that was active before',
  }),
};

/** Sentences about transitions, for those who read the chart instead of looking at it. */
export function useTransitionMessages() {
  const { t, i18n } = useLingui();
  const { machine, words } = useWorkbench();
  const { index } = machine;
  const stateName = (id: string): string => {
    const state = index.states.get(id);
    return state ? words.state(state) : id;
  };
  return {
    stateName,
    /** What is special about a state; empty where nothing is. */
    kind: ({ kind }: ChartState): string => {
      const said = KINDS[kind];
      return said ? i18n._(said) : '';
    },
    transition: (transition: ChartTransition): string => {
      const event = words.label(transition);
      const guard = words.guard(transition);
      const target = transition.targets.map(stateName).join(', ');
      const actions = transition.actions.map(actionText).join(', ');
      if (transition.forbids) return t`${event}: nothing happens`;
      if (target === '')
        return guard === null ? t`${event}: ${actions}` : t`${event}, if ${guard}: ${actions}`;
      return guard === null ? t`${event}: leads to ${target}` : t`${event}, if ${guard}: leads to ${target}`;
    },
  };
}
