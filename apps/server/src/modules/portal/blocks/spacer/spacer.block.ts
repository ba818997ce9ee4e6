import type { SpacerBlock, StoredSpacerBlock } from '@stoa/api/schema';
import { defineBlock } from '../block.ts';

/** Room between blocks. */
export const block = defineBlock<StoredSpacerBlock, SpacerBlock>({
  types: ['spacer'],
  fill: (_tx, blocks) => blocks.map(({ type, look }) => ({ type, look })),
  contentsOf: () => ({ texts: [] }),
});
