import { style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/vars.css.ts';

const { color, motion, space } = vars;

/** The ground that all cards share. One link covers all of it, see `link`. */
export const card = style({
  position: 'relative',
  containerType: 'inline-size',
  blockSize: '100%',
  minInlineSize: 0,
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.lg,
  backgroundColor: color.surface,
  overflow: 'hidden',
  isolation: 'isolate',
  transition: `border-color ${motion.fast}, box-shadow ${motion.medium} ${motion.easeOut}, translate ${motion.medium} ${motion.easeOut}`,
  selectors: {
    '&:has(a:hover)': { borderColor: color.borderStrong, boxShadow: vars.shadow.raised, translate: '0 -2px' },
    '&:has(a:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
  },
  '@media': { [media.reducedMotion]: { selectors: { '&:has(a:hover)': { translate: 'none' } } } },
});

export const title = style({
  fontSize: vars.fontSize.md,
  fontWeight: vars.fontWeight.semibold,
  lineHeight: vars.script.leadingBody,
  color: color.text,
  textWrap: 'pretty',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
});

/** Stretched over the card by its ::after, so that the whole card is clickable with one link in the tab order. */
export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  outline: 'none',
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0, zIndex: 1 },
    '&:hover': {
      textDecoration: 'underline',
      textDecorationThickness: '1px',
      textDecorationColor: color.accent,
    },
  },
});

/** Things to press inside a card lie above the stretched link. */
export const above = style({ position: 'relative', zIndex: 2 });

export const meta = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space['3'],
  rowGap: space['0.5'],
  fontSize: vars.fontSize.sm,
  color: color.textMuted,
});

export const metaItem = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space['1'],
  minInlineSize: 0,
});

export const clamp = style({
  fontSize: vars.fontSize.sm,
  lineHeight: vars.script.leadingBody,
  color: color.textMuted,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
});
