import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { eventTable } from '../../engine/model/event-table.ts';
import { withAncestors } from '../../engine/model/chart-index.ts';
import { useSimulation } from '../machine/simulation.tsx';
import { useWorkbench } from '../machine/workbench.tsx';
import { useTransitionMessages } from './transition-messages.ts';
import * as styles from './outline.css.ts';
import { focusable } from '../../shared/focusable.ts';

/** The chart as a table: a row a state, a column an event, in each cell where it leads. */
export function StateTable({ enabled, taken }: { enabled: ReadonlySet<string>; taken: ReadonlySet<string> }) {
  const { t } = useLingui();
  const { machine, names, words, selected, select } = useWorkbench();
  const { state } = useSimulation();
  const { chart } = machine;
  const say = useTransitionMessages();
  const table = useMemo(() => eventTable(chart), [chart]);
  const active = new Set(state?.world.actors[0]?.machine?.active);
  const name = names.machine();
  const inside = t({
    message: 'stays',
    comment: 'In a table of a state machine: the event leads to no other state',
  });
  return (
    <div className={styles.region}>
      <div
        className={styles.scroller}
        role="region"
        aria-label={t`States and events of ${name}`}
        {...focusable}
      >
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col" className={`${styles.head} ${styles.corner}`}>{t`State`}</th>
              {table.columns.map((column, place) => {
                const sample = table.rows.flatMap(({ cells }) => cells[place] ?? [])[0];
                return (
                  <th key={column.key} scope="col" className={styles.head}>
                    {sample ? words.label(sample) : column.label}
                  </th>
                );
              })}
            </tr>
          </thead>
          <tbody>
            {table.rows.map((row) => (
              <tr key={row.state.id}>
                <th
                  scope="row"
                  className={styles.rowHead}
                  data-active={active.has(row.state.id) || undefined}
                >
                  <button type="button" className={styles.step} onClick={() => select(row.state.id)}>
                    {withAncestors(chart, row.state.id)
                      .slice(0, 2)
                      .filter(({ parent }) => parent !== null || row.state.parent === null)
                      .toReversed()
                      .map(words.state)
                      .join(' · ')}
                  </button>
                </th>
                {row.cells.map((cell, place) => (
                  <td key={table.columns[place]?.key} className={styles.cell}>
                    {cell.map((transition) => {
                      const guard = words.guard(transition);
                      const target = transition.targets.map(say.stateName).join(', ');
                      return (
                        <button
                          key={transition.id}
                          type="button"
                          className={styles.step}
                          data-enabled={enabled.has(transition.id) || undefined}
                          data-taken={taken.has(transition.id) || undefined}
                          aria-pressed={selected === transition.id}
                          onClick={() => select(transition.id)}
                        >
                          {target === '' ? inside : target}
                          {guard === null ? null : <span className={styles.guard}>{t`if ${guard}`}</span>}
                        </button>
                      );
                    })}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
