import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

const { color } = vars;

export const badge = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space['1'],
  maxInlineSize: '100%',
  minBlockSize: '1.375rem',
  paddingInline: vars.space['2'],
  borderRadius: vars.radius.xs,
  fontSize: vars.fontSize.xs,
  fontWeight: vars.fontWeight.semibold,
  lineHeight: 1.35,
  whiteSpace: 'nowrap',
});

export const text = style({ overflow: 'hidden', textOverflow: 'ellipsis' });

export const tone = styleVariants({
  neutral: { backgroundColor: color.sunken, color: color.textMuted },
  primary: { backgroundColor: color.primarySoft, color: color.onPrimarySoft },
  accent: { backgroundColor: color.accentSoft, color: color.onAccentSoft },
  ochre: { backgroundColor: color.ochre, color: color.onOchre },
  success: { backgroundColor: color.successSoft, color: color.onSuccessSoft },
  warning: { backgroundColor: color.warningSoft, color: color.onWarningSoft },
  danger: { backgroundColor: color.dangerSoft, color: color.onDangerSoft },
  live: { backgroundColor: color.danger, color: color.onDanger },
  inverse: { backgroundColor: color.ink, color: color.onInk },
});
