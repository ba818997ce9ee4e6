import { style } from '@vanilla-extract/css';
import { segments } from '../internal/field/segments.css.ts';
import { vars } from '../theme/vars.css.ts';

/** The two days one after the other, or one below the other where there is no room. */
export const days = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  flexGrow: 1,
  minInlineSize: 0,
  columnGap: vars.space['2'],
  paddingInline: vars.space['4'],
  paddingBlock: vars.space['1'],
});

export const daysSegments = style([segments, { flexGrow: 0, padding: 0 }]);
export const dash = style({ color: vars.color.textMuted });
