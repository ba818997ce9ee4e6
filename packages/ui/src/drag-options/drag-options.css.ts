import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/vars.css.ts';

const { color, space } = vars;

export const whole = style({
  display: 'grid',
  gap: space['4'],
  minInlineSize: 0,
  gridTemplateColumns: 'minmax(0, 1fr)',
});

/** In view while places that lie further down are scrolled to. */
export const tray = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space['2'],
  '@media': { print: { display: 'none' } },
});

export const option = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space['2'],
  minInlineSize: 0,
  maxInlineSize: '100%',
  minBlockSize: '2rem',
  paddingBlock: space['1'],
  paddingInline: space['3'],
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.sm,
  backgroundColor: color.surface,
  color: color.text,
  fontSize: vars.fontSize.sm,
  cursor: 'grab',
  userSelect: 'none',
  // A finger that begins here drags and does not scroll.
  touchAction: 'none',
  selectors: {
    '&[data-dragged]': {
      position: 'relative',
      zIndex: vars.zIndex.raised,
      cursor: 'grabbing',
      borderColor: color.primary,
      boxShadow: vars.shadow.raised,
    },
  },
  '@media': { [media.touch]: { minBlockSize: vars.size.target } },
});

export const text = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

globalStyle(`${whole} [data-place][data-over]`, {
  outline: `3px solid ${color.primary}`,
  outlineOffset: '2px',
  borderRadius: vars.radius.sm,
});
