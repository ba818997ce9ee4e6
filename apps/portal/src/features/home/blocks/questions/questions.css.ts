import { style } from '@vanilla-extract/css';
import { vars } from '@stoa/ui/theme/vars.css';

export const questions = style({ maxInlineSize: vars.width.prose });
