import type { RichTextBlock, StoredRichTextBlock } from '@stoa/api/schema';
import { translate } from '../../../../i18n/translate.ts';
import { defineBlock, type SeedOf } from '../block.ts';

/** Demo content names the folder of the text. */
type RichTextSeed = Omit<SeedOf<StoredRichTextBlock>, 'body'> & { body: string };

/** Free text. */
export const block = defineBlock<StoredRichTextBlock, RichTextBlock, RichTextSeed>({
  types: ['richText'],
  fill: (_tx, blocks, { language, school, say }) =>
    blocks.map(({ type, title, body }) => {
      const languages = Object.fromEntries(Object.keys(body).map((code) => [code, code]));
      const lang = translate(languages, language, school.default_language).language;
      return {
        type,
        title: title ? say(title) : null,
        body: body[lang] ?? { type: 'doc', content: [] },
        lang,
      };
    }),
  fromSeed: (seed, { body }) => ({ ...seed, body: body(seed.body) }),
});
