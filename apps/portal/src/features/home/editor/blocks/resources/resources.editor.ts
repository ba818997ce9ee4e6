import { msg } from '@lingui/core/macro';
import type { StoredResourceBlock } from '@stoa/api/schema';
import { defineBlockEditor, foundFor } from '../../block-editor.ts';
import { HEADING, PER_LINE } from '../../block-fields.ts';

/** Cards of resources. */
export const editor = defineBlockEditor<StoredResourceBlock>({
  names: {
    courses: msg({ message: 'Courses', context: 'block' }),
    classes: msg({ message: 'Classes', context: 'block' }),
    knowledge: msg({ message: 'Articles', context: 'block' }),
    exams: msg({ message: 'Exams', context: 'block' }),
    lives: msg({ message: 'Live sessions', context: 'block' }),
    topics: msg({ message: 'Topics', context: 'block' }),
    learningMaps: msg({ message: 'Learning maps', context: 'block' }),
  },
  group: 'data',
  fields: [
    HEADING,
    PER_LINE,
    { kind: 'number', name: 'limit', label: msg`Cards at most`, min: 1, max: 50 },
    { kind: 'resources', name: 'source' },
  ],
  blank: (title) => ({ title, perLine: 4, limit: 8, source: { sort: '0' } }),
  shown: ({ type, title, perLine, limit, source: { resourceIds } }, filled, { say }) => {
    const found = foundFor(filled, type);
    const items = found?.items ?? [];
    return {
      title: say(title),
      perLine,
      // What was chosen by hand changes its place at once; what the preview has not found yet comes with the next one.
      items: resourceIds
        ? resourceIds.flatMap((id) => items.find((card) => card.id === id) ?? []).slice(0, limit)
        : items.slice(0, limit),
      moreUrl: found?.moreUrl ?? '/',
    };
  },
});
