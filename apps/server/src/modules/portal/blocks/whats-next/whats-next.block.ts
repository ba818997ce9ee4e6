import type { StoredWhatsNextBlock, WhatsNextBlock } from '@stoa/api/schema';
import { presentCard } from '../../../resources/resource-card.ts';
import { defineBlock } from '../block.ts';
import { listWhatsNext } from './whats-next.repository.ts';

/** What begins next. */
export const block = defineBlock<StoredWhatsNextBlock, WhatsNextBlock>({
  types: ['whatsNext'],
  fill: async (tx, blocks, { school, language, member, now, say }) => {
    const limit = Math.max(...blocks.map((one) => one.limit));
    const rows = await listWhatsNext(tx, school.id, { member, now }, limit);
    const items = rows.map((row) =>
      presentCard(row, { language, schoolDefault: school.default_language, now }),
    );
    return blocks.map(({ type, title, perLine, ...one }) => ({
      type,
      title: say(title),
      perLine,
      items: items.slice(0, one.limit),
    }));
  },
  contentsOf: ({ title }) => ({ texts: [title] }),
});
