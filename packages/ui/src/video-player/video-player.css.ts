import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/vars.css.ts';

const { space, color } = vars;
const light = '#f7f1e5';

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

export const controls = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  display: 'grid',
  gap: space['1'],
  padding: `${space['10']} ${space['3']} ${space['2']}`,
  borderRadius: `0 0 ${vars.radius.lg} ${vars.radius.lg}`,
  backgroundImage:
    'linear-gradient(0deg, rgb(4 9 14 / 0.9) 0%, rgb(4 9 14 / 0.62) 55%, rgb(4 9 14 / 0) 100%)',
  transition: `opacity ${vars.motion.medium}`,
  pointerEvents: 'none',
  selectors: { '[data-idle] > &:not(:has(:focus-visible))': { opacity: 0 } },
});
globalStyle(`${controls} > *`, { pointerEvents: 'auto' });

export const bar = style({ display: 'flex', alignItems: 'center', gap: space['0.5'] });
export const gap = style({ flexGrow: 1 });

export const control = style({
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  minInlineSize: '2.5rem',
  blockSize: '2.5rem',
  paddingInline: 0,
  border: 0,
  borderRadius: vars.radius.md,
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
  selectors: {
    '&:hover, &[aria-expanded="true"]': { backgroundColor: 'rgb(255 255 255 / 0.16)' },
    '&[data-on]': { color: '#f0c66f' },
  },
  '@container': { '(max-width: 34rem)': { selectors: { '&[data-extra]': { display: 'none' } } } },
  '@media': { [media.touch]: { minInlineSize: vars.size.target, blockSize: vars.size.target } },
});
export const controlText = style({
  paddingInline: space['1.5'],
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.semibold,
  fontVariantNumeric: 'tabular-nums',
});

export const time = style({
  paddingInline: space['2'],
  fontSize: vars.fontSize.sm,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

export const seek = style({
  position: 'relative',
  display: 'grid',
  alignItems: 'center',
  blockSize: '1.5rem',
});
export const seekTrack = style({
  position: 'absolute',
  insetInline: 0,
  blockSize: '0.25rem',
  borderRadius: vars.radius.full,
  backgroundColor: 'rgb(255 255 255 / 0.28)',
  transition: `block-size ${vars.motion.fast}`,
  selectors: { [`${seek}:is(:hover, :focus-within) > &`]: { blockSize: '0.375rem' } },
});
const strip = { position: 'absolute', insetBlock: 0, insetInlineStart: 0, borderRadius: 'inherit' } as const;
export const seekBuffered = style({ ...strip, backgroundColor: 'rgb(255 255 255 / 0.32)' });
export const seekPlayed = style({
  ...strip,
  backgroundColor: '#e0a63a',
  '@media': { [media.forcedColors]: { backgroundColor: 'Highlight' } },
});
export const chapter = style({
  position: 'absolute',
  insetBlock: 0,
  inlineSize: '3px',
  backgroundColor: '#060c13',
});

/** Only the thumb is drawn: the track lies below, with what is loaded and played. */
export const seekInput = style({
  position: 'relative',
  inlineSize: '100%',
  blockSize: '1.5rem',
  margin: 0,
  appearance: 'none',
  background: 'none',
  cursor: 'pointer',
  selectors: {
    '&::-webkit-slider-thumb': {
      appearance: 'none',
      inlineSize: '0.875rem',
      blockSize: '0.875rem',
      border: 0,
      borderRadius: '50%',
      backgroundColor: light,
    },
    '&::-moz-range-thumb': {
      inlineSize: '0.875rem',
      blockSize: '0.875rem',
      border: 0,
      borderRadius: '50%',
      backgroundColor: light,
    },
  },
});

export const volume = style({ display: 'flex', alignItems: 'center' });
export const volumeInput = style({
  inlineSize: '5rem',
  margin: 0,
  accentColor: light,
  cursor: 'pointer',
  '@media': { [media.touch]: { display: 'none' } },
  '@container': { '(max-width: 34rem)': { display: 'none' } },
});

export const setting = style({ position: 'relative' });
export const settingPanel = style({
  position: 'absolute',
  insetBlockEnd: 'calc(100% + 0.5rem)',
  insetInlineEnd: 0,
  zIndex: vars.zIndex.popover,
  display: 'grid',
  minInlineSize: '11rem',
  maxBlockSize: '16rem',
  overflowY: 'auto',
  padding: space['2'],
  borderRadius: vars.radius.md,
  border: '1px solid rgb(255 255 255 / 0.16)',
  backgroundColor: '#101c28',
  boxShadow: vars.shadow.overlay,
  selectors: { '&[hidden]': { display: 'none' } },
});
export const settingTitle = style({
  float: 'inline-start',
  inlineSize: '100%',
  padding: `${space['1']} ${space['2']}`,
  fontSize: vars.fontSize.sm,
  color: '#b4bec8',
});
export const choice = style({
  display: 'flex',
  alignItems: 'center',
  gap: space['3'],
  minBlockSize: '2.25rem',
  paddingInline: space['2'],
  borderRadius: vars.radius.sm,
  accentColor: color.ochre,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: { '&:hover': { backgroundColor: 'rgb(255 255 255 / 0.1)' } },
  '@media': { [media.touch]: { minBlockSize: vars.size.target } },
});
