import type { Block } from '@stoa/api/schema';
import type { Viewer } from '../../http/context.ts';
import { BLOCKS } from './blocks/registry.ts';

/** Blocks as a viewer is shown them: without those whom they blocked or muted, or who blocked them. */
export const hidePeople = (blocks: Block[], viewer: Viewer | undefined): Block[] => {
  const hidden = viewer?.hidden;
  return hidden
    ? blocks.map((block) => BLOCKS.get(block.type)?.hidePeople?.(block, hidden) ?? block)
    : blocks;
};
