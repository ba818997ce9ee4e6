import { expect, it } from 'vitest';
import { findPhysicalCss } from './physical-css-rules.ts';

it.each([
  "marginLeft: '1px',",
  'paddingRight: space,',
  "borderBottom: '1px solid',",
  "borderTopLeftRadius: '4px',",
  "style({ left: '0' })",
  'top: 0,',
  "textAlign: 'left',",
  "float: 'right',",
  "transform: 'translateX(4px)',",
  "transform: 'translate(-100%)',",
  "padding: '1px 2px 1px 3px',",
  "padding: `${space['1']} 0 0 ${space['2']}`,",
])('refuses %s', (line) => {
  expect(findPhysicalCss(line)).toHaveLength(1);
});

it.each([
  "marginInlineStart: '1px',",
  'insetBlockStart: 0,',
  "textAlign: 'start',",
  'transform: `translateX(calc(${dir} * 4px))`,',
  "transform: 'translateY(4px)',",
  "transform: 'translate(-50%, -50%)',",
  "padding: '1px 2px 1px 2px',",
  "padding: `${space['1']} ${space['2']}`,",
  '/** top: of the page */',
  'bottom: [panel, { inlineSize }],',
  'borderRadius: `${vars.radius.xl} ${vars.radius.xl} 0 0`,',
  'insetInlineStart: 0, // physical: time runs left to right',
])('allows %s', (line) => {
  expect(findPhysicalCss(line)).toEqual([]);
});

it('names the line', () => {
  expect(findPhysicalCss("a\nmarginLeft: '1px',")).toEqual([
    { line: 2, text: "marginLeft: '1px',", advice: 'use …InlineStart, …InlineEnd, …BlockStart or …BlockEnd' },
  ]);
});

it('accepts a side that says why', () => {
  expect(findPhysicalCss('// physical: the time line runs left to right\nleft: 0,')).toEqual([]);
});
