import type { ReactNode } from 'react';
import { cell, scroller, table } from '../../shared/panel.css.ts';
import { focusable } from '../../shared/focusable.ts';

/** A table of facts and what they lead to. It scrolls within its own region. */
export function DecisionTable(props: {
  label: string;
  columns: readonly string[];
  rows: readonly { id: string; cells: readonly ReactNode[] }[];
}) {
  const { label, columns, rows } = props;
  return (
    <div className={scroller} role="region" aria-label={label} {...focusable}>
      <table className={table}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className={cell}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, cells }) => (
            <tr key={id}>
              {cells.map((content, place) => (
                <td key={columns[place]} className={cell}>
                  {content}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
