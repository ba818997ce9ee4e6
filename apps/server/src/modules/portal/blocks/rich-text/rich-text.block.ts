import type { RichTextBlock, RichTextNode, StoredRichTextBlock } from '@stoa/api/schema';
import { translate } from '../../../../i18n/translate.ts';
import { plainText } from '../../../../rich-text/from-markdown.ts';
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
  contentsOf: ({ title, body }) => {
    const nodes = Object.entries(body).flatMap(([language, document]) =>
      nodesOf(document.content).map((node) => ({ path: `body/${language}`, node })),
    );
    const images = nodes.filter(({ node }) => node.type === 'image');
    const written = Object.entries(body)
      .filter(([, document]) => plainText(document).trim() !== '')
      .map(([language]) => language);
    return {
      isEmpty: written.length === 0 && images.length === 0,
      texts: title ? [title] : [],
      written,
      links: nodes.flatMap(({ path, node }) =>
        (node.marks ?? []).flatMap(({ attrs }) => (attrs ? [{ path, address: attrs.href }] : [])),
      ),
      pictures: images.map(({ path, node }) => ({ path, address: node.attrs?.src ?? '' })),
      lacksAlt: images.some(({ node }) => (node.attrs?.alt ?? '').trim() === ''),
    };
  },
  fromSeed: (seed, { body }) => ({ ...seed, body: body(seed.body) }),
});

const nodesOf = (nodes: readonly RichTextNode[]): RichTextNode[] =>
  nodes.flatMap((node) => [node, ...nodesOf(node.content ?? [])]);
