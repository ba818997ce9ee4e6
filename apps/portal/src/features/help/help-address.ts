import { hrefTo, OPEN_PAGES } from '../../app/links.ts';
import type { HelpQuery } from './help-search.ts';

/** The address of a view of the help centre. */
export const helpHref = ({ type, keyword, article }: HelpQuery): string =>
  hrefTo({ to: '/$', params: { _splat: OPEN_PAGES.help }, search: { type: String(type), keyword, article } });
