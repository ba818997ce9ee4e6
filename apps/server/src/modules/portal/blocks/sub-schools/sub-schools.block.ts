import type { StoredSubSchoolsBlock, SubSchoolsBlock } from '@stoa/api/schema';
import { presentListing } from '../../../schools/directory.presenter.ts';
import { listOpenChildren } from '../../../schools/directory.repository.ts';
import { defineBlock } from '../block.ts';

const SUB_SCHOOLS_MAX = 20;

/** The sub-schools. */
export const block = defineBlock<StoredSubSchoolsBlock, SubSchoolsBlock>({
  types: ['subSchools'],
  fill: async (tx, blocks, { school, language, say }) => {
    const rows = await listOpenChildren(tx, school.id, SUB_SCHOOLS_MAX);
    const items = rows.map((row) => presentListing(row, [], language, undefined));
    return blocks.map(({ type, title, perLine }) => ({
      type,
      title: say(title),
      perLine,
      items,
      moreUrl: `/portal/${school.id}/sub-school`,
    }));
  },
  contentsOf: ({ title }) => ({ texts: [title] }),
});
