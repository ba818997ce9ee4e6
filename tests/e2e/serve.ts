// The real server with the demo schools in a folder of its own, which is removed at the end.
import { spawn } from 'node:child_process';
import { chmod, rm } from 'node:fs/promises';
import { join } from 'node:path';

const port = process.argv[2] ?? '';
const folder = process.env.E2E_DATA_DIR;
if (!folder || !port)
  throw new Error('serve.ts is started by playwright.config.ts, which says where the data go.');

// The embedded database may run as another user, who has to get through to its own folder.
await chmod(folder, 0o711);
const server = spawn(process.execPath, [join(import.meta.dirname, '../../apps/server/src/server.ts')], {
  env: {
    ...process.env,
    PORT: port,
    DATA_DIR: folder,
    RATE_LIMIT: '0',
    PAGE_RATE_LIMIT: '0',
    // The machine is busy with browsers as well.
    OVERLOAD_DELAY: '0',
    TRUST_PROXY: '127.0.0.1',
    LOG_LEVEL: 'warn',
    STOA_SEED: 'demo',
    // Sign-in services of the tests listen on this machine.
    SSO_PRIVATE_HOSTS: '127.0.0.1',
  },
  stdio: ['ignore', 'ignore', 'inherit'],
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill('SIGTERM'));
server.on(
  'exit',
  (code) => void rm(folder, { recursive: true, force: true }).then(() => process.exit(code ?? 0)),
);
