import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport, type Transporter } from 'nodemailer';
import type { Config } from '../config.ts';
import { Problem } from '../http/problem.ts';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html?: string;
  headers?: Record<string, string>;
}
export interface TextMessage {
  /** E.164, e.g. +8613800000001 */
  to: string;
  text: string;
}

const GATEWAY_TIMEOUT_MS = 8000;

/** Sends mails by SMTP and messages by the HTTP gateway; without them they are files in DATA_DIR/outbox. */
export class Messenger {
  readonly #outbox: string;
  readonly #smsUrl: string | undefined;
  readonly #transport: Transporter;
  readonly #toOutbox: boolean;
  readonly #from: string;

  constructor(config: Pick<Config, 'dataDir' | 'smtpUrl' | 'smsUrl' | 'mailFrom'>) {
    this.#outbox = join(config.dataDir, 'outbox');
    this.#smsUrl = config.smsUrl;
    this.#toOutbox = !config.smtpUrl;
    this.#from = config.mailFrom;
    const timeouts = {
      connectionTimeout: GATEWAY_TIMEOUT_MS,
      greetingTimeout: GATEWAY_TIMEOUT_MS,
      socketTimeout: GATEWAY_TIMEOUT_MS,
    };
    this.#transport = config.smtpUrl
      ? createTransport({ url: config.smtpUrl, ...timeouts })
      : createTransport({ streamTransport: true, buffer: true });
  }

  /** @throws {Problem} SERVICE_UNAVAILABLE when the mail server does not take it */
  async mail(mail: Mail): Promise<void> {
    try {
      const sent = (await this.#transport.sendMail({ from: this.#from, ...mail })) as { message?: Buffer };
      if (this.#toOutbox && sent.message) await this.#keep('eml', sent.message);
    } catch {
      throw new Problem('SERVICE_UNAVAILABLE');
    }
  }

  /** @throws {Problem} SERVICE_UNAVAILABLE when the gateway does not take it */
  async text(message: TextMessage): Promise<void> {
    if (!this.#smsUrl) return this.#keep('json', JSON.stringify(message, undefined, 2));
    const answer = await fetch(this.#smsUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(message),
      redirect: 'error',
      signal: AbortSignal.timeout(GATEWAY_TIMEOUT_MS),
    }).catch(() => undefined);
    if (!answer?.ok) throw new Problem('SERVICE_UNAVAILABLE');
  }

  close(): void {
    this.#transport.close();
  }

  /** Written whole or not at all: a reader of the folder never sees half a message. */
  async #keep(extension: 'eml' | 'json', content: Buffer | string): Promise<void> {
    await mkdir(this.#outbox, { recursive: true, mode: 0o700 });
    const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}`;
    const draft = join(this.#outbox, `.${name}.part`);
    await writeFile(draft, content, { mode: 0o600 });
    await rename(draft, join(this.#outbox, `${name}.${extension}`));
  }
}
