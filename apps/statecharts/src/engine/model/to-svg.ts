import { headerLines, transitionText } from '../layout/measure.ts';
import type { Layout, Point, StateBox, TransitionLine } from '../layout/layout.types.ts';
import { indexOf } from './chart-index.ts';
import type { Chart, ChartState } from './chart.types.ts';

const LINE_HEIGHT = 16;
const FIRST_BASELINE = 18;
const TEXT_START = 12;

/** What can be marked in a drawing. */
export interface SvgMarks {
  active?: ReadonlySet<string>;
  /** Transitions in which nothing has gone yet, or that one wants to point out. */
  transitions?: ReadonlySet<string>;
}

/** Draws a chart as a file of its own: no fonts, styles or scripts from elsewhere. */
export function toSvg(chart: Chart, layout: Layout, { active, transitions }: SvgMarks = {}): string {
  const { states } = indexOf(chart);
  const boxes = layout.states.map((box) => {
    const state = states.get(box.id);
    return state === undefined ? '' : drawState(chart, state, box, active?.has(box.id) ?? false);
  });
  const lines = layout.lines.map((line) => drawLine(chart, line, transitions?.has(line.id) ?? false));
  const dots = layout.dots.map(({ x, y }) => `<circle class="dot" cx="${round(x)}" cy="${round(y)}" r="6"/>`);
  const [width, height] = [Math.ceil(layout.width), Math.ceil(layout.height)];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" direction="ltr">
<title>${escape(chart.id)}</title>
<desc>${escape(chart.purpose)}</desc>
<defs><marker id="end" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto-start-reverse"><path d="M0 0L8 4L0 8z"/></marker></defs>
<style>${STYLE}</style>
<rect class="paper" width="100%" height="100%"/>
${[...boxes, ...lines, ...dots].filter((part) => part !== '').join('\n')}
</svg>
`;
}

const STYLE = [
  'text{font:12px ui-sans-serif,system-ui,sans-serif;fill:#1b2430}',
  '.paper{fill:#fffdf8}',
  '.state{fill:#f4efe4;stroke:#5b6675;stroke-width:1.25}',
  '.inner{fill:none;stroke:#5b6675}',
  '.parallel{stroke-dasharray:6 4}',
  '.active{fill:#d8e8f3;stroke:#0b5d8a;stroke-width:2.5}',
  '.name{font-weight:600}',
  '.line{fill:none;stroke:#47515e;marker-end:url(#end)}',
  '.marked{stroke:#b3471d;stroke-width:2.5}',
  '.label{font-size:11px}',
  '.label-paper{fill:#fffdf8;fill-opacity:.85}',
  '.dot,marker path{fill:#47515e}',
].join('');

function drawState(chart: Chart, state: ChartState, box: StateBox, isActive: boolean): string {
  const { x, y, width, height } = box;
  const kinds = [
    'state',
    ...(state.kind === 'parallel' ? ['parallel'] : []),
    ...(isActive ? ['active'] : []),
  ];
  const shape = rectangle(kinds.join(' '), x, y, width, height);
  const inner = state.kind === 'final' ? rectangle('inner', x + 3, y + 3, width - 6, height - 6) : '';
  const texts = headerLines(chart, state).map((line, index) => {
    const name = index === 0 ? ' class="name"' : '';
    return `<text${name} x="${round(x + TEXT_START)}" y="${round(y + FIRST_BASELINE + index * LINE_HEIGHT)}">${escape(line)}</text>`;
  });
  return `<g>${shape}${inner}${texts.join('')}</g>`;
}

function drawLine(chart: Chart, { id, points, label }: TransitionLine, isMarked: boolean): string {
  const path = `<path class="line${isMarked ? ' marked' : ''}" d="${pathOf(points)}"/>`;
  const transition = indexOf(chart).transitions.get(id);
  if (label === null || transition === undefined) return path;
  const { x, y, width, height } = label;
  const paper = `<rect class="label-paper" x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}"/>`;
  const text = `<text class="label" x="${round(x + 4)}" y="${round(y + height - 4)}">${escape(transitionText(transition))}</text>`;
  return `<g>${path}${paper}${text}</g>`;
}

/** The points of a line as the data of an SVG path. */
export function pathOf(points: readonly Point[]): string {
  return points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join('');
}

function rectangle(className: string, x: number, y: number, width: number, height: number): string {
  return `<rect class="${className}" x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" rx="8"/>`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
