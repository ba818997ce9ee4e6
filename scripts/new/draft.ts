import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { formatted } from '../lib/format.ts';

/** A file as a generator wants it. */
export interface Change {
  /** From the root of the checkout. */
  path: string;
  text: string;
  isNew: boolean;
}

/** What a generator would do to a checkout. Nothing is written before everything is known. */
export class Draft {
  readonly #root: string;
  readonly #changes = new Map<string, Change>();

  constructor(root: string) {
    this.#root = root;
  }

  /** Whether there is a file or folder, in the checkout or in the draft. */
  has(path: string): boolean {
    return this.#changes.has(path) || existsSync(join(this.#root, path));
  }

  /** @throws {Error} where there is no such file */
  read(path: string): string {
    const known = this.#changes.get(path);
    if (known) return known.text;
    if (!existsSync(join(this.#root, path))) throw new Error(`${path} is not there.`);
    return readFileSync(join(this.#root, path), 'utf8');
  }

  /** @throws {Error} where there is one already */
  create(path: string, text: string): void {
    if (this.has(path)) throw new Error(`${path} is there already.`);
    this.#changes.set(path, { path, text, isNew: true });
  }

  /** Changes a file that is there. @throws {Error} where it is not, or the place of the change is not found */
  edit(path: string, change: (text: string) => string): void {
    const text = change(this.read(path));
    this.#changes.set(path, { path, text, isNew: this.#changes.get(path)?.isNew ?? false });
  }

  /** All changes, formatted as `npm run format` would. @throws {Error} where one cannot be parsed */
  async changes(): Promise<Change[]> {
    const all = [...this.#changes.values()];
    return Promise.all(
      all.map(async (change) => ({
        ...change,
        text: /\.(?:sql|md)$/.test(change.path) ? change.text : await formatted(change.path, change.text),
      })),
    );
  }

  /** Writes everything. @returns what was written */
  async write(): Promise<Change[]> {
    const changes = await this.changes();
    for (const { path, text } of changes) {
      mkdirSync(dirname(join(this.#root, path)), { recursive: true });
      writeFileSync(join(this.#root, path), text);
    }
    return changes;
  }
}
