import { style } from '@vanilla-extract/css';
import { media } from '@stoa/ui/theme/media';
import { vars } from '@stoa/ui/theme/vars.css';

const { space } = vars;

export const head = style({
  display: 'grid',
  gap: space['3'],
  marginBlockEnd: space['6'],
  gridTemplateColumns: 'minmax(0, 1fr)',
});
export const phoneBar = style({
  display: 'grid',
  gap: space['3'],
  marginBlockStart: space['2'],
  '@media': { [media.desktop]: { display: 'none' } },
});

/** Side by side where there is room. */
export const phoneButtons = style({
  display: 'grid',
  gap: space['2'],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
});

/** Below the head of the page, which stays in view too. */
export const notices = style({
  position: 'sticky',
  insetBlockStart: '5rem',
  zIndex: vars.zIndex.raised,
  display: 'grid',
  gap: space['2'],
  selectors: { '&:not(:empty)': { marginBlockEnd: space['4'] } },
});

export const film = style({
  display: 'grid',
  gap: space['6'],
  gridTemplateColumns: 'minmax(0, 1fr)',
  marginBlockEnd: space['8'],
});
export const transcript = style({ display: 'grid', gap: space['3'], gridTemplateColumns: 'minmax(0, 1fr)' });
export const text = style({ maxInlineSize: vars.width.prose, minInlineSize: 0, marginBlockEnd: space['8'] });
/** What a lesson consists of: its sign, its name, what opens it. */
export const material = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space['4'],
  maxInlineSize: vars.width.prose,
  marginBlockEnd: space['8'],
  '@media': { [media.phoneOnly]: { gridTemplateColumns: 'auto minmax(0, 1fr)' } },
});
/** On a phone below the rest. */
export const materialAction = style({ '@media': { [media.phoneOnly]: { gridColumn: '1 / -1' } } });
export const materialMessages = style({ display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere' });
export const note = style({ marginBlockEnd: space['4'] });
export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space['3'] });

export const contents = style({ marginBlockEnd: space['6'], maxInlineSize: vars.width.prose });

export const foot = style({
  display: 'grid',
  gap: space['6'],
  gridTemplateColumns: 'minmax(0, 1fr)',
});
export const done = style({ minBlockSize: vars.size.control, display: 'flex', alignItems: 'center' });
export const doneMark = style({ display: 'inline-flex', alignItems: 'center', gap: space['2'] });
export const nav = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: space['3'],
  '@media': { [media.phoneOnly]: { flexDirection: 'column-reverse', alignItems: 'stretch' } },
});
export const next = style({
  display: 'grid',
  marginInlineStart: 'auto',
  '@media': { [media.phoneOnly]: { marginInlineStart: 0 } },
});

export const lockedAction = style({ inlineSize: 'min(100%, 24rem)', textAlign: 'start' });
