import type { PageCheck } from '@stoa/api/schema';
import type { Translations } from '../../database/tables.ts';
import type { Language } from '../../i18n/languages.ts';
import { hasText } from '../../core/text/texts.ts';
import type { BlockContents } from '../portal/blocks/block.ts';
import { contentsOf, knownAmong } from './draft-blocks.ts';

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
  const shown = known
    .filter(({ hidden = false }) => !hidden)
    .map((block) => ({ id: block.id, contents: contentsOf(block) }));
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
    ...shown.filter(({ contents }) => contents.isEmpty).map(({ id }) => warning('emptyBlock', id)),
    ...shown.filter(({ contents }) => contents.lacksAlt).map(({ id }) => warning('altText', id)),
    ...shown.flatMap(({ id, contents }) =>
      missingLanguages(contents, school.languages).map((language) =>
        warning('missingTranslation', id, language),
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

/** Languages of the school that lack a text which the block has in another one. */
function missingLanguages(
  { texts, written = [] }: BlockContents,
  languages: readonly Language[],
): Language[] {
  const said = texts.filter(hasText);
  return languages.filter(
    (language) =>
      said.some((text) => (text[language] ?? '').trim() === '') ||
      (written.length > 0 && !written.includes(language)),
  );
}
