import { style } from '@vanilla-extract/css';
import { vars } from '@stoa/ui/theme/vars.css';

const { space } = vars;

/**
 * The ways beside the form, under their word: room for the two of most schools while they are on their way (two
 * buttons, two gaps, and a line that is higher in some scripts).
 */
export const others = style({
  display: 'grid',
  alignContent: 'start',
  gap: space['3'],
  minBlockSize: `calc(7rem + ${vars.fontSize.sm} * ${vars.script.leadingBody})`,
});

export const qr = style({ display: 'grid', gap: space['4'] });
export const qrBox = style({
  display: 'grid',
  justifySelf: 'center',
  inlineSize: '100%',
  maxInlineSize: '16rem',
  aspectRatio: '1',
});
export const qrState = style({ display: 'grid', placeItems: 'center' });
export const qrAddress = style({ display: 'grid', gap: space['2'] });
