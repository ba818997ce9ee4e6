import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';
import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { type Config, StartError } from '../config.ts';
import { makeFolder } from '../database/make-folder.ts';
import type { Database } from '../database/pool.ts';
import { leaveProbe } from './secret-box.repository.ts';

const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** At least 32 characters that can be seen, as SECRET_KEY; those that Stoa makes have 43. */
const KEY_FORMAT = /^[\x21-\x7e]{32,}\s*$/;
/** Rights of anybody but the owner. */
const OTHERS = 0o077;
/** File systems without hard links. */
const NO_LINKS = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS']);

/** Something sealed that this key does not open. */
export class SealError extends Error {}

/**
 * Seals what the database keeps and must not be able to open: the key lies outside of it, in SECRET_KEY (any long
 * random text, the same for all processes on one database) or in DATA_DIR/secret.key, which is made at the first start.
 */
export class SecretBox {
  readonly #key: Buffer;

  constructor(config: Pick<Config, 'dataDir' | 'secretKey'>) {
    this.#key = config.secretKey ? Buffer.from(config.secretKey, 'utf8') : keyOfFolder(config.dataDir);
  }

  /** @param purpose what the secret is for; it opens for the same purpose alone */
  seal(purpose: string, text: string): Buffer {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv('aes-256-gcm', this.#derive(purpose), nonce);
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
  }

  /** @throws {SealError} when it was sealed with another key, for another purpose, or was changed */
  open(purpose: string, sealed: Buffer): string {
    try {
      return this.#open(purpose, sealed);
    } catch (error) {
      throw new SealError('A sealed value does not open.', { cause: error });
    }
  }

  #open(purpose: string, sealed: Buffer): string {
    const decipher = createDecipheriv('aes-256-gcm', this.#derive(purpose), sealed.subarray(0, NONCE_BYTES), {
      authTagLength: TAG_BYTES,
    });
    decipher.setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    const text = decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES));
    return Buffer.concat([text, decipher.final()]).toString('utf8');
  }

  /** Signs a text, so that it can be told later that it was this server's. */
  sign(purpose: string, text: string): string {
    return createHmac('sha256', this.#derive(purpose)).update(text).digest('base64url');
  }

  /** Whether a signature is of this text; a wrong one takes as long as a right one. */
  isSigned(purpose: string, text: string, signature: string): boolean {
    const right = Buffer.from(this.sign(purpose, text));
    const given = Buffer.from(signature);
    return given.length === right.length && timingSafeEqual(given, right);
  }

  #derive(purpose: string): Buffer {
    return Buffer.from(hkdfSync('sha256', this.#key, '', `stoa secret ${purpose}`, KEY_BYTES));
  }
}

/** Where the key lies that was not given as SECRET_KEY. */
export const secretKeyFile = (dataDir: string): string => join(dataDir, 'secret.key');

/** Made whole beside its place and linked there: of two processes on a new folder one decides for both. */
function keyOfFolder(folder: string): Buffer {
  const file = secretKeyFile(folder);
  const draft = `${file}.new-${process.pid}`;
  try {
    makeFolder(folder);
    if (!existsSync(file)) {
      try {
        writeFileSync(draft, randomBytes(KEY_BYTES).toString('base64url'), { mode: 0o600, flush: true });
        putInPlace(draft, file);
      } finally {
        rmSync(draft, { force: true });
      }
    }
    const key = readFileSync(file);
    if (!KEY_FORMAT.test(key.toString('latin1')))
      throw new StartError(
        `The key in ${file} is empty or damaged: put it back from a backup. Only where there is none, delete it: second factors, sign-in services and links in mails then have to be set up anew.`,
      );
    // It may have been restored with the rights of a copy.
    if ((statSync(file).mode & OTHERS) !== 0) chmodSync(file, 0o600);
    return key;
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(`The key in ${file} cannot be made or read: ${(error as Error).message}`);
  }
}

function putInPlace(draft: string, file: string): void {
  try {
    linkSync(draft, file);
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') return;
    if (!NO_LINKS.has(code)) throw error;
    renameSync(draft, file);
  }
  const folder = openSync(dirname(file), 'r');
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
}

/** What the database keeps sealed so that another key is noticed at the start. */
const PROBE = 'stoa';
const PROBE_PURPOSE = 'probe';

/**
 * Proves that the key is the one with which the database's secrets were sealed; the first start leaves the proof.
 * @throws {StartError} when it is another one
 */
export async function proveKey(database: Database, secrets: SecretBox): Promise<void> {
  const sealed = await database.write({}, (tx) => leaveProbe(tx, secrets.seal(PROBE_PURPOSE, PROBE)));
  try {
    secrets.open(PROBE_PURPOSE, sealed);
  } catch {
    throw new StartError(
      'The secrets in this database were sealed with another key: set the SECRET_KEY or put the secret.key into DATA_DIR that belong to it, from the same backup or from the other processes.',
    );
  }
}
