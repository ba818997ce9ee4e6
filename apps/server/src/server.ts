import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { readConfig, StartError } from './config.ts';
import { openDatabase, type OpenDatabase } from './database/open.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './seed/accounts.ts';
import { seedDemo } from './seed/seed.ts';

/** What is under way has so long to be answered, and jobs a little longer to be done. */
const ANSWERING_LIMIT_MS = 8000;
const CLOSING_MS = 9000;
/** For all of it, the database included; what is left then is ended by the next start. */
const SHUTDOWN_LIMIT_MS = 20_000;

/** Starts everything, says where it is, and stops it in order when asked to, be it in the middle of the start. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const say = (line: string) => void process.stdout.write(`${line}\n`);
  let app: FastifyInstance | undefined;
  let stopping = false;
  const cancelled = new AbortController();
  const opening = openDatabase(config, say, cancelled.signal);
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    cancelled.abort();
    setTimeout(() => process.exit(1), SHUTDOWN_LIMIT_MS).unref();
    // Whoever has not sent or read all of a request by then holds nobody up.
    setTimeout(() => app?.server.closeAllConnections(), ANSWERING_LIMIT_MS).unref();
    await Promise.race([app?.close(), delay(CLOSING_MS)]);
    await (await opening.catch(() => undefined))?.close();
    process.exit(0);
  };
  // A promise that nobody waits for has failed: that is a fault to be mended, and no reason to drop everybody's requests.
  process.on('unhandledRejection', (error) => {
    if (app) app.log.error({ err: error }, 'a failure that no request waits for');
    else throw error;
  });
  // The database is a process of its own: whoever is stopped while it starts must stop it too.
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  let opened: OpenDatabase | undefined;
  try {
    opened = await opening;
    if (config.seed === 'demo' && (await seedDemo(opened.database, config, say)))
      say('The demo schools are ready.');
    if (stopping) return;
    app = await buildApp({
      config,
      database: opened.database,
      connectionString: opened.connectionString,
      loss: opened.loss,
    });
    await listen(app, config.port, config.host);
    const address = app.server.address();
    const port = typeof address === 'object' && address ? address.port : config.port;
    say(`\nStoa is open: ${config.publicUrl.replace(/:0$/, `:${port}`)}`);
    if (config.seed === 'demo') {
      say(`\nDemo accounts (password ${DEMO_PASSWORD}):`);
      for (const { email, what } of DEMO_ACCOUNTS) say(`  ${email.padEnd(22)} ${what}`);
      say(`\nMails and messages arrive in ${config.dataDir}/outbox. Stop with Ctrl-C.`);
    }
  } catch (error) {
    // A start that was cut short fails somewhere: that is no news, and stop() ends the process.
    if (stopping) return;
    await opened?.close();
    throw error;
  }
}

async function listen(app: FastifyInstance, port: number, host: string): Promise<void> {
  try {
    await app.listen({ port, host });
  } catch (error) {
    await app.close();
    const code = (error as NodeJS.ErrnoException).code;
    if (code === 'EADDRINUSE')
      throw new StartError(`Port ${port} on ${host} is taken: stop what uses it, or set PORT.`);
    if (code === 'EACCES')
      throw new StartError(`Port ${port} may not be used by this user: set PORT to 1024 or more.`);
    throw error;
  }
}

main().catch((error: unknown) => {
  process.stderr.write(
    error instanceof StartError
      ? `stoa: ${error.message}\n`
      : `stoa: ${(error as Error).stack ?? String(error)}\n`,
  );
  process.exit(1);
});
