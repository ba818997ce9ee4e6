import type { BulletinsBlock, StoredBulletinsBlock } from '@stoa/api/schema';
import { defineBlock } from '../block.ts';
import { listRunningBulletins } from './bulletins.repository.ts';

/** What the school announces. */
export const block = defineBlock<StoredBulletinsBlock, BulletinsBlock>({
  types: ['bulletins'],
  fill: async (tx, blocks, { school, now, say }) => {
    const rows = await listRunningBulletins(
      tx,
      school.id,
      now,
      Math.max(...blocks.map(({ limit }) => limit)),
    );
    const items = rows.map(({ id, content, start_time }) => ({
      id,
      content: say(content),
      startTime: start_time.toISOString(),
    }));
    return blocks.map(({ type, title, limit }) => ({
      type,
      title: say(title),
      items: items.slice(0, limit),
    }));
  },
  contentsOf: ({ title }) => ({ texts: [title] }),
});
