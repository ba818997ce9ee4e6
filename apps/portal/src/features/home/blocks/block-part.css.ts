import { style } from '@vanilla-extract/css';
import { vars } from '@stoa/ui/theme/vars.css';

const { space } = vars;

export const part = style({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gap: space['4'],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const picture = style({ inlineSize: '100%', overflow: 'clip' });
export const text = style({ maxInlineSize: vars.width.prose });
