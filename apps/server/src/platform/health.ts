import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/pool.ts';

const LOOK_MS = 500;
/** A process whose turns take so long serves nobody. */
const STUCK_MS = 5000;

/**
 * /healthz: the process works, and nothing is lost that only a new start could bring back. /readyz: its database answers.
 * @param loss why the database is gone for good, as far as one can tell
 */
export function health(app: FastifyInstance, database: Database, loss: () => string | undefined): void {
  const lag = watchTurns(app);
  app.get('/healthz', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const lost = loss();
    if (lost !== undefined) {
      request.log.warn({ reason: lost }, 'not healthy');
      return reply.code(503).send({ status: 'database lost' });
    }
    return lag() > STUCK_MS ? reply.code(503).send({ status: 'overloaded' }) : { status: 'ok' };
  });
  app.get('/readyz', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      await database.ping();
      return { status: 'ok' };
    } catch (error) {
      request.log.warn({ err: error }, 'not ready');
      return reply.code(503).header('retry-after', '5').send({ status: 'database unreachable' });
    }
  });
}

/** @returns the longest delay of a turn of the event loop lately, milliseconds: it fades within seconds */
function watchTurns(app: FastifyInstance): () => number {
  let expected = performance.now() + LOOK_MS;
  let longest = 0;
  const timer = setInterval(() => {
    const now = performance.now();
    longest = Math.max(now - expected, longest / 2);
    expected = now + LOOK_MS;
  }, LOOK_MS).unref();
  app.addHook('onClose', async () => clearInterval(timer));
  return () => Math.max(longest, performance.now() - expected);
}
