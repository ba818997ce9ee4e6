/** Why a tag was not taken. */
export type TagRefusalReason = 'duplicate' | 'limit' | 'tooLong';

export interface TagRefusal {
  tag: string;
  reason: TagRefusalReason;
}

export interface TagRules {
  /** Most tags there may be. */
  limit: number;
  /** Most letters of one tag, as people count them: an emoji family is one. */
  maxTagLength: number;
  /** Language whose rules decide which letters are the same but for case. */
  locale: string;
}

// Comma, semicolon and line end, also as Chinese, Japanese and Arabic write them.
const SEPARATORS = /[,，、،;；؛\n\r\t]+/u;

/** The tags in what was typed or pasted, white space around and within them put right. */
export function splitTags(text: string): string[] {
  return text
    .split(SEPARATORS)
    .map((part) => part.normalize('NFC').replace(/\s+/gu, ' ').trim())
    .filter(Boolean);
}

/** Whether the text holds something that ends a tag. */
export function hasSeparator(text: string): boolean {
  return SEPARATORS.test(text);
}

/** Adds tags one after the other, as far as the rules let it. */
export function addTags(
  current: readonly string[],
  added: readonly string[],
  { limit, maxTagLength, locale }: TagRules,
): { tags: string[]; refused: TagRefusal[] } {
  const tags = [...current];
  const refused: TagRefusal[] = [];
  const { compare } = new Intl.Collator(locale, { sensitivity: 'accent', usage: 'search' });
  const segmenter = new Intl.Segmenter(locale);
  for (const tag of added) {
    if (tags.some((other) => compare(other, tag) === 0)) refused.push({ tag, reason: 'duplicate' });
    else if ([...segmenter.segment(tag)].length > maxTagLength) refused.push({ tag, reason: 'tooLong' });
    else if (tags.length >= limit) refused.push({ tag, reason: 'limit' });
    else tags.push(tag);
  }
  return { tags, refused };
}
