import type { O3AreaBlock, StoredO3AreaBlock } from '@stoa/api/schema';
import type { O3CardRow } from '../../../../core/o3/o3-card.ts';
import { presentCard } from '../../../../core/o3/o3-card.presenter.ts';
import { defineBlock } from '../block.ts';
import { listAreaCards } from './o3-area.repository.ts';

/** Below the area, where each list is. */
const LISTS: Readonly<Record<StoredO3AreaBlock['list'], string>> = {
  recommended: '',
  project: '/new-project',
  course: '/course-more',
  case: '/case-center-more',
  tool: '/more?kind=tool',
  scenario: '/more?kind=scenario',
};

/** Cards of the o3 area, as its first page has them. Other schools have none. */
export const block = defineBlock<StoredO3AreaBlock, O3AreaBlock>({
  types: ['o3Area'],
  fill: async (tx, blocks, { school, language, say }) => {
    const rows =
      school.type === 'o3' ? await listAreaCards(tx, school.id, blocks) : new Map<number, O3CardRow[]>();
    const wording = { language, schoolDefault: school.default_language };
    return blocks.map(({ type, title, list, perLine }, index) => ({
      type,
      title: say(title),
      perLine,
      items: (rows.get(index) ?? []).map((row) => presentCard(row, wording)),
      moreUrl: `/portal/${school.id}/o3-school${LISTS[list]}`,
    }));
  },
  contentsOf: ({ title }) => ({ texts: [title] }),
});
