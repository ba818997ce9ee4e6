import { style } from '@vanilla-extract/css';
import { media } from '@stoa/ui/theme/media';
import { vars } from '@stoa/ui/theme/vars.css';

const { space } = vars;

export const ground = style({
  padding: space['6'],
  overflowWrap: 'anywhere',
  '@media': { [media.tablet]: { padding: space['12'] } },
});
export const quote = style({
  display: 'grid',
  gap: space['6'],
  margin: 0,
  marginInline: 'auto',
  maxInlineSize: vars.width.prose,
});
export const words = style({ margin: 0 });
export const person = style({ display: 'flex', alignItems: 'center', gap: space['4'] });
export const names = style({ display: 'grid', gap: space['0.5'], minInlineSize: 0 });
