// npm start: installs what is missing, builds what is stale, and serves.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { build, install, nodePath, ROOT, toolEnv } from './lib/prepare.mjs';

try {
  await install();
  await build();
} catch (error) {
  console.error(`stoa: ${error.message}`);
  process.exit(1);
}
const server = spawn(nodePath(), [join(ROOT, 'apps/server/src/server.ts')], {
  stdio: 'inherit',
  env: { LOG_LEVEL: 'warn', ...toolEnv() },
});
// A Ctrl-C reaches the server too: it stops in order, and this process ends with it.
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => signal === 'SIGTERM' && server.kill(signal));
server.on('error', (error) => {
  console.error(`stoa: ${error.message}`);
  process.exit(1);
});
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
