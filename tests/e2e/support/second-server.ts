import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { PublicConfig } from '../../../apps/server/src/core/config/public-keys.ts';

export interface SecondServer {
  /** Without a slash at its end. */
  url: string;
  stop(): Promise<void>;
}

const SERVER = join(import.meta.dirname, '../../../apps/server/src/server.ts');

/**
 * One more server on the schools and people of the first, with surroundings of its own: another region, another
 * configuration. It starts within seconds, since the database stands already.
 */
export async function startSecondServer(env: Record<string, string>): Promise<SecondServer> {
  const folder = process.env.E2E_DATA_DIR ?? '';
  const socket = encodeURIComponent(join(folder, 'socket'));
  const server = spawn(process.execPath, [SERVER], {
    env: {
      PATH: process.env.PATH ?? '',
      HOME: process.env.HOME ?? '',
      DATABASE_URL: `postgresql://postgres@/stoa?host=${socket}`,
      DATA_DIR: folder,
      PORT: '0',
      RATE_LIMIT: '0',
      PAGE_RATE_LIMIT: '0',
      OVERLOAD_DELAY: '0',
      TRUST_PROXY: '127.0.0.1',
      LOG_LEVEL: 'warn',
      STOA_SEED: 'none',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => server.on('exit', () => resolve()));
  const port = await new Promise<string>((resolve, reject) => {
    let said = '';
    server.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const match = /Stoa is open: \S+:(\d+)/.exec(said);
      if (match?.[1]) resolve(match[1]);
    });
    void ended.then(() => reject(new Error(`The second server ended: ${said}`)));
  });
  return {
    url: `http://localhost:${port}`,
    stop: async () => {
      server.kill('SIGTERM');
      await ended;
    },
  };
}

/** Where an operator keeps the configuration: a JSON document, or an answer that is none. */
export async function serveConfiguration(
  answer: Partial<PublicConfig> | ((response: import('node:http').ServerResponse) => void),
): Promise<{ url: string; stop(): void }> {
  const server = createServer((_request, response) => {
    if (typeof answer === 'function') answer(response);
    else response.setHeader('content-type', 'application/json').end(JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/configuration.json`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
