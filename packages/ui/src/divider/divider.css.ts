import { styleVariants } from '@vanilla-extract/css';
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
