import { style } from '@vanilla-extract/css';
import { media } from '@stoa/ui/theme/media';
import { vars } from '@stoa/ui/theme/vars.css';

const { space } = vars;

export const sections = style({ display: 'grid', gap: space['5'] });

export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space['3'],
});

/** A switch, what it stands at, and a sentence about it. */
export const choice = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `${space['1']} ${space['4']}`,
  paddingBlock: space['4'],
});
export const choiceText = style({ gridColumn: '1 / -1' });

/** Stays above the page's end; on phones above the tab bar. */
export const corner = style({
  position: 'fixed',
  insetInlineEnd: space['4'],
  insetBlockEnd: space['6'],
  zIndex: vars.zIndex.sticky,
  '@media': {
    [media.phoneOnly]: { insetBlockEnd: 'calc(5rem + env(safe-area-inset-bottom))' },
    print: { display: 'none' },
  },
});

/** Wide enough for an address. */
export const contacts = style({ minInlineSize: '14rem' });

/** Over the page, at its end: nothing below it moves. */
export const note = style({
  position: 'fixed',
  insetInline: space['4'],
  insetBlockEnd: space['4'],
  zIndex: vars.zIndex.overlay,
  maxInlineSize: vars.width.prose,
  marginInline: 'auto',
  '@media': {
    [media.phoneOnly]: { insetBlockEnd: 'calc(5rem + env(safe-area-inset-bottom))' },
    print: { display: 'none' },
  },
});
