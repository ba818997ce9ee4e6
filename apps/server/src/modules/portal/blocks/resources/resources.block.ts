import type { ResourceBlock, StoredResourceBlock } from '@stoa/api/schema';
import { KINDS } from '../../../resources/kinds/registry.ts';
import { presentCard } from '../../../resources/resource-card.ts';
import { defineBlock, type SeedOf } from '../block.ts';
import { listBlockCards } from './resources.repository.ts';

type Source = StoredResourceBlock['source'];
/** Demo content names resources and categories by their slugs. */
type ResourceSeed = Omit<SeedOf<StoredResourceBlock>, 'source'> & {
  source: Pick<Source, 'sort'> & { slugs?: string[]; categories?: string[] };
};

/** Cards of resources: a type of block for each that a kind of resources names. */
export const block = defineBlock<StoredResourceBlock, ResourceBlock, ResourceSeed>({
  types: [...new Set(KINDS.flatMap(({ block: listedIn }) => listedIn ?? []))],
  fill: async (tx, blocks, { school, language, member, now, say }) => {
    const rows = await listBlockCards(tx, blocks, { schoolId: school.id, member, now });
    return blocks.map(({ id, type, title, perLine }, index) => ({
      type,
      title: say(title),
      perLine,
      items: (rows.get(index) ?? []).map((row) =>
        presentCard(row, { language, schoolDefault: school.default_language, now }),
      ),
      moreUrl: `/portal/${school.id}/more?blockId=${id}`,
    }));
  },
  contentsOf: ({ title, source: { resourceIds, categoryIds } }) => ({
    // A list that was emptied finds nothing.
    isEmpty: resourceIds?.length === 0 || categoryIds?.length === 0,
    texts: [title],
    ...(resourceIds ? { resources: resourceIds } : {}),
  }),
  fromSeed: ({ source: { slugs, categories, ...source }, ...seed }, { resourceId, categoryId }) => ({
    ...seed,
    source: {
      ...source,
      ...(categories ? { categoryIds: categories.map(categoryId) } : {}),
      ...(slugs ? { resourceIds: slugs.map(resourceId) } : {}),
    },
  }),
});
