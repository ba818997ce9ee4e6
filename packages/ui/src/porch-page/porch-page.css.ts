import { style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/vars.css.ts';

const { color, space } = vars;
/** Room of the bar above. */
const HEADER = '5rem';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: '6rem 1fr',
  minBlockSize: '100%',
  '@media': {
    [media.desktop]: {
      gridTemplateRows: 'auto',
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      minBlockSize: `calc(100dvh - ${HEADER})`,
    },
  },
});

export const column = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  gap: space['6'],
  inlineSize: '100%',
  maxInlineSize: '30rem',
  marginInline: 'auto',
  paddingInline: space.gutter,
  paddingBlock: space['10'],
  gridRow: 2,
  '@media': { [media.desktop]: { gridRow: 1, gridColumn: 1 } },
});

/** For what is longer once it has come: it grows downwards, and what stands there does not move. */
export const fromTop = style({
  '@media': { [media.desktop]: { justifyContent: 'start', paddingBlockStart: '14vh' } },
});

/** Ink in both themes, as the porch is painted on it. */
export const porch = style({
  position: 'relative',
  gridRow: 1,
  backgroundColor: color.ink,
  '@media': { [media.desktop]: { gridColumn: 2 } },
});

/** What is painted: as high as the window, and it stays there while a longer form is scrolled or grows. */
export const painting = style({
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  '@media': {
    [media.desktop]: { position: 'sticky', insetBlockStart: HEADER, blockSize: `calc(100dvh - ${HEADER})` },
  },
});

export const pattern = style({ position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%' });

export const motto = style({
  display: 'none',
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  padding: space['8'],
  color: color.onInk,
  backgroundColor: color.ink,
  fontFamily: vars.font.display,
  fontSize: vars.fontSize.xl,
  lineHeight: vars.script.leadingTight,
  textWrap: 'balance',
  '@media': { [media.desktop]: { display: 'block' } },
});
