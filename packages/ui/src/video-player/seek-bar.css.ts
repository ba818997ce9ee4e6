import { style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/vars.css.ts';
import { light } from './video-player.css.ts';

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
