import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '@stoa/ui/theme/media';
import { vars } from '@stoa/ui/theme/vars.css';

export const head = style({
  display: 'grid',
  gap: vars.space['8'],
  alignItems: 'center',
  marginBlock: vars.space['6'],
  paddingBlockEnd: vars.space['8'],
  borderBlockEnd: `1px solid ${vars.color.border}`,
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' } },
});

export const headWords = style({ display: 'grid', gap: vars.space['4'], minInlineSize: 0 });

export const marks = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space['2'], alignItems: 'center' });

export const cover = style({ borderRadius: vars.radius.lg, overflow: 'hidden' });

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space['5'],
  rowGap: vars.space['2'],
  color: vars.color.textMuted,
  fontSize: vars.fontSize.sm,
});

export const author = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space['2'],
  color: vars.color.text,
});

export const reading = style({
  display: 'grid',
  gap: vars.space['8'],
  marginBlockEnd: vars.space['16'],
  '@media': { [media.desktop]: { gridTemplateColumns: '14rem minmax(0, 1fr)' } },
});

export const toc = style({
  '@media': { [media.desktop]: { position: 'sticky', insetBlockStart: '6rem', alignSelf: 'start' } },
});

export const tocList = style({
  listStyle: 'none',
  margin: 0,
  marginBlockStart: vars.space['3'],
  padding: 0,
  display: 'grid',
  gap: vars.space['2'],
  fontSize: vars.fontSize.sm,
  color: vars.color.textMuted,
});

globalStyle(`${tocList} [data-level='3'], ${tocList} [data-level='4']`, {
  paddingInlineStart: vars.space['4'],
});

export const text = style({ maxInlineSize: vars.width.prose, minInlineSize: 0 });

export const otherLanguage = style({ marginBlockEnd: vars.space['4'] });

export const factList = style({ marginBlockEnd: vars.space['12'] });
