import { style } from '@vanilla-extract/css';
import { vars } from '@stoa/ui/theme/vars.css';

const { space } = vars;

/** A name at the start, an amount at the end. */
export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'baseline',
  columnGap: space['4'],
  paddingBlock: space['3'],
});

export const name = style({ minInlineSize: 0, overflowWrap: 'anywhere' });
