import { msg } from '@lingui/core/macro';
import type { StoredTabsBlock } from '@stoa/api/schema';
import { defineBlockEditor } from '../../block-editor.ts';
import { HEADING, partsField } from '../../block-fields.ts';
import { shownPart } from '../../shown-parts.ts';

/** Texts of which one is shown. */
export const editor = defineBlockEditor<StoredTabsBlock>({
  names: { tabs: msg({ message: 'Tabs', context: 'block' }) },
  group: 'layout',
  fields: [
    HEADING,
    partsField(
      msg({ message: 'Tabs', context: 'block' }),
      msg({ message: 'Tab', context: 'block', comment: 'One of several texts of which one is shown' }),
      8,
    ),
  ],
  blank: (title, mainLanguage) => ({
    title,
    parts: [{ title: { [mainLanguage]: '' } }, { title: { [mainLanguage]: '' } }],
  }),
  shown: ({ title, parts }, _filled, shownIn) => ({
    title: shownIn.say(title),
    parts: parts.map((part) => shownPart(part, shownIn)),
  }),
});
