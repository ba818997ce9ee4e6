import { listOf, slug } from '../../../../seed/check-shapes.ts';
import type { ResourceSeed } from '../../../../seed/format.ts';
import type { KindSeed } from '../kind.ts';

/** seed/resources/topics/*.yaml: a collection of other resources. */
interface TopicSeed extends ResourceSeed {
  /** Slugs of resources of the same school. */
  items: string[];
}

export const seed: KindSeed<TopicSeed> = {
  fields: { items: listOf(slug, 2) },
  check: ({ items }, known) => items.forEach(known.resource),
  columns: () => ({}),
  write: async (tx, topic, { resources }) => {
    const items = topic.items.flatMap((name, position) => {
      const resource_id = resources.get(name);
      return resource_id ? [{ topic_id: topic.id, school_id: topic.school, resource_id, position }] : [];
    });
    if (items.length > 0) await tx.insertInto('topic_item').values(items).execute();
  },
};
