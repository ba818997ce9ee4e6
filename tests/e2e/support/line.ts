import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export interface Line {
  /** Without a slash at its end. */
  url: string;
  /** Breaks what is open, and lets nothing through. */
  cut(): void;
  /** Lets people through again, to this server. @param target http://host:port */
  mend(target: string): void;
  stop(): void;
}

/**
 * The line between a browser and a server, which can be cut and mended: streams that stay open end with it.
 * @param target http://host:port
 */
export async function openLine(target: string): Promise<Line> {
  let open: URL | undefined = new URL(target);
  const sockets = new Set<Socket>();
  const cutAll = () => {
    for (const socket of sockets) socket.destroy();
    sockets.clear();
  };
  const server = createServer((client) => {
    if (!open) return void client.destroy();
    const far = connect(Number(open.port), open.hostname);
    for (const socket of [client, far]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        sockets.delete(socket);
        client.destroy();
        far.destroy();
      });
    }
    client.pipe(far).pipe(client);
    return undefined;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    cut: () => {
      open = undefined;
      cutAll();
    },
    mend: (next) => {
      open = new URL(next);
    },
    stop: () => {
      server.close();
      cutAll();
    },
  };
}
