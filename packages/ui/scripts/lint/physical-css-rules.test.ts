import { expect, it } from 'vitest';
import { findPhysicalCss, findPhysicalMarkup } from './physical-css-rules.ts';

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
  "'margin-left': '1px',",
  "'paddingLeft': '1px',",
  'borderBottomRightRadius: vars.radius.md,',
  "'border-top-left-radius': '4px',",
  "textAlign: isEnd ? 'right' : 'start',",
  "justifyContent: 'left',",
  "transformOrigin: 'top left',",
  "backgroundPosition: 'right 12px center',",
  "translate: '12px 0',",
  "transform: 'translate3d(1rem, 0, 0)',",
  "backgroundImage: 'linear-gradient(to right, red, blue)',",
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
  "float: 'inline-start',",
  "transformOrigin: 'top',",
  "translate: '-50% 0',",
  "backgroundImage: 'linear-gradient(to bottom, red, blue)',",
  'const right = rules.filter((rule) => rule.isOn);',
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

it.each([
  ["<div style={{ marginLeft: '1px' }} />", 1],
  ['<div\n  style={{\n    inlineSize: width,\n    left: start,\n  }}\n/>', 4],
  ["const look: CSSProperties = { textAlign: 'right' };", 1],
  ["if (event.key === 'ArrowLeft') back();", 1],
])('refuses in markup: %s', (source, line) => {
  expect(findPhysicalMarkup(source)).toEqual([expect.objectContaining({ line })]);
});

it.each([
  "<div style={{ marginInlineStart: '1px' }} />",
  'const { left } = box.getBoundingClientRect();',
  '// physical: a picture has no direction\n<div style={{ left: x }} />',
  "const { direction } = useLocale();\nif (event.key === 'ArrowLeft') move(direction === 'rtl' ? 1 : -1);",
  'place({ left: 1, top: 2 });',
])('allows in markup: %s', (source) => {
  expect(findPhysicalMarkup(source)).toEqual([]);
});
