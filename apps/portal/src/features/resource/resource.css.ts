import { style } from '@vanilla-extract/css';
import { media } from '@stoa/ui/theme/media';
import { vars } from '@stoa/ui/theme/vars.css';

export const head = style({
  display: 'grid',
  gap: vars.space['8'],
  alignItems: 'center',
  marginBlock: vars.space['6'],
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' } },
});

export const headText = style({ display: 'grid', gap: vars.space['4'], minInlineSize: 0 });

export const marks = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space['2'], alignItems: 'center' });

export const cover = style({ overflow: 'hidden' });

/** Below both columns. */
export const rule = style({ gridColumn: '1 / -1' });

export const reading = style({
  display: 'grid',
  gap: vars.space['8'],
  marginBlockEnd: vars.space['16'],
  '@media': { [media.desktop]: { gridTemplateColumns: '14rem minmax(0, 1fr)' } },
});

export const toc = style({
  '@media': { [media.desktop]: { position: 'sticky', insetBlockStart: '6rem', alignSelf: 'start' } },
});

export const text = style({ maxInlineSize: vars.width.prose, minInlineSize: 0 });

export const otherLanguage = style({ marginBlockEnd: vars.space['4'] });

export const factList = style({ marginBlockEnd: vars.space['12'] });

/** A button, and beside it what should be known. */
export const action = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space['4'],
  rowGap: vars.space['3'],
  marginBlockEnd: vars.space['6'],
});
