import type { CallToActionBlock, StoredCallToActionBlock } from '@stoa/api/schema';
import { hasText } from '../../../../core/text/texts.ts';
import { defineBlock } from '../block.ts';
import { isSilent, linkOf, shownAction, textsOf } from '../content-parts.ts';

/** What people are asked to do. */
export const block = defineBlock<StoredCallToActionBlock, CallToActionBlock>({
  types: ['callToAction'],
  fill: (_tx, blocks, { say }) =>
    blocks.map(({ type, title, text, tone, action, secondAction }) => ({
      type,
      title: say(title),
      text: say(text),
      tone,
      action: shownAction(action, say),
      secondAction: shownAction(secondAction, say),
    })),
  contentsOf: ({ title, text, action, secondAction }) => ({
    isEmpty: !hasText(title) || isSilent(action) || isSilent(secondAction),
    texts: textsOf(title, text, action?.label, secondAction?.label),
    links: [...linkOf('action', action), ...linkOf('secondAction', secondAction)],
  }),
});
