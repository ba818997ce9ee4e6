import { style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { dir, vars } from '../theme/vars.css.ts';

const { color, space } = vars;

/** Up to here the words stand below the picture. */
const narrow = '(max-width: 40rem)';

export const root = style({
  position: 'relative',
  containerType: 'inline-size',
  borderRadius: vars.radius.xl,
  overflow: 'hidden',
  backgroundColor: color.ink,
});

export const track = style({
  display: 'flex',
  overflowX: 'auto',
  scrollSnapType: 'inline mandatory',
  scrollbarWidth: 'none',
  overscrollBehaviorX: 'contain',
  selectors: { '&::-webkit-scrollbar': { display: 'none' } },
});

export const slide = style({
  position: 'relative',
  flex: '0 0 100%',
  minInlineSize: 0,
  scrollSnapAlign: 'start',
  scrollSnapStop: 'always',
  display: 'grid',
  minBlockSize: 'clamp(22rem, 42cqi, 32rem)',
  '@container': { [narrow]: { gridTemplateRows: 'auto 1fr', minBlockSize: 0 } },
});

/** The picture fills the slide and fades into the ink where the words stand. */
export const picture = style({
  position: 'absolute',
  inset: 0,
  '@container': { [narrow]: { position: 'relative', aspectRatio: '16 / 10' } },
});
export const shade = style({
  position: 'absolute',
  inset: 0,
  transform: `scaleX(${dir})`,
  backgroundImage:
    'linear-gradient(90deg, rgb(8 18 28 / 0.9) 0%, rgb(8 18 28 / 0.78) 38%, rgb(8 18 28 / 0.14) 72%, rgb(8 18 28 / 0) 100%)',
  '@container': { [narrow]: { display: 'none' } },
});

export const words = style({
  position: 'relative',
  alignSelf: 'center',
  display: 'grid',
  gap: space['4'],
  justifyItems: 'start',
  inlineSize: 'min(36rem, 60%)',
  padding: `${space['8']} clamp(${space['5']}, 5cqi, ${space['16']})`,
  color: '#f7f1e5',
  '@container': {
    [narrow]: {
      alignSelf: 'start',
      inlineSize: '100%',
      gap: space['3'],
      paddingBlock: `${space['5']} ${space['16']}`,
    },
  },
});

export const kicker = style({
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.semibold,
  letterSpacing: vars.script.trackingWide,
  color: '#f0c66f',
});
export const title = style({
  fontSize: vars.fontSize['4xl'],
  fontWeight: vars.fontWeight.bold,
  lineHeight: vars.script.leadingTight,
  letterSpacing: vars.script.trackingTight,
});
export const text = style({
  fontSize: vars.fontSize.lg,
  lineHeight: vars.script.leadingBody,
  color: '#e6ddcc',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
});

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space['2'],
  minBlockSize: vars.size.controlLarge,
  paddingInline: space['6'],
  borderRadius: vars.radius.full,
  backgroundColor: '#f7f1e5',
  color: '#10202f',
  fontWeight: vars.fontWeight.semibold,
  textDecoration: 'none',
  transition: `background-color ${vars.motion.fast}`,
  selectors: {
    '&:hover': { backgroundColor: '#ffffff' },
    '&:focus-visible': { outlineColor: '#ffffff' },
    // All of the slide leads there.
    '&::after': { content: '""', position: 'absolute', inset: 0 },
  },
});
export const slideLink = style({
  color: 'inherit',
  textDecoration: 'none',
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    '&:focus-visible': { outlineColor: '#ffffff' },
  },
});

export const controls = style({
  position: 'absolute',
  insetBlockEnd: space['4'],
  insetInlineEnd: `clamp(${space['4']}, 3cqi, ${space['8']})`,
  display: 'flex',
  alignItems: 'center',
  gap: space['0.5'],
  padding: space['0.5'],
  borderRadius: vars.radius.full,
  backgroundColor: 'rgb(8 18 28 / 0.66)',
  backdropFilter: 'blur(8px)',
  color: '#f7f1e5',
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});

export const control = style({
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: '2.25rem',
  blockSize: '2.25rem',
  border: 0,
  borderRadius: vars.radius.full,
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
  selectors: {
    '&:hover': { backgroundColor: 'rgb(255 255 255 / 0.16)' },
    '&:focus-visible': { outlineColor: '#ffffff' },
  },
  '@media': { [media.touch]: { inlineSize: vars.size.target, blockSize: vars.size.target } },
});

export const dots = style({ display: 'flex' });
export const dot = style({
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: '1.5rem',
  blockSize: '2.25rem',
  padding: 0,
  border: 0,
  borderRadius: vars.radius.sm,
  background: 'none',
  cursor: 'pointer',
  selectors: {
    '&:focus-visible': { outlineColor: '#ffffff' },
    '&::before': {
      content: '""',
      inlineSize: '0.5rem',
      blockSize: '0.5rem',
      borderRadius: vars.radius.full,
      border: '1px solid #f7f1e5',
      transition: `inline-size ${vars.motion.medium} ${vars.motion.easeOut}`,
    },
    '&[aria-current]::before': { inlineSize: '1rem', backgroundColor: '#f0c66f', borderColor: '#f0c66f' },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&[aria-current]::before': { backgroundColor: 'Highlight' } } },
  },
});
