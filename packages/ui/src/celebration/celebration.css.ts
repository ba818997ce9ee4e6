import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

const { color, space } = vars;

export const box = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.lg,
  backgroundColor: color.surface,
  color: color.text,
  overflow: 'clip',
  overflowWrap: 'anywhere',
});

export const band = style({ blockSize: '4.5rem', position: 'relative', overflow: 'hidden' });

export const words = style({ display: 'grid', gap: space['3'], padding: space['6'] });

export const next = style({
  display: 'grid',
  gap: space['4'],
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingInline: space['6'],
  paddingBlockEnd: space['6'],
});
