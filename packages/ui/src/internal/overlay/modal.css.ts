import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { dir, vars } from '../../theme/vars.css.ts';

const { color, motion, space } = vars;

export const scrim = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.zIndex.overlay,
  display: 'flex',
  backgroundColor: color.scrim,
  blockSize: 'var(--visual-viewport-height, 100dvh)',
  transition: `opacity ${motion.medium}`,
  selectors: { '&[data-entering], &[data-exiting]': { opacity: 0 } },
});

export const centered = style({
  alignItems: 'center',
  justifyContent: 'center',
  padding: space['4'],
  '@media': { [media.phoneOnly]: { alignItems: 'flex-end', padding: 0 } },
});

const panel = style({
  backgroundColor: color.raised,
  color: color.text,
  boxShadow: vars.shadow.overlay,
  outline: 'none',
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: 0,
  transition: `transform ${motion.medium} ${motion.easeOut}, opacity ${motion.medium}`,
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});

const dialogBase = [
  panel,
  style({
    inlineSize: '100%',
    maxBlockSize: '100%',
    borderRadius: vars.radius.xl,
    overflow: 'hidden',
    selectors: {
      '&[data-entering], &[data-exiting]': { transform: 'translateY(12px) scale(0.985)', opacity: 0 },
    },
    '@media': {
      [media.phoneOnly]: {
        maxInlineSize: '100% !important',
        maxBlockSize: '94%',
        borderRadius: `${vars.radius.xl} ${vars.radius.xl} 0 0`,
        selectors: { '&[data-entering], &[data-exiting]': { transform: 'translateY(100%)', opacity: 1 } },
      },
    },
  }),
];

export const dialogSizes = styleVariants(
  { sm: '26rem', md: '36rem', wide: '50rem', lg: '55rem' },
  (maxInlineSize) => [...dialogBase, { maxInlineSize }],
);

const away = (transform: string) => ({ '&[data-entering], &[data-exiting]': { transform } });

export const drawerSides = styleVariants({
  start: [
    panel,
    {
      marginInlineEnd: 'auto',
      inlineSize: 'min(24rem, 88vw)',
      blockSize: '100%',
      selectors: away(`translateX(calc(${dir} * -100%))`),
    },
  ],
  end: [
    panel,
    {
      marginInlineStart: 'auto',
      inlineSize: 'min(28rem, 94vw)',
      blockSize: '100%',
      selectors: away(`translateX(calc(${dir} * 100%))`),
    },
  ],
  bottom: [
    panel,
    {
      marginBlockStart: 'auto',
      inlineSize: '100%',
      maxBlockSize: '90%',
      borderRadius: `${vars.radius.xl} ${vars.radius.xl} 0 0`,
      selectors: away('translateY(100%)'),
    },
  ],
});

export const frame = style({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: 0,
  flexGrow: 1,
  outline: 'none',
});
export const head = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space['4'],
  paddingBlock: `${space['5']} ${space['3']}`,
  paddingInline: `${space['6']} ${space['4']}`,
});
export const headTitle = style({ flexGrow: 1, minInlineSize: 0, paddingBlockStart: space['1.5'] });
export const headClose = style({ marginBlock: `calc(${space['1']} * -1)` });
export const body = style({
  paddingInline: space['6'],
  paddingBlock: `${space['1']} ${space['6']}`,
  overflow: 'auto',
  flexGrow: 1,
  overscrollBehavior: 'contain',
});
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space['3'],
  paddingBlock: space['4'],
  paddingInline: space['6'],
  borderBlockStart: `1px solid ${color.border}`,
});
