import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';
import type { BannerProps } from './banner.tsx';

const { color, space } = vars;

export const banner = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space['3'],
  padding: space['4'],
  border: '1px solid transparent',
  borderRadius: vars.radius.md,
});

interface Paint {
  ground: string;
  text: string;
  edge: string;
}
const paints: Record<NonNullable<BannerProps['tone']>, Paint> = {
  info: { ground: color.primarySoft, text: color.onPrimarySoft, edge: color.primary },
  success: { ground: color.successSoft, text: color.onSuccessSoft, edge: color.success },
  warning: { ground: color.warningSoft, text: color.onWarningSoft, edge: color.warning },
  danger: { ground: color.dangerSoft, text: color.onDangerSoft, edge: color.danger },
};
export const tones = styleVariants(paints, ({ ground, text: ink, edge }) => ({
  backgroundColor: ground,
  color: ink,
  borderColor: `color-mix(in srgb, ${edge} 28%, transparent)`,
}));

export const icon = style({ marginBlockStart: '0.0625rem' });
/** Text and action: beside each other where both have room, else the action stands below the text. */
export const content = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space['4'],
  rowGap: space['3'],
  flexGrow: 1,
  minInlineSize: 0,
});
export const text = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space['1'],
  flex: '1 1 16rem',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
export const title = style({ fontWeight: vars.fontWeight.semibold });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space['2'],
  alignSelf: 'center',
  maxInlineSize: '100%',
});
