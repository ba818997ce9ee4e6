import { style } from '@vanilla-extract/css';
import { media } from '@stoa/ui/theme/media';
import { vars } from '@stoa/ui/theme/vars.css';

const HEAD = '3.5rem';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.desktop]: {
      blockSize: `calc(100dvh - ${HEAD})`,
      gridTemplateRows: 'auto minmax(0, 1fr)',
      gridTemplateColumns: 'minmax(0, 1fr) minmax(22rem, 27rem)',
    },
  },
});

export const bar = style({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space['2']} ${vars.space['4']}`,
  paddingBlock: vars.space['2'],
  paddingInline: vars.space.gutter,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  backgroundColor: vars.color.surface,
});

export const titles = style({ flex: '1 1 16rem', minInlineSize: 0, display: 'grid', gap: vars.space['0.5'] });

export const title = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: vars.space['2'],
});

export const purpose = style({
  margin: 0,
  fontSize: vars.fontSize.sm,
  color: vars.color.textMuted,
  '@media': {
    [media.desktop]: { whiteSpace: 'nowrap', overflow: 'hidden', textOverflow: 'ellipsis' },
  },
});

export const controls = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space['3'],
});

export const view = style({
  minInlineSize: 0,
  minBlockSize: 0,
  blockSize: '62dvh',
  '@media': { [media.desktop]: { blockSize: '100%' } },
});

export const side = style({
  minInlineSize: 0,
  minBlockSize: 0,
  padding: vars.space['4'],
  paddingBlockStart: vars.space['2'],
  backgroundColor: vars.color.surface,
  borderBlockStart: `1px solid ${vars.color.border}`,
  '@media': {
    [media.desktop]: {
      overflow: 'auto',
      borderBlockStart: 0,
      borderInlineStart: `1px solid ${vars.color.border}`,
    },
  },
});

export const panel = style({
  display: 'grid',
  gap: vars.space['4'],
  paddingBlock: vars.space['3'],
  minInlineSize: 0,
});
