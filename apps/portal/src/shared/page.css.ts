import { style } from '@vanilla-extract/css';
import { vars } from '@stoa/ui/theme/vars.css';

/** The column that a page's content keeps to. */
export const page = style({
  inlineSize: '100%',
  maxInlineSize: vars.width.page,
  marginInline: 'auto',
  paddingInline: vars.space.gutter,
});

/** A band of a page. */
export const section = style([page, { paddingBlock: vars.space.section }]);

/** A narrow column for reading and for forms. */
export const prose = style([page, { maxInlineSize: vars.width.prose }]);

/** Room above and below a page that is not made of bands. */
export const padded = style({ paddingBlockStart: vars.space['8'], paddingBlockEnd: vars.space.section });
