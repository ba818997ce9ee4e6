import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { createTransport, type Transporter } from 'nodemailer';
import type { MailReason } from '../database/tables/mail.ts';
import type { Config } from '../config.ts';
import { Problem } from '../http/problem.ts';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html?: string;
  /** Whom it is from, before the operator's own name; left out: that alone. */
  senderName?: string;
  headers?: Record<string, string>;
  messageId?: string;
}
export interface TextMessage {
  /** E.164, e.g. +8613800000001 */
  to: string;
  text: string;
}

const GATEWAY_TIMEOUT_MS = 8000;
/** Connections to the mail server: for codes that somebody waits for, and for all other mails. */
const URGENT_CONNECTIONS = 2;
const QUEUED_CONNECTIONS = 3;
/** A code comes within this time or not at all: whoever waits for it is told so. */
const URGENT_DEADLINE_MS = 10_000;
const FIRST_PERMANENT_CODE = 500;
/** Mail programs show no more of a sender. */
const SENDER_MAX = 60;

/** The mail server did not take a mail. */
export class MailRefused extends Error {
  readonly reason: MailReason;
  /** Whether another try would end the same. */
  readonly permanent: boolean;
  readonly responseCode: number | undefined;

  constructor(cause: unknown) {
    super('The mail was not taken.', { cause });
    const { code, responseCode, command } = cause as {
      code?: string;
      responseCode?: number;
      command?: string;
    };
    this.responseCode = responseCode;
    // Wrong credentials are a fault of the configuration that can be mended, not of the mail.
    const signIn = code === 'EAUTH' || code === 'ENOAUTH';
    const answered = responseCode !== undefined && !signIn && code !== 'ECONNECTION';
    this.permanent =
      (answered && responseCode >= FIRST_PERMANENT_CODE && /^(MAIL|RCPT|DATA)/.test(command ?? '')) ||
      (responseCode === undefined && code === 'EENVELOPE');
    this.reason = signIn
      ? 'signIn'
      : this.permanent
        ? code === 'EENVELOPE' && command !== 'MAIL FROM'
          ? 'recipient'
          : 'refused'
        : answered
          ? 'busy'
          : 'unreachable';
  }
}

/** A sender in the name of a school: the operator's own name stays in it, so that no school passes for another site. */
function senderOf(name: string, from: string): { name: string; address: string } {
  const [, own = '', address = from] = /^(.*?)\s*<([^<>]+)>$/.exec(from) ?? [];
  const clean = [...name.replaceAll(/[\p{Cc}\p{Cf}]+/gu, ' ').trim()].slice(0, SENDER_MAX).join('');
  return { name: [clean, own.replaceAll('"', '')].filter(Boolean).join(' · '), address };
}

/** Sends mails by SMTP and messages by the HTTP gateway; without them they are files in DATA_DIR/outbox. */
export class Messenger {
  readonly #outbox: string;
  readonly #smsUrl: string | undefined;
  readonly #urgent: Transporter;
  readonly #queued: Transporter;
  readonly #toOutbox: boolean;
  readonly #from: string;
  readonly #host: string;

  constructor(config: Pick<Config, 'dataDir' | 'smtpUrl' | 'smsUrl' | 'mailFrom' | 'publicUrl'>) {
    this.#outbox = join(config.dataDir, 'outbox');
    this.#smsUrl = config.smsUrl;
    this.#toOutbox = !config.smtpUrl;
    this.#from = config.mailFrom;
    this.#host = new URL(config.publicUrl).hostname;
    const open = (maxConnections: number) =>
      config.smtpUrl
        ? createTransport({
            url: config.smtpUrl,
            pool: true,
            maxConnections,
            connectionTimeout: GATEWAY_TIMEOUT_MS,
            greetingTimeout: GATEWAY_TIMEOUT_MS,
            socketTimeout: GATEWAY_TIMEOUT_MS,
          })
        : createTransport({ streamTransport: true, buffer: true });
    this.#urgent = open(URGENT_CONNECTIONS);
    this.#queued = open(QUEUED_CONNECTIONS);
  }

  /** What a mail is known by: the same however often it is sent, so that it can be told from another. */
  messageId(id: string): string {
    return `<${id}@${this.#host}>`;
  }

  /**
   * Sends a mail that somebody waits for, a code: they can ask for another where it fails.
   * @throws {Problem} SERVICE_UNAVAILABLE when the mail server does not take it
   */
  async mailNow(mail: Mail): Promise<void> {
    const late = delay(URGENT_DEADLINE_MS, undefined, { ref: false }).then(() => {
      throw new Problem('SERVICE_UNAVAILABLE');
    });
    try {
      await Promise.race([this.#hand(this.#urgent, mail), late]);
    } catch {
      throw new Problem('SERVICE_UNAVAILABLE');
    }
  }

  /** Sends a mail of the queue. @throws {MailRefused} */
  async send(mail: Mail): Promise<void> {
    await this.#hand(this.#queued, mail).catch((error: unknown) => {
      throw new MailRefused(error);
    });
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
    this.#urgent.close();
    this.#queued.close();
  }

  async #hand(transport: Transporter, mail: Mail): Promise<void> {
    const { senderName, ...parts } = mail;
    const from = senderName ? senderOf(senderName, this.#from) : this.#from;
    const sent = (await transport.sendMail({ from, ...parts })) as { message?: Buffer };
    if (this.#toOutbox && sent.message) await this.#keep('eml', sent.message);
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
