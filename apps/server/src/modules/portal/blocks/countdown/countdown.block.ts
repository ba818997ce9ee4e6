import type { CountdownBlock, StoredCountdownBlock } from '@stoa/api/schema';
import { hasText } from '../../../../core/text/texts.ts';
import { defineBlock } from '../block.ts';
import { isSilent, linkOf, shownAction, textsOf } from '../content-parts.ts';

/** The time that is left until a moment. */
export const block = defineBlock<StoredCountdownBlock, CountdownBlock>({
  types: ['countdown'],
  fill: (_tx, blocks, { say, now }) =>
    blocks.map(({ type, title, text, until, after, action }) => ({
      type,
      title: say(title),
      text: say(text),
      until,
      after: say(after),
      action: shownAction(action, say),
      isOver: Date.parse(until) <= now.getTime(),
    })),
  contentsOf: ({ title, text, after, action }) => ({
    isEmpty: !hasText(title) || isSilent(action),
    texts: textsOf(title, text, after, action?.label),
    links: linkOf('action', action),
  }),
});
