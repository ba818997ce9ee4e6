import { and, assign, createMachine, emit, not, or, raise, sendParent, setup, stateIn } from 'xstate';
import { expect, test } from 'vitest';
import { CATALOGUE, MACHINES } from '@stoa/machines/catalogue';
import { estimate } from '../layout/measure.ts';
import { layOut } from '../layout/lay-out.ts';
import { makeNodeElk } from '../layout/node-elk.ts';
import { chartOf } from './chart-of.ts';
import { eventTable } from './event-table.ts';
import { toMarkdown } from './to-markdown.ts';
import { toMermaid } from './to-mermaid.ts';
import { toPlantuml } from './to-plantuml.ts';
import { toSvg } from './to-svg.ts';

const machine = setup({
  types: {} as { events: { type: string }; context: { n: number } },
  guards: { one: () => true, two: () => false, both: and(['one', 'two']) },
  actions: {
    count: assign({ n: 1 }),
    notify: emit({ type: 'reported' } as never),
    ask: sendParent({ type: 'asked' }),
  },
  delays: { soon: 100, later: ({ context }) => context.n },
}).createMachine({
  id: 'm',
  type: 'parallel',
  context: { n: 0 },
  states: {
    left: {
      initial: 'a',
      onDone: { actions: 'notify' },
      states: {
        a: {
          tags: ['open'],
          entry: ['count', raise({ type: 'inner' })],
          always: { guard: or(['both', not('one'), stateIn('#m.right')]), target: 'b' },
          after: { soon: 'b', later: { target: 'a', reenter: true }, 50: 'b' },
        },
        b: { on: { go: { guard: ({ context }) => context.n > 0, target: 'kept' }, none: {} } },
        kept: { type: 'history', history: 'deep' },
        end: { type: 'final' },
      },
    },
    right: { on: { inner: { actions: ['ask', () => undefined] } } },
  },
});

test('a chart holds kinds, tags, history, delays and actions as data', () => {
  const chart = chartOf({ machine });
  expect(chart.states.map(({ id, kind, history }) => [id, kind, history])).toEqual([
    ['m', 'parallel', null],
    ['m.left', 'compound', null],
    ['m.left.a', 'atomic', null],
    ['m.left.b', 'atomic', null],
    ['m.left.kept', 'history', 'deep'],
    ['m.left.end', 'final', null],
    ['m.right', 'atomic', null],
  ]);
  const a = chart.states[2];
  expect([a?.tags, a?.exit]).toEqual([['open'], []]);
  expect(a?.entry).toEqual([
    { name: 'count', kind: 'named', event: null },
    { name: 'raise', kind: 'raise', event: 'inner' },
  ]);
  expect(chart.delays).toEqual([
    { name: '50', milliseconds: 50 },
    { name: 'soon', milliseconds: 100 },
    { name: 'later', milliseconds: null },
  ]);
  expect(chart.events.map(({ type, isRaised }) => [type, isRaised])).toEqual([
    ['go', false],
    ['none', false],
    ['inner', true],
  ]);
  expect(JSON.parse(JSON.stringify(chart))).toEqual(chart);
});

test('transitions say what makes them, under which guard, and whether they only keep an event away', () => {
  const { transitions } = chartOf({ machine });
  expect(transitions.map(({ id, kind, label, guard }) => [id, kind, label, guard?.text])).toEqual([
    ['m.left|xstate.done.state.m.left|0', 'stateDone', 'done', undefined],
    ['m.left.a|xstate.after.50.m.left.a|0', 'after', 'after 50 ms', undefined],
    ['m.left.a|xstate.after.soon.m.left.a|0', 'after', 'after soon', undefined],
    ['m.left.a|xstate.after.later.m.left.a|0', 'after', 'after later', undefined],
    ['m.left.a||0', 'always', 'always', 'or(both, not(one), in(#m.right))'],
    ['m.left.b|go|0', 'event', 'go', expect.any(String)],
    ['m.left.b|none|0', 'event', 'none', undefined],
    ['m.right|inner|0', 'event', 'inner', undefined],
  ]);
  expect(transitions.filter(({ forbids }) => forbids).map(({ event }) => event)).toEqual(['none']);
  expect(transitions.at(-1)?.actions.map(({ kind, event }) => [kind, event])).toEqual([
    ['named', 'asked'],
    ['inline', null],
  ]);
});

test('the hash tells a changed shape from provided functions', () => {
  const chart = chartOf({ machine });
  expect(chartOf({ machine: machine.provide({ guards: { one: () => false } }) }).hash).toBe(chart.hash);
  const other = createMachine({
    ...machine.config,
    states: { ...machine.config.states, third: {} },
  } as never);
  expect(chartOf({ machine: other }).hash).not.toBe(chart.hash);
});

test('transition ids are unique in every machine', () => {
  for (const entry of CATALOGUE) {
    const { transitions } = chartOf(entry);
    expect(new Set(transitions.map(({ id }) => id)).size).toBe(transitions.length);
  }
});

test('the table holds every transition once', () => {
  for (const entry of CATALOGUE) {
    const chart = chartOf(entry);
    const listed = eventTable(chart).rows.flatMap(({ cells }) => cells.flat());
    expect(new Set(listed)).toEqual(new Set(chart.transitions));
    expect(listed).toHaveLength(chart.transitions.length);
  }
});

test('Mermaid gets boxes, ends, notes, and no arrow between a box and what lies in it', () => {
  const text = toMermaid(chartOf({ machine: MACHINES.codeRequest }));
  expect(text).toContain('[*] --> codeRequest_ready_1');
  expect(text).toContain('state "cooling (cooling)" as codeRequest_cooling_7 {');
  expect(text).toContain('codeRequest_sending_5 --> codeRequest_evaluating_6 : sendCode failed');
  const login = toMermaid(chartOf({ machine: MACHINES.login }));
  expect(login).not.toMatch(/login_form_method_2 --> login_form_method_password/);
  expect(login).toContain('method.chosen [isMethod] → password');
});

test.each(CATALOGUE)('$id can be written as PlantUML, Mermaid and Markdown', (entry) => {
  const chart = chartOf(entry);
  const count = (text: string, part: string) => text.split(part).length - 1;
  const plantuml = toPlantuml(chart);
  expect(plantuml).toMatch(/^@startuml\n[\s\S]*@enduml\n$/);
  expect(count(plantuml, '{')).toBe(count(plantuml, '}'));
  const mermaid = toMermaid(chart);
  expect(count(mermaid, '{')).toBe(count(mermaid, '}'));
  expect(count(mermaid, 'note right')).toBe(count(mermaid, 'end note'));
  const rows = toMarkdown(chart).trim().split('\n');
  expect(new Set(rows.map((row) => row.replaceAll('\\|', '').split('|').length)).size).toBe(1);
});

test('a drawing is a file of its own, with what is active marked', async () => {
  const chart = chartOf({ machine: MACHINES.codeRequest, purpose: 'Sends <codes> & waits.' });
  const layout = await layOut(chart, { measure: estimate(chart) }, makeNodeElk());
  const svg = toSvg(chart, layout, { active: new Set(['codeRequest.sending']) });
  expect(svg).toContain('Sends &lt;codes&gt; &amp; waits.');
  expect(svg).toContain('class="state active"');
  expect(svg).not.toMatch(/NaN|undefined|href=|url\((?!#)/);
});
