import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

const { color, space } = vars;

export const disclosure = style({ borderBlockEnd: `1px solid ${color.border}` });

export const summary = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space['4'],
  minBlockSize: vars.size.target,
  paddingBlock: space['4'],
  fontSize: vars.fontSize.lg,
  fontWeight: vars.fontWeight.semibold,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { color: color.primary },
  },
});

export const words = style({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const caret = style({
  color: color.textMuted,
  flex: 'none',
  transition: `rotate ${vars.motion.medium} ${vars.motion.easeOut}`,
  selectors: { 'details[open] > summary > &': { rotate: '180deg' } },
});

export const content = style({
  paddingBlockEnd: space['6'],
  paddingInlineEnd: space['8'],
  color: color.textMuted,
  overflowWrap: 'anywhere',
});
