import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AnyBlock } from './block.ts';

const load = async (file: string): Promise<AnyBlock> =>
  ((await import(pathToFileURL(join(import.meta.dirname, file)).href)) as { block: AnyBlock }).block;

/** The description of every type of blocks, by type: each folder here has one. */
export const BLOCKS: ReadonlyMap<string, AnyBlock> = new Map(
  (
    await Promise.all(
      globSync('*/*.block.ts', { cwd: import.meta.dirname })
        .sort()
        .map(load),
    )
  ).flatMap((block) => block.types.map((type) => [type, block] as const)),
);
