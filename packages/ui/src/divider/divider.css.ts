import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

export const orientations = styleVariants({
  horizontal: {
    border: 0,
    borderBlockStart: `1px solid ${vars.color.border}`,
    inlineSize: '100%',
    margin: 0,
  },
  vertical: {
    border: 0,
    borderInlineStart: `1px solid ${vars.color.border}`,
    alignSelf: 'stretch',
    margin: 0,
  },
});

/** A line on both sides of the words. */
export const worded = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto 1fr',
  alignItems: 'center',
  gap: vars.space['3'],
});
export const line = style({ borderBlockStart: `1px solid ${vars.color.border}` });
