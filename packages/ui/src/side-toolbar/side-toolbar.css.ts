import { style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/vars.css.ts';
import { hidden } from '../visually-hidden/visually-hidden.css.ts';

const { color, space } = vars;

export const root = style({
  display: 'inline-flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  gap: space['2'],
});

export const fixed = style({
  position: 'fixed',
  zIndex: vars.zIndex.sticky,
  insetInlineEnd: space['3'],
  insetBlockStart: '50%',
  transform: 'translateY(-50%)',
  '@media': {
    [media.phoneOnly]: {
      // Above the bar of places at the lower edge.
      insetBlockStart: 'auto',
      insetBlockEnd: `calc(env(safe-area-inset-bottom, 0px) + 5rem)`,
      transform: 'none',
    },
  },
});

export const bar = style({
  display: 'flex',
  flexDirection: 'column',
  gap: '1px',
  // Short windows and large text scroll within.
  maxBlockSize: 'min(100dvh - 8rem, 40rem)',
  overflowY: 'auto',
  padding: space['1'],
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.lg,
  backgroundColor: color.raised,
  color: color.text,
  boxShadow: vars.shadow.raised,
  '@media': {
    [media.phoneOnly]: {
      minInlineSize: '12rem',
      maxInlineSize: 'calc(100vw - 2rem)',
      boxShadow: vars.shadow.overlay,
      selectors: { [`${root}:not([data-open]) > &`]: { display: 'none' } },
    },
  },
});

export const tool = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space['3'],
  flexShrink: 0,
  minInlineSize: vars.size.target,
  minBlockSize: vars.size.target,
  padding: space['2'],
  border: 0,
  borderRadius: vars.radius.md,
  background: 'none',
  color: 'inherit',
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.medium,
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  transition: `background-color ${vars.motion.fast}`,
  selectors: {
    '&[data-hovered]': { backgroundColor: color.primarySoft, color: color.onPrimarySoft },
    '&[data-pressed]': { backgroundColor: color.primarySoftHover, color: color.onPrimarySoft },
    '&[data-focus-visible]': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
    '&[data-disabled]': { color: color.textDisabled, cursor: 'not-allowed' },
  },
  '@media': {
    [media.phoneOnly]: { justifyContent: 'flex-start', paddingInline: space['3'] },
    [media.forcedColors]: { selectors: { '&[data-disabled]': { color: 'GrayText' } } },
  },
});

/** The words of a tool: for screen readers beside the icon, for everybody on phones. */
export const words = style([
  hidden,
  {
    '@media': {
      [media.phoneOnly]: {
        position: 'static',
        display: 'flex',
        flexDirection: 'column',
        inlineSize: 'auto',
        blockSize: 'auto',
        margin: 0,
        minInlineSize: 0,
        overflow: 'visible',
        clipPath: 'none',
        whiteSpace: 'normal',
        overflowWrap: 'anywhere',
      },
    },
  },
]);

export const phoneNumber = style({
  display: 'block',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  unicodeBidi: 'isolate',
});

export const toggle = style({
  display: 'none',
  placeItems: 'center',
  inlineSize: vars.size.controlLarge,
  blockSize: vars.size.controlLarge,
  padding: 0,
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.full,
  backgroundColor: color.primary,
  color: color.onPrimary,
  boxShadow: vars.shadow.overlay,
  cursor: 'pointer',
  selectors: {
    '&:hover': { backgroundColor: color.primaryHover },
    '&:focus-visible': { borderRadius: vars.radius.full },
  },
  '@media': { [media.phoneOnly]: { display: 'inline-grid' } },
});
