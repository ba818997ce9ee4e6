import type { PageCheck, RichTextNode, StoredBlock } from '@stoa/api/schema';
import type { Translations } from '../../database/tables.ts';
import type { Language } from '../../i18n/languages.ts';
import { plainText } from '../../rich-text/from-markdown.ts';
import { hasText } from '../../core/text/texts.ts';
import { knownAmong } from './draft-blocks.ts';

/** More help nobody. */
const MAX_CHECKS = 200;

interface Checked {
  title: Translations;
  blocks: readonly object[];
}

/** What is to be mended on a page before it is published, the errors first. Pure. */
export function checkPage(
  { title, blocks }: Checked,
  school: { languages: readonly Language[]; default_language: Language },
): PageCheck[] {
  const known = knownAmong(blocks);
  const shown = known.filter(({ hidden = false }) => !hidden);
  const checks: PageCheck[] = [
    ...(hasText(title)
      ? []
      : [
          {
            severity: 'error',
            rule: 'missingTranslation',
            blockId: null,
            language: school.default_language,
          } as const,
        ]),
    ...blocks
      .filter((block) => !(known as object[]).includes(block))
      .map((block) => warning('unknownBlock', idOf(block))),
    ...shown.filter(isEmpty).map(({ id }) => warning('emptyBlock', id)),
    ...shown.filter(hasSilentPicture).map(({ id }) => warning('altText', id)),
    ...shown.flatMap((block) =>
      missingLanguages(block, school.languages).map((language) =>
        warning('missingTranslation', block.id, language),
      ),
    ),
  ];
  return checks.slice(0, MAX_CHECKS);
}

const warning = (
  rule: PageCheck['rule'],
  blockId: string | null,
  language: Language | null = null,
): PageCheck => ({ severity: 'warning', rule, blockId, language });

const idOf = (block: object): string | null => {
  const { id } = block as { id?: unknown };
  return typeof id === 'string' && /^[A-Za-z0-9_-]{1,64}$/.test(id) ? id : null;
};

function isEmpty(block: StoredBlock): boolean {
  switch (block.type) {
    case 'banner':
      return block.slides.length === 0;
    case 'figures':
      return block.items.length === 0;
    case 'honours':
      return block.cards.length === 0;
    case 'richText':
      return Object.values(block.body).every(
        (document) => plainText(document).trim() === '' && picturesOf(document).length === 0,
      );
    default:
      return block.type !== 'leaderboard' && block.type !== 'subSchools' && isClosedSource(block.source);
  }
}

/** A list that was emptied finds nothing. */
const isClosedSource = ({ resourceIds, categoryIds }: { resourceIds?: unknown[]; categoryIds?: unknown[] }) =>
  resourceIds?.length === 0 || categoryIds?.length === 0;

const picturesOf = (node: { type: string; content?: RichTextNode[] }): RichTextNode[] =>
  (node.content ?? []).flatMap((child) => (child.type === 'image' ? [child] : picturesOf(child)));

const hasSilentPicture = (block: StoredBlock): boolean =>
  block.type === 'richText' &&
  Object.values(block.body).some((document) =>
    picturesOf(document).some(({ attrs }) => (attrs?.alt ?? '').trim() === ''),
  );

/** Languages of the school that lack a text which the block has in another one. */
function missingLanguages(block: StoredBlock, languages: readonly Language[]): Language[] {
  const texts = textsOf(block).filter(hasText);
  const written =
    block.type === 'richText'
      ? Object.entries(block.body).filter(([, document]) => plainText(document).trim() !== '')
      : [];
  return languages.filter(
    (language) =>
      texts.some((text) => (text[language] ?? '').trim() === '') ||
      (written.length > 0 && !written.some(([code]) => code === language)),
  );
}

function textsOf(block: StoredBlock): Translations[] {
  switch (block.type) {
    case 'banner':
      return block.slides.flatMap(({ title, text, alt, action }) => [
        title,
        text,
        ...(alt ? [alt] : []),
        ...(action ? [action.label] : []),
      ]);
    case 'figures':
      return block.items.map(({ label }) => label);
    case 'honours':
      return [block.title, ...block.cards.flatMap(({ title, text }) => [title, text])];
    case 'richText':
      return block.title ? [block.title] : [];
    default:
      return [block.title];
  }
}
