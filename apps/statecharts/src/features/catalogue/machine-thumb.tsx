import type { MachineSummary } from '../../machines/machine-summary.ts';
import * as styles from './catalogue.css.ts';

const SIDE = 40;
const ROWS_MAX = 6;
const CELLS_MAX = 6;

/** A small picture of a machine: one row a region at the top, one cell a state within. It only hints at size and shape. */
export function MachineThumb({ summary }: { summary: MachineSummary }) {
  const rows = summary.rows.slice(0, ROWS_MAX).map((count) => Math.min(count, CELLS_MAX));
  const height = SIDE / Math.max(3, rows.length);
  return (
    <svg viewBox={`0 0 ${SIDE} ${SIDE}`} className={styles.thumb} aria-hidden="true" focusable={false}>
      {rows.flatMap((count, row) => {
        const width = SIDE / count;
        const top = (SIDE - rows.length * height) / 2 + row * height;
        return Array.from({ length: count }, (_, cell) => (
          <rect
            key={`${row} ${cell}`}
            x={cell * width + 1}
            y={top + 1}
            width={width - 2}
            height={height - 2}
            rx={Math.min(3, height / 3)}
            fill="currentColor"
            opacity={0.35 + 0.65 * (((row * 7 + cell * 3) % 5) / 4)}
          />
        ));
      })}
    </svg>
  );
}
