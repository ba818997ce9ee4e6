import { style } from '@vanilla-extract/css';
import { media } from '@stoa/ui/theme/media';
import { vars } from '@stoa/ui/theme/vars.css';

const { space, color } = vars;

export const home = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space['6'] });
export const count = style({ margin: 0, color: color.textMuted, minBlockSize: '1lh' });

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space['4'],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
/** The whole of it leads to the article. */
export const entry = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: space['2'],
  padding: space['5'],
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.lg,
  backgroundColor: color.surface,
  ':hover': { borderColor: color.borderStrong },
});
export const entryTitle = style({
  margin: 0,
  fontSize: vars.fontSize.lg,
  fontWeight: vars.fontWeight.semibold,
});
export const entryLink = style({
  color: color.link,
  '::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.lg },
});

export const article = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space['6'] });
export const head = style({ display: 'grid', gap: space['2'] });
export const neighbours = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: space['4'],
});
export const next = style({ textAlign: 'end', marginInlineStart: 'auto' });
