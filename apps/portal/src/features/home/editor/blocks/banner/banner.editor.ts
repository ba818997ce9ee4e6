import { msg } from '@lingui/core/macro';
import type { StoredBannerBlock } from '@stoa/api/schema';
import { defineBlockEditor } from '../../block-editor.ts';
import { FIRST_IMAGE, HEADING, TEXT } from '../../block-fields.ts';
import { shownAction } from '../../shown-parts.ts';

/** A carousel. */
export const editor = defineBlockEditor<StoredBannerBlock>({
  names: {
    banner: msg({
      message: 'Banner',
      context: 'block',
      comment: 'Block of a page: large pictures that take turns',
    }),
  },
  group: 'media',
  fields: [
    {
      kind: 'list',
      name: 'slides',
      label: msg({ message: 'Slides', comment: 'Parts of a banner' }),
      one: msg({ message: 'Slide', comment: 'Part of a banner' }),
      max: 10,
      blank: (mainLanguage) => ({
        title: { [mainLanguage]: '' },
        text: { [mainLanguage]: '' },
        image: FIRST_IMAGE,
      }),
      fields: [
        HEADING,
        TEXT,
        { kind: 'picture', name: 'image', label: msg`Picture` },
        { kind: 'action', name: 'action', label: msg`Button` },
      ],
    },
  ],
  blank: (title, mainLanguage) => ({
    slides: [{ title, text: { [mainLanguage]: '' }, image: FIRST_IMAGE }],
  }),
  shown: ({ slides }, _filled, { say }) => ({
    slides: slides.map(({ title, text, image, alt, action }) => ({
      title: say(title),
      text: say(text),
      imageUrl: image,
      imageAlt: say(alt),
      action: shownAction(action, say),
    })),
  }),
});
