import type { FastifyBaseLogger } from 'fastify';
import type { Database, Transaction } from '../../database/pool.ts';
import type { MailKind, MailReason } from '../../database/tables/mail.ts';
import type { Clock } from '../../http/clock.ts';
import { MailRefused, type Mail, type Messenger } from '../../platform/messenger.ts';
import { enqueue, enqueueAll } from '../../platform/queue.repository.ts';
import { type Entry, type Queue } from '../../platform/queue.ts';
import type { Config } from '../../config.ts';
import type { Messages } from '../../i18n/messages.ts';
import type { SecretBox } from '../../platform/secret-box.ts';
import { findSchoolAge } from '../schools/schools.repository.ts';
import { takeMails } from './budget.ts';
import { layOutMail, type Letter } from './mail-layout.ts';
import {
  type AddedMail,
  claimMail,
  delayMail,
  insertMails,
  lockWaiting,
  noteFailed,
  noteSent,
  reopenMails,
} from './mailer.repository.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
/** Waits between the tries of a mail, a day in all; after the last it has failed. */
export const RETRY_MS = [
  MINUTE_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  4 * HOUR_MS,
  8 * HOUR_MS,
  10 * HOUR_MS,
];
/** A try ends within this time, whatever the mail server does. */
const CLAIM_MS = 120_000;
const PURPOSE = 'mail';

/** What is waited for by somebody who sits there comes first, lists of people last. */
export const PRIORITY: Record<MailKind, number> = {
  account: 20,
  activationCode: 20,
  notification: 10,
  invitation: 5,
};
/** Invitations of an import. */
const MANY = 0;

export interface MailRow {
  id: string;
  school_id: string | null;
  account_id: string | null;
  kind: MailKind;
  recipient: string;
  source_id: string | null;
  content_cipher: Buffer | null;
  priority: number;
  attempts: number;
  counted: boolean;
}
/** What a mail is made of when it is sent. */
export interface Rendered {
  letter: Letter;
  /** Where it goes, if not to the address that the mail was added for. */
  to?: string;
  headers?: Record<string, string>;
  /** Notes beside what it is made of that it was sent. */
  sent?: (tx: Transaction) => Promise<void>;
}
/** A mail as it is handed over. */
interface ReadyMail {
  mail: Omit<Mail, 'to'> & { to?: string };
  sent?: Rendered['sent'];
}
/** @returns undefined where there is nothing to be said any more */
export type Renderer = (row: MailRow) => Promise<Rendered | undefined>;

interface NewMail {
  kind: Exclude<MailKind, 'notification'>;
  recipient: string;
  schoolId?: string | undefined;
  accountId?: string | undefined;
}

/** What mails are made of, by kind. */
export type Renderers = Partial<Record<MailKind, Renderer>>;

/**
 * Mails on their way: written with what they tell of, sent by the workers of the queue, tried again for a day, and kept
 * for those who run the school where they failed. A mail may be sent twice where a process dies between the mail
 * server's answer and its being noted; it has the same Message-ID then.
 */
export class Mailer {
  readonly #database: Database;
  readonly #clock: Clock;
  readonly #messenger: Messenger;
  readonly #secrets: SecretBox;
  readonly #messages: Messages;
  readonly #publicUrl: string;
  readonly #log: Pick<FastifyBaseLogger, 'error'>;
  readonly #renderers = new Map<MailKind, Renderer>();

  constructor(
    services: {
      config: Pick<Config, 'publicUrl'>;
      database: Database;
      clock: Clock;
      messages: Messages;
      messenger: Messenger;
      secrets: SecretBox;
    },
    queue: Queue,
    log: Pick<FastifyBaseLogger, 'error'>,
  ) {
    this.#database = services.database;
    this.#clock = services.clock;
    this.#messenger = services.messenger;
    this.#secrets = services.secrets;
    this.#messages = services.messages;
    this.#publicUrl = services.config.publicUrl;
    this.#log = log;
    queue.on('mail', (entry) => this.#send(entry));
  }

  /** Says of what mails of some kinds are made. */
  on(renderers: Renderers): void {
    for (const [kind, renderer] of Object.entries(renderers) as [MailKind, Renderer][]) {
      if (this.#renderers.has(kind)) throw new Error(`Mails of the kind ${kind} are made by two modules.`);
      this.#renderers.set(kind, renderer);
    }
  }

  /** Adds a mail inside a transaction of its school, or of none; it is sent once that commits. */
  async add(tx: Transaction, mail: NewMail, letter: Letter): Promise<void> {
    await this.#insert(tx, [
      {
        ...mail,
        counted: false,
        content_cipher: this.#secrets.seal(PURPOSE, JSON.stringify(this.#layOut(letter))),
        source_id: null,
        priority: PRIORITY[mail.kind],
      },
    ]);
  }

