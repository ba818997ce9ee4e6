import { useLingui } from '@lingui/react/macro';
import type { SessionState, TimelineNode } from '../../engine/simulation/simulation.types.ts';
import { sentence } from '../canvas/chart-messages.ts';
import { useSimulation } from '../machine/simulation.tsx';
import { useWorkbench } from '../machine/workbench.tsx';
import * as styles from './simulation.css.ts';
import { useStimulusMessages } from './stimulus-messages.ts';

/** Everything that was done, with the branches that were left. A press goes there. */
export function TimeTravel() {
  const { t } = useLingui();
  const { state } = useSimulation();
  if (!state) return null;
  const first = [...state.nodes.values()].find(({ parent }) => parent === null);
  return first ? (
    <nav
      aria-label={t({
        message: 'Time travel',
        comment: 'Heading: going back to an earlier step of a simulation',
      })}
    >
      <Moments state={state} from={first} current={pathOf(state)} />
    </nav>
  ) : null;
}

/** Moments in a row until one has several followers; the one that leads to now goes on, the others are branches. */
function Moments({
  state,
  from,
  current,
}: {
  state: SessionState;
  from: TimelineNode;
  current: ReadonlySet<string>;
}) {
  const row: TimelineNode[] = [];
  const branches = new Map<string, TimelineNode[]>();
  for (let node: TimelineNode | undefined = from; node;) {
    row.push(node);
    const children: TimelineNode[] = node.children.flatMap((id) => state.nodes.get(id) ?? []);
    const next: TimelineNode | undefined = children.find(({ id }) => current.has(id)) ?? children.at(-1);
    branches.set(
      node.id,
      children.filter((child) => child !== next),
    );
    node = next;
  }
  return (
    <ol role="list" className={styles.moments}>
      {row.map((node) => (
        <li key={node.id}>
          <Moment node={node} isCurrent={node.id === state.current} isElsewhere={!current.has(node.id)} />
          {(branches.get(node.id) ?? []).map((branch) => (
            <div key={branch.id} className={styles.branch}>
              <Moments state={state} from={branch} current={current} />
            </div>
          ))}
        </li>
      ))}
    </ol>
  );
}

function Moment({
  node,
  isCurrent,
  isElsewhere,
}: {
  node: TimelineNode;
  isCurrent: boolean;
  isElsewhere: boolean;
}) {
  const { i18n } = useLingui();
  const { session } = useWorkbench();
  const say = useStimulusMessages();
  return (
    <button
      type="button"
      className={styles.moment}
      aria-current={isCurrent ? 'step' : undefined}
      data-elsewhere={isElsewhere || undefined}
      onClick={() => session.goTo(node.id)}
    >
      <span className={styles.dot} aria-hidden="true" />
      <span className={styles.index}>{i18n.number(node.depth)}</span>
      <bdi>{sentence(say(node.record.stimulus))}</bdi>
    </button>
  );
}

function pathOf(state: SessionState): Set<string> {
  const path = new Set<string>();
  for (let id: string | null = state.current; id !== null; id = state.nodes.get(id)?.parent ?? null)
    path.add(id);
  return path;
}
