import { style, type StyleRule, styleVariants } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/vars.css.ts';
import type { ButtonLook } from './button.tsx';

const { color, motion } = vars;
type Variant = NonNullable<ButtonLook['variant']>;
type Size = NonNullable<ButtonLook['size']>;

export const base = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  maxInlineSize: '100%',
  border: '1px solid transparent',
  borderRadius: vars.radius.md,
  fontWeight: vars.fontWeight.semibold,
  lineHeight: 1.25,
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  userSelect: 'none',
  WebkitTapHighlightColor: 'transparent',
  transition: `background-color ${motion.fast}, border-color ${motion.fast}, color ${motion.fast}, transform ${motion.fast}`,
  selectors: {
    '&[data-pressed]': { transform: 'translateY(1px)' },
    '&[data-focus-visible]': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
    '&[data-disabled]': { cursor: 'not-allowed' },
    '&[data-pending]': { cursor: 'progress' },
  },
  '@media': { [media.forcedColors]: { borderColor: 'ButtonText' } },
});

interface Paint {
  ground: string;
  text: string;
  border?: string;
  hover: string;
  pressed: string;
}

const paint = ({ ground, text, border = 'transparent', hover, pressed }: Paint): StyleRule => ({
  backgroundColor: ground,
  color: text,
  borderColor: border,
  selectors: {
    '&[data-hovered]': { backgroundColor: hover },
    '&[data-pressed]': { backgroundColor: pressed },
    '&[data-disabled]:not([data-pending])': {
      backgroundColor: ground === 'transparent' ? 'transparent' : color.sunken,
      borderColor: ground === 'transparent' ? 'transparent' : color.border,
      color: color.textDisabled,
    },
  },
});

const looks: Record<Variant, Paint> = {
  primary: {
    ground: color.primary,
    text: color.onPrimary,
    hover: color.primaryHover,
    pressed: color.primaryPressed,
  },
  secondary: {
    ground: color.surface,
    text: color.text,
    border: color.borderStrong,
    hover: color.sunken,
    pressed: color.border,
  },
  quiet: {
    ground: 'transparent',
    text: color.link,
    hover: color.primarySoft,
    pressed: color.primarySoftHover,
  },
  danger: {
    ground: color.danger,
    text: color.onDanger,
    hover: color.dangerHover,
    pressed: color.dangerHover,
  },
};
export const variants = styleVariants(looks, (look) => [paint(look)]);

const dimensions: Record<Size, { height: string; padding: string; fontSize: string }> = {
  sm: { height: vars.size.controlSmall, padding: vars.space['3'], fontSize: vars.fontSize.sm },
  md: { height: vars.size.control, padding: vars.space['5'], fontSize: vars.fontSize.md },
  lg: { height: vars.size.controlLarge, padding: vars.space['6'], fontSize: vars.fontSize.lg },
};
export const sizes = styleVariants(dimensions, ({ height, padding, fontSize }) => ({
  minBlockSize: height,
  paddingInline: padding,
  paddingBlock: vars.space['1.5'],
  fontSize,
  '@media': { [media.touch]: { minBlockSize: `max(${height}, ${vars.size.target})` } },
}));

export const fullWidth = style({ inlineSize: '100%' });
export const content = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space['2'],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
// Not `visibility: hidden`, which would take the button's name away.
export const busy = style({ opacity: 0 });
export const spinner = style({ position: 'absolute', inset: 0, margin: 'auto' });
