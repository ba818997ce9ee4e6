import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/vars.css.ts';
import { light } from './video-player.css.ts';

const { space } = vars;

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
  selectors: {
    '[data-idle] > &:not(:has(:focus-visible))': { opacity: 0 },
    // Without a picture they are all there is.
    '[data-sound] > &': { position: 'static', paddingBlock: space['3'], backgroundImage: 'none' },
  },
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

/** Gives way to the menu of qualities on narrow players; the time line says it. */
export const total = style({ '@container': { '(max-width: 24rem)': { display: 'none' } } });

/** A dot in the colour of what is on, and its word. */
export const liveButton = style([
  time,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space['2'],
    blockSize: '2.5rem',
    border: 0,
    borderRadius: vars.radius.md,
    background: 'none',
    color: 'inherit',
    fontFamily: 'inherit',
    cursor: 'pointer',
    '::before': {
      content: '',
      inlineSize: '0.5rem',
      blockSize: '0.5rem',
      borderRadius: vars.radius.full,
      backgroundColor: 'rgb(247 241 229 / 0.6)',
    },
    selectors: { '&[data-now]::before': { backgroundColor: '#ff5a4f' } },
  },
]);

export const volume = style({ display: 'flex', alignItems: 'center' });
export const volumeInput = style({
  inlineSize: '5rem',
  margin: 0,
  accentColor: light,
  cursor: 'pointer',
  '@media': { [media.touch]: { display: 'none' } },
  '@container': { '(max-width: 34rem)': { display: 'none' } },
});
