import type { Block } from '@stoa/api/schema';
import { findHidden } from '../../core/people/hiding.repository.ts';
import type { Database } from '../../database/pool.ts';
import type { Viewer } from '../../http/context.ts';
import { BLOCKS } from './blocks/registry.ts';

/** Blocks as a viewer is shown them: without those whom they blocked or muted, or who blocked them. */
export async function hidePeople(
  database: Database,
  schoolId: string,
  blocks: Block[],
  viewer: Viewer | undefined,
): Promise<Block[]> {
  // Most pages show nobody: then nothing is asked.
  if (!viewer || !blocks.some(({ type }) => BLOCKS.get(type)?.hidePeople)) return blocks;
  const hidden = await database.read({ schoolId }, (tx) => findHidden(tx, viewer.accountId));
  if (hidden.size === 0) return blocks;
  return blocks.map((block) => BLOCKS.get(block.type)?.hidePeople?.(block, hidden) ?? block);
}
