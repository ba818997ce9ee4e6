import type { Language, RichTextDocument, RichTextNode } from '@stoa/api/schema';
import { plainText } from '../../../rich-text/from-markdown.ts';
import { translate } from '../../../i18n/translate.ts';
import type { BlockContents, FillContext } from './block.ts';

type Documents = Partial<Record<Language, RichTextDocument>>;

/** A rich text in the language of the page, or the next best one, with the language that it is in. */
export function shownDocument(
  documents: Documents,
  { language, school }: Pick<FillContext, 'language' | 'school'>,
): { body: RichTextDocument; lang: Language } {
  const languages = Object.fromEntries(Object.keys(documents).map((code) => [code, code]));
  const lang = translate(languages, language, school.default_language).language;
  return { body: documents[lang] ?? { type: 'doc', content: [] }, lang };
}

/** What is looked at of a rich text. @param within where it stands in its block */
export function documentContents(
  documents: Documents,
  within: string,
): Required<Pick<BlockContents, 'isEmpty' | 'written' | 'links' | 'pictures' | 'lacksAlt'>> {
  const nodes = Object.entries(documents).flatMap(([language, document]) =>
    nodesOf(document.content).map((node) => ({ path: `${within}/${language}`, node })),
  );
  const images = nodes.filter(({ node }) => node.type === 'image');
  const written = Object.entries(documents)
    .filter(([, document]) => plainText(document).trim() !== '')
    .map(([language]) => language);
  return {
    isEmpty: written.length === 0 && images.length === 0,
    written,
    links: nodes.flatMap(({ path, node }) =>
      (node.marks ?? []).flatMap(({ attrs }) => (attrs ? [{ path, address: attrs.href }] : [])),
    ),
    pictures: images.map(({ path, node }) => ({ path, address: node.attrs?.src ?? '' })),
    lacksAlt: images.some(({ node }) => (node.attrs?.alt ?? '').trim() === ''),
  };
}

const nodesOf = (nodes: readonly RichTextNode[]): RichTextNode[] =>
  nodes.flatMap((node) => [node, ...nodesOf(node.content ?? [])]);
