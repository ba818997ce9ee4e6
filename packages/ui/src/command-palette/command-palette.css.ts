import { style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/vars.css.ts';

const { color, motion, space } = vars;

// High in the window and always in the same place: the list below grows and shrinks while typing.
export const place = style({
  alignItems: 'flex-start',
  justifyContent: 'center',
  padding: `min(12vh, 7rem) ${space['4']} ${space['4']}`,
  '@media': { [media.phoneOnly]: { padding: space['2'] } },
});

export const window = style({
  display: 'flex',
  flexDirection: 'column',
  inlineSize: '100%',
  maxInlineSize: '40rem',
  maxBlockSize: 'min(100%, 34rem)',
  overflow: 'hidden',
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.xl,
  backgroundColor: color.raised,
  color: color.text,
  boxShadow: vars.shadow.overlay,
  outline: 'none',
  transition: `transform ${motion.fast} ${motion.easeOut}, opacity ${motion.fast}`,
  selectors: {
    '&[data-entering], &[data-exiting]': { opacity: 0, transform: 'translateY(-8px) scale(0.985)' },
  },
  '@media': {
    [media.phoneOnly]: { maxBlockSize: '100%', borderRadius: vars.radius.lg },
    [media.forcedColors]: { borderColor: 'CanvasText' },
  },
});

export const frame = style({ display: 'flex', flexDirection: 'column', minBlockSize: 0, outline: 'none' });

export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: space['3'],
  paddingInline: `${space['5']} ${space['3']}`,
  borderBlockEnd: `1px solid ${color.border}`,
});
export const lens = style({ color: color.textMuted });
export const input = style({
  flexGrow: 1,
  minInlineSize: 0,
  minBlockSize: '3.75rem',
  padding: 0,
  border: 0,
  // The field is the window's only one and holds the focus always; the caret shows it.
  outline: 'none',
  background: 'none',
  fontSize: vars.fontSize.lg,
  textOverflow: 'ellipsis',
  selectors: {
    '&[dir="auto"]:placeholder-shown': { direction: 'inherit' },
    '&::placeholder': { color: color.textMuted, opacity: 1 },
  },
});

export const body = style({
  flexGrow: 1,
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: space['2'],
  scrollPaddingBlock: space['8'],
});

export const message = style({
  paddingBlock: space['8'],
  paddingInline: space['5'],
  color: color.textMuted,
  textAlign: 'center',
  overflowWrap: 'anywhere',
});

export const groupTitle = style({
  paddingBlock: `${space['3']} ${space['1']}`,
  paddingInline: space['3'],
  fontSize: vars.fontSize.xs,
  fontWeight: vars.fontWeight.semibold,
  letterSpacing: vars.script.trackingWide,
  color: color.textMuted,
});

export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: space['3'],
  minBlockSize: vars.size.target,
  paddingBlock: space['1.5'],
  paddingInline: space['3'],
  borderRadius: vars.radius.md,
  cursor: 'pointer',
  selectors: {
    '&:hover': { backgroundColor: color.sunken },
    '&[aria-selected="true"]': { backgroundColor: color.primarySoft, color: color.onPrimarySoft },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&[aria-selected="true"]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
    },
  },
});
export const optionIcon = style({
  inlineSize: '1.25rem',
  flexShrink: 0,
  color: color.textMuted,
  selectors: { '[aria-selected="true"] > &': { color: 'inherit' } },
});
export const optionText = style({
  flex: '1 1 50%',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  // Its own direction orders the words; the row keeps them at the page's start.
  textAlign: 'match-parent',
});
export const optionNote = style({
  flex: '0 1 auto',
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: vars.fontSize.sm,
  color: color.textMuted,
  selectors: { '[aria-selected="true"] > &': { color: 'inherit' } },
});

export const keys = style({
  display: 'inline-flex',
  gap: space['1'],
  flexShrink: 0,
  '@media': { [media.touch]: { display: 'none' } },
});
export const key = style({
  display: 'inline-grid',
  placeItems: 'center',
  minInlineSize: '1.5rem',
  minBlockSize: '1.5rem',
  paddingInline: space['1.5'],
  border: `1px solid ${color.border}`,
  borderBlockEndWidth: '2px',
  borderRadius: vars.radius.xs,
  backgroundColor: color.surface,
  color: color.text,
  fontFamily: vars.font.body,
  fontSize: vars.fontSize.xs,
  fontWeight: vars.fontWeight.medium,
  lineHeight: 1,
});

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space['4'],
  paddingBlock: space['2'],
  paddingInline: space['5'],
  borderBlockStart: `1px solid ${color.border}`,
  backgroundColor: color.sunken,
  color: color.textMuted,
  fontSize: vars.fontSize.sm,
  '@media': { [media.touch]: { display: 'none' } },
});
export const hint = style({ display: 'inline-flex', alignItems: 'center', gap: space['1.5'] });
