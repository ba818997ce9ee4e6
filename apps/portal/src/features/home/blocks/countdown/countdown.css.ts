import { style } from '@vanilla-extract/css';
import { media } from '@stoa/ui/theme/media';
import { vars } from '@stoa/ui/theme/vars.css';

const { space } = vars;

export const ground = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space['4'],
  padding: space['6'],
  textAlign: 'center',
  overflowWrap: 'anywhere',
  '@media': { [media.tablet]: { padding: space['12'] } },
});

export const words = style({ maxInlineSize: vars.width.prose });

/** Its place is kept until there is something to count. */
export const timer = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space['3'],
  inlineSize: 'min(100%, 44rem)',
  minBlockSize: '9.5rem',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', minBlockSize: '4.5rem' },
  },
});

export const part = style({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '4.5rem',
  padding: space['3'],
});
