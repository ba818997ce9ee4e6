// npm test: installs what is missing, a browser included, and runs everything. `npm test -- unit server` runs steps by name.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ensureBrowser } from './lib/browser.mjs';
import { build, install, ROOT, toolEnv, turbo } from './lib/prepare.mjs';
import { ensureStore } from './lib/real-store.mjs';
import { startSystemPostgres } from './lib/system-postgres.mjs';
import { memoryFolder } from './lib/temporary.mjs';

/** Steps that run side by side. */
const AT_ONCE = 2;
const started = Date.now();
const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(0)} s`;

await install();
const temporary = memoryFolder();
// This process makes temporary files as well.
if (temporary) process.env.TMPDIR = temporary;
const env = {
  ...toolEnv(),
  CHROMIUM_PATH: await ensureBrowser(),
  CI: process.env.CI ?? '',
  // Browser tests are tried twice, with a trace of the second time only.
  STOA_WHOLE_TEST: '1',
  FORCE_COLOR: process.env.FORCE_COLOR ?? '0',
  // Hundreds of processes load the same modules, among them the server's: each would strip its types anew.
  NODE_COMPILE_CACHE: join(ROOT, 'node_modules/.cache/node-compile'),
};

/** A test that failed beside everything else is tried again alone; so many at most, more are no race. */
const MAX_AGAIN = 8;
const testFiles = (output) => every(output, /FAIL +\S+ +(\S+\.test\.tsx?)/gu);
const sheetNames = (output) => every(output, /^([\w-]+) [\w-]+: /gmu);
const storyIds = (output) => every(output, /^FAIL ([\w-]+): /gmu);
// Playwright keeps a list of its own.
const lastFailed = (output) => (every(output, /^ +(\d) failed$/gmu).length > 0 ? ['--last-failed'] : []);

/** What is checked. The first one whose needs are met begins when another has ended: long ones stand first. */
const STEPS = [
  { name: 'build', run: build },
  { name: 'types', command: turbo('typecheck') },
  { name: 'storybook', command: turbo('build-storybook') },
  { name: 'server', run: serverTests, needs: 'build', again: testFiles },
  { name: 'across', command: ['vitest', 'run', '--root', 'tests'], needs: 'build', again: testFiles },
  {
    name: 'browser',
    command: ['playwright', 'test', '--config', 'tests/e2e/playwright.config.ts'],
    needs: 'build',
    again: lastFailed,
  },
  {
    name: 'pictures',
    command: ['npm', 'run', '--silent', 'pictures', '-w', '@stoa/ui', '--'],
    needs: 'storybook',
    again: sheetNames,
  },
  {
    name: 'stories',
    command: ['npm', 'run', '--silent', 'test:stories', '-w', '@stoa/ui', '--'],
    needs: 'storybook',
    again: storyIds,
  },
  { name: 'behaviour', command: ['npm', 'run', '--silent', 'test:behaviour', '-w', '@stoa/ui'] },
  { name: 'format', command: ['oxfmt', '--check', '.'] },
  { name: 'unit', command: ['vitest', 'run', '--config', 'scripts/vitest.config.ts'], needs: 'build' },
  { name: 'store', run: realStore, needs: 'build' },
  { name: 'contract', command: ['npm', 'run', '--silent', 'contract'] },
  { name: 'bundle', command: ['npm', 'run', '--silent', 'check:bundle', '-w', '@stoa/ui'] },
  { name: 'messages', command: ['node', 'scripts/messages/check.ts'] },
  { name: 'size', command: ['node', 'scripts/checks/size.ts'], needs: 'build' },
  { name: 'lint', command: ['oxlint'] },
  { name: 'machines', command: ['npm', 'run', '--silent', 'machines:check'] },
  { name: 'content', command: ['node', 'apps/server/src/seed/check.ts'] },
  { name: 'styles', command: ['npm', 'run', '--silent', 'lint:css', '-w', '@stoa/ui'] },
  { name: 'layout', command: ['node', 'scripts/checks/layout.ts'] },
  { name: 'layers', command: ['node', 'scripts/checks/layers.ts'] },
];

const wanted = new Set(process.argv.slice(2));
const failures = [];
let passed = 0;

const waiting = STEPS.filter(({ name }) => wanted.size === 0 || wanted.has(name));
const unfinished = new Set(waiting.map(({ name }) => name));
await Promise.all(Array.from({ length: AT_ONCE }, work));
const faults = [];
for (const failure of failures) if (!(await holdsAlone(failure))) faults.push(failure);
// What failed stands once more at the end: whoever sees only the last lines of a log still learns it.
for (const { step, output } of faults)
  console.log(
    `${step.name}:\n${failedTests(output)
      .map((test) => `  ${test}`)
      .join('\n')}`,
  );
const failed = faults.map(({ step }) => step.name);
console.log(
  `\n${failed.length > 0 ? `Failed: ${failed.join(', ')}` : 'Everything holds.'} ${seconds(started)} in all.`,
);
console.log(`${passed} passed, ${failed.length} failed`);
process.exit(failed.length > 0 ? 1 : 0);

/** Runs steps until none is left. Where all that are left need one that is under way, the other worker takes them. */
async function work() {
  for (;;) {
    const next = waiting.findIndex(({ needs }) => !unfinished.has(needs));
    if (next < 0) return;
    const [step] = waiting.splice(next, 1);
    await runStep(step);
    unfinished.delete(step.name);
  }
}

async function runStep(step) {
  const since = Date.now();
  const { ok, output } = await runCommand(step);
  console.log(`${ok ? 'ok  ' : 'FAIL'} ${step.name.padEnd(12)} ${seconds(since)}`);
  if (ok) passed++;
  else {
    failures.push({ step, output });
    console.log(`\n--- ${step.name} ---\n${withoutPasses(output).slice(-8000)}\n---\n`);
  }
}

/** Runs what failed in a step once more, with nothing beside it. Where it holds then, it had lost a race. */
async function holdsAlone(failure) {
  const { step, output } = failure;
  const names = step.again?.(stripVTControlCharacters(output)) ?? [];
  if (names.length === 0 || names.length > MAX_AGAIN) return false;
  const since = Date.now();
  console.log(`again: ${step.name} ${names.join(' ')}`);
  const again = await runCommand(step, names);
  console.log(`${again.ok ? 'ok  ' : 'FAIL'} ${step.name.padEnd(12)} ${seconds(since)}, alone`);
  if (again.ok) passed++;
  else failure.output = again.output;
  return again.ok;
}

/** What a pattern finds in a text, each once. */
function every(text, pattern) {
  return [...new Set([...text.matchAll(pattern)].map(([, found]) => found))];
}

/** What a step printed without the lines of what passed: whoever reads it looks for what did not. */
function withoutPasses(output) {
  return output.replaceAll(/^.*✓.*\n/gmu, '');
}

/** The names of failed tests and what they say first, from the output of vitest or Playwright; at most 20. */
function failedTests(output) {
  const lines = stripVTControlCharacters(output)
    .split('\n')
    .filter((line) => /^\s*(FAIL |AssertionError|\w*Error: |\[\w+\] › )/u.test(line))
    .map((line) => line.trim().slice(0, 200));
  return [...new Set(lines)].slice(0, 20);
}

/** @param names what of the step is run; nothing for all of it */
function runCommand(step, names = []) {
  if (!step.run) return execute([...step.command, ...names]);
  return step.run(names).then(
    (result) => result ?? { ok: true, output: '' },
    (error) => ({ ok: false, output: String(error?.stack ?? error) }),
  );
}

/** Runs a command and keeps what it prints for when it fails. */
function execute([command, ...args], extra = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      env: { ...env, ...extra },
      shell: process.platform === 'win32',
    });
    let output = '';
    const keep = (chunk) => (output = (output + chunk).slice(-200_000));
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', (error) => resolve({ ok: false, output: `${output}\n${error.message}` }));
    child.on('exit', (code) => resolve({ ok: code === 0, output }));
  });
}

/** What is done with files once more, with a real S3-compatible store; the browser's tests use it as well. */
async function realStore() {
  if (await ensureStore())
    return execute(
      ['vitest', 'run', '--root', 'apps/server', 'src/modules/uploads', 'src/modules/video-streams'],
      {
        STOA_TEST_STORE: 'swift',
      },
    );
  console.log('skip store        there is no python3-swift on this system');
  return { ok: true, output: '' };
}

/**
 * The server's tests, and two server processes: on the PostgreSQL of the system, which is older than the embedded one.
 * The suites that follow, across and browser, run on the embedded one; where the system has none, so do these.
 * @param files those that are run; nothing for all
 */
async function serverTests(files) {
  const ofServer = files.filter((file) => file.startsWith('src/'));
  const ofProcesses = files.filter((file) => file.startsWith('processes/'));
  const command = ['vitest', 'run', '--root', 'apps/server', ...ofServer];
  const postgres = await startSystemPostgres();
  if (!postgres) {
    console.log('     server       on the embedded PostgreSQL, the system has none');
    return execute(command);
  }
  console.log(`     server       on ${postgres.version}`);
  try {
    const onSystem = { STOA_TEST_DATABASE_URL: postgres.url };
    if (files.length === 0 || ofServer.length > 0) {
      const modules = await execute(command, onSystem);
      if (!modules.ok) return modules;
    }
    return await execute(
      ['vitest', 'run', '--root', 'tests', ...(ofProcesses.length > 0 ? ofProcesses : ['processes'])],
      onSystem,
    );
  } finally {
    await postgres.stop();
  }
}
