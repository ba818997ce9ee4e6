import { style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/vars.css.ts';

const { color, space } = vars;

export const bulk = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space['1']} ${space['4']}`,
  paddingInline: `${space['4']} ${space['2']}`,
  paddingBlock: space['1.5'],
  borderRadius: vars.radius.md,
  backgroundColor: color.primarySoft,
  color: color.onPrimarySoft,
  '@media': { [media.forcedColors]: { border: '1px solid Highlight' } },
});
export const bulkText = style({ fontWeight: vars.fontWeight.semibold, fontVariantNumeric: 'tabular-nums' });
export const bulkActions = style({ display: 'flex', flexWrap: 'wrap', gap: space['2'] });
