import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@stoa/ui/theme/vars.css';
import { CURRENT, FOUND } from './highlight-names.ts';

const { space } = vars;

export const view = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  marginBlockEnd: space['5'],
  overflow: 'hidden',
});
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space['1'],
  padding: space['2'],
});
export const number = style({ inlineSize: '4.5rem' });
export const end = style({ display: 'flex', gap: space['1'], marginInlineStart: 'auto' });
/** What is looked for in the document, below the tools. */
export const search = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space['1'],
  paddingInline: space['2'],
  paddingBlockEnd: space['2'],
});
export const query = style({ flex: '1 1 12rem', minInlineSize: 0 });
export const steps = style({
  display: 'flex',
  alignItems: 'center',
  gap: space['1'],
  marginInlineStart: 'auto',
});
export const hits = style({ minInlineSize: '4.5rem', paddingInline: space['2'] });

export const pages = style({
  position: 'relative',
  display: 'grid',
  justifyItems: 'safe center',
  alignContent: 'start',
  gap: space['4'],
  padding: space['4'],
  maxBlockSize: '80vh',
  overflow: 'auto',
});
export const page = style({
  position: 'relative',
  flexShrink: 0,
  backgroundColor: 'white', // drawn: the paper of a document, in either theme
});
export const canvas = style({ position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%' });

/** The words of a page above its picture, as pdf.js lays them out. */
export const text = style({
  position: 'absolute',
  inset: 0,
  overflow: 'clip',
  lineHeight: 1, // drawn: words stand where the page has them
  textAlign: 'initial', // drawn: words stand where the page has them
  transformOrigin: '0 0', // drawn: as pdf.js lays out a page
  vars: {
    '--min-font-size': '1', // drawn: as pdf.js lays out a page
    '--text-scale-factor': 'calc(var(--total-scale-factor) * var(--min-font-size))', // drawn: as pdf.js lays out a page
    '--min-font-size-inv': 'calc(1 / var(--min-font-size))', // drawn: as pdf.js lays out a page
  },
});
globalStyle(`${text} :is(span, br)`, {
  position: 'absolute',
  color: 'transparent', // drawn: the picture below shows them
  whiteSpace: 'pre', // drawn: as pdf.js lays out a page
  cursor: 'text', // drawn: they can be selected
  transformOrigin: '0% 0%', // drawn: as pdf.js lays out a page
});
globalStyle(`${text} > :not(.markedContent), ${text} .markedContent span:not(.markedContent)`, {
  zIndex: 1,
  fontSize: 'calc(var(--text-scale-factor) * var(--font-height))', // drawn: words stand where the page has them
  transform: 'rotate(var(--rotate)) scaleX(var(--scale-x)) scale(var(--min-font-size-inv))', // drawn: as pdf.js lays out a page
  vars: { '--scale-x': '1', '--rotate': '0deg' }, // drawn: as pdf.js lays out a page
});
// The paper is white in either theme.
globalStyle(`::highlight(${FOUND})`, { backgroundColor: 'rgb(255 214 10 / 0.4)' }); // drawn: a text marker on paper
globalStyle(`::highlight(${CURRENT})`, { backgroundColor: 'rgb(255 122 0 / 0.55)' }); // drawn: a text marker on paper
globalStyle(`${text} .markedContent`, { display: 'contents' });
