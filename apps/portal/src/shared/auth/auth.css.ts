import { style } from '@vanilla-extract/css';
import { media } from '@stoa/ui/theme/media';
import { vars } from '@stoa/ui/theme/vars.css';

const { space, color } = vars;

export const layout = style({
  display: 'grid',
  gridTemplateRows: '6rem 1fr',
  minBlockSize: '100%',
  '@media': {
    [media.desktop]: {
      gridTemplateRows: 'auto',
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      minBlockSize: 'calc(100dvh - 5rem)',
    },
  },
});

export const column = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  gap: space['6'],
  inlineSize: '100%',
  maxInlineSize: '30rem',
  marginInline: 'auto',
  paddingInline: space.gutter,
  paddingBlock: space['10'],
  gridRow: 2,
  '@media': { [media.desktop]: { gridRow: 1, gridColumn: 1 } },
});

export const head = style({ display: 'grid', gap: space['2'] });

export const porch = style({
  position: 'relative',
  overflow: 'hidden',
  gridRow: 1,
  backgroundColor: color.ink,
  '@media': { [media.desktop]: { gridColumn: 2 } },
});

export const pattern = style({ position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%' });

export const motto = style({
  display: 'none',
  position: 'absolute',
  insetInlineStart: 0,
  insetInlineEnd: 0,
  insetBlockEnd: 0,
  margin: 0,
  padding: space['8'],
  color: color.onInk,
  backgroundColor: color.ink,
  fontFamily: vars.font.display,
  fontSize: vars.fontSize.xl,
  lineHeight: vars.script.leadingTight,
  '@media': { [media.desktop]: { display: 'block' } },
});

export const fields = style({ display: 'flex', flexDirection: 'column', gap: space['5'] });

export const captcha = style({ display: 'grid', gap: space['2'] });
export const puzzle = style({ display: 'flex', alignItems: 'center', gap: space['2'] });
export const picture = style({ borderRadius: vars.radius.md, border: `1px solid ${color.border}` });

export const code = style({ display: 'grid', gap: space['3'] });
export const codeFoot = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space['3'] });

export const foot = style({
  display: 'grid',
  gap: space['3'],
  paddingBlockStart: space['4'],
  borderBlockStart: `1px solid ${color.border}`,
});

/** Stops below the head, which stays at the top. */
export const problem = style({ scrollMarginBlock: '6rem' });
export const problemAction = style({ marginBlockStart: space['3'] });
