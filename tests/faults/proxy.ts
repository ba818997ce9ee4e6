import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** A network between a server and its database that can be taken away. */
export interface Proxy {
  port: number;
  /** Nothing passes any more, and nobody is told: connections stay open, new ones are taken. */
  silence(): void;
  /** All connections are ended, and new ones refused. */
  cut(): Promise<void>;
  /** New connections work again; those that were silenced are gone. */
  mend(): Promise<void>;
  close(): Promise<void>;
}

/** @param target path of a unix socket */
export async function startProxy(target: string): Promise<Proxy> {
  const sockets = new Set<Socket>();
  let silent = false;
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy()).on('close', () => sockets.delete(socket));
    return socket;
  };
  const serve = () =>
    createServer((near) => {
      keep(near);
      if (silent) return void near.pause();
      const far = keep(connect(target));
      near.pipe(far).pipe(near);
      near.on('close', () => far.destroy());
      far.on('close', () => near.destroy());
    });
  let server: Server = serve();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const drop = () => {
    for (const socket of sockets) socket.destroy();
  };
  const stop = async () => {
    const closed = server.listening ? once(server, 'close') : undefined;
    server.close();
    drop();
    await closed;
  };
  return {
    port,
    silence: () => {
      silent = true;
      for (const socket of sockets) socket.unpipe().pause();
    },
    cut: stop,
    mend: async () => {
      silent = false;
      drop();
      if (server.listening) return;
      server = serve();
      server.listen(port, '127.0.0.1');
      await once(server, 'listening');
    },
    close: stop,
  };
}
