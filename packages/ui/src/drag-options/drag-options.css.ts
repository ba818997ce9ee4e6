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

const dragged = style({
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
  selectors: {
    '&[data-dragged]': {
      position: 'relative',
      zIndex: vars.zIndex.raised,
      cursor: 'grabbing',
      borderColor: color.primary,
      boxShadow: vars.shadow.raised,
    },
  },
});

/** A finger that begins here drags and does not scroll. */
const byFinger = { touchAction: 'none' } as const;

export const option = style([
  dragged,
  {
    display: 'inline-flex',
    alignItems: 'center',
    '@media': { [media.touch]: { minBlockSize: vars.size.target } },
    ...byFinger,
  },
]);

/** A picture, with what it is dragged by below: pictures fill a phone, which has to be scrolled past them. */
export const pictured = style([
  dragged,
  { display: 'grid', alignContent: 'start', gap: space['1'], paddingBlockStart: space['3'] },
]);

export const picture = style({ inlineSize: '8rem' });

export const words = style({ display: 'flex', alignItems: 'center', gap: space['2'], minInlineSize: 0 });

export const handle = style({
  display: 'grid',
  placeItems: 'center',
  selectors: { [`${pictured} &`]: { minBlockSize: '1.5rem', ...byFinger } },
  '@media': {
    [media.touch]: {
      selectors: {
        [`${pictured} &`]: { minInlineSize: vars.size.target, minBlockSize: vars.size.target },
      },
    },
  },
});

export const text = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

globalStyle(`${whole} [data-place][data-over]`, {
  outline: `3px solid ${color.primary}`,
  outlineOffset: '2px',
  borderRadius: vars.radius.sm,
});
