import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/vars.css.ts';

const { color, space } = vars;

export const box = style({
  position: 'relative',
  minInlineSize: 0,
  border: `1px solid ${color.borderStrong}`,
  borderRadius: vars.radius.lg,
  backgroundColor: color.surface,
});
export const label = style({
  display: 'block',
  marginBlockEnd: space['2'],
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.semibold,
});
/** Stays in view above a long text. */
export const tools = style({ position: 'sticky', insetBlockStart: 0, zIndex: 1 });
export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space['1'],
  padding: space['2'],
  borderBlockEnd: `1px solid ${color.border}`,
  borderStartStartRadius: vars.radius.lg,
  borderStartEndRadius: vars.radius.lg,
  backgroundColor: color.surface,
});
export const group = style({
  display: 'flex',
  gap: space['1'],
  selectors: {
    '& + &': { paddingInlineStart: space['2'], borderInlineStart: `1px solid ${color.border}` },
  },
});

export const find = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space['2'],
  padding: space['2'],
  borderBlockEnd: `1px solid ${color.border}`,
  backgroundColor: color.surface,
});
export const findRow = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space['1'] });
export const findField = style({
  flex: '1 1 10rem',
  minInlineSize: 0,
  minBlockSize: '2.25rem',
  paddingInline: space['3'],
  border: `1px solid ${color.borderStrong}`,
  borderRadius: vars.radius.md,
  backgroundColor: color.surface,
  color: color.text,
  font: 'inherit',
  '@media': { [media.touch]: { minBlockSize: vars.size.target } },
});
/** Keeps its place: the buttons do not move while numbers change. */
export const findCount = style({
  minInlineSize: '5rem',
  paddingInline: space['2'],
  color: color.textMuted,
  fontSize: vars.fontSize.sm,
  fontVariantNumeric: 'tabular-nums',
});
export const found = style({ backgroundColor: color.warningSoft, color: color.onWarningSoft });
export const foundCurrent = style({
  backgroundColor: color.primary,
  color: color.onPrimary,
  '@media': { [media.forcedColors]: { outline: '2px solid Highlight' } },
});

export const content = style({ padding: `${space['5']} ${space['5']} ${space['8']}` });
globalStyle(`${content} .ProseMirror`, {
  minBlockSize: '16rem',
  outline: 'none',
  whiteSpace: 'break-spaces',
  overflowWrap: 'break-word',
});
globalStyle(`${content} .ProseMirror:focus-visible`, { outline: 'none' });
globalStyle(`${box}:has(.ProseMirror:focus-visible)`, {
  outline: `2px solid ${color.focus}`,
  outlineOffset: '2px',
});
globalStyle(`${content} .is-editor-empty:first-child::before`, {
  content: 'attr(data-placeholder)',
  float: 'inline-start',
  blockSize: 0,
  color: color.textMuted,
  pointerEvents: 'none',
});
globalStyle(`${content} .ProseMirror-selectednode`, {
  outline: `2px solid ${color.primary}`,
  outlineOffset: '2px',
});
globalStyle(`${content} .selectedCell`, { backgroundColor: color.primarySoft });
globalStyle(`${content} .tableWrapper`, {
  overflowX: 'auto',
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.lg,
});
globalStyle(`${content} .ProseMirror-gapcursor`, { display: 'none', position: 'relative' });
globalStyle(`${content} .ProseMirror-focused .ProseMirror-gapcursor`, {
  display: 'block',
  borderBlockStart: `2px solid ${color.text}`,
  inlineSize: '1.25rem',
});

export const link = style({
  color: color.primary,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
});
export const codeBlock = style({
  overflowX: 'auto',
  padding: `${space['4']} ${space['5']}`,
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.lg,
  backgroundColor: color.sunken,
  fontSize: vars.fontSize.sm,
  lineHeight: 1.7,
  textAlign: 'start',
});

export const menu = style({
  position: 'absolute',
  zIndex: 2,
  minInlineSize: '14rem',
  maxBlockSize: '18rem',
  overflowY: 'auto',
  padding: space['1'],
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.md,
  backgroundColor: color.raised,
  boxShadow: vars.shadow.overlay,
});
export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: space['3'],
  padding: `${space['2']} ${space['3']}`,
  borderRadius: vars.radius.sm,
  cursor: 'pointer',
  selectors: { '&[aria-selected=true]': { backgroundColor: color.primarySoft } },
});
