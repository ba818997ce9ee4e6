import { globalStyle, style } from '@vanilla-extract/css';
import { cutAtOwnEnd } from '../internal/cut-text.ts';
import { box } from '../internal/field/field.css.ts';
import { itemCheck, itemDescription } from '../internal/overlay/list.css.ts';
import { vars } from '../theme/vars.css.ts';

export const trigger = style([
  box,
  {
    justifyContent: 'space-between',
    gap: vars.space['2'],
    paddingInline: `${vars.space['4']} ${vars.space['3']}`,
    paddingBlock: vars.space['2'],
    textAlign: 'start',
    cursor: 'pointer',
    inlineSize: '100%',
    selectors: { '&[data-disabled]': { cursor: 'not-allowed' } },
  },
]);

export const value = style({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: { '&[data-placeholder]': { color: vars.color.textMuted } },
});

// The chosen item is repeated in the button; its check mark and second line stay in the list.
globalStyle(`${value} ${itemCheck}, ${value} ${itemDescription}`, { display: 'none' });

globalStyle(`${value} bdi`, cutAtOwnEnd);

export const caret = style({ color: vars.color.textMuted });
export const popover = style({ minInlineSize: 'var(--trigger-width)' });
