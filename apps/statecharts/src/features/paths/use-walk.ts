import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Goal } from '../../engine/paths/search.ts';
import { toasts } from '../../shared/toasts.ts';
import { useSimulation } from '../machine/simulation.tsx';
import { useWorkbench } from '../machine/workbench.tsx';
import { findPaths } from './path-task.ts';

/** "Walk me there": finds the shortest way from here, else from the start, and goes it. */
export function useWalk(): { walk: (goal: Goal) => Promise<void>; isWalking: boolean } {
  const { t } = useLingui();
  const { machine, session, apply } = useWorkbench();
  const { state } = useSimulation();
  const [isWalking, setWalking] = useState(false);
  const walk = async (goal: Goal) => {
    setWalking(true);
    try {
      const from = state ? session.pathTo(state.current) : [];
      const here = await findPaths({ kind: 'walk', machine: machine.id, from, goal });
      const { paths } =
        here.paths.length > 0 ? here : await findPaths({ kind: 'walk', machine: machine.id, from: [], goal });
      const [path] = paths;
      if (!path) return toasts.show({ message: t`No way there was found.`, tone: 'danger' });
      for (const stimulus of path.stimuli) if (!apply(stimulus).ok) return;
      const count = path.stimuli.length;
      if (count === 0) toasts.show({ message: t`The machine is there already.` });
    } catch {
      toasts.show({ message: t`The search did not work.`, tone: 'danger' });
    } finally {
      setWalking(false);
    }
  };
  return { walk, isWalking };
}
