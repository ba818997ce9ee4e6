// Type-checks every workspace, two at a time. What was checked before is kept, so that a second run looks at changes alone.
import { spawn } from 'node:child_process';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
const PROJECTS = [
  'packages/api',
  'packages/machines',
  'packages/ui',
  'apps/portal',
  'apps/statecharts',
  'apps/server',
  'tests',
  'scripts',
];
const LANES = 2;

const check = (project: string) =>
  new Promise<boolean>((resolve) => {
    const child = spawn(
      join(ROOT, 'node_modules/.bin/tsc'),
      [
        '-p',
        join(ROOT, project, 'tsconfig.json'),
        '--incremental',
        '--tsBuildInfoFile',
        join(ROOT, 'node_modules/.cache/types', `${project.replace('/', '-')}.tsbuildinfo`),
      ],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.on('exit', (code) => {
      if (code !== 0) console.error(`${project}\n${output}`);
      resolve(code === 0);
    });
  });

const waiting = [...PROJECTS];
let failed = false;
const lane = async () => {
  for (let project = waiting.shift(); project; project = waiting.shift())
    failed = !(await check(project)) || failed;
};
await Promise.all(Array.from({ length: LANES }, lane));
process.exit(failed ? 1 : 0);
