import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../http/clock.ts';
import { fits, isConfigKey, type Config } from './public-keys.ts';

/** So long a value is taken as it is (the pages switch of the specification). */
export const FRESH_MS = 300_000;
/** After a failure it is asked again only then; what was known stays. */
export const RETRY_MS = 30_000;
const TIMEOUT_MS = 3000;
const LARGEST_BYTES = 256 * 1024;

/**
 * The configuration that the operator keeps elsewhere: one JSON document of public keys. Whatever happens there (slow,
 * garbage, ten megabytes, redirects), pages go on with what was known last, else with what is here. It is asked
 * without any credentials and never waited for twice at once.
 */
export class RemoteConfig {
  readonly #url: string | undefined;
  readonly #clock: Clock;
  readonly #log: Pick<FastifyBaseLogger, 'warn'>;
  #values: Partial<Config> = {};
  #due = 0;
  #loading: Promise<void> | undefined;
  #isKnown = false;

  constructor(url: string | undefined, clock: Clock, log: Pick<FastifyBaseLogger, 'warn'>) {
    this.#url = url;
    this.#clock = clock;
    this.#log = log;
  }

  /** What is known. Only the first ask waits, no longer than the time-out; later ones renew behind the answer. */
  async values(): Promise<Partial<Config>> {
    if (!this.#url) return this.#values;
    if (this.#clock.now().getTime() >= this.#due) {
      this.#loading ??= this.#load(this.#url).finally(() => (this.#loading = undefined));
    }
    if (!this.#isKnown) await this.#loading;
    return this.#values;
  }

  /** Waits for a renewal that is under way. */
  async settled(): Promise<void> {
    await this.#loading;
  }

  async #load(url: string): Promise<void> {
    try {
      const document: unknown = JSON.parse(await fetchText(url));
      if (typeof document !== 'object' || document === null || Array.isArray(document))
        throw new Error('The configuration is no object.');
      const values: Partial<Record<string, unknown>> = {};
      for (const [key, value] of Object.entries(document)) {
        if (!isConfigKey(key)) continue;
        if (fits(key, value)) values[key] = value;
        // One wrong value spoils no other, and not what was right before.
        else {
          this.#log.warn({ key }, 'a value of the remote configuration does not fit');
          if (this.#values[key] !== undefined) values[key] = this.#values[key];
        }
      }
      this.#values = values as Partial<Config>;
      this.#due = this.#clock.now().getTime() + FRESH_MS;
    } catch (error) {
      this.#log.warn({ err: error }, 'the remote configuration cannot be read');
      this.#due = this.#clock.now().getTime() + RETRY_MS;
    }
    this.#isKnown = true;
  }
}

/** A document of the operator, limited in time and size. Redirects are not followed. */
export async function fetchText(url: string): Promise<string> {
  const answer = await fetch(url, {
    redirect: 'error',
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!answer.ok || !answer.body) throw new Error(`It answered ${answer.status}.`);
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of answer.body) {
    size += part.length;
    if (size > LARGEST_BYTES) throw new Error('It is too large.');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}
