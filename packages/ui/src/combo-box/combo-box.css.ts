import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

export const ends = style({ display: 'flex', alignItems: 'center', alignSelf: 'stretch', padding: '2px' });
export const busy = style({ display: 'inline-flex', color: vars.color.textMuted });

export const popover = style({
  inlineSize: 'var(--trigger-width)',
  minInlineSize: '12rem',
  overflow: 'hidden',
});

/** The list scrolls; what is in it stands where the layout puts it. */
export const list = style({
  display: 'block',
  inlineSize: '100%',
  maxBlockSize: 'min(20rem, 60dvh)',
  overflow: 'auto',
  outline: 'none',
  overflowWrap: 'anywhere',
});

export const note = style({
  paddingBlock: vars.space['4'],
  paddingInline: vars.space['4'],
  fontSize: vars.fontSize.sm,
  color: vars.color.textMuted,
});
