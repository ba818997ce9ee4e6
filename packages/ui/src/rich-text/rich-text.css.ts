import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/vars.css.ts';

const { color, space, fontSize } = vars;

export const root = style({
  minInlineSize: 0,
  fontSize: fontSize.lg,
  lineHeight: vars.script.leadingReading,
  overflowWrap: 'break-word',
});

// Blocks keep the width of a comfortable line; tables, pictures and code may use all there is.
globalStyle(`${root} > :is(p, ul, ol, blockquote, h2, h3, h4)`, { maxInlineSize: vars.width.prose });
globalStyle(`${root} > :is(pre, div, figure)`, { maxInlineSize: '52rem' });
globalStyle(`${root} > * + *`, { marginBlockStart: '1.1em' });
globalStyle(`${root} :is(li, blockquote, td, th) > * + *`, { marginBlockStart: '0.5em' });

// What the reader noted; the page says which ranges.
globalStyle('::highlight(note)', { backgroundColor: color.ochreSoft });

export const heading = style({
  scrollMarginBlockStart: '6rem',
  letterSpacing: vars.script.trackingTight,
  lineHeight: vars.script.leadingTight,
});
export const headingSize = {
  2: style([heading, { fontSize: fontSize['2xl'] }]),
  3: style([heading, { fontSize: fontSize.xl }]),
  4: style([heading, { fontSize: fontSize.lg }]),
};
globalStyle(`${root} > * + ${headingSize[2]}`, { marginBlockStart: '2em' });
globalStyle(`${root} > * + ${headingSize[3]}, ${root} > * + ${headingSize[4]}`, {
  marginBlockStart: '1.6em',
});

export const list = style({ paddingInlineStart: '1.5em' });
globalStyle(`${list} > li`, { paddingInlineStart: '0.25em' });
globalStyle(`${list} > li + li`, { marginBlockStart: '0.4em' });
globalStyle(`${list} > li::marker`, { color: color.accent, fontVariantNumeric: 'tabular-nums' });

export const quote = style({
  position: 'relative',
  paddingInlineStart: space['6'],
  fontSize: fontSize.xl,
  lineHeight: vars.script.leadingBody,
  color: color.text,
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlock: '0.3em',
      insetInlineStart: 0,
      inlineSize: '4px',
      borderRadius: vars.radius.full,
      backgroundColor: color.paintOchre,
    },
  },
});

/** Code reads from the left in every language. As tall as the CodeBlock that takes its place. */
export const codeBox = style({
  overflow: 'clip',
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.lg,
  backgroundColor: color.sunken,
  lineHeight: vars.script.leadingBody,
});
export const codeBar = style({
  display: 'flex',
  alignItems: 'center',
  blockSize: 'calc(2.75rem + 1px)',
  paddingInline: space['4'],
  borderBlockEnd: `1px solid ${color.border}`,
  fontFamily: vars.font.mono,
  fontSize: fontSize.sm,
  color: color.textMuted,
  '@media': { [media.touch]: { blockSize: 'calc(3.25rem + 1px)' } },
});
export const code = style({
  padding: `${space['4']} ${space['5']}`,
  overflowX: 'auto',
  fontSize: fontSize.sm,
  lineHeight: 1.7,
  tabSize: 2,
  textAlign: 'start',
  outlineOffset: '-3px',
});
globalStyle(`${code} > code`, { fontSize: 'inherit' });

export const inlineCode = style({
  padding: '0.12em 0.35em',
  borderRadius: vars.radius.xs,
  backgroundColor: color.sunken,
  unicodeBidi: 'isolate',
});

export const figure = style({ maxInlineSize: '52rem' });
export const picture = style({
  inlineSize: '100%',
  maxInlineSize: '100%',
  blockSize: 'auto',
  borderRadius: vars.radius.lg,
  backgroundColor: color.sunken,
});

export const tableBox = style({
  overflowX: 'auto',
  maxInlineSize: '100%',
  border: `1px solid ${color.border}`,
  borderRadius: vars.radius.lg,
});
export const table = style({
  inlineSize: '100%',
  fontSize: fontSize.md,
  lineHeight: vars.script.leadingBody,
});
globalStyle(`${table} :is(th, td)`, {
  padding: `${space['3']} ${space['4']}`,
  textAlign: 'start',
  verticalAlign: 'top',
  minInlineSize: '6rem',
});
globalStyle(`${table} th`, { backgroundColor: color.sunken, fontWeight: vars.fontWeight.semibold });
globalStyle(`${table} tr + tr > *`, { borderBlockStart: `1px solid ${color.border}` });

/** A row of three arches instead of a bare line. */
export const rule = style({
  inlineSize: '6rem',
  blockSize: '1rem',
  marginInline: 'auto',
  border: 0,
  backgroundImage: `radial-gradient(circle at 50% 100%, transparent 11px, ${color.borderStrong} 11.5px 12.5px, transparent 13px)`,
  backgroundSize: '2rem 1rem',
  backgroundRepeat: 'repeat-x',
});
globalStyle(`${root} > ${rule}`, { marginBlock: '2.5em' });
