import type { FiguresBlock, StoredFiguresBlock } from '@stoa/api/schema';
import { defineBlock } from '../block.ts';
import { countFigures } from './figures.repository.ts';

/** The school in figures. */
export const block = defineBlock<StoredFiguresBlock, FiguresBlock>({
  types: ['figures'],
  fill: async (tx, blocks, { school, say }) => {
    const values = {
      learners: school.learner_count,
      languages: school.languages.length,
      ...(await countFigures(tx, school.id)),
    };
    return blocks.map(({ type, items }) => ({
      type,
      items: items.map(({ kind, label }) => ({ kind, label: say(label), value: values[kind] })),
    }));
  },
  contentsOf: ({ items }) => ({ isEmpty: items.length === 0, texts: items.map(({ label }) => label) }),
});
