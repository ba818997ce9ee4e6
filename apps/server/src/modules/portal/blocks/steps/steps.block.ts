import type { StepsBlock, StoredStepsBlock } from '@stoa/api/schema';
import { defineBlock } from '../block.ts';

/** What one does after the other. */
export const block = defineBlock<StoredStepsBlock, StepsBlock>({
  types: ['steps'],
  fill: (_tx, blocks, { say }) =>
    blocks.map(({ type, title, items }) => ({
      type,
      title: say(title),
      items: items.map((item) => ({ title: say(item.title), text: say(item.text) })),
    })),
  contentsOf: ({ title, items }) => ({
    isEmpty: items.length === 0,
    texts: [title, ...items.flatMap((item) => [item.title, item.text])],
  }),
});
