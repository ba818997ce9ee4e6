import { useLingui } from '@lingui/react/macro';
import * as styles from './live.css.ts';
import type { Sequence } from './sequence.ts';
import { focusable } from '../../shared/focusable.ts';

const COLUMN = 170;
const ROW = 34;
const HEAD = 44;
const LEFT = 90;
const LABEL_MAX = 24;

const short = (text: string) => (text.length > LABEL_MAX ? `${text.slice(0, LABEL_MAX - 1)}…` : text);

/** Who sent what to whom, from above to below. The list of facts beside says the same in words. */
export function SequenceDiagram({ sequence }: { sequence: Sequence }) {
  const { t } = useLingui();
  const { columns, messages } = sequence;
  const width = LEFT * 2 + Math.max(0, columns.length - 1) * COLUMN;
  const height = HEAD + 24 + messages.length * ROW;
  const x = (column: number) => LEFT + column * COLUMN;
  return (
    <div className={styles.sequence} role="region" aria-label={t`Who sent what to whom`} {...focusable}>
      <svg width={width} height={height} aria-hidden="true" focusable={false}>
        {columns.map(({ id, name }, column) => (
          <g key={id}>
            <line x1={x(column)} x2={x(column)} y1={HEAD} y2={height} className={styles.lifeline} />
            <rect x={x(column) - 75} y={8} width={150} height={28} rx={7} className={styles.headBox} />
            <text x={x(column)} y={27} className={styles.headText}>
              {short(name)}
            </text>
          </g>
        ))}
        {messages.map(({ from, to, text, at }, row) => {
          const y = HEAD + 30 + row * ROW;
          const isSelf = from === to;
          const end = x(to);
          const start = x(from);
          const side = end < start ? 1 : -1;
          return (
            // oxlint-disable-next-line react/no-array-index-key -- the same event may come twice in one millisecond
            <g key={`${at} ${row}`}>
              <path
                d={isSelf ? `M${start} ${y - 8}h26v12h-26` : `M${start} ${y}H${end}`}
                className={styles.message}
              />
              <path
                d={isSelf ? `M${end} ${y + 4}l7 -4v8z` : `M${end} ${y}l${7 * side} -4v8z`}
                className={styles.messageHead}
              />
              <text x={isSelf ? start + 85 : (start + end) / 2} y={y - 5} className={styles.messageText}>
                {short(text)}
              </text>
            </g>
          );
        })}
      </svg>
    </div>
  );
}
