import { style } from '@vanilla-extract/css';
import { media } from '@stoa/ui/theme/media';
import { vars } from '@stoa/ui/theme/vars.css';

const { space, color } = vars;

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
  borderBlockStart: `1px solid ${color.border}`,
});
export const choiceText = style({ gridColumn: '1 / -1' });
export const state = style({ color: color.textMuted, fontSize: vars.fontSize.sm });

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

/** A round button that is found on any ground. */
export const contactButton = style({ borderRadius: vars.radius.full, boxShadow: vars.shadow.raised });

export const contacts = style({ display: 'grid', gap: space['3'], margin: 0, minInlineSize: '14rem' });
export const contact = style({ display: 'grid', gap: space['0.5'] });
export const contactTerm = style({ color: color.textMuted, fontSize: vars.fontSize.sm });
export const contactText = style({ margin: 0, fontWeight: vars.fontWeight.medium, overflowWrap: 'anywhere' });

/** Over the page, at its end: nothing below it moves. */
export const note = style({
  position: 'fixed',
  insetInline: space['4'],
  insetBlockEnd: space['4'],
  zIndex: vars.zIndex.overlay,
  maxInlineSize: vars.width.prose,
  marginInline: 'auto',
  boxShadow: vars.shadow.overlay,
  '@media': {
    [media.phoneOnly]: { insetBlockEnd: 'calc(5rem + env(safe-area-inset-bottom))' },
    print: { display: 'none' },
  },
});
