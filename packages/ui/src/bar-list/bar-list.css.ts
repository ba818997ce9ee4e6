import { style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/vars.css.ts';

const { color, space } = vars;

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space['3'],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const item = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: space['4'],
  rowGap: space['1'],
});

export const label = style({ overflowWrap: 'anywhere' });

export const figure = style({
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

export const track = style({
  gridColumn: '1 / -1',
  display: 'block',
  overflow: 'hidden',
  blockSize: '0.5rem',
  borderRadius: vars.radius.full,
  backgroundColor: color.border,
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});

export const bar = style({
  display: 'block',
  blockSize: '100%',
  borderRadius: vars.radius.full,
  backgroundColor: color.paintAegean,
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none', backgroundColor: 'CanvasText' } },
});
