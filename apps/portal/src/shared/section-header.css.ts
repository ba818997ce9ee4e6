import { style } from '@vanilla-extract/css';
import { vars } from '@stoa/ui/theme/vars.css';

export const head = style({ marginBlockEnd: vars.space['6'] });
