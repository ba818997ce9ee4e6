import { Server as NetServer } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Kept connections have so long for their next request, whose answer ends them. */
const DRAIN_MS = 2000;
const LOOK_MS = 50;

/**
 * Stops accepting connections and goes on answering on those that there are, each answer with `connection: close`
 * (Fastify sets it while it closes). What is idle is cut after a while: a client that sends in that very moment sees
 * its connection end, as HTTP allows.
 */
export async function drain(app: FastifyInstance, drainMs = DRAIN_MS): Promise<void> {
  const { server } = app;
  if (!server.listening) return;
  // http.Server's own close would cut idle connections at once, on which a request may be on its way.
  NetServer.prototype.close.call(server);
  const until = performance.now() + drainMs;
  while (performance.now() < until && (await openConnections(server)) > 0) await sleep(LOOK_MS);
  server.closeIdleConnections();
}

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

const openConnections = (server: NetServer) =>
  new Promise<number>((resolve) => server.getConnections((error, count) => resolve(error ? 0 : count)));
