import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

const { color } = vars;

export const kinds = styleVariants({
  background: { backgroundColor: color.background, color: color.text },
  surface: { backgroundColor: color.surface, color: color.text },
  raised: { backgroundColor: color.raised, color: color.text, boxShadow: vars.shadow.raised },
  sunken: { backgroundColor: color.sunken, color: color.text },
  primarySoft: { backgroundColor: color.primarySoft, color: color.onPrimarySoft },
  accentSoft: { backgroundColor: color.accentSoft, color: color.onAccentSoft },
  ochreSoft: { backgroundColor: color.ochreSoft, color: color.onOchreSoft },
  ink: { backgroundColor: color.ink, color: color.onInk },
});

export const bordered = style({ border: `1px solid ${color.border}` });

export const radii = styleVariants({
  none: {},
  sm: { borderRadius: vars.radius.sm },
  md: { borderRadius: vars.radius.md },
  lg: { borderRadius: vars.radius.lg },
  xl: { borderRadius: vars.radius.xl },
  arch: { borderRadius: `${vars.radius.full} ${vars.radius.full} ${vars.radius.xs} ${vars.radius.xs}` },
});
