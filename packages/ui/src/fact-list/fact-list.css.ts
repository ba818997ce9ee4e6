import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

const { color, space } = vars;

export const list = styleVariants({
  rows: [{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', margin: 0 }],
  tiles: [
    {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 11rem), 1fr))',
      gap: space['4'],
      margin: 0,
    },
  ],
  figures: [
    {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(8rem, 1fr))',
      gap: space['4'],
      margin: 0,
    },
  ],
});

export const fact = styleVariants({
  rows: [
    {
      display: 'flex',
      justifyContent: 'space-between',
      gap: space['4'],
      paddingBlock: space['1'],
      fontSize: vars.fontSize.sm,
    },
  ],
  tiles: [
    {
      display: 'grid',
      alignContent: 'start',
      gap: space['1'],
      padding: space['5'],
      borderRadius: vars.radius.md,
      border: `1px solid ${color.border}`,
      backgroundColor: color.surface,
    },
  ],
  figures: [
    {
      display: 'flex',
      flexDirection: 'column-reverse',
      justifyContent: 'flex-end',
      gap: space['1'],
      paddingInlineStart: space['4'],
      borderInlineStart: `3px solid ${color.ochre}`,
    },
  ],
});

export const label = style({ color: color.textMuted, fontSize: vars.fontSize.sm });

const value = style({ margin: 0, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' });

export const values = styleVariants({
  rows: [value, { fontWeight: vars.fontWeight.medium, textAlign: 'end' }],
  tiles: [value, { fontSize: vars.fontSize.lg, fontWeight: vars.fontWeight.semibold }],
  figures: [
    value,
    {
      fontSize: vars.fontSize['3xl'],
      fontWeight: vars.fontWeight.semibold,
      lineHeight: vars.script.leadingTight,
    },
  ],
});
