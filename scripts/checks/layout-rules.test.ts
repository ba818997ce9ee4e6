import { expect, it } from 'vitest';
import { findDrawing } from './layout-rules.ts';

const inStyle = (rule: string): string => `export const box = style({ ${rule} });`;

it.each([
  ['backgroundColor: vars.color.sunken', 'backgroundColor'],
  ["background: 'red'", 'background'],
  ['color: vars.color.text', 'color'],
  ["border: '1px solid'", 'border'],
  ["borderBlockStart: '1px solid'", 'borderBlockStart'],
  ["borderRadius: '4px'", 'borderRadius'],
  ["boxShadow: 'none'", 'boxShadow'],
  ["outline: 'none'", 'outline'],
  ['fontSize: vars.fontSize.sm', 'fontSize'],
  ['fontWeight: 600', 'fontWeight'],
  ['lineHeight: 1.5', 'lineHeight'],
  ["textDecoration: 'none'", 'textDecoration'],
  ['opacity: 0.5', 'opacity'],
  ["transition: 'opacity 1s'", 'transition'],
  ["cursor: 'pointer'", 'cursor'],
  ["listStyle: 'none'", 'listStyle'],
  ["'@media': { [media.desktop]: { color: 'red' } }", 'color'],
  ["selectors: { '&:hover': { backgroundColor: 'red' } }", 'backgroundColor'],
])('refuses %s', (rule, property) => {
  expect(findDrawing(inStyle(rule))).toEqual([{ line: 1, property }]);
});

it.each([
  "display: 'grid', gridTemplateColumns: '1fr', gap: space['2']",
  "flex: 'none', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'end', placeItems: 'center'",
  "marginBlock: 0, paddingInline: '1rem', scrollMarginBlockStart: '6rem'",
  "inlineSize: '100%', maxInlineSize: '20rem', minBlockSize: '1lh', aspectRatio: '3 / 2'",
  "position: 'sticky', insetBlockStart: 0, zIndex: 1, overflow: 'clip', overflowWrap: 'anywhere'",
  "contentVisibility: 'auto', containIntrinsicBlockSize: 'auto 28rem', containerType: 'inline-size'",
  "'@media': { [media.desktop]: { display: 'none' } }",
  "selectors: { '&:not(:empty)': { marginBlockEnd: '1rem' } }",
])('allows %s', (rule) => {
  expect(findDrawing(inStyle(rule))).toEqual([]);
});

it('reads what stands outside of style() too', () => {
  expect(findDrawing("const base = { color: 'red' };\nexport const box = style([base]);")).toEqual([
    { line: 1, property: 'color' },
  ]);
  expect(findDrawing("globalStyle('a', { textDecoration: 'none' });")).toHaveLength(1);
  expect(
    findDrawing('export const kinds = styleVariants({ a: { gap: 0 }, b: { opacity: 0 } });'),
  ).toHaveLength(1);
});

it('knows what is only taken apart', () => {
  expect(findDrawing('const { color, space } = vars;\nconst { font: { body } } = vars;')).toEqual([]);
});

it('names the line, and accepts one that says why', () => {
  const source = "export const box = style({\n  gap: 0,\n  color: 'red',\n});";
  expect(findDrawing(source)).toEqual([{ line: 3, property: 'color' }]);
  expect(findDrawing(source.replace("'red',", "'red', // drawn: the browser's own dialog"))).toEqual([]);
});
