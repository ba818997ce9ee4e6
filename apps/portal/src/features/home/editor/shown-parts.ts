import { readEmbed } from '@stoa/api/embeds';
import type {
  BlockAction,
  BlockFrame,
  BlockPart,
  BlockPicture,
  Language,
  RichTextDocument,
  StoredBlockAction,
  StoredBlockPart,
  StoredBlockPicture,
} from '@stoa/api/schema';
import type { ShownIn } from './block-editor.ts';

/** A rich text in which nothing stands. */
export const NOTHING: RichTextDocument = { type: 'doc', content: [] };

/** A button as visitors will see it; one that says nothing is none. */
export function shownAction(action: StoredBlockAction | undefined, say: ShownIn['say']): BlockAction {
  const label = action ? say(action.label) : '';
  return action && label ? { label, url: action.url } : null;
}

/** A picture as visitors will see it. */
export const shownPicture = (
  { image, alt, caption }: StoredBlockPicture,
  say: ShownIn['say'],
): BlockPicture => ({ imageUrl: image, imageAlt: say(alt), caption: say(caption) });

/** What an address will show in a frame. */
export function shownFrame(url: string | undefined): BlockFrame {
  const embed = url === undefined ? undefined : readEmbed(url);
  return embed ? { host: embed.host, url: embed.url } : null;
}

/** A rich text in the language of the page, or the next best one, with the language that it is in. */
export function shownDocument(
  documents: Partial<Record<Language, RichTextDocument>>,
  { language, mainLanguage }: Pick<ShownIn, 'language' | 'mainLanguage'>,
): { body: RichTextDocument; lang: Language } {
  const written = Object.keys(documents) as Language[];
  const lang = [language, mainLanguage].find((code) => documents[code]) ?? written[0] ?? language;
  return { body: documents[lang] ?? NOTHING, lang };
}

/** A column or a tab as visitors will see it. */
export function shownPart(
  { title, body = {}, image, alt, action }: StoredBlockPart,
  shownIn: ShownIn,
): BlockPart {
  const text = shownDocument(body, shownIn);
  return {
    title: shownIn.say(title),
    body: text.body.content.length > 0 ? text.body : null,
    lang: text.lang,
    imageUrl: image ?? null,
    imageAlt: shownIn.say(alt),
    action: shownAction(action, shownIn.say),
  };
}
