import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { KeptVersion } from '@stoa/api/schema';

const DATES = msg({ message: 'Dates', context: 'version', comment: 'What is different in a version' });
const OUTLINE = msg({ message: 'Outline', context: 'version', comment: 'What is different in a version' });

/** What is different in a version. */
export const CHANGED_MESSAGES = {
  title: msg({ message: 'Title', context: 'version', comment: 'What is different in a version' }),
  summary: msg({ message: 'Summary', context: 'version', comment: 'What is different in a version' }),
  coverUrl: msg({ message: 'Cover', context: 'version', comment: 'What is different in a version' }),
  audience: msg({ message: 'Audience', context: 'version', comment: 'What is different in a version' }),
  categoryIds: msg({ message: 'Categories', context: 'version', comment: 'What is different in a version' }),
  body: msg({ message: 'Text', context: 'version', comment: 'What is different in a version' }),
  outcomes: msg({
    message: 'Learning outcomes',
    context: 'version',
    comment: 'What is different in a version',
  }),
  startsAt: DATES,
  endsAt: DATES,
  capacity: msg({ message: 'Seats', context: 'version', comment: 'What is different in a version' }),
  givesCertificate: msg({
    message: 'Certificate',
    context: 'version',
    comment: 'What is different in a version',
  }),
  sections: OUTLINE,
  stages: OUTLINE,
  items: OUTLINE,
  material: msg({
    message: 'File or activity',
    context: 'version',
    comment: 'What is different in a version of a lesson',
  }),
} satisfies Record<KeptVersion['changed'][number], MessageDescriptor>;
