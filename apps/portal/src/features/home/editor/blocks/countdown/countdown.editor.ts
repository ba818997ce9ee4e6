import { msg } from '@lingui/core/macro';
import type { StoredCountdownBlock } from '@stoa/api/schema';
import { defineBlockEditor } from '../../block-editor.ts';
import { HEADING, TEXT } from '../../block-fields.ts';
import { shownAction } from '../../shown-parts.ts';

const WEEK_MS = 604_800_000;

/** The time that is left until a moment. */
export const editor = defineBlockEditor<StoredCountdownBlock>({
  names: { countdown: msg({ message: 'Countdown', context: 'block' }) },
  group: 'data',
  fields: [
    HEADING,
    TEXT,
    {
      kind: 'moment',
      name: 'until',
      dayLabel: msg({ message: 'Counts down to', context: 'block', comment: 'Field: a day' }),
      timeLabel: msg({ message: 'Time', context: 'block', comment: 'Field: time of day' }),
    },
    {
      kind: 'text',
      name: 'after',
      label: msg({ message: 'Text afterwards', comment: 'What is shown after a countdown has ended' }),
      max: 500,
      isLong: true,
    },
    { kind: 'action', name: 'action', label: msg`Button` },
  ],
  blank: (title) => ({ title, until: new Date(Date.now() + WEEK_MS).toISOString() }),
  shown: ({ title, text, until, after, action }, _filled, { say }) => ({
    title: say(title),
    text: say(text),
    until,
    after: say(after),
    action: shownAction(action, say),
    isOver: false,
  }),
});
