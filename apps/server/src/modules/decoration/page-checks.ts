import { readEmbed } from '@stoa/api/embeds';
import type { PageCheck, SiteEntry, SiteLink, SiteSettings, StoredBlock } from '@stoa/api/schema';
import type { Translations } from '../../database/tables.ts';
import type { Language } from '../../i18n/languages.ts';
import { hasText } from '../../core/text/texts.ts';
import { HOME } from '../../core/pages/page.repository.ts';
import type { LinkedPage } from '../../core/pages/site.ts';
import type { BlockContents } from '../portal/blocks/block.ts';
import { canBeShownTogether } from './shown-together.ts';
import { contentsOf, knownAmong } from './draft-blocks.ts';

/** More help nobody. */
const MAX_CHECKS = 200;

interface Checked {
  title: Translations;
  blocks: readonly object[];
  site: SiteSettings | null;
}

/** What a page is held against beside itself; what is left out is not looked at. */
interface KnownOfSchool {
  /** Pages that can be linked to. */
  linked?: readonly Pick<LinkedPage, 'pageId' | 'address'>[];
  /** Addresses of pictures that take visitors long to load. */
  heavy?: ReadonlySet<string>;
  /** Resources that are not published, or not there any more. */
  gone?: ReadonlySet<string>;
}

/** The addresses of all pictures that visitors load with a page, or around all of them. */
export const picturesOf = ({ blocks, site }: Pick<Checked, 'blocks' | 'site'>): string[] =>
  [
    ...knownAmong(blocks).flatMap((block) => contentsOf(block).pictures ?? []),
    ...[site?.theme.logo, site?.theme.icon].flatMap((address) => (address ? [{ address }] : [])),
  ].map(({ address }) => address);

/** The resources that were chosen by hand for lists of a page. */
export const chosenOn = ({ blocks }: Pick<Checked, 'blocks'>): string[] =>
  knownAmong(blocks).flatMap((block) => contentsOf(block).resources ?? []);

/** What is to be mended on a page before it is published, the errors first. Pure. */
export function checkPage(
  { title, blocks, site }: Checked,
  school: { id: string; languages: readonly Language[]; default_language: Language },
  { linked = [], heavy = new Set(), gone = new Set() }: KnownOfSchool,
): PageCheck[] {
  const isHeavy = (address: string | null | undefined) => typeof address === 'string' && heavy.has(address);
  if (site)
    return [
      ...checkSite(site, school.languages, linked),
      ...([site.theme.logo, site.theme.icon].some(isHeavy) ? [warning('heavyPicture', null)] : []),
    ].slice(0, MAX_CHECKS);
  const known = knownAmong(blocks);
  const shown = known
    .filter(({ hidden = false }) => !hidden)
    .map((block) => ({ id: block.id, contents: contentsOf(block) }));
  const anchored = known.filter(({ hidden = false, anchor }) => !hidden && anchor !== undefined);
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
    ...shown
      .filter(({ contents }) => contents.lacksTitle)
      .map(({ id }) => ({ ...warning('missingTitle', id), severity: 'error' }) as const),
    ...shown.filter(({ contents }) => contents.isEmpty).map(({ id }) => warning('emptyBlock', id)),
    ...anchored
      .filter((block, index) => anchored.slice(0, index).some((earlier) => isMistakenFor(block, earlier)))
      .map(({ id }) => warning('duplicateAnchor', id)),
    ...shown
      .filter(({ contents: { resources = [] } }) => resources.some((id) => gone.has(id)))
      .map(({ id }) => warning('goneEntry', id)),
    ...shown
      .filter(({ contents: { pictures = [] } }) => pictures.some(({ address }) => isHeavy(address)))
      .map(({ id }) => warning('heavyPicture', id)),
    ...shown.filter(({ contents }) => contents.lacksAlt).map(({ id }) => warning('altText', id)),
    ...shown.filter(({ contents }) => contents.lacksCaptions).map(({ id }) => warning('captions', id)),
    ...shown
      .filter(
        ({ contents: { links = [], frames = [], filmFrames = [] } }) =>
          links.some(({ address }) => leadsToNoPage(address, school.id, linked)) ||
          [...frames, ...filmFrames].some(({ address }) => readEmbed(address) === undefined),
      )
      .map(({ id }) => warning('brokenLink', id)),
    ...shown.flatMap(({ id, contents }) =>
      missingLanguages(contents, school.languages).map((language) =>
        warning('missingTranslation', id, language),
      ),
    ),
  ];
  return checks.slice(0, MAX_CHECKS);
}

/** Whether a link to one of two blocks can lead to the other one. */
const isMistakenFor = (block: StoredBlock, other: StoredBlock): boolean =>
  block.anchor === other.anchor && canBeShownTogether(block, other);

/** Entries that lead nowhere, are called nothing, or lack a language. */
function checkSite(
  { navigation, inherited = [] }: SiteSettings,
  languages: readonly Language[],
  linked: readonly Pick<LinkedPage, 'pageId'>[],
): PageCheck[] {
  // Its own entries are kept without being shown.
  if (inherited.includes('navigation')) return [];
  const shown = navigation
    .filter(({ hidden = false }) => !hidden)
    .flatMap((entry) => [entry, ...(entry.children ?? []).filter(({ hidden = false }) => !hidden)]);
  return shown.flatMap((entry) => {
    const name = entry.name as Translations;
    const own = isNamedItself(entry) || hasText(name);
    return [
      ...(leadsNowhere(entry, linked) ? [warning('brokenLink', entry.id)] : []),
      ...(own ? [] : [warning('emptyBlock', entry.id)]),
      ...(hasText(name)
        ? languages
            .filter((language) => (name[language] ?? '').trim() === '')
            .map((language) => warning('missingTranslation', entry.id, language))
        : []),
    ];
  });
}

const isNamedItself = ({ kind }: SiteEntry | SiteLink): boolean => kind === 'page' || kind === 'place';

function leadsNowhere(entry: SiteEntry | SiteLink, linked: readonly Pick<LinkedPage, 'pageId'>[]): boolean {
  if (entry.kind === 'page') return !linked.some(({ pageId }) => pageId === entry.pageId);
  if (entry.kind === 'place') return entry.place === undefined;
  if (entry.kind === 'address') return !entry.url;
  return !('children' in entry) || (entry.children ?? []).length === 0;
}

/** Whether an address is that of a page which the school does not have. */
function leadsToNoPage(
  url: string,
  schoolId: string,
  linked: readonly Pick<LinkedPage, 'pageId' | 'address'>[],
): boolean {
  const { pathname, searchParams } = new URL(url, 'https://here.invalid');
  const name = searchParams.get('pageId');
  if (!url.startsWith('/') || pathname !== `/portal/${schoolId}` || name === null || name === HOME)
    return false;
  return !linked.some(({ pageId, address }) => name === pageId || name === address);
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
