import { useLingui } from '@lingui/react/macro';
import { CircleIcon } from '@phosphor-icons/react/dist/csr/Circle';
import { ClockCounterClockwiseIcon } from '@phosphor-icons/react/dist/csr/ClockCounterClockwise';
import { ColumnsIcon } from '@phosphor-icons/react/dist/csr/Columns';
import { FlagCheckeredIcon } from '@phosphor-icons/react/dist/csr/FlagCheckered';
import { LightningIcon } from '@phosphor-icons/react/dist/csr/Lightning';
import { SquaresFourIcon } from '@phosphor-icons/react/dist/csr/SquaresFour';
import { Tree, type TreeNode } from '@stoa/ui/tree';
import { useMemo, useState } from 'react';
import type { ChartState, ChartStateKind, ChartTransition } from '../../engine/model/chart.types.ts';
import { sentence } from '../canvas/chart-messages.ts';
import { useSimulation } from '../machine/simulation.tsx';
import { useWorkbench } from '../machine/workbench.tsx';
import * as styles from './outline.css.ts';
import { useTransitionMessages } from './transition-messages.ts';

const ICONS: Record<ChartStateKind, TreeNode['icon']> = {
  atomic: CircleIcon,
  compound: SquaresFourIcon,
  parallel: ColumnsIcon,
  final: FlagCheckeredIcon,
  history: ClockCounterClockwiseIcon,
};

/** The chart as a tree: states within states, and in each what leads out of it. Everything the drawing does works here by keyboard. */
export function Outline({
  enabled,
  onTake,
}: {
  enabled: ReadonlySet<string>;
  /** The transition's event is wanted. */
  onTake: (transition: string) => void;
}) {
  const { t } = useLingui();
  const { machine, names, words, selected, select } = useWorkbench();
  const { state } = useSimulation();
  const { chart, index } = machine;
  const say = useTransitionMessages();
  const active = useMemo(() => new Set(state?.world.actors[0]?.machine?.active), [state]);
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(
    () =>
      new Set(
        chart.states.filter(({ id, children }) => children.length > 0 || active.has(id)).map(({ id }) => id),
      ),
  );
  const stateNode = (one: ChartState): TreeNode => ({
    id: one.id,
    label: words.state(one),
    icon: ICONS[one.kind],
    note: [
      active.has(one.id) ? t({ message: 'active', comment: 'The state machine is in this state now' }) : '',
      say.kind(one),
    ]
      .filter(Boolean)
      .join(' · '),
    children: [
      ...(index.from.get(one.id) ?? []).map(transitionNode),
      ...one.children.flatMap((id) => {
        const child = index.states.get(id);
        return child ? [stateNode(child)] : [];
      }),
    ],
  });
  const transitionNode = (transition: ChartTransition): TreeNode => ({
    id: transition.id,
    label: say.transition(transition),
    icon: LightningIcon,
    note: enabled.has(transition.id)
      ? t({ message: 'possible now', comment: 'This step of a state machine can be taken now' })
      : undefined,
  });
  const root = index.states.get(chart.root);
  const name = names.machine();
  if (!root) return null;
  return (
    <div className={styles.region}>
      <p className={styles.hint}>
        {t`Enter takes a step that is possible now; the space bar shows a state or a step beside.`}
      </p>
      <Tree
        label={t`Outline of ${name}`}
        nodes={[{ ...stateNode(root), label: sentence(name) }]}
        selectionMode="single"
        selectedIds={new Set(selected === null ? [] : [selected])}
        onSelectionChange={(ids) => select([...ids][0] ?? null)}
        expandedIds={expanded}
        onExpandedChange={setExpanded}
        onAction={(id) => (index.transitions.has(id) ? onTake(id) : select(id))}
      />
    </div>
  );
}
