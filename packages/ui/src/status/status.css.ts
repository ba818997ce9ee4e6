import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/vars.css.ts';

const { color } = vars;

export const status = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space['2'],
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.medium,
  lineHeight: vars.script.leadingBody,
});

export const dot = style({
  inlineSize: '0.5rem',
  blockSize: '0.5rem',
  flexShrink: 0,
  borderRadius: vars.radius.full,
  backgroundColor: 'currentColor',
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none' } },
});

export const tone = styleVariants({
  neutral: { color: color.textMuted },
  upcoming: { color: color.link },
  live: { color: color.danger },
  success: { color: color.success },
  warning: { color: color.warning },
  danger: { color: color.danger },
});

const breathe = keyframes({ '0%, 100%': { opacity: 1 }, '50%': { opacity: 0.35 } });

export const pulse = style({ animation: `${breathe} 1.6s ${vars.motion.easeInOut} infinite` });
