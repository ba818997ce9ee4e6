import { style } from '@vanilla-extract/css';
import { media } from '@stoa/ui/theme/media';
import { vars } from '@stoa/ui/theme/vars.css';

const { space } = vars;

export const logo = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space['4'],
  '@media': { [media.tablet]: { gridTemplateColumns: '10rem minmax(0, 1fr)' } },
});

export const logoNow = style({
  display: 'grid',
  justifyItems: 'start',
  alignContent: 'start',
  gap: space['2'],
});

export const logoImage = style({ inlineSize: '6rem' });

/** Three languages in a row on wide screens, one on narrow phones. */
export const languages = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(11rem, 1fr))',
  gap: `${space['2']} ${space['4']}`,
});

export const previews = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))',
  gap: space['4'],
});

export const preview = style({ display: 'grid', justifyItems: 'start', gap: space['4'], minInlineSize: 0 });
