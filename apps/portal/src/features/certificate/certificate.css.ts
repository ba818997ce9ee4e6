import { style } from '@vanilla-extract/css';
import { media } from '@stoa/ui/theme/media';
import { vars } from '@stoa/ui/theme/vars.css';

const { space } = vars;

export const layout = style({ display: 'grid', gap: space['6'], gridTemplateColumns: 'minmax(0, 1fr)' });
/** The certificate: what it says, beside the code by which a phone checks it. */
export const sheet = style({
  display: 'grid',
  gap: space['6'],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) 10rem', alignItems: 'start' },
  },
});
export const says = style({ display: 'grid', gap: space['5'], minInlineSize: 0 });
export const line = style({ display: 'grid', gap: space['1'], justifyItems: 'start', minInlineSize: 0 });
export const qr = style({ inlineSize: '10rem', maxInlineSize: '100%' });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space['3'],
  '@media': { print: { display: 'none' } },
});
