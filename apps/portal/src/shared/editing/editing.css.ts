import { style } from '@vanilla-extract/css';
import { vars } from '@stoa/ui/theme/vars.css';

const { space } = vars;

export const notice = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space['2'],
  minInlineSize: 0,
});

export const avatars = style({ display: 'inline-flex', gap: space['1'] });
