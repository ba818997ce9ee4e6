import { connect, createServer, type AddressInfo } from 'node:net';

export interface CuttingProxy {
  /** Without a slash at its end. */
  url: string;
  stop(): void;
}

/**
 * A line to the server that breaks in the middle of a request's body, as a phone's does in a tunnel: what came until
 * then has been handed on.
 * @param target the server, http://host:port
 * @param share of the body that gets through, 0 to 1
 */
export async function startCuttingProxy(target: string, share: number): Promise<CuttingProxy> {
  const { hostname, port, host } = new URL(target);
  const server = createServer((client) => {
    const line = connect(Number(port), hostname);
    let head = Buffer.alloc(0);
    let left: number | undefined;
    const cut = () => {
      client.resetAndDestroy();
      line.destroy();
    };
    client.on('error', cut);
    line.on('error', cut);
    line.pipe(client);
    client.on('data', (chunk: Buffer) => {
      let body = chunk;
      if (left === undefined) {
        head = Buffer.concat([head, chunk]);
        const end = head.indexOf('\r\n\r\n');
        if (end === -1) return;
        const text = head.subarray(0, end).toString('latin1');
        left = Math.floor(share * Number(/^content-length: (\d+)/im.exec(text)?.[1] ?? 0));
        line.write(`${text.replace(/^host: .*$/im, `Host: ${host}`)}\r\n\r\n`);
        body = head.subarray(end + 4);
      }
      const through = body.subarray(0, left);
      left -= through.length;
      if (left > 0) line.write(through);
      // Not before the server has it.
      else line.write(through, cut);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    // The same site as the page: browsers tell servers where a request comes from.
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop: () => void server.close(),
  };
}
