import { style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/vars.css.ts';

const { color, space } = vars;
const MARK = '1.75rem';

export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', minInlineSize: 0 });

export const entry = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${MARK} minmax(0, 1fr)`,
  columnGap: space['4'],
  paddingBlockEnd: space['6'],
  selectors: {
    // The way from one mark to the next: walked is solid, what lies ahead is dashed.
    '&:not(:last-child)::before': {
      content: '""',
      position: 'absolute',
      insetBlock: `calc(${MARK} + ${space['1']}) ${space['1']}`,
      insetInlineStart: `calc(${MARK} / 2 - 1px)`,
      borderInlineStart: `2px dashed ${color.borderStrong}`,
    },
    '&[data-state="done"]:not(:last-child)::before': { borderInlineStart: `2px solid ${color.success}` },
    '&:last-child': { paddingBlockEnd: 0 },
  },
});

export const mark = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: MARK,
  blockSize: MARK,
  borderRadius: vars.radius.full,
  border: `2px solid ${color.borderStrong}`,
  color: color.textMuted,
  selectors: {
    [`${entry}[data-state="done"] &`]: {
      borderColor: color.success,
      backgroundColor: color.success,
      color: color.onSuccess,
    },
    [`${entry}[data-state="now"] &`]: {
      borderColor: color.primary,
      backgroundColor: color.primarySoft,
      color: color.onPrimarySoft,
      boxShadow: `0 0 0 4px ${color.primarySoft}`,
    },
    [`${entry}[data-state="now"] &:empty::after`]: {
      content: '""',
      inlineSize: '0.625rem',
      blockSize: '0.625rem',
      borderRadius: vars.radius.full,
      backgroundColor: color.primary,
    },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { [`${entry}[data-state="now"] &`]: { borderColor: 'Highlight', borderWidth: '4px' } },
    },
  },
});

export const body = style({ display: 'grid', gap: space['1'], minInlineSize: 0, alignContent: 'start' });
export const time = style({
  minBlockSize: MARK,
  display: 'flex',
  alignItems: 'center',
  fontSize: vars.fontSize.sm,
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    [`${entry}[data-state="now"] &`]: { color: color.primary, fontWeight: vars.fontWeight.semibold },
  },
});
export const title = style({
  fontSize: vars.fontSize.md,
  fontWeight: vars.fontWeight.semibold,
  lineHeight: vars.script.leadingTight,
  overflowWrap: 'anywhere',
  selectors: { [`${entry}[data-state="now"] &`]: { fontSize: vars.fontSize.lg } },
});
export const text = style({
  color: color.textMuted,
  maxInlineSize: vars.width.prose,
  overflowWrap: 'anywhere',
});
export const more = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space['2'],
  paddingBlockStart: space['2'],
});
