import { vars } from '@stoa/ui/theme/vars.css';
import { style } from '@vanilla-extract/css';

/** A short answer needs no long line. */
export const short = style({ maxInlineSize: '24rem' });

/** Not at the very edge of its field. */
export const unit = style({ paddingInlineEnd: vars.space['3'] });
