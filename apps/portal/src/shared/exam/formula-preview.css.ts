import { vars } from '@stoa/ui/theme/vars.css';
import { style } from '@vanilla-extract/css';

/** Below a field, and below those beside it. */
export const preview = style({
  display: 'grid',
  gap: vars.space['1'],
  gridColumn: '1 / -1',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
