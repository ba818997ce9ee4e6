// Installs and builds what is missing, then runs a TypeScript file with the project's own Node.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureBrowser } from './lib/browser.mjs';
import { build, install, nodePath, ROOT, toolEnv } from './lib/prepare.mjs';

const [file, ...args] = process.argv.slice(2);
await install();
await build();
const CHROMIUM_PATH = /lighthouse|e2e/.test(file) ? await ensureBrowser() : '';
spawn(nodePath(), [join(ROOT, file), ...args], { stdio: 'inherit', env: { ...toolEnv(), CHROMIUM_PATH } }).on(
  'exit',
  (code) => process.exit(code ?? 1),
);
