import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { eventsIn, eventsInProject, eventsOf } from './log-events.ts';

const ROOT = join(import.meta.dirname, '../..');

it('docs/security.md lists everything that the server may log', () => {
  const events = eventsInProject(ROOT);
  expect(events.length).toBeGreaterThan(40);
  expect(eventsOf(readFileSync(join(ROOT, 'docs/security.md'), 'utf8')).sort()).toEqual(events.sort());
});

it('the check reads what is logged, and refuses a text that it cannot read', () => {
  const source = "log.warn({ err: error }, 'a thing failed');\nlogSecurity(request, 'signed in', {});";
  expect(eventsIn('a.ts', source)).toEqual(['warn: a thing failed', 'security: signed in']);
  expect(() => eventsIn('a.ts', 'log.error({ err }, `${name} failed`)')).toThrow('a.ts');
});
