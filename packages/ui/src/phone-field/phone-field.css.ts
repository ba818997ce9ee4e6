import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

export const codeSelect = style({ display: 'flex', alignSelf: 'stretch' });

export const codeButton = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space['1.5'],
  paddingInline: `${vars.space['4']} ${vars.space['3']}`,
  border: 0,
  borderInlineEnd: `1px solid ${vars.color.border}`,
  borderStartStartRadius: 'inherit',
  borderEndStartRadius: 'inherit',
  backgroundColor: 'transparent',
  color: 'inherit',
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { backgroundColor: vars.color.sunken },
    '&[data-focus-visible]': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-3px' },
  },
});
