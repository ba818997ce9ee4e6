import { readEmbed } from '@stoa/api/embeds';
import type {
  BlockAction,
  BlockFrame,
  BlockPicture,
  StoredBlockAction,
  StoredBlockPicture,
} from '@stoa/api/schema';
import { hasText } from '../../../core/text/texts.ts';
import type { Translations } from '../../../database/tables.ts';
import type { BlockAddress, FillContext } from './block.ts';

/** A button as visitors get it; one that says nothing is none. */
export function shownAction(action: StoredBlockAction | undefined, say: FillContext['say']): BlockAction {
  const label = action ? say(action.label) : '';
  return action && label ? { label, url: action.url } : null;
}

/** A picture as visitors get it. */
export const shownPicture = (
  { image, alt, caption }: StoredBlockPicture,
  say: FillContext['say'],
): BlockPicture => ({ imageUrl: image, imageAlt: say(alt), caption: say(caption) });

/** What an address shows in a frame; one that is at no listed site, or no longer, shows nothing. */
export function shownFrame(url: string | undefined): BlockFrame {
  const embed = url === undefined ? undefined : readEmbed(url);
  return embed ? { host: embed.host, url: embed.url } : null;
}

/** Where a button leads, if there is one. */
export const linkOf = (path: string, action: StoredBlockAction | undefined): BlockAddress[] =>
  addressOf(`${path}/url`, action?.url);

/** An address that may be left out. */
export const addressOf = (path: string, address: string | undefined): BlockAddress[] =>
  address === undefined ? [] : [{ path, address }];

/** Texts that may be left out. */
export const textsOf = (...texts: (Translations | undefined)[]): Translations[] =>
  texts.filter((text) => text !== undefined);

/** Whether a button says nothing in any language. */
export const isSilent = (action: StoredBlockAction | undefined): boolean =>
  action !== undefined && !hasText(action.label);

/** Whether nobody has said what a picture shows. */
export const lacksAlt = ({ alt }: StoredBlockPicture): boolean => alt === undefined || !hasText(alt);
