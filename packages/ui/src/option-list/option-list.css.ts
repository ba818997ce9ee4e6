import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

const { color, space } = vars;

export const list = style({ display: 'grid', gap: space['2'], gridTemplateColumns: 'minmax(0, 1fr)' });

export const option = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space['3'],
  minInlineSize: 0,
  paddingBlock: space['2'],
  paddingInline: space['3'],
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.md,
  selectors: {
    '&[data-state="correct"]': { borderColor: color.success },
    '&[data-state="wrong"]': { borderColor: color.danger },
    '&[data-state="chosen"]': { borderColor: color.primary },
  },
});

export const mark = styleVariants({
  correct: { flex: 'none', color: color.success },
  wrong: { flex: 'none', color: color.danger },
  missed: { flex: 'none', color: color.success },
  chosen: { flex: 'none', color: color.primary },
  plain: { flex: 'none', color: color.textMuted },
});

export const words = style({ display: 'grid', flex: '1 1 auto', minInlineSize: 0, overflowWrap: 'anywhere' });

export const picture = style({ display: 'grid', marginBlockEnd: space['1'] });

export const remark = style({ marginBlockStart: space['1'], whiteSpace: 'pre-line' });

export const note = style({ color: color.textMuted, fontSize: vars.fontSize.sm });
