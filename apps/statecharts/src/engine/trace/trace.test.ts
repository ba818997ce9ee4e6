import { createMachine } from 'xstate';
import { expect, test } from 'vitest';
import { MACHINES } from '@stoa/machines/catalogue';
import { chartOf } from '../model/chart-of.ts';
import { createSession } from '../simulation/session.ts';
import { toBugReport } from './bug-report.ts';
import { decodeLink, encodeLink } from './deep-link.ts';
import { toChecklist, toPlaywright, toVitest } from './exports.ts';
import { traceOfLive } from './live.ts';
import { replay } from './replay.ts';
import { readTrace, traceOf, writeTrace } from './trace-file.ts';
import type { Trace } from './trace.types.ts';

const source = { machine: MACHINES.stepUp };
const chart = chartOf(source);

function recorded(): Trace {
  const session = createSession(MACHINES.stepUp);
  session.apply({ kind: 'start', input: { methods: ['password'], contacts: [] } });
  session.apply({ kind: 'event', event: { type: 'field.changed', field: 'password', value: 'very secret' } });
  session.apply({ kind: 'event', event: { type: 'proof.submitted' }, fixture: 'sent' });
  session.apply({ kind: 'reject', actor: 'prove', error: { code: 'NETWORK' } });
  return traceOf(session, chart, { name: 'A step-up without a network' });
}

test('a trace is written, read and replayed', () => {
  const trace = recorded();
  const read = readTrace(writeTrace(trace));
  expect(read).toEqual({ ok: true, value: trace });
  const { session, warnings } = replay(source, trace);
  expect(warnings).toEqual([]);
  expect(session.state()?.world.actors[0]?.machine?.tags).toContain('failed');
});

test('files of another kind, version or shape are told apart', () => {
  const trace = recorded();
  const code = (text: string) => {
    const read = readTrace(text);
    return read.ok ? 'read' : read.problem.code;
  };
  expect(code('{')).toBe('UNREADABLE');
  expect(code('[]')).toBe('UNREADABLE');
  expect(code(JSON.stringify({ ...trace, version: 99 }))).toBe('OTHER_VERSION');
  expect(code(JSON.stringify({ ...trace, steps: [{ stimulus: { kind: 'explode' } }] }))).toBe('UNREADABLE');
  expect(code(JSON.stringify({ ...trace, steps: trace.steps.slice(1) }))).toBe('UNREADABLE');
});

test('a machine that has changed, a step that leads elsewhere, and one that is refused are warned of', () => {
  const trace = recorded();
  const [first, ...rest] = trace.steps;
  const changed: Trace = {
    ...trace,
    hash: 'other',
    steps: [
      { ...first!, value: { nowhere: {} } },
      ...rest,
      { stimulus: { kind: 'resolve', actor: 'prove' } },
      { stimulus: { kind: 'wait', milliseconds: 1 } },
    ],
  };
  const { warnings } = replay(source, changed);
  expect(warnings.map(({ code }) => code)).toEqual(['MACHINE_CHANGED', 'PARTED', 'REFUSED']);
});

test('a link holds a trace, and one that was cut says so', async () => {
  const trace = recorded();
  const link = await encodeLink(trace);
  expect(link).toMatch(/^[\w.-]+$/);
  expect(await decodeLink(link)).toEqual({ ok: true, value: trace });
  for (let length = 0; length < link.length; length += 7) {
    expect(await decodeLink(link.slice(0, length))).toMatchObject({
      ok: false,
      problem: { code: 'LINK_CUT' },
    });
  }
  expect(await decodeLink(link.replace('t1', 't9'))).toMatchObject({ problem: { code: 'OTHER_VERSION' } });
});

test('a report keeps secrets back and names the steps', () => {
  const trace = recorded();
  const { session } = replay(source, trace);
  const report = toBugReport({ chart, trace, world: session.state()!.world, link: 'https://stoa.example/x' });
  expect(report).toContain('3. Send proof.submitted (sent)');
  expect(report).toContain('4. prove fails: `{"code":"NETWORK"}`');
  expect(report).not.toContain('very secret');
  expect(report).toContain('https://stoa.example/x');
});

test('a trace becomes a browser test, a unit test and a list', () => {
  const trace = recorded();
  expect(toPlaywright(trace)).toContain('await machine.reject("prove", {"code":"NETWORK"});');
  expect(toPlaywright(trace)).toContain("from './step-up.page.ts'");
  expect(toVitest(trace)).toContain('createSession(MACHINES.stepUp)');
  expect(toChecklist(trace)).toContain('- [ ] prove fails');
});

test('what a running actor received becomes a trace with answers and waiting', () => {
  const machine = createMachine({
    id: 'lamp',
    initial: 'off',
    states: { off: { on: { press: 'on' } }, on: { after: { 5_000: 'off' } } },
  });
  const events = [
    { type: 'xstate.init' },
    { type: 'press' },
    { type: 'xstate.after.5000.lamp.on' },
    { type: 'xstate.done.actor.nobody' },
  ];
  const { trace, leftOut } = traceOfLive({ machine }, { machine: 'lamp', events }, 'Pressed once');
  expect(trace.steps.map(({ stimulus }) => stimulus.kind)).toEqual(['start', 'event', 'wait']);
  expect(trace.steps.map(({ value }) => value)).toEqual(['off', 'on', 'off']);
  expect(leftOut).toBe(1);
});
