// npm run backup -- FILE and npm run restore -- FILE
import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { readConfig, StartError } from '../config.ts';
import { backup } from './backup.ts';
import type { Manifest } from './manifest.ts';
import { restore } from './restore.ts';

const MEBIBYTE = 1024 * 1024;
/** What a shell expects of a program that was cut off by Ctrl-C. */
const INTERRUPTED_EXIT_CODE = 130;

const COMMANDS = { backup, restore };
const say = (line: string): void => void process.stdout.write(`${line}\n`);
const interruption = new AbortController();

async function main(): Promise<void> {
  const [name = '', file] = process.argv.slice(2);
  const command = COMMANDS[name as keyof typeof COMMANDS];
  if (!command || !file) throw new StartError(`Name a file: npm run ${name || 'backup'} -- FILE`);
  // npm runs scripts in the folder of the project, wherever it was called.
  const path = resolve(process.env.INIT_CWD ?? '.', file);
  const config = readConfig({ ...process.env, STOA_SEED: 'none' });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => interruption.abort());
  const manifest = await command(config, path, say, interruption.signal);
  say(`${name === 'backup' ? 'Saved' : 'Restored'} ${await describe(manifest, path)}.`);
  if (name === 'restore')
    say('Everybody signs in again: sign-ins of the time after the backup must not count any more.');
}

async function describe({ tables, files }: Manifest, path: string): Promise<string> {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const { size } = await stat(path);
  return `${tables.length} tables with ${rows} rows, ${files.length} files and the secret key: ${path}, ${(size / MEBIBYTE).toFixed(1)} MiB`;
}

main().catch((error: unknown) => {
  if (interruption.signal.aborted) process.stderr.write('stoa: interrupted\n');
  else
    process.stderr.write(
      error instanceof StartError
        ? `stoa: ${error.message}\n`
        : `stoa: ${(error as Error).stack ?? String(error)}\n`,
    );
  process.exitCode = interruption.signal.aborted ? INTERRUPTED_EXIT_CODE : 1;
});
