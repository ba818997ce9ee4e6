import { style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/vars.css.ts';

const { space } = vars;

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 10rem), 1fr))',
  gap: space['4'],
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(auto-fill, minmax(15rem, 1fr))', gap: space['6'] },
  },
});

export const entry = style({ display: 'grid', gap: space['2'], alignContent: 'start', minInlineSize: 0 });

export const button = style({
  display: 'block',
  inlineSize: '100%',
  padding: 0,
  border: 'none',
  borderRadius: vars.radius.lg,
  overflow: 'clip',
  backgroundColor: 'transparent',
  cursor: 'zoom-in',
});

export const picture = style({
  transition: `scale ${vars.motion.medium} ${vars.motion.easeOut}`,
  selectors: { [`${button}:hover &`]: { scale: '1.03' } },
  '@media': { [media.reducedMotion]: { selectors: { [`${button}:hover &`]: { scale: 'none' } } } },
});

export const caption = style({ fontSize: vars.fontSize.sm, color: vars.color.textMuted });

export const enlarged = style({ display: 'grid', gap: space['3'], margin: 0 });
