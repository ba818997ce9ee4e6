import type { Database } from '../../database/pool.ts';
import { newRefreshToken } from './refresh-token.ts';
import { rotateAll, rotateLate, type Exchange, type Rotation } from './rotation.repository.ts';

const LARGEST_BATCH = 100;

interface Asked {
  exchange: Exchange;
  resolve: (rotation: Rotation | undefined) => void;
  reject: (error: unknown) => void;
}

/**
 * Renews sign-ins. Those that arrive while the disk is still busy with others go together in the next statement: they
 * share its round trip and its flush. A caller who is alone does not wait.
 */
export class Rotations {
  readonly #database: Database;
  #waiting: Asked[] = [];
  #busy = false;

  constructor(database: Database) {
    this.#database = database;
  }

  /** Exchanges a refresh token for its successor. */
  async rotate(token: string, now: Date): Promise<Rotation> {
    const exchange = { token, successor: newRefreshToken(), now };
    const rotation = await new Promise<Rotation | undefined>((resolve, reject) => {
      this.#waiting.push({ exchange, resolve, reject });
      if (!this.#busy) void this.#work();
    });
    return rotation ?? this.#database.write({}, (tx) => rotateLate(tx, token, now));
  }

  async #work(): Promise<void> {
    this.#busy = true;
    // What arrives in the same turn goes along.
    await Promise.resolve();
    while (this.#waiting.length > 0) await this.#exchange(this.#waiting.splice(0, LARGEST_BATCH));
    this.#busy = false;
  }

  async #exchange(batch: readonly Asked[]): Promise<void> {
    try {
      const rotations = await rotateAll(
        this.#database,
        batch.map((asked) => asked.exchange),
      );
      for (const [index, asked] of batch.entries()) asked.resolve(rotations[index]);
    } catch (error) {
      const [first, ...others] = batch;
      if (others.length === 0) return first?.reject(error);
      // Nobody pays for another's failure (a deadlock with the batch of another process): each one by itself.
      for (const asked of batch) await this.#exchange([asked]);
    }
  }
}
