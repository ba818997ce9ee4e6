// npm run dev: the server restarts with its sources, the portal is served by Vite with hot replacement.
import { spawn } from 'node:child_process';
import { install, nodePath, ROOT, toolEnv } from './lib/prepare.mjs';

await install();
const env = { LOG_LEVEL: 'warn', RATE_LIMIT: '0', PAGE_RATE_LIMIT: '0', OVERLOAD_DELAY: '0', ...toolEnv() };
const children = [
  spawn(nodePath(), ['--watch-path=apps/server/src', '--watch-path=locales', 'apps/server/src/server.ts'], {
    cwd: ROOT,
    env,
    stdio: 'inherit',
  }),
  spawn('npm', ['run', 'dev', '-w', '@stoa/portal'], {
    cwd: ROOT,
    env,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  }),
];
for (const child of children) child.on('exit', (code) => process.exit(code ?? 0));
