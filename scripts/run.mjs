// Installs and builds what is missing, then runs a TypeScript file with the project's own Node.
// --without-build for what serves no pages.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureBrowser } from './lib/browser.mjs';
import { build, install, nodePath, ROOT, toolEnv } from './lib/prepare.mjs';

const needsBuild = process.argv[2] !== '--without-build';
const [file, ...args] = process.argv.slice(needsBuild ? 2 : 3);
await install();
if (needsBuild) await build();
const CHROMIUM_PATH = /lighthouse|e2e/.test(file) ? await ensureBrowser() : '';
spawn(nodePath(), [join(ROOT, file), ...args], { stdio: 'inherit', env: { ...toolEnv(), CHROMIUM_PATH } }).on(
  'exit',
  (code) => process.exit(code ?? 1),
);
