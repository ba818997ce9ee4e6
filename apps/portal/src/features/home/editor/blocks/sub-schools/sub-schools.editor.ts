import { msg } from '@lingui/core/macro';
import type { StoredSubSchoolsBlock } from '@stoa/api/schema';
import { defineBlockEditor, foundFor } from '../../block-editor.ts';
import { HEADING, PER_LINE } from '../../block-fields.ts';

/** The sub-schools. */
export const editor = defineBlockEditor<StoredSubSchoolsBlock>({
  names: { subSchools: msg({ message: 'Sub-schools', context: 'block' }) },
  group: 'data',
  fields: [HEADING, PER_LINE],
  blank: (title) => ({ title, perLine: 4 }),
  shown: ({ type, title, perLine }, filled, { say }) => {
    const found = foundFor(filled, type);
    return { title: say(title), perLine, items: found?.items ?? [], moreUrl: found?.moreUrl ?? '/' };
  },
});
