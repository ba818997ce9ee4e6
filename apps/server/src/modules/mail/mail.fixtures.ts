import type { AddressInfo } from 'node:net';
import { createServer, type Server, type Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll } from 'vitest';

/** How a mail server behaves. */
type Manner = 'well' | 'busy' | 'unknownRecipient';

/** A mail server that can be stopped, made to hang, and made to refuse. */
export interface MailServer {
  env: NodeJS.ProcessEnv;
  manner: Manner;
  /** Addresses and Message-IDs of what was taken, and all of it as it came. */
  received: { to: string; messageId: string; raw: string }[];
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Takes connections and says nothing. */
  hang(): Promise<void>;
}

const CODES: Record<Exclude<Manner, 'well'>, number> = { busy: 451, unknownRecipient: 550 };

/** Starts a mail server for a test file; its address is in `env` once the tests begin. */
export function useMailServer(): MailServer {
  const mails = { env: {}, manner: 'well', received: [] } as unknown as MailServer;
  let smtp: SMTPServer | undefined;
  let silent: Server | undefined;
  const sockets = new Set<Socket>();
  let port = 0;
  mails.start = async () => {
    await mails.stop();
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['AUTH', 'STARTTLS'],
      onRcptTo: (_address, _session, done) => {
        if (mails.manner === 'well') return done();
        return done(Object.assign(new Error('No.'), { responseCode: CODES[mails.manner] }));
      },
      onData: (stream, session, done) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          const raw = Buffer.concat(chunks).toString();
          for (const { address } of session.envelope.rcptTo)
            mails.received.push({ to: address, messageId: /^message-id: (\S+)/im.exec(raw)?.[1] ?? '', raw });
          done();
        });
      },
    });
    // Connections that are cut are what the tests are about.
    server.on('error', () => undefined);
    smtp = server;
    await new Promise<void>((resolve) => {
      const listening = server.listen(port, '127.0.0.1', () => {
        port = (listening.address() as AddressInfo).port;
        resolve();
      });
    });
  };
  mails.hang = async () => {
    await mails.stop();
    const server = createServer((socket) => {
      sockets.add(socket);
      socket.on('error', () => undefined);
    });
    silent = server;
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  };
  mails.stop = async () => {
    for (const socket of sockets) socket.destroy();
    sockets.clear();
    const [one, other] = [smtp, silent];
    smtp = silent = undefined;
    if (one) {
      for (const connection of one.connections as Set<{ _socket?: Socket }>) connection._socket?.destroy();
      await new Promise<void>((resolve) => one.close(() => resolve()));
    }
    if (other) await new Promise<void>((resolve) => other.close(() => resolve()));
  };
  beforeAll(async () => {
    await mails.start();
    mails.env.SMTP_URL = `smtp://127.0.0.1:${port}`;
  });
  afterAll(() => mails.stop());
  return mails;
}
