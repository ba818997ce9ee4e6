import type { BlockPart, StoredBlockPart } from '@stoa/api/schema';
import { hasText } from '../../../core/text/texts.ts';
import type { Translations } from '../../../database/tables.ts';
import type { BlockContents, FillContext } from './block.ts';
import { addressOf, isSilent, linkOf, shownAction, textsOf } from './content-parts.ts';
import { documentContents, shownDocument } from './rich-parts.ts';

/** A column or a tab as visitors get it. */
export function shownPart(
  { title, body, image, alt, action }: StoredBlockPart,
  context: FillContext,
): BlockPart {
  const { say, language } = context;
  const text = body && !documentContents(body, '').isEmpty ? shownDocument(body, context) : undefined;
  return {
    title: say(title),
    body: text?.body ?? null,
    lang: text?.lang ?? language,
    imageUrl: image ?? null,
    imageAlt: image === undefined ? '' : say(alt),
    action: shownAction(action, say),
  };
}

/** What is looked at of a block of columns or tabs. */
export function partContents(
  title: Translations | undefined,
  parts: readonly StoredBlockPart[],
): BlockContents {
  const bodies = parts.map(({ body }, index) => documentContents(body ?? {}, `parts/${index}/body`));
  const written = bodies.filter(({ isEmpty }) => !isEmpty).map((body) => body.written);
  return {
    isEmpty: parts.length === 0 || parts.some((part, index) => isEmptyPart(part) && bodies[index]?.isEmpty),
    texts: textsOf(title, ...parts.flatMap((part) => [part.title, part.alt, part.action?.label])),
    // A language counts where every text is written in it.
    ...(written.length > 0
      ? { written: written.reduce((common, own) => common.filter((code) => own.includes(code))) }
      : {}),
    links: [
      ...parts.flatMap(({ action }, index) => linkOf(`parts/${index}/action`, action)),
      ...bodies.flatMap(({ links }) => links),
    ],
    pictures: [
      ...parts.flatMap(({ image }, index) => addressOf(`parts/${index}/image`, image)),
      ...bodies.flatMap(({ pictures }) => pictures),
    ],
    lacksAlt:
      bodies.some((body) => body.lacksAlt) ||
      parts.some(({ image, alt }) => image !== undefined && (alt === undefined || !hasText(alt))),
    lacksTitle: parts.some((part) => !hasText(part.title)),
  };
}

const isEmptyPart = ({ image, action }: StoredBlockPart): boolean =>
  image === undefined && (action === undefined || isSilent(action));
