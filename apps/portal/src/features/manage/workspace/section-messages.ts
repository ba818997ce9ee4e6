import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ManageSection } from '../../../app/page-facts.ts';

/** Names of the sections. */
export const SECTION_MESSAGES = {
  overview: msg({
    message: 'Overview',
    context: 'management',
    comment: 'Section of the management of a school',
  }),
  pages: msg({ message: 'Pages', context: 'management', comment: 'Section of the management of a school' }),
  content: msg({
    message: 'Content',
    context: 'management',
    comment: 'Section of the management of a school',
  }),
  people: msg({ message: 'People', context: 'management', comment: 'Section of the management of a school' }),
  learning: msg({
    message: 'Learning',
    context: 'management',
    comment: 'Section of the management of a school',
  }),
  live: msg({ message: 'Live', context: 'management', comment: 'Section of the management of a school' }),
  store: msg({ message: 'Store', context: 'management', comment: 'Section of the management of a school' }),
  settings: msg({
    message: 'Settings',
    context: 'management',
    comment: 'Section of the management of a school',
  }),
} satisfies Record<ManageSection, MessageDescriptor>;
