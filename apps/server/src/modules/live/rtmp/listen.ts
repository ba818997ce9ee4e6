import { createServer, type AddressInfo, type Server } from 'node:net';
import { RtmpConnection, type ConnectionOptions } from './connection.ts';

/** Connections at once, and of them from one address. */
const CONNECTIONS_MAX = 100;
const OF_ADDRESS_MAX = 10;

export interface RtmpListener {
  /** Where it listens; where no port was given it chose one. */
  address: Promise<AddressInfo>;
  /** Ends all connections, and waits until what they sent is kept. */
  close: () => Promise<void>;
}

/** Listens for those who publish over RTMP. */
export function listenRtmp(
  { port, host }: { port: number; host: string },
  options: ConnectionOptions,
): RtmpListener {
  const open = new Set<RtmpConnection>();
  const byAddress = new Map<string, number>();
  const server: Server = createServer((socket) => {
    const address = socket.remoteAddress ?? '';
    const count = (byAddress.get(address) ?? 0) + 1;
    if (open.size >= CONNECTIONS_MAX || count > OF_ADDRESS_MAX) {
      socket.destroy();
      return;
    }
    byAddress.set(address, count);
    const connection = new RtmpConnection(socket, options);
    open.add(connection);
    socket.on('close', () => {
      const left = (byAddress.get(address) ?? 1) - 1;
      if (left === 0) byAddress.delete(address);
      else byAddress.set(address, left);
      void connection.done.then(() => open.delete(connection));
    });
  });
  const address = new Promise<AddressInfo>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve(server.address() as AddressInfo));
  });
  // Whoever wants to know asks; who does not is told by onEnd.
  address.catch((error: Error) => options.onEnd(`RTMP does not listen: ${error.message}`));
  return {
    address,
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      const connections = [...open];
      for (const connection of connections) connection.close();
      await closed;
      await Promise.all(connections.map(({ done }) => done));
    },
  };
}
