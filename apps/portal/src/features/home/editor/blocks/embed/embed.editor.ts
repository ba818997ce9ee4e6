import { msg } from '@lingui/core/macro';
import type { StoredEmbedBlock } from '@stoa/api/schema';
import { defineBlockEditor } from '../../block-editor.ts';
import { HEADING, POSTER } from '../../block-fields.ts';
import { shownFrame } from '../../shown-parts.ts';

/** Something at another site. */
export const editor = defineBlockEditor<StoredEmbedBlock>({
  names: {
    embed: msg({ message: 'Embed', context: 'block', comment: 'Block of a page: something of another site' }),
  },
  group: 'media',
  fields: [
    HEADING,
    { kind: 'frame', name: 'url', label: msg({ message: 'Address of the page', context: 'block' }) },
    POSTER,
  ],
  blank: (title) => ({ title }),
  shown: ({ title, url, poster }, _filled, { say }) => ({
    title: say(title),
    frame: shownFrame(url),
    posterUrl: poster ?? null,
  }),
});
