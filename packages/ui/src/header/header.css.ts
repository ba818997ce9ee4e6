import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { dir, vars } from '../theme/vars.css.ts';

const { color, space } = vars;

/** Below a desktop's width only the bar sticks; the search row scrolls away with the page. */
export const header = style({
  '@media': {
    [media.belowDesktop]: { display: 'contents' },
    [media.desktop]: { position: 'sticky', insetBlockStart: 0, zIndex: vars.zIndex.sticky },
    print: { display: 'none' },
  },
});

export const bar = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.zIndex.sticky,
  borderBlockEnd: `1px solid ${color.border}`,
  backgroundColor: `color-mix(in srgb, ${color.background} 88%, transparent)`,
  backdropFilter: 'blur(14px) saturate(1.6)',
  '@media': { [media.forcedColors]: { backgroundColor: 'Canvas' } },
});

/** The painted cornice; a school may have another band (theme/look.ts). */
export const cornice = style({
  blockSize: 'var(--look-band-size, 4px)',
  backgroundImage: `var(--look-band, linear-gradient(90deg, ${color.paintAegean} 0 46%, ${color.paintTerracotta} 46% 68%, ${color.paintOchre} 68% 86%, ${color.paintLaurel} 86%))`,
  transform: `scaleX(${dir})`,
});

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space['3'],
  minBlockSize: '3.5rem',
  maxInlineSize: vars.width.wide,
  marginInline: 'auto',
  paddingInline: space.gutter,
  '@media': { [media.desktop]: { gap: space['5'], minBlockSize: '4.25rem' } },
});

export const iconButton = style({
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: vars.size.target,
  blockSize: vars.size.target,
  border: 0,
  borderRadius: vars.radius.md,
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
  selectors: { '&:hover': { backgroundColor: color.sunken } },
});

export const menuButton = style({
  marginInlineStart: `calc(-1 * ${space['2']})`,
  '@media': { [media.desktop]: { display: 'none' } },
});

export const brand = style({
  display: 'flex',
  minInlineSize: 0,
  flexShrink: 1,
  '@media': {
    [media.belowDesktop]: { flexGrow: 1 },
    [media.desktop]: { maxInlineSize: '20rem', flexShrink: 0 },
  },
});

globalStyle(`${brand} > *`, { maxInlineSize: '100%' });

/** As wide as the rest leaves it, whatever is in it: how many entries fit must not change how much room there is. */
export const nav = style({
  display: 'none',
  '@media': { [media.desktop]: { display: 'flex', flex: '1 1 0', minInlineSize: 0, alignSelf: 'stretch' } },
});

export const search = style({
  '@media': {
    [media.belowDesktop]: { paddingInline: space.gutter, paddingBlock: space['3'] },
    [media.desktop]: { flex: '0 1 clamp(12rem, 21vw, 18rem)', minInlineSize: '12rem' },
  },
});
export const searchInBar = style({ '@media': { [media.belowDesktop]: { display: 'none' } } });
export const searchBelow = style({ '@media': { [media.desktop]: { display: 'none' } } });

export const actions = style({
  display: 'flex',
  alignItems: 'center',
  gap: space['1'],
  flexShrink: 0,
  marginInlineStart: 'auto',
});

const slideIn = keyframes({ from: { transform: `translateX(calc(${dir} * -100%))` } });
const fadeIn = keyframes({ from: { opacity: 0 } });

export const drawer = style({
  position: 'fixed',
  insetBlock: 0,
  insetInlineStart: 0,
  insetInlineEnd: 'auto',
  inlineSize: 'min(22rem, 88vw)',
  maxInlineSize: 'none',
  blockSize: '100dvh',
  maxBlockSize: 'none',
  margin: 0,
  padding: 0,
  border: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  backgroundColor: color.background,
  color: color.text,
  boxShadow: vars.shadow.overlay,
  selectors: {
    '&[open]': { animation: `${slideIn} ${vars.motion.medium} ${vars.motion.easeOut}` },
    '&::backdrop': { backgroundColor: color.scrim, animation: `${fadeIn} ${vars.motion.medium}` },
  },
});

export const drawerHead = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space['3'],
  minBlockSize: '3.75rem',
  paddingInline: space['4'],
  borderBlockEnd: `1px solid ${color.border}`,
  backgroundColor: color.background,
});

export const drawerBody = style({
  vars: { '--language-panel-size': '100%' },
  display: 'grid',
  gap: space['6'],
  padding: space['4'],
  paddingBlockEnd: space['10'],
});
