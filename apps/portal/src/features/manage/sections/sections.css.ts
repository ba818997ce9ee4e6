import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@stoa/ui/theme/vars.css';

const { space } = vars;

const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space['2'],
});
/** A row, by how deep its section stands. */
export const level = styleVariants(
  { 0: '0', 1: space['6'], 2: space['12'], 3: space['16'] },
  (paddingInlineStart) => [row, { paddingInlineStart }],
);
export const words = style({
  display: 'grid',
  gap: space['1'],
  flex: '1 1 12rem',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  justifyItems: 'start',
});
export const facts = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space['2'] });
export const buttons = style({ display: 'flex', alignItems: 'center', gap: space['1'] });
