import { style } from '@vanilla-extract/css';
import { vars } from '@stoa/ui/theme/vars.css';

const { space, color } = vars;

/** The ways beside the form, under their word. */
export const others = style({ display: 'grid', gap: space['3'] });

/** A line on both sides of the word. */
export const or = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto 1fr',
  alignItems: 'center',
  gap: space['3'],
  color: color.textMuted,
});

export const providerLogo = style({ inlineSize: '1.25rem', blockSize: '1.25rem', objectFit: 'contain' });

export const qr = style({ display: 'grid', gap: space['4'] });
export const qrBox = style({
  display: 'grid',
  justifySelf: 'center',
  inlineSize: '100%',
  maxInlineSize: '16rem',
  aspectRatio: '1',
});
export const qrState = style({
  display: 'grid',
  placeItems: 'center',
  padding: space['4'],
  borderRadius: vars.radius.md,
  backgroundColor: color.sunken,
});
export const qrAddress = style({ display: 'grid', gap: space['2'] });
/** Can be selected at once. */
export const address = style({
  overflowWrap: 'anywhere',
  userSelect: 'all',
  padding: space['2'],
  borderRadius: vars.radius.sm,
  backgroundColor: color.sunken,
  fontFamily: vars.font.mono,
  fontSize: vars.fontSize.sm,
  textAlign: 'start',
});
export const line = style({ blockSize: '1px', backgroundColor: color.border });
