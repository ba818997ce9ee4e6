import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

const { fontSize, fontWeight, script } = vars;
const small = { fontWeight: fontWeight.semibold, lineHeight: `calc(${script.leadingTight} + 0.18)` };
const large = {
  fontWeight: fontWeight.semibold,
  lineHeight: script.leadingTight,
  letterSpacing: script.trackingTight,
};

export const sizes = styleVariants({
  sm: { ...small, fontSize: fontSize.sm },
  md: { ...small, fontSize: fontSize.md },
  lg: { ...small, fontSize: fontSize.lg },
  xl: { ...small, fontSize: fontSize.xl },
  '2xl': { ...large, fontSize: fontSize['2xl'], lineHeight: `calc(${script.leadingTight} + 0.08)` },
  '3xl': { ...large, fontSize: fontSize['3xl'] },
  '4xl': { ...large, fontSize: fontSize['4xl'] },
  display: { ...large, fontSize: fontSize.display, lineHeight: `calc(${script.leadingTight} - 0.08)` },
});
