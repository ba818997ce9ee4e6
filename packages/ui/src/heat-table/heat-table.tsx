import { cx } from '../internal/cx.ts';
import { UserText } from '../user-text/user-text.tsx';
import * as styles from './heat-table.css.ts';

/** One row: a group of people, such as those who came in the same month. */
export interface HeatRow {
  id: string;
  label: string;
  /** How many it is about, as people read it. */
  size: string;
  /** A cell each column; rows may end early. */
  cells: readonly { share: number; text: string }[];
}

/** Props of `HeatTable`. */
export interface HeatTableProps {
  /** Names the table. */
  label: string;
  /** Heads of the rows' names and sizes. */
  heads: readonly [string, string];
  /** Heads of the cells. */
  columns: readonly string[];
  rows: readonly HeatRow[];
  /** What the lightest and the darkest cell stand for: "0 %", "100 %". */
  scale: readonly [string, string];
}

/** Shares from 0 to 1 get a step each; only 0 is without any paint. */
const stepOf = (share: number): number =>
  Math.ceil(Math.min(1, Math.max(0, share)) * (styles.steps.length - 1));

/**
 * Shares as a table whose cells are the darker the larger they are, so that one sees where they fall. It is the drawing and
 * the table in one: every cell has its figure as text.
 */
export function HeatTable({ label, heads, columns, rows, scale }: HeatTableProps) {
  return (
    <div className={styles.root}>
      <div className={styles.region} role="region" aria-label={label} tabIndex={0}>
        <table className={styles.table} aria-label={label}>
          <thead>
            <tr>
              <th scope="col" className={styles.rowHead}>
                {heads[0]}
              </th>
              <th scope="col" className={styles.size}>
                {heads[1]}
              </th>
              {columns.map((column, index) => (
                // oxlint-disable-next-line react/no-array-index-key -- two columns may be called the same
                <th key={index} scope="col" className={styles.cell}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.id}>
                <th scope="row" className={styles.rowHead}>
                  <UserText>{row.label || '–'}</UserText>
                </th>
                <td className={styles.size}>{row.size}</td>
                {columns.map((_column, index) => {
                  const cell = row.cells[index];
                  return (
                    // oxlint-disable-next-line react/no-array-index-key -- as the heads
                    <td key={index} className={cell && cx(styles.cell, styles.steps[stepOf(cell.share)])}>
                      {cell?.text}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className={styles.scale} aria-hidden="true">
        <span>{scale[0]}</span>
        {styles.steps.map((step) => (
          <span key={step} className={cx(styles.swatch, step)} />
        ))}
        <span>{scale[1]}</span>
      </div>
    </div>
  );
}
