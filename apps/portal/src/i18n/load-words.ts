import type { RouterContext } from '../app/services.ts';
import type { WordsPart } from './catalogues.ts';

/** A route's loader that waits for the words of its page's parts. */
export const loadWords =
  (...parts: WordsPart[]) =>
  async ({ context }: { context: Pick<RouterContext, 'words'> }): Promise<void> =>
    void (await Promise.all(parts.map(context.words)));
