import { msg } from '@lingui/core/macro';
import { LANGUAGE_NAMES, LANGUAGES } from '@stoa/api/languages';
import type { StoredVideoBlock } from '@stoa/api/schema';
import { defineBlockEditor } from '../../block-editor.ts';
import { HEADING, POSTER, TEXT } from '../../block-fields.ts';
import { shownFrame } from '../../shown-parts.ts';

/** A film: an upload, or one at another site. */
export const editor = defineBlockEditor<StoredVideoBlock>({
  names: { video: msg({ message: 'Video', context: 'block' }) },
  group: 'media',
  fields: [
    HEADING,
    { kind: 'file', name: 'film', label: msg({ message: 'Video file', context: 'block' }), takes: 'film' },
    { kind: 'captions', name: 'captions', of: 'film' },
    {
      kind: 'frame',
      name: 'url',
      label: msg({ message: 'Or the address of a video', context: 'block' }),
      isFilm: true,
    },
    POSTER,
    TEXT,
  ],
  blank: (title) => ({ title }),
  shown: ({ title, text, film, captions = {}, url, poster }, _filled, { say }) => ({
    title: say(title),
    text: say(text),
    filmUrl: film ?? null,
    captions:
      film === undefined
        ? []
        : LANGUAGES.flatMap((lang) => {
            const file = captions[lang];
            return file ? [{ lang, label: LANGUAGE_NAMES[lang], url: file }] : [];
          }),
    frame: film === undefined ? shownFrame(url) : null,
    posterUrl: poster ?? null,
  }),
});
