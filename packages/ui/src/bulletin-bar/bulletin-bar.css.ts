import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/vars.css.ts';
import type { BulletinBarProps } from './bulletin-bar.tsx';

const { color, motion, space } = vars;

// The page below moves up with the bar instead of jumping; reduced motion shortens this everywhere.
export const fold = style({
  display: 'grid',
  gridTemplateRows: '1fr',
  transition: `grid-template-rows ${motion.medium} ${motion.easeInOut}, visibility ${motion.medium}`,
  selectors: { '&[data-closed]': { gridTemplateRows: '0fr', visibility: 'hidden' } },
});

export const bar = style({ minBlockSize: 0, overflow: 'hidden' });

const paint = (ground: string, ink: string) => ({ backgroundColor: ground, color: ink });
const tonePaint: Record<NonNullable<BulletinBarProps['tone']>, { backgroundColor: string; color: string }> = {
  announcement: paint(color.ink, color.onInk),
  info: paint(color.primarySoft, color.onPrimarySoft),
  warning: paint(color.warningSoft, color.onWarningSoft),
};
export const tones = styleVariants(tonePaint);

export const row = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space['3'],
  maxInlineSize: vars.width.page,
  marginInline: 'auto',
  paddingInline: space.gutter,
  paddingBlock: space['2'],
  boxSizing: 'content-box',
  fontSize: vars.fontSize.sm,
  '@media': { [media.forcedColors]: { borderBlockEnd: '1px solid CanvasText' } },
});

const LINE = `max(2rem, 1em * ${vars.script.leadingBody})`;
const ownLine = `calc((${LINE} - 1em * ${vars.script.leadingBody}) / 2)`;

export const icon = style({ marginBlockStart: `calc((${LINE} - 1.25rem) / 2)` });

export const content = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  columnGap: space['4'],
  flexGrow: 1,
  minInlineSize: 0,
});

export const text = style({
  // Wide enough to read; below that the links stand under it.
  flex: '1 1 16rem',
  minInlineSize: 0,
  marginBlock: ownLine,
  overflowWrap: 'anywhere',
  fontWeight: vars.fontWeight.medium,
  selectors: {
    '&:not([data-unfolded])': {
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 1,
      overflow: 'hidden',
    },
  },
  '@media': {
    [media.phoneOnly]: { selectors: { '&:not([data-unfolded])': { WebkitLineClamp: 2 } } },
  },
});

const press = style({
  minBlockSize: '2rem',
  border: 0,
  padding: 0,
  borderRadius: vars.radius.xs,
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
  outlineOffset: '-2px',
  selectors: { '&:focus-visible': { outline: '2px solid currentColor' } },
  '@media': { [media.touch]: { minBlockSize: vars.size.target } },
});

const words = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space['1'],
  maxInlineSize: '100%',
  fontWeight: vars.fontWeight.semibold,
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.22em',
  overflowWrap: 'anywhere',
  textAlign: 'start',
  selectors: { '&:hover': { textDecorationThickness: '2px' } },
});
export const more = style([press, words]);
export const link = style([press, words]);

export const close = style([
  press,
  {
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: 0,
    inlineSize: '2rem',
    marginInlineEnd: `calc(${space['2']} * -1)`,
    selectors: { '&:hover': { backgroundColor: 'color-mix(in srgb, currentColor 14%, transparent)' } },
    '@media': { [media.touch]: { inlineSize: vars.size.target } },
  },
]);
