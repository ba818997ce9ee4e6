import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/vars.css.ts';

const { color, space } = vars;

export const list = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space['2'] });
// A chip is cut before it is wider than its row.
globalStyle(`${list} > *`, { minInlineSize: 0, maxInlineSize: '100%' });

export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  maxInlineSize: '100%',
  minBlockSize: '2rem',
  borderRadius: vars.radius.full,
  border: `1px solid ${color.border}`,
  backgroundColor: color.surface,
  color: color.text,
  fontSize: vars.fontSize.sm,
  paddingInlineStart: space['3'],
  '@media': { [media.touch]: { minBlockSize: vars.size.target } },
});

export const text = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

export const remove = style({
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: '2rem',
  alignSelf: 'stretch',
  border: 0,
  borderRadius: vars.radius.full,
  background: 'none',
  color: color.textMuted,
  cursor: 'pointer',
  selectors: { '&:hover': { color: color.text, backgroundColor: color.sunken } },
  '@media': { [media.touch]: { inlineSize: vars.size.target } },
});
