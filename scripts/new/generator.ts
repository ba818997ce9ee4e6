import type { Draft } from './draft.ts';

/** The words of a command line, after the kind of thing. */
export interface Words {
  names: readonly string[];
  options: Readonly<Record<string, string | undefined>>;
}

/** Makes one kind of thing. */
export interface Generator {
  usage: string;
  /**
   * Fills the draft.
   * @returns what is left to do by hand
   * @throws {Error} that says what is wrong; nothing was written
   */
  plan(draft: Draft, root: string, words: Words): string[];
}
