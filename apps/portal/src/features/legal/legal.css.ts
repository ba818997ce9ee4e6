import { style } from '@vanilla-extract/css';
import { vars } from '@stoa/ui/theme/vars.css';

const { space } = vars;

export const head = style({ display: 'grid', gap: space['2'], marginBlockEnd: space['8'] });
export const contents = style({ marginBlockEnd: space['8'] });
export const section = style({ marginBlockEnd: space['8'] });
/** Below the head of the page, which stays in view. */
export const heading = style({ marginBlockEnd: space['3'], scrollMarginBlockStart: '6rem' });
export const other = style({ paddingBlockStart: space['4'] });
