import type { SeedLookup } from '../modules/portal/blocks/block.ts';
import { BLOCKS } from '../modules/portal/blocks/registry.ts';
import { blockChecks } from '../core/pages/stored-block.ts';
import type { BlockSeed } from './format.ts';

/** A block of the demo content as it is stored, and what the contract's StoredBlock finds wrong with it. */
export function storedBlock(
  id: string,
  seed: BlockSeed,
  lookup: SeedLookup,
): { block: object; problem: string | undefined } {
  const description = BLOCKS.get(seed.type);
  const check = blockChecks().get(seed.type);
  if (!description || !check) return { block: seed, problem: `there is no type "${seed.type}"` };
  const block = { id, ...(description.fromSeed?.(seed, lookup) ?? seed) };
  return { block, problem: check(block) };
}
