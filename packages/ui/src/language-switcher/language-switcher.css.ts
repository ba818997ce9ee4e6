import { style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/vars.css.ts';

const { color, space } = vars;

export const root = style({ position: 'relative', display: 'inline-block' });

export const trigger = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space['1.5'],
  minBlockSize: '2.5rem',
  paddingInline: space['3'],
  border: 0,
  borderRadius: vars.radius.md,
  background: 'none',
  color: 'inherit',
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.medium,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: {
    '&:hover, &[aria-expanded="true"]': {
      backgroundColor: 'color-mix(in srgb, currentColor 9%, transparent)',
    },
  },
  '@media': { [media.touch]: { minBlockSize: vars.size.target } },
});

/** On narrow windows the globe alone says it; the name stays for screen readers. */
export const name = style({
  '@media': {
    [media.belowDesktop]: {
      selectors: {
        '[data-compact] &': {
          position: 'absolute',
          inlineSize: '1px',
          blockSize: '1px',
          overflow: 'hidden',
          clipPath: 'inset(50%)',
        },
      },
    },
  },
});

export const caret = style({
  '@media': { [media.phoneOnly]: { selectors: { '[data-compact] &': { display: 'none' } } } },
});

export const panel = style({
  position: 'absolute',
  insetBlockStart: 'calc(100% + 0.375rem)',
  insetInlineEnd: 0,
  zIndex: vars.zIndex.popover,
  inlineSize: 'min(22rem, calc(100vw - 2rem))',
  // Within something narrower than the window, such as a drawer, that says how much room there is.
  maxInlineSize: 'var(--language-panel-size, none)',
  padding: space['2'],
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.lg,
  backgroundColor: color.raised,
  color: color.text,
  boxShadow: vars.shadow.overlay,
  selectors: {
    '&[hidden]': { display: 'none' },
    '&[data-placement="top"]': { insetBlockStart: 'auto', insetBlockEnd: 'calc(100% + 0.375rem)' },
    '&[data-align="start"]': { insetInlineEnd: 'auto', insetInlineStart: 0 },
  },
});

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space['0.5'],
});

export const choice = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space['2'],
  inlineSize: '100%',
  minBlockSize: vars.size.target,
  paddingInline: space['3'],
  border: 0,
  borderRadius: vars.radius.md,
  background: 'none',
  color: 'inherit',
  fontSize: vars.fontSize.sm,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover': { backgroundColor: color.sunken },
    '&[aria-current]': {
      backgroundColor: color.primarySoft,
      color: color.onPrimarySoft,
      fontWeight: vars.fontWeight.semibold,
    },
  },
});
