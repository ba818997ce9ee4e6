import { style } from '@vanilla-extract/css';
import { vars } from '@stoa/ui/theme/vars.css';

const { space, color } = vars;

export const head = style({ display: 'grid', gap: space['2'], marginBlockEnd: space['8'] });
export const contents = style({
  paddingBlock: space['4'],
  borderBlock: `1px solid ${color.border}`,
  marginBlockEnd: space['8'],
});
export const list = style({ display: 'grid', gap: space['1'], margin: 0, paddingInlineStart: space['8'] });
export const entry = style({ display: 'inline-block', paddingBlock: space['1'], color: color.link });
export const section = style({ marginBlockEnd: space['8'] });
export const heading = style({ marginBlockEnd: space['3'], scrollMarginBlockStart: '6rem' });
export const paragraph = style({
  margin: 0,
  marginBlockEnd: space['3'],
  lineHeight: vars.script.leadingReading,
});
export const other = style({
  margin: 0,
  paddingBlockStart: space['4'],
  borderBlockStart: `1px solid ${color.border}`,
});
