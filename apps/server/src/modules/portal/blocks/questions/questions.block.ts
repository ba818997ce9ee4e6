import type { QuestionsBlock, StoredQuestionsBlock } from '@stoa/api/schema';
import { defineBlock } from '../block.ts';

/** Questions and answers. */
export const block = defineBlock<StoredQuestionsBlock, QuestionsBlock>({
  types: ['questions'],
  fill: (_tx, blocks, { say }) =>
    blocks.map(({ type, title, items }) => ({
      type,
      title: say(title),
      items: items.map(({ question, answer }) => ({ question: say(question), answer: say(answer) })),
    })),
  contentsOf: ({ title, items }) => ({
    isEmpty: items.length === 0,
    texts: [title, ...items.flatMap(({ question, answer }) => [question, answer])],
  }),
});
