import { vars } from '@stoa/ui/theme/vars.css';
import { style } from '@vanilla-extract/css';

export const inline = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space['4'],
  paddingInline: vars.space.gutter,
  overflowWrap: 'anywhere',
});