  /** Adds the mails of invitations that were taken off the budget already. Two statements, however many they are. */
  async addInvitations(
    tx: Transaction,
    schoolId: string,
    invitations: readonly { id: string; email: string }[],
  ): Promise<void> {
    await this.#insert(
      tx,
      invitations.map(({ id, email }) => ({
        kind: 'invitation',
        recipient: email,
        schoolId,
        counted: true,
        content_cipher: null,
        source_id: id,
        priority: invitations.length > 1 ? MANY : PRIORITY.invitation,
      })),
    );
  }

  async #insert(tx: Transaction, mails: readonly AddedMail[]): Promise<void> {
    if (mails.length === 0) return;
    const rows = await insertMails(tx, mails, this.#clock.now());
    await enqueueAll(
      tx,
      'mail',
      rows.map(({ id, school_id }) => ({ id, schoolId: school_id ?? undefined })),
      rows[0]?.priority ?? 0,
    );
  }

  /**
   * Sends those again that failed or wait for their next try, as long as the budget of their school reaches.
   * @returns how many
   */
  async resend(tx: Transaction, schoolId: string | undefined, ids: readonly string[]): Promise<number> {
    const rows = await reopenMails(tx, ids, this.#clock.now());
    await enqueueAll(
      tx,
      'mail',
      rows.map(({ id }) => ({ id, schoolId })),
      MANY,
    );
    return rows.length;
  }

  async #send({ id, schoolId }: Entry): Promise<void> {
    const scope = { schoolId };
    const claim = await this.#database.write(scope, (tx) => this.#claim(tx, id, schoolId));
    if (!claim) return;
    const finish = (work: (tx: Transaction) => Promise<unknown>) =>
      this.#database.write({ schoolId, accountId: claim.account_id ?? undefined }, work);
    let rendered: ReadyMail | undefined;
    try {
      rendered = await this.#render(claim);
      if (rendered)
        await this.#messenger.send({
          to: claim.recipient,
          messageId: this.#messenger.messageId(id),
          ...rendered.mail,
        });
    } catch (error) {
      const refusal = error instanceof MailRefused ? error : undefined;
      if (!refusal) this.#log.error({ err: error, mail: id }, 'a mail could not be made');
      await finish((tx) =>
        this.#failed(
          tx,
          claim,
          schoolId,
          refusal ?? { reason: 'internal', permanent: false, responseCode: undefined },
        ),
      );
      return;
    }
    await finish(async (tx) => {
      await noteSent(tx, id, this.#clock.now());
      await rendered?.sent?.(tx);
    });
  }

  /** @returns undefined where it was sent, is being sent, or has to wait: for its moment or for the budget */
  async #claim(tx: Transaction, id: string, schoolId: string | undefined): Promise<MailRow | undefined> {
    const now = this.#clock.now();
    const row = await lockWaiting(tx, id);
    if (!row) return undefined;
    const later = async (ms: number) => {
      await enqueue(tx, 'mail', { id, schoolId }, { priority: row.priority, delayMs: ms });
      return undefined;
    };
    if (row.claimed_until && row.claimed_until > now)
      return later(row.claimed_until.getTime() - now.getTime());
    if (schoolId !== undefined && !row.counted) {
      const school = await findSchoolAge(tx, schoolId);
      const { granted, retryAfterSeconds } = await takeMails(tx, { school }, 1, now);
      if (granted === 0) {
        await delayMail(tx, id, new Date(now.getTime() + retryAfterSeconds * 1000));
        return later(retryAfterSeconds * 1000);
      }
    }
    await claimMail(tx, id, new Date(now.getTime() + CLAIM_MS));
    return { ...row, attempts: row.attempts + 1 };
  }

  async #render(row: MailRow): Promise<ReadyMail | undefined> {
    if (row.content_cipher)
      return {
        mail: JSON.parse(this.#secrets.open(PURPOSE, row.content_cipher)) as Omit<Mail, 'to'>,
      };
    const renderer = this.#renderers.get(row.kind);
    if (!renderer) throw new Error(`Nothing is known of mails of the kind ${row.kind}.`);
    const rendered = await renderer(row);
    if (!rendered) return undefined;
    const { letter, to, headers, sent } = rendered;
    return {
      mail: { ...this.#layOut(letter), ...(to ? { to } : {}), ...(headers ? { headers } : {}) },
      ...(sent ? { sent } : {}),
    };
  }

  #layOut(letter: Letter): Omit<Mail, 'to'> {
    return layOutMail(this.#messages, { publicUrl: this.#publicUrl }, letter);
  }

  async #failed(
    tx: Transaction,
    row: MailRow,
    schoolId: string | undefined,
    refusal: { reason: MailReason; permanent: boolean; responseCode: number | undefined },
  ): Promise<void> {
    const now = this.#clock.now();
    const delayMs = refusal.permanent ? undefined : RETRY_MS[row.attempts - 1];
    const nextTryAt = delayMs === undefined ? undefined : new Date(now.getTime() + delayMs);
    await noteFailed(tx, row.id, refusal, nextTryAt, now);
    if (delayMs !== undefined)
      await enqueue(tx, 'mail', { id: row.id, schoolId }, { priority: row.priority, delayMs });
  }
}
