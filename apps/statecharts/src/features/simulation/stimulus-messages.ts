import { useLingui } from '@lingui/react/macro';
import type { Stimulus } from '../../engine/simulation/simulation.types.ts';
import { shortJson } from '../../shared/json.ts';
import { useWorkbench } from '../machine/workbench.tsx';

const LONGEST = 32;

/** What was done, in a few words. */
export function useStimulusMessages(): (stimulus: Stimulus) => string {
  const { t, i18n } = useLingui();
  const { names, isTechnical } = useWorkbench();
  return (stimulus) => {
    switch (stimulus.kind) {
      case 'start':
        return t({ message: 'Start', comment: 'Starts a simulation' });
      case 'startFrom': {
        const place = shortJson(stimulus.value, LONGEST);
        return t({ message: `Begin in ${place}`, comment: 'A simulation was started in this state' });
      }
      case 'event': {
        const { type, ...payload } = stimulus.event;
        const event = isTechnical || stimulus.actor ? type : names.event(type);
        const carried = Object.keys(payload).length > 0 ? shortJson(payload, LONGEST) : '';
        const to = stimulus.actor ? `${stimulus.actor}: ` : '';
        return `${to}${event} ${carried}`.trim();
      }
      case 'resolve': {
        const actor = actorName(stimulus.actor);
        return t({
          message: `done: ${actor}`,
          comment: 'On an arrow: the effect of this name has ended well',
        });
      }
      case 'reject': {
        const actor = actorName(stimulus.actor);
        const code = (stimulus.error as { code?: unknown } | undefined)?.code;
        const failed = t({
          message: `failed: ${actor}`,
          comment: 'On an arrow: the effect of this name has failed',
        });
        return typeof code === 'string' ? `${failed} (${code})` : failed;
      }
      case 'hang': {
        const actor = actorName(stimulus.actor);
        return t({
          message: `never answers: ${actor}`,
          comment: 'The effect of this name is left without an answer',
        });
      }
      case 'wait': {
        const time = i18n.number(stimulus.milliseconds / 1000, {
          style: 'unit',
          unit: 'second',
          unitDisplay: 'short',
          maximumFractionDigits: 3,
        });
        return t({ message: `${time} pass`, comment: 'Time that goes by in a simulation' });
      }
      case 'context':
        return t({ message: 'Context changed', comment: 'The data of a state machine were changed by hand' });
      case 'guard': {
        const guard = stimulus.guard;
        const mode = stimulus.mode;
        return t({
          message: `${guard} is now ${mode}`,
          comment: 'A guard is decided in another way; mode is one of real, true, false, ask',
        });
      }
    }
  };

  function actorName(path: string): string {
    const last = path.slice(path.lastIndexOf('/') + 1);
    return isTechnical || path.includes('/') ? path : names.actor(last);
  }
}
