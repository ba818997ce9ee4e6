import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

export const avatar = style({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  overflow: 'hidden',
  fontWeight: vars.fontWeight.semibold,
  lineHeight: 1,
  userSelect: 'none',
});

export const size = styleVariants({
  xs: { inlineSize: '1.5rem', fontSize: '0.6875rem' },
  sm: { inlineSize: '2rem', fontSize: vars.fontSize.xs },
  md: { inlineSize: '2.5rem', fontSize: vars.fontSize.sm },
  lg: { inlineSize: '3.5rem', fontSize: vars.fontSize.lg },
  xl: { inlineSize: '5.5rem', fontSize: '1.75rem' },
});

/** `arch` is a portrait under a vault, as the painted porch would have hung it. */
export const shape = styleVariants({
  circle: { aspectRatio: '1', borderRadius: vars.radius.full },
  arch: {
    aspectRatio: '4 / 5',
    borderRadius: `${vars.radius.full} ${vars.radius.full} ${vars.radius.sm} ${vars.radius.sm}`,
  },
});

const { color } = vars;
export const tone = styleVariants({
  aegean: { backgroundColor: color.primarySoft, color: color.onPrimarySoft },
  terracotta: { backgroundColor: color.accentSoft, color: color.onAccentSoft },
  ochre: { backgroundColor: color.ochreSoft, color: color.onOchreSoft },
  laurel: { backgroundColor: color.successSoft, color: color.onSuccessSoft },
});

export const picture = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
});
