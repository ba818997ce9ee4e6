import { style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/vars.css.ts';

const { color, space } = vars;
const MARK = '3.25rem';
const STOP = '9rem';

export const map = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space['6'] });

export const stage = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space['4'],
  padding: space['4'],
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.xl,
  backgroundColor: color.surface,
  '@media': { [media.tablet]: { padding: space['6'] } },
});

export const stageTitle = style({
  fontSize: vars.fontSize.lg,
  fontWeight: vars.fontWeight.semibold,
  lineHeight: vars.script.leadingTight,
  overflowWrap: 'anywhere',
});

export const stops = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(${STOP}, 100%), 1fr))`,
  rowGap: space['6'],
});

export const stop = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space['2'],
  alignContent: 'start',
  justifyItems: 'center',
  paddingInline: space['2'],
  textAlign: 'center',
  selectors: {
    // The way through the stage: walked is solid, what lies ahead is dashed.
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlockStart: `calc(${MARK} / 2 - 1px)`,
      insetInline: 0,
      borderBlockStart: `2px dashed ${color.borderStrong}`,
    },
    '&[data-state="done"]::before': { borderBlockStart: `2px solid ${color.success}` },
    '&:first-child::before': { insetInlineStart: '50%' },
    '&:last-child::before': { insetInlineEnd: '50%' },
    '&:only-child::before': { content: 'none' },
  },
});

export const mark = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: MARK,
  blockSize: MARK,
  borderRadius: vars.radius.full,
  border: `2px solid ${color.borderStrong}`,
  backgroundColor: color.surface,
  color: color.text,
  selectors: {
    [`${stop}[data-state="done"] &`]: {
      borderColor: color.success,
      backgroundColor: color.success,
      color: color.onSuccess,
    },
    [`${stop}[data-state="locked"] &`]: { borderStyle: 'dashed', color: color.textMuted },
    [`${stop}[data-next] &`]: {
      borderColor: color.primary,
      backgroundColor: color.primary,
      color: color.onPrimary,
      boxShadow: `0 0 0 4px ${color.primarySoft}`,
    },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { [`${stop}[data-next] &`]: { borderColor: 'Highlight', borderWidth: '4px' } },
    },
  },
});

export const title = style({
  inlineSize: '100%',
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.medium,
  lineHeight: vars.script.leadingTight,
  overflowWrap: 'anywhere',
});

export const state = style({ fontSize: vars.fontSize.sm, color: color.textMuted, overflowWrap: 'anywhere' });
