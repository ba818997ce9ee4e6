import { msg } from '@lingui/core/macro';
import type { O3AreaBlock, StoredO3AreaBlock } from '@stoa/api/schema';
import { defineBlockEditor, foundFor } from '../../block-editor.ts';
import { HEADING, PER_LINE } from '../../block-fields.ts';

/** Cards of the o3 area. */
export const editor = defineBlockEditor<StoredO3AreaBlock>({
  names: {
    o3Area: msg({
      message: 'Projects and tools',
      context: 'block',
      comment: 'Block of a page: cards of the area for project management and basic software',
    }),
  },
  group: 'data',
  isFor: (schoolType) => schoolType === 'o3',
  fields: [
    HEADING,
    {
      kind: 'choice',
      name: 'list',
      label: msg({
        message: 'Entries',
        context: 'block',
        comment: 'Field: which resources a list of a page shows',
      }),
      options: [
        ['recommended', msg({ message: 'Recommended by the school', context: 'block' })],
        ['project', msg({ message: 'Projects', comment: 'Heading of a list' })],
        ['course', msg({ message: 'Courses', context: 'o3', comment: 'Heading of a list' })],
        [
          'case',
          msg({ message: 'Cases', comment: 'Heading of a list: true stories of projects, to learn from' }),
        ],
        ['tool', msg({ message: 'Tools', comment: 'Heading of a list: programs and methods' })],
        [
          'scenario',
          msg({
            message: 'Scenarios',
            comment: 'Heading of a list: situations to work through step by step',
          }),
        ],
      ],
    },
    PER_LINE,
    { kind: 'number', name: 'limit', label: msg`Cards at most`, min: 1, max: 20 },
  ],
  blank: (title) => ({ title, list: 'recommended', perLine: 4, limit: 8 }),
  shown: ({ type, title, perLine, limit }, filled, { say }) => {
    const found = foundFor(filled, type);
    return {
      title: say(title),
      perLine,
      items: found?.items.slice(0, limit) ?? [],
      moreUrl: found?.moreUrl ?? '/',
    };
  },
  isEmpty: (shown) => (shown as O3AreaBlock).items.length === 0,
});
