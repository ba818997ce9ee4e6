import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { postgresOver } from '../../apps/server/src/database/processes.ts';
import type { ServerProcess } from './server-process.ts';

const LOOK_MS = 50;

/** What is killed. */
export const KINDS = ['server', 'postmaster', 'backend', 'both'] as const;
export type Kind = (typeof KINDS)[number];

/** Fills the folder, and tells where the database really is. */
export async function placesOf(folder: string, start: (seed: string) => ServerProcess) {
  const first = start('demo');
  await first.says(/Stoa is open/);
  const moved = /the database is in (\S+)\.$/m.exec(first.stdout())?.[1];
  first.child.kill('SIGTERM');
  await first.ended;
  const home = moved ?? folder;
  const socket = join(home, 'socket');
  return {
    data: join(home, 'postgresql'),
    socket,
    database: `postgresql://postgres@/stoa?host=${encodeURIComponent(socket)}`,
  };
}

/** Where a server that was started listens. */
export const openUrl = async (server: ServerProcess) =>
  `http://127.0.0.1:${(await server.says(/Stoa is open: http:\/\/localhost:(\d+)/))[1]}`;

/** A connection that may be lost. */
export async function connect(database: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: database });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/** Until the server says that it is ready. */
export async function ready(url: string): Promise<void> {
  for (;;) {
    const isReady = await fetch(`${url}/readyz`).then(
      async (answer) => (await answer.arrayBuffer(), answer.ok),
      () => false,
    );
    if (isReady) return;
    await delay(LOOK_MS);
  }
}

/** Kills a server, its database, one connection of it, or both; returns once it has noticed. */
export async function kill(kind: Kind, server: ServerProcess, data: string): Promise<void> {
  const [first] = (await readFile(join(data, 'postmaster.pid'), 'utf8')).split('\n');
  const postmaster = Number(first);
  const running = await postgresOver(data);
  if (kind === 'server' || kind === 'both') server.child.kill('SIGKILL');
  if (kind === 'postmaster' || kind === 'both') process.kill(postmaster, 'SIGKILL');
  if (kind === 'backend') {
    const others = running.filter((pid) => pid !== postmaster);
    const victim = others[Math.floor(Math.random() * others.length)];
    if (victim !== undefined) process.kill(victim, 'SIGKILL');
  }
  if (kind === 'server' || kind === 'both') return void (await server.ended);
  // Until the server has noticed it, everything seems to be as before.
  const going = new Set(kind === 'backend' ? running.filter((pid) => pid !== postmaster) : running);
  while ((await postgresOver(data)).some((pid) => going.has(pid))) await delay(LOOK_MS);
}
