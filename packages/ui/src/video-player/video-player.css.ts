import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

const { space } = vars;

/** What is written and drawn on the picture. */
export const light = '#f7f1e5';

export const root = style({
  position: 'relative',
  containerType: 'inline-size',
  overflow: 'hidden',
  inlineSize: '100%',
  aspectRatio: '16 / 9',
  borderRadius: vars.radius.lg,
  backgroundColor: '#060c13',
  color: light,
  selectors: {
    '&[data-idle]': { cursor: 'none' },
    '&:fullscreen': { borderRadius: 0 },
    '&[data-sound]': { aspectRatio: 'auto' },
    // Menus need more height than a small picture has.
    '&:has([aria-expanded="true"])': { overflow: 'visible' },
  },
});
globalStyle(`${root} :focus-visible`, { outlineColor: '#ffffff' });

export const video = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'contain',
  borderRadius: 'inherit',
  selectors: { '[data-sound] > &': { display: 'none' } },
});

export const captions = style({
  position: 'absolute',
  insetInline: '6%',
  insetBlockEnd: 'calc(5.25rem + 2cqi)',
  display: 'grid',
  justifyItems: 'center',
  gap: '0.15em',
  fontSize: 'clamp(0.9375rem, 2.4cqi, 1.75rem)',
  lineHeight: 1.4,
  textAlign: 'center',
  pointerEvents: 'none',
  transition: `inset-block-end ${vars.motion.medium} ${vars.motion.easeOut}`,
  selectors: {
    '[data-idle] > &': { insetBlockEnd: '6%' },
    // Before the first play the middle belongs to the play button: the words stand above it.
    '[data-waiting] > &': { insetBlockStart: '5%', insetBlockEnd: 'auto' },
  },
});
export const captionLine = style({
  padding: '0.1em 0.5em',
  borderRadius: vars.radius.xs,
  backgroundColor: 'rgb(4 9 14 / 0.82)',
});

export const middle = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  pointerEvents: 'none',
});

export const bigPlay = style({
  position: 'absolute',
  inset: 0,
  margin: 'auto',
  padding: 0,
  display: 'grid',
  placeItems: 'center',
  inlineSize: 'clamp(2.75rem, 18cqi, 5rem)',
  blockSize: 'clamp(2.75rem, 18cqi, 5rem)',
  border: 0,
  borderRadius: vars.radius.full,
  backgroundColor: light,
  color: '#10202f',
  cursor: 'pointer',
  transition: `scale ${vars.motion.fast}`,
  selectors: { '&:hover': { scale: '1.06' } },
});

export const failure = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: space['4'],
  padding: space['6'],
  paddingBlockEnd: space['24'],
  textAlign: 'center',
  backgroundColor: 'rgb(6 12 19 / 0.86)',
  selectors: {
    '[data-sound] > &': { position: 'static', paddingBlock: `${space['5']} ${space['2']}` },
  },
});
export const retry = style({
  minBlockSize: vars.size.target,
  paddingInline: space['5'],
  border: `1px solid ${light}`,
  borderRadius: vars.radius.full,
  background: 'none',
  color: 'inherit',
  fontWeight: vars.fontWeight.semibold,
  cursor: 'pointer',
});
