import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

const { color, space } = vars;

/** How strong the paint is at each step, in percent; the text stays readable on the last one in every theme. */
const STEPS = [0, 10, 20, 30, 40, 50, 60];

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space['3'],
  minInlineSize: 0,
});

/** The table scrolls in here, never the page. */
export const region = style({
  overflow: 'auto',
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.lg,
  backgroundColor: color.surface,
});

export const table = style({
  inlineSize: '100%',
  borderCollapse: 'separate',
  borderSpacing: '2px',
  fontSize: vars.fontSize.sm,
  fontVariantNumeric: 'tabular-nums',
});

/** Stays in view while the rest scrolls. */
export const rowHead = style({
  position: 'sticky',
  insetInlineStart: 0,
  backgroundColor: color.surface,
});
export const size = style({ textAlign: 'end' });
export const cell = style({ textAlign: 'center', borderRadius: vars.radius.xs });

/** One class a step, from nothing to all. */
export const steps = STEPS.map((strength) =>
  style({ backgroundColor: `color-mix(in srgb, ${color.paintAegean} ${strength}%, ${color.surface})` }),
);

globalStyle(`${table} th, ${table} td`, {
  paddingBlock: space['2'],
  paddingInline: space['3'],
  fontWeight: vars.fontWeight.regular,
  whiteSpace: 'nowrap',
});
globalStyle(`${table} thead th`, { color: color.textMuted });
globalStyle(`${table} .${rowHead}`, { textAlign: 'start', fontWeight: vars.fontWeight.medium });

export const scale = style({
  display: 'flex',
  alignItems: 'center',
  gap: space['1'],
  color: color.textMuted,
  fontSize: vars.fontSize.sm,
});
export const swatch = style({
  inlineSize: '1.5rem',
  blockSize: '0.75rem',
  borderRadius: vars.radius.xs,
  boxShadow: `inset 0 0 0 1px ${color.border}`,
});
