import { textOf, withParams } from '../../shared/address.ts';

/** What the address of the help centre says. */
export interface HelpAddress {
  /** Student guide 1, manager guide 2. */
  type: 1 | 2;
  keyword: string;
  /** The article that is open. */
  article: string | undefined;
}

const KEYWORD_LENGTH = 100;
const SLUG = /^[a-z0-9-]{1,60}$/;

/** Reads an address; what is not understood becomes the default. */
export const parseHelp = (search: Readonly<Record<string, unknown>>): HelpAddress => ({
  type: search.type === '2' ? 2 : 1,
  keyword: textOf(search.keyword, KEYWORD_LENGTH),
  article: typeof search.article === 'string' && SLUG.test(search.article) ? search.article : undefined,
});

/** The address of a view of the help centre. */
export const helpHref = ({ type, keyword, article }: HelpAddress): string =>
  withParams('/helpCenter/helpPage.htm', { type: String(type), keyword, article });
