import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

const { color, space } = vars;

export const panel = style({ padding: space['6'], borderRadius: vars.radius.lg, minInlineSize: 0 });

export const tile = style({
  display: 'grid',
  gap: space['1'],
  padding: space['3'],
  borderRadius: vars.radius.md,
  border: `1px solid ${color.border}`,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const ratio = style({
  fontSize: vars.fontSize.lg,
  fontWeight: vars.fontWeight.semibold,
  fontVariantNumeric: 'tabular-nums',
});

export const small = style({ fontSize: vars.fontSize.sm });

export const edge = style({
  blockSize: '2rem',
  borderRadius: vars.radius.sm,
  border: '3px solid currentColor',
});

export const swatches = style({
  display: 'grid',
  gap: space['2'],
  gridTemplateColumns: 'repeat(auto-fill, minmax(6.5rem, 1fr))',
});

export const swatch = style({
  blockSize: '3rem',
  borderRadius: vars.radius.sm,
  border: `1px solid ${color.border}`,
});

export const swatchName = style({ fontSize: vars.fontSize.sm, overflowWrap: 'anywhere' });

export const bar = style({
  inlineSize: '100%',
  blockSize: '1rem',
  backgroundColor: color.primary,
  borderRadius: vars.radius.xs,
});

export const corner = style({ inlineSize: '4rem', blockSize: '4rem', backgroundColor: color.primary });

export const name = style({ inlineSize: '5rem', flexShrink: 0, fontWeight: vars.fontWeight.medium });
export const value = style({ inlineSize: '13rem', color: color.textMuted, overflowWrap: 'anywhere' });

export const raised = style({
  padding: space['8'],
  borderRadius: vars.radius.lg,
  backgroundColor: color.raised,
});

export const mock = style({
  display: 'grid',
  gap: space['4'],
  borderRadius: vars.radius.lg,
  overflow: 'hidden',
});
export const mockBand = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space['3'],
  paddingBlock: space['3'],
  paddingInline: space['5'],
  backgroundColor: color.surface,
  borderBlockEnd: `1px solid ${color.border}`,
});
export const mockCurrent = style({
  paddingBlock: space['1'],
  paddingInline: space['3'],
  borderRadius: vars.radius.md,
  backgroundColor: color.primarySoft,
  color: color.onPrimarySoft,
  fontWeight: vars.fontWeight.medium,
});
export const mockBody = style({
  display: 'grid',
  gap: space['4'],
  paddingInline: space['5'],
  paddingBlockEnd: space['6'],
});

export const iconRow = style({
  display: 'grid',
  gap: space['2'],
  justifyItems: 'center',
  textAlign: 'center',
  fontSize: vars.fontSize.sm,
});

export const mover = style({
  inlineSize: '3rem',
  blockSize: '1.5rem',
  backgroundColor: color.accent,
  borderRadius: vars.radius.sm,
  transform: 'translateX(calc(var(--dir) * 3rem))',
});

/** The room that a page leaves beside its content on a phone. */
export const phonePage = style({ paddingInline: space['4'] });
