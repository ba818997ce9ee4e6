import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config.ts';

const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

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

  /** @throws {Error} when it was sealed with another key, for another purpose, or was changed */
  open(purpose: string, sealed: Buffer): string {
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

/** Two processes may start on a new folder at once: the one that writes first decides for both. */
function keyOfFolder(folder: string): Buffer {
  const file = secretKeyFile(folder);
  mkdirSync(folder, { recursive: true });
  try {
    writeFileSync(file, randomBytes(KEY_BYTES).toString('base64url'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(file);
}
