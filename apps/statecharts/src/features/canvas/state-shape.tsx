import { memo } from 'react';
import type { StateBox } from '../../engine/layout/layout.types.ts';
import type { ChartState } from '../../engine/model/chart.types.ts';
import * as styles from './canvas.css.ts';
import { SMALL, STATE } from './metrics.ts';
import type { StateLine } from './chart-messages.ts';
import type { StateTexts } from './texts.ts';

export interface StateShapeProps {
  state: ChartState;
  box: StateBox;
  texts: StateTexts;
  isActive: boolean;
  isSelected: boolean;
  isParallelRegion: boolean;
}

/** Small pictures before the lines of a state, in a square of 12. */
const ICONS: Record<StateLine['kind'], string> = {
  // A plug: something outside runs.
  invoke: 'M6 12V9M3 4h6v2a3 3 0 0 1-6 0zM4.5 1v3M7.5 1v3',
  entry: 'M1 6h7M5.5 3.5 8 6 5.5 8.500M11 1v10',
  exit: 'M1 1v10M4 6h7M8.5 3.5 11 6 8.500 8.500',
  // A bolt: something happens, and nothing is left.
  inner: 'M7 1 2.500 7H6L5 11l4.500-6H6z',
  tags: 'M1 1h4.500L11 6.500 6.500 11 1 5.500zM3.500 3.500h.01',
};

/** One state: its name, what runs in it, and the mark that folds it. It is drawn again only when it changes. */
export const StateShape = memo(function StateShape(props: StateShapeProps) {
  const { state, box, texts, isActive, isSelected, isParallelRegion } = props;
  const { x, y, width, height } = box;
  const marks = {
    'data-state': state.id,
    'data-active': isActive || undefined,
    'data-selected': isSelected || undefined,
    'data-parallel': isParallelRegion || undefined,
    'data-open': (state.children.length > 0 && !box.isCollapsed) || undefined,
    'data-depth': state.depth % 2 === 1 ? 'odd' : 'even',
  };
  if (state.kind === 'history') {
    const half = SMALL / 2;
    return (
      <g transform={`translate(${x} ${y})`} className={styles.state} {...marks}>
        <circle cx={width / 2} cy={height / 2} r={half} className={styles.box} />
        <text x={width / 2} y={height / 2 + 5} className={styles.historyMark}>
          {state.history === 'deep' ? 'H*' : 'H'}
        </text>
      </g>
    );
  }
  const hasFold = state.children.length > 0;
  return (
    <g transform={`translate(${x} ${y})`} className={styles.state} {...marks}>
      <rect width={width} height={height} rx={STATE.radius} className={styles.box} />
      {state.kind === 'final' ? (
        <rect
          x={4}
          y={4}
          width={width - 8}
          height={height - 8}
          rx={STATE.radius - 3}
          className={styles.end}
        />
      ) : null}
      <text
        x={STATE.paddingX + (hasFold ? STATE.icon : 0)}
        y={STATE.paddingTop + 14}
        className={styles.title}
      >
        {texts.title}
      </text>
      {hasFold ? (
        <g data-fold={state.id} className={styles.fold}>
          <rect x={STATE.paddingX - 6} y={STATE.paddingTop - 1} width={20} height={20} rx={5} stroke="none" />
          <path
            d={box.isCollapsed ? 'M0 5h10M5 0v10' : 'M0 5h10'}
            transform={`translate(${STATE.paddingX - 1} ${STATE.paddingTop + 4})`}
          />
        </g>
      ) : null}
      {texts.lines.map(({ kind, text }, index) => (
        <Line key={`${kind} ${text}`} kind={kind} text={text} index={index} />
      ))}
    </g>
  );
});

function Line({ kind, text, index }: StateLine & { index: number }) {
  const top = STATE.paddingTop + STATE.titleHeight + index * STATE.lineHeight;
  return (
    <>
      <path
        d={ICONS[kind]}
        transform={`translate(${STATE.paddingX} ${top + 3})`}
        className={styles.lineIcon}
      />
      <text x={STATE.paddingX + STATE.icon} y={top + 13} className={styles.line}>
        {text}
      </text>
    </>
  );
}
