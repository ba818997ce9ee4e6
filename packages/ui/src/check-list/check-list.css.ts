import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

export const list = style({
  display: 'grid',
  gap: vars.space['3'],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 16rem), 1fr))',
});

export const item = style({
  display: 'flex',
  gap: vars.space['3'],
  alignItems: 'flex-start',
  minInlineSize: 0,
});

export const mark = style({ color: vars.color.success, flex: 'none' });

export const text = style({ minInlineSize: 0, overflowWrap: 'anywhere' });
