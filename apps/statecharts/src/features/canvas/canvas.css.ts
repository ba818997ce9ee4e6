import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { media } from '@stoa/ui/theme/media';
import { vars } from '@stoa/ui/theme/vars.css';

const { color } = vars;

/** A drawing goes from left to right in every language. */
export const root = style({
  position: 'relative',
  direction: 'ltr',
  blockSize: '100%',
  minBlockSize: '20rem',
  overflow: 'hidden',
  backgroundColor: color.background,
  backgroundImage: `radial-gradient(${color.border} 1px, transparent 1px)`,
  backgroundSize: '22px 22px',
});

export const stage = style({
  position: 'absolute',
  inset: 0,
  touchAction: 'none',
  cursor: 'grab',
  outline: 'none',
  selectors: {
    '&:active': { cursor: 'grabbing' },
    '&:focus-visible': { boxShadow: `inset 0 0 0 3px ${color.focus}` },
  },
});

export const svg = style({ display: 'block', inlineSize: '100%', blockSize: '100%', userSelect: 'none' });

export const state = style({ cursor: 'pointer' });

export const box = style({
  fill: color.surface,
  stroke: color.borderStrong,
  strokeWidth: 1.25,
  transition: `fill ${vars.motion.medium}, stroke ${vars.motion.medium}`,
  selectors: {
    '[data-parallel] > &': { strokeDasharray: '6 4' },
    '[data-depth="odd"] > &': { fill: color.background },
    '[data-state]:hover > &': { stroke: color.primary },
    '[data-active] > &': { fill: color.primarySoft, stroke: color.primary, strokeWidth: 2 },
    '[data-active][data-open] > &': {
      fill: `color-mix(in oklab, ${color.primarySoft} 35%, ${color.surface})`,
    },
    '[data-selected] > &': { stroke: color.accent, strokeWidth: 3 },
  },
});

export const end = style({ fill: 'none', stroke: color.borderStrong, strokeWidth: 1.25 });

export const title = style({
  fill: color.text,
  fontSize: 14,
  fontWeight: 600,
  selectors: { '[data-active] > &': { fill: color.onPrimarySoft } },
});

export const line = style({
  fill: color.textMuted,
  fontSize: 12,
  selectors: { '[data-active] > &': { fill: color.onPrimarySoft } },
});

export const lineIcon = style({
  fill: 'none',
  stroke: color.textMuted,
  strokeWidth: 1.4,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  selectors: { '[data-active] > &': { stroke: color.onPrimarySoft } },
});

export const fold = style({
  fill: color.sunken,
  stroke: color.textMuted,
  strokeWidth: 1.5,
  cursor: 'pointer',
  selectors: { '&:hover': { fill: color.primarySoftHover, stroke: color.onPrimarySoft } },
});

export const historyMark = style({ fill: color.text, fontSize: 13, fontWeight: 700, textAnchor: 'middle' });

const run = keyframes({ to: { strokeDashoffset: -18 } });

export const edge = style({
  fill: 'none',
  stroke: color.textMuted,
  strokeWidth: 1.4,
  selectors: {
    '[data-error] > &': { strokeDasharray: '2 3' },
    '[data-enabled] > &': { stroke: color.primary, strokeWidth: 2 },
    '[data-taken] > &': {
      stroke: color.accent,
      strokeWidth: 2.5,
      strokeDasharray: '6 3',
      animation: `${run} 600ms linear infinite`,
    },
    '[data-covered="no"] > &': { stroke: color.danger, strokeWidth: 2, strokeDasharray: '7 5' },
    '[data-covered="yes"] > &': { stroke: color.success, strokeWidth: 2 },
    '[data-line][data-selected] > &': { stroke: color.accent, strokeWidth: 3 },
  },
  '@media': { [media.reducedMotion]: { selectors: { '[data-taken] > &': { animation: 'none' } } } },
});

/** What the pointer meets: lines are thin. */
export const edgeHit = style({ fill: 'none', stroke: 'transparent', strokeWidth: 12, cursor: 'pointer' });

export const arrow = style({
  fill: color.textMuted,
  selectors: {
    '[data-enabled] > &': { fill: color.primary },
    '[data-taken] > &': { fill: color.accent },
    '[data-covered="no"] > &': { fill: color.danger },
    '[data-covered="yes"] > &': { fill: color.success },
    '[data-line][data-selected] > &': { fill: color.accent },
  },
});

export const dot = style({ fill: color.textMuted });

export const label = style({ cursor: 'pointer' });

export const labelBox = style({
  fill: color.background,
  fillOpacity: 0.92,
  stroke: 'transparent',
  strokeWidth: 1,
  selectors: {
    '[data-enabled] > &': { fill: color.primarySoft, stroke: color.primary },
    '[data-line]:hover > &': { stroke: color.borderStrong },
    '[data-taken] > &': { fill: color.accentSoft, stroke: color.accent },
    '[data-line][data-selected] > &': { stroke: color.accent, strokeWidth: 2 },
  },
});

export const labelText = style({
  fill: color.text,
  fontSize: 12,
  fontWeight: 500,
  selectors: {
    '[data-enabled] > &': { fill: color.onPrimarySoft },
    '[data-taken] > &': { fill: color.onAccentSoft },
  },
});

export const guardText = style({
  fill: color.textMuted,
  fontSize: 12,
  selectors: {
    '[data-enabled] > &': { fill: color.onPrimarySoft },
    '[data-taken] > &': { fill: color.onAccentSoft },
  },
});

export const tools = style({
  position: 'absolute',
  insetBlockEnd: vars.space['3'],
  insetInlineStart: vars.space['3'],
  display: 'flex',
  gap: vars.space['0.5'],
  padding: vars.space['0.5'],
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.md,
  backgroundColor: color.raised,
  boxShadow: vars.shadow.raised,
});

export const map = style({
  position: 'absolute',
  insetBlockEnd: vars.space['3'],
  insetInlineEnd: vars.space['3'],
  inlineSize: '10rem',
  blockSize: '7rem',
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.md,
  backgroundColor: color.raised,
  boxShadow: vars.shadow.raised,
  cursor: 'crosshair',
  '@media': { [media.phoneOnly]: { display: 'none' } },
});

export const mapBox = style({
  fill: color.sunken,
  stroke: color.borderStrong,
  vectorEffect: 'non-scaling-stroke',
  selectors: { '&[data-active]': { fill: color.primary, stroke: color.primary } },
});

export const mapWindow = style({
  fill: color.accent,
  fillOpacity: 0.06,
  stroke: color.accent,
  strokeWidth: 1.5,
  vectorEffect: 'non-scaling-stroke',
});

export const note = style({
  position: 'absolute',
  insetBlockStart: '50%',
  insetInline: 0,
  display: 'grid',
  placeItems: 'center',
});

globalStyle(`${root} text`, { fontFamily: vars.font.body });

globalStyle(`${root} [data-forced-colors]`, { forcedColorAdjust: 'auto' });
