import { style } from '@vanilla-extract/css';
import { media } from '@stoa/ui/theme/media';
import { vars } from '@stoa/ui/theme/vars.css';

const { space } = vars;
const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

/** As high as what stands beside it, and as high as a phone has room for below it. */
export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space['2'],
  minInlineSize: 0,
  blockSize: 'min(36rem, 85dvh)',
  '@media': {
    [media.desktop]: {
      blockSize: 0,
      minBlockSize: 'min(100%, max(30rem, 100dvh - 8rem))',
      position: 'sticky',
      insetBlockStart: space['4'],
    },
  },
});

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space['3'],
  minBlockSize: '2.25rem',
});

export const count = style({ display: 'inline-flex', alignItems: 'center', gap: space['1.5'] });

export const tools = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space['2'],
  marginInlineStart: 'auto',
});

export const log = style({ display: 'flex', flexDirection: 'column', flexGrow: 1, minBlockSize: 0 });

export const earlier = style({ display: 'flex', justifyContent: 'center' });

export const list = style({ flexGrow: 1, minBlockSize: 0 });

export const foot = style({ ...column, gap: space['2'] });

export const note = style({ paddingBlock: space['2'] });

export const composer = style({ ...column, gap: space['2'] });

export const send = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space['3'],
});

export const dialog = style({ ...column, gap: space['5'] });

export const group = style({ ...column, gap: space['2'] });

export const people = style({ ...column, gap: space['4'] });

export const person = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space['3'],
});

export const choices = style({ display: 'flex', flexWrap: 'wrap', gap: space['2'] });
