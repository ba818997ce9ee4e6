import { style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/vars.css.ts';

const { color, space } = vars;

export const group = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  gap: '2px',
  padding: '3px',
  maxInlineSize: '100%',
  borderRadius: vars.radius.md,
  backgroundColor: color.sunken,
  border: `1px solid ${color.border}`,
});

export const stretched = style({ display: 'flex', inlineSize: '100%' });

export const segment = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space['1.5'],
  flexGrow: 1,
  minBlockSize: '2.125rem',
  paddingBlock: space['1'],
  paddingInline: space['4'],
  border: '1px solid transparent',
  borderRadius: `calc(${vars.radius.md} - 3px)`,
  backgroundColor: 'transparent',
  color: color.textMuted,
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.medium,
  cursor: 'pointer',
  transition: `background-color ${vars.motion.fast}, color ${vars.motion.fast}`,
  selectors: {
    '&[data-hovered]': { color: color.text },
    '&[data-selected]': {
      backgroundColor: color.raised,
      color: color.text,
      borderColor: color.border,
      boxShadow: vars.shadow.raised,
    },
    '&[data-focus-visible]': { outline: `2px solid ${color.focus}`, outlineOffset: '1px' },
    '&[data-disabled]': { color: color.textDisabled, cursor: 'not-allowed' },
  },
  '@media': {
    [media.touch]: { minBlockSize: vars.size.target },
    [media.forcedColors]: {
      selectors: { '&[data-selected]': { backgroundColor: 'Highlight', color: 'HighlightText' } },
    },
  },
});
