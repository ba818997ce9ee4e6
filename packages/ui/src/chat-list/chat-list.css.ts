import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/vars.css.ts';

const { color, space } = vars;

export const root = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  overflow: 'clip',
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.lg,
  backgroundColor: color.background,
});

export const pinned = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space['2'],
  paddingBlock: space['2'],
  paddingInline: space['4'],
  borderBlockEnd: `1px solid ${color.border}`,
  backgroundColor: color.ochreSoft,
  color: color.onOchreSoft,
});
export const pin = style({ flexShrink: 0, marginBlockStart: space['0.5'] });
export const pinnedBody = style({ flexGrow: 1, minInlineSize: 0 });
export const pinnedTitle = style({ fontSize: vars.fontSize.xs, fontWeight: vars.fontWeight.semibold });
export const pinnedText = style({
  maxBlockSize: '5.5em',
  overflow: 'auto',
  fontSize: vars.fontSize.sm,
  overflowWrap: 'anywhere',
});

export const log = style({
  position: 'relative',
  flexGrow: 1,
  minBlockSize: 0,
  overflowY: 'auto',
  overflowX: 'hidden',
  overscrollBehavior: 'contain',
  // The list keeps itself in place.
  overflowAnchor: 'none',
  paddingBlockEnd: space['4'],
  paddingInline: space['4'],
  outlineOffset: '-3px',
});
globalStyle(`${log} > ol`, { listStyle: 'none' });

export const message = style({
  display: 'grid',
  gridTemplateColumns: '2rem minmax(0, 1fr)',
  columnGap: space['2'],
  paddingBlockStart: space['1.5'],
  selectors: {
    '&[data-first]': { paddingBlockStart: space['4'] },
    '&[data-own]': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});
export const face = style({ inlineSize: '2rem' });
export const column = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space['0.5'],
  minInlineSize: 0,
  paddingInlineEnd: '10%',
  selectors: {
    [`${message}[data-own] &`]: { alignItems: 'flex-end', paddingInline: '15% 0' },
  },
});

export const author = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space['2']}`,
  minBlockSize: '2rem',
  fontSize: vars.fontSize.sm,
  maxInlineSize: '100%',
});
export const name = style({ fontWeight: vars.fontWeight.semibold, overflowWrap: 'anywhere' });
export const role = style({
  color: color.accent,
  fontSize: vars.fontSize.xs,
  fontWeight: vars.fontWeight.medium,
});

export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: space['1'],
  maxInlineSize: '100%',
  selectors: { [`${message}[data-own] &`]: { flexDirection: 'row-reverse' } },
});

/** A bubble points to its author by the corner that is not round; it mirrors with the reading direction. */
export const bubble = style({
  minInlineSize: '1.5rem',
  paddingBlock: space['2'],
  paddingInline: space['3'],
  borderRadius: vars.radius.lg,
  borderStartStartRadius: vars.radius.xs,
  border: `1px solid ${color.border}`,
  backgroundColor: color.surface,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  lineHeight: vars.script.leadingBody,
  selectors: {
    [`${message}[data-own] &`]: {
      borderStartStartRadius: vars.radius.lg,
      borderEndEndRadius: vars.radius.xs,
      borderColor: 'transparent',
      backgroundColor: color.primarySoft,
      color: color.onPrimarySoft,
    },
    '&[data-state="sending"]': { borderStyle: 'dashed', borderColor: color.borderStrong },
    [`${message}[data-own] &[data-state="failed"]`]: {
      borderColor: color.danger,
      backgroundColor: color.surface,
      color: color.text,
    },
  },
  '@media': { [media.forcedColors]: { borderColor: 'CanvasText' } },
});

export const actions = style({ flexShrink: 0 });

export const time = style({
  fontSize: vars.fontSize.xs,
  color: color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  paddingInline: space['1'],
});
export const failed = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space['1'],
  fontSize: vars.fontSize.sm,
  color: color.danger,
});

export const note = style({
  paddingBlock: `${space['4']} ${space['1']}`,
  fontSize: vars.fontSize.sm,
  color: color.textMuted,
  textAlign: 'center',
  overflowWrap: 'anywhere',
});

export const jump = style({
  position: 'absolute',
  insetBlockEnd: space['4'],
  insetInline: space['4'],
  display: 'flex',
  justifyContent: 'center',
  pointerEvents: 'none',
});
globalStyle(`${jump} > *`, { pointerEvents: 'auto', boxShadow: vars.shadow.overlay });
