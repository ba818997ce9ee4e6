import type { Stimulus } from '../simulation/simulation.types.ts';
import type { Trace } from './trace.types.ts';
import { lineOf } from './wording.ts';
import type { Wording } from './wording.ts';

/** What drives a machine in a real page: one for each machine, written by hand. Exported browser tests use it. */
export interface MachinePage {
  start: (input: unknown) => Promise<void>;
  send: (event: { type: string; [field: string]: unknown }) => Promise<void>;
  /** Lets the request behind an actor end well or badly. */
  resolve: (actor: string, output: unknown) => Promise<void>;
  reject: (actor: string, error: unknown) => Promise<void>;
  /** Moves the page's clock. */
  wait: (milliseconds: number) => Promise<void>;
  /** Proves by what people see that the machine is in a state. */
  expectState: (value: unknown) => Promise<void>;
}

/** A trace as a Playwright test, driven through the machine's page object. */
export function toPlaywright(trace: Trace): string {
  const lines = trace.steps.flatMap(({ stimulus, value }) => [
    ...pageCall(stimulus),
    ...(value === undefined ? [] : [`await machine.expectState(${literal(value)});`]),
  ]);
  return `import { test } from '@playwright/test';
import { ${trace.machine}Page } from './${kebab(trace.machine)}.page.ts';

test(${quoted(trace.name)}, async ({ page }) => {
  const machine = ${trace.machine}Page(page);
${indented(lines)}
});
`;
}

/** A trace as a Vitest test that runs the machine in the simulation. */
export function toVitest(trace: Trace, enginePath = '../../apps/statecharts/src/engine'): string {
  const lines = trace.steps.flatMap(({ stimulus, value }) => [
    `expect(session.apply(${literal(stimulus)}).ok).toBe(true);`,
    ...(value === undefined
      ? []
      : [`expect(session.state()?.world.actors[0]?.machine?.value).toEqual(${literal(value)});`]),
  ]);
  return `import { expect, test } from 'vitest';
import { MACHINES } from '@stoa/machines/catalogue';
import { createSession } from '${enginePath}/simulation/session.ts';

test(${quoted(trace.name)}, () => {
  const session = createSession(MACHINES.${trace.machine});
${indented(lines)}
});
`;
}

/** A trace as a list to tick off by hand. */
export function toChecklist(trace: Trace, wording?: Wording): string {
  const lines = trace.steps.flatMap(({ stimulus, value }) => [
    `- [ ] ${lineOf(stimulus, wording)}`,
    ...(value === undefined ? [] : [`  - [ ] State: \`${JSON.stringify(value)}\``]),
  ]);
  return `# ${trace.name}\n\nMachine \`${trace.machine}\`\n\n${lines.join('\n')}\n`;
}

function pageCall(stimulus: Stimulus): string[] {
  switch (stimulus.kind) {
    case 'start':
      return [`await machine.start(${literal(stimulus.input)});`];
    case 'event':
      return [`await machine.send(${literal(stimulus.event)});`];
    case 'resolve':
      return [`await machine.resolve(${quoted(stimulus.actor)}, ${literal(stimulus.output)});`];
    case 'reject':
      return [`await machine.reject(${quoted(stimulus.actor)}, ${literal(stimulus.error)});`];
    case 'wait':
      return [`await machine.wait(${stimulus.milliseconds});`];
    default:
      // Forced guards, edited contexts and actors that hang have no counterpart in a page.
      return [`// Not possible in a page: ${lineOf(stimulus).replaceAll('\n', ' ')}`];
  }
}

function literal(value: unknown): string {
  return value === undefined ? 'undefined' : JSON.stringify(value);
}

function quoted(text: string): string {
  return JSON.stringify(text);
}

function indented(lines: readonly string[]): string {
  return lines.map((line) => `  ${line}`).join('\n');
}

function kebab(id: string): string {
  return id.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
