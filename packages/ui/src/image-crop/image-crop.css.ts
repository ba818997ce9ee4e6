import { style } from '@vanilla-extract/css';
import { media as mediaQuery } from '../theme/media.ts';
import { vars } from '../theme/vars.css.ts';

const { color, space } = vars;

export const editor = style({ display: 'grid', gap: space['4'], minInlineSize: 0 });

/** The place of the picture; dark in both themes, so that it shows as it is. */
export const stage = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '100%',
  blockSize: 'clamp(14rem, 50vh, 22rem)',
  overflow: 'hidden',
  borderRadius: vars.radius.lg,
  backgroundColor: color.ink,
  color: color.onInk,
});

export const container = style({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  overflow: 'hidden',
  userSelect: 'none',
  touchAction: 'none',
  cursor: 'move',
});

// The cropper adds these classes of its own. Its style sheet is not used: it would need an inline style element.
export const media = style({
  maxInlineSize: 'unset',
  willChange: 'transform',
  selectors: {
    '&.reactEasyCrop_Contain': {
      position: 'absolute',
      inset: 0,
      margin: 'auto',
      maxInlineSize: '100%',
      maxBlockSize: '100%',
    },
  },
});

const line = '1px solid rgb(255 255 255 / 55%)';

export const area = style({
  position: 'absolute',
  insetInlineStart: '50%',
  insetBlockStart: '50%',
  transform: 'translate(-50%, -50%)',
  border: '2px solid #fff',
  boxShadow: '0 0 0 9999em',
  color: 'rgb(0 0 0 / 55%)',
  overflow: 'hidden',
  selectors: {
    '&.reactEasyCrop_CropAreaRound': { borderRadius: '50%' },
    // An outline outside would lie in the shade around the part.
    '&:focus-visible': { outline: `3px solid ${color.ochre}`, outlineOffset: '-5px' },
    '&.reactEasyCrop_CropAreaGrid::before': {
      content: '""',
      position: 'absolute',
      insetInline: '33.33%',
      insetBlock: 0,
      borderInline: line,
    },
    '&.reactEasyCrop_CropAreaGrid::after': {
      content: '""',
      position: 'absolute',
      insetBlock: '33.33%',
      insetInline: 0,
      borderBlock: line,
    },
  },
  '@media': {
    [mediaQuery.forcedColors]: { selectors: { '&:focus-visible': { outlineColor: 'Highlight' } } },
  },
});

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: space['4'],
});
export const zoom = style({ flex: '1 1 12rem' });
export const turns = style({ display: 'flex', gap: space['2'] });

export const failure = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space['3'],
  padding: space['5'],
  textAlign: 'center',
  overflowWrap: 'anywhere',
});
