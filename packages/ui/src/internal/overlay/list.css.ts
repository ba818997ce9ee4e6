import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.css.ts';

const { color, space } = vars;

/** A list of choices inside a float: menu, select, suggestions. */
export const list = style({
  display: 'flex',
  flexDirection: 'column',
  gap: '1px',
  padding: space['1.5'],
  minInlineSize: '11rem',
  maxBlockSize: 'inherit',
  overflow: 'auto',
  outline: 'none',
});

export const item = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space['3'],
  minBlockSize: '2.5rem',
  paddingBlock: space['1.5'],
  paddingInline: space['3'],
  borderRadius: vars.radius.md,
  color: color.text,
  textDecoration: 'none',
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-hovered], &[data-focused]': { backgroundColor: color.sunken },
    '&[data-pressed]': { backgroundColor: color.border },
    '&[data-selected]': {
      color: color.onPrimarySoft,
      backgroundColor: color.primarySoft,
      fontWeight: vars.fontWeight.medium,
    },
    '&[data-focus-visible]': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
    '&[data-disabled]': { color: color.textDisabled, cursor: 'not-allowed' },
  },
  '@media': { [media.touch]: { minBlockSize: vars.size.target } },
});

export const danger = style({
  color: color.danger,
  selectors: {
    '&[data-hovered], &[data-focused]': { backgroundColor: color.dangerSoft, color: color.onDangerSoft },
  },
});

export const itemText = style({ display: 'flex', flexDirection: 'column', flexGrow: 1, minInlineSize: 0 });
export const itemDescription = style({
  fontSize: vars.fontSize.sm,
  color: color.textMuted,
  fontWeight: vars.fontWeight.regular,
});
export const itemCheck = style({ color: color.primary, marginInlineStart: 'auto' });

export const sectionTitle = style({
  paddingBlock: `${space['2']} ${space['1']}`,
  paddingInline: space['3'],
  fontSize: vars.fontSize.xs,
  fontWeight: vars.fontWeight.semibold,
  letterSpacing: vars.script.trackingWide,
  color: color.textMuted,
});

export const separator = style({
  blockSize: '1px',
  border: 0,
  marginBlock: space['1.5'],
  marginInline: space['3'],
  backgroundColor: color.border,
});
