import { style } from '@vanilla-extract/css';
import { frame as areaFrame, area as chosenArea } from '../picture-areas/picture-areas.css.ts';
import { vars } from '../theme/vars.css.ts';

const { color } = vars;

/** Handles may stand a little beyond the picture. */
export const frame = style([areaFrame, { overflow: 'visible', cursor: 'crosshair' }]);

export const area = style([chosenArea]);

/** The whole of an area. */
export const mover = style({
  position: 'absolute',
  inset: 0,
  padding: 0,
  border: 'none',
  borderRadius: 'inherit',
  backgroundColor: 'rgb(255 255 255 / 15%)',
  cursor: 'move',
  touchAction: 'none',
  selectors: {
    '&:focus-visible': { outline: `3px solid ${color.focus}`, outlineOffset: '3px' },
  },
});

/** In the last corner; the picture is never mirrored. */
export const sizer = style({
  position: 'absolute',
  insetInlineEnd: '-0.75rem',
  insetBlockEnd: '-0.75rem',
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  padding: 0,
  border: `2px solid ${color.ink}`,
  borderRadius: '50%',
  backgroundColor: color.onInk,
  cursor: 'nwse-resize',
  touchAction: 'none',
  selectors: {
    '&:focus-visible': { outline: `3px solid ${color.focus}`, outlineOffset: '2px' },
  },
});
