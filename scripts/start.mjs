// npm start: installs what is missing, builds what is stale, serves, and goes on serving when the server dies.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { build, install, nodePath, ROOT, toolEnv } from './lib/prepare.mjs';
import { supervise } from './lib/supervise.mjs';

try {
  await install();
  await build();
} catch (error) {
  console.error(`stoa: ${error.message}`);
  process.exit(1);
}
const server = supervise(
  () =>
    spawn(nodePath(), [join(ROOT, 'apps/server/src/server.ts')], {
      stdio: 'inherit',
      env: { LOG_LEVEL: 'warn', ...toolEnv() },
    }),
  (line) => console.error(`stoa: ${line}`),
);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.stop(signal));
try {
  process.exit(await server.ended);
} catch (error) {
  console.error(`stoa: ${error.message}`);
  process.exit(1);
}
