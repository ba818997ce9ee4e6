import { Agent, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { drain } from './drain.ts';

/** One request on a kept connection. */
const ask = (agent: Agent, port: number, path = '/') =>
  new Promise<{ status: number; connection: string | undefined }>((resolve, reject) => {
    request({ agent, port, path, host: '127.0.0.1' }, (response) => {
      response.resume();
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, connection: response.headers.connection }),
      );
    })
      .on('error', reject)
      .end();
  });

describe('a server that stops (TRUST F27)', () => {
  const agents: Agent[] = [];
  const kept = () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    agents.push(agent);
    return agent;
  };
  afterEach(() => agents.splice(0).forEach((agent) => agent.destroy()));

  const open = async (app: FastifyInstance) => {
    app.get('/', async () => 'ok');
    app.addHook('preClose', () => drain(app));
    await app.listen({ port: 0, host: '127.0.0.1' });
    return (app.server.address() as AddressInfo).port;
  };
  const stopping = (app: FastifyInstance) => {
    const closed = app.close();
    return { closed, started: new Promise<void>((resolve) => setImmediate(resolve)) };
  };

  it('answers what comes on the connections that there are, and ends each with its answer', async () => {
    const app = Fastify({ return503OnClosing: false });
    const port = await open(app);
    const clients = Array.from({ length: 20 }, kept);
    await Promise.all(clients.map((agent) => ask(agent, port)));
    const { closed, started } = stopping(app);
    await started;
    const answers = await Promise.all(clients.map((agent) => ask(agent, port)));
    expect(answers).toEqual(answers.map(() => ({ status: 200, connection: 'close' })));
    await closed;
  });

  it('answers what is under way, and takes no new connection', async () => {
    const app = Fastify({ return503OnClosing: false });
    const { promise, resolve } = Promise.withResolvers<void>();
    const arrived = Promise.withResolvers<void>();
    app.get('/slow', async () => {
      arrived.resolve();
      await promise;
      return 'done';
    });
    const port = await open(app);
    const slow = ask(kept(), port, '/slow');
    await arrived.promise;
    const { closed, started } = stopping(app);
    await started;
    await expect(ask(kept(), port)).rejects.toMatchObject({ code: 'ECONNREFUSED' });
    resolve();
    expect((await slow).status).toBe(200);
    await closed;
  });
});
