import { memo } from 'react';
import type { TransitionLine } from '../../engine/layout/layout.types.ts';
import type { TransitionKind } from '../../engine/model/chart.types.ts';
import * as styles from './canvas.css.ts';
import { arrowHead, linePath } from './line-path.ts';
import { LABEL } from './metrics.ts';
import type { LabelTexts } from './texts.ts';

export interface LineShapeProps {
  line: TransitionLine;
  /** Null for the arrow to the first state. */
  kind: TransitionKind | null;
  texts: LabelTexts | undefined;
  isEnabled: boolean;
  isTaken: boolean;
  isSelected: boolean;
  /** Undefined while coverage does not show. */
  covered: 'yes' | 'no' | undefined;
}

/** One transition: its line, its head, what it is taken by. It is drawn again only when it changes. */
export const LineShape = memo(function LineShape(props: LineShapeProps) {
  const { line, kind, texts, isEnabled, isTaken, isSelected, covered } = props;
  const path = linePath(line.points);
  return (
    <g
      data-line={kind === null ? undefined : line.id}
      data-error={kind === 'actorError' || undefined}
      data-enabled={isEnabled || undefined}
      data-taken={isTaken || undefined}
      data-selected={isSelected || undefined}
      data-covered={covered}
    >
      {kind === null ? null : <path d={path} className={styles.edgeHit} />}
      <path d={path} className={styles.edge} />
      <path d={arrowHead(line.points)} className={styles.arrow} />
      {line.label && texts ? <Label line={line} texts={texts} /> : null}
    </g>
  );
});

function Label({ line: { label }, texts }: { line: TransitionLine; texts: LabelTexts }) {
  if (!label) return null;
  const left = label.x + LABEL.paddingX;
  const top = label.y + LABEL.paddingY + 13;
  return (
    <>
      <rect
        x={label.x}
        y={label.y}
        width={label.width}
        height={label.height}
        rx={5}
        className={`${styles.labelBox} ${styles.label}`}
      />
      <text x={left} y={top} className={styles.labelText} pointerEvents="none">
        {texts.label}
      </text>
      {texts.guard === null ? null : (
        <text x={left} y={top + LABEL.height} className={styles.guardText} pointerEvents="none">
          [{texts.guard}]
        </text>
      )}
    </>
  );
}
