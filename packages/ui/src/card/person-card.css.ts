import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

const { color, space } = vars;

export const layout = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space['1'],
  blockSize: '100%',
  paddingInline: space['4'],
  paddingBlock: `${space['6']} ${space['5']}`,
  textAlign: 'center',
});

/** The portrait stands in a painted niche. */
export const niche = style({
  position: 'relative',
  padding: space['1.5'],
  paddingBlockEnd: 0,
  marginBlockEnd: space['3'],
  borderRadius: vars.radius.arch,
  border: `2px solid ${color.paintOchre}`,
  borderBlockEndWidth: 0,
  selectors: {
    '&::after': {
      content: '""',
      position: 'absolute',
      insetInline: '-0.75rem',
      insetBlockEnd: '-2px',
      borderBlockEnd: `2px solid ${color.paintOchre}`,
    },
  },
});

export const portrait = style({ borderEndStartRadius: 0, borderEndEndRadius: 0 });
export const name = style({ fontSize: vars.fontSize.lg });
export const role = style({
  fontSize: vars.fontSize.sm,
  color: color.accent,
  fontWeight: vars.fontWeight.medium,
});
export const foot = style({
  marginBlockStart: 'auto',
  paddingBlockStart: space['3'],
  display: 'grid',
  gap: space['3'],
  justifyItems: 'center',
});
