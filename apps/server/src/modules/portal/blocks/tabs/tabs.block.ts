import type { TabsBlock, StoredTabsBlock } from '@stoa/api/schema';
import { defineBlock } from '../block.ts';
import { partContents, shownPart } from '../block-parts.ts';

/** Texts of which one is shown. */
export const block = defineBlock<StoredTabsBlock, TabsBlock>({
  types: ['tabs'],
  fill: (_tx, blocks, context) =>
    blocks.map(({ type, title, parts }) => ({
      type,
      title: context.say(title),
      parts: parts.map((part) => shownPart(part, context)),
    })),
  contentsOf: ({ title, parts }) => partContents(title, parts),
});
