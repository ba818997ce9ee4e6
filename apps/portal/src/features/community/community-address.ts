import { hrefTo } from '../../app/links.ts';
import { stripDefaults } from '../../app/search-fields.ts';
import type { Language } from '../../i18n/languages.ts';
import { communitySearch, type CommunityQuery } from './community-search.ts';

const PAGE_SIZE = 20;

/** The list of a community, or the replies to a post, with what narrows them. */
export const communityAddress = (
  schoolId: string,
  postId: string | undefined,
  query: Partial<CommunityQuery> = {},
): string =>
  hrefTo({
    to: '/portal/$schoolId/community/{-$postId}',
    params: { schoolId, postId },
    search: communityParams(query),
  });

/** The parameters of an address, without what is the default. */
export const communityParams = (query: Partial<CommunityQuery>) =>
  stripDefaults<Partial<CommunityQuery>>(communitySearch, query);

/** What the API is asked for the posts of a school. */
export const postsParams = (schoolId: string, { kind, sort, cursor }: CommunityQuery, lang: Language) => ({
  schoolId,
  kind,
  sort: sort === '0' ? undefined : sort,
  cursor: cursor || undefined,
  pageSize: PAGE_SIZE,
  lang,
});

/** What the API is asked for the replies to a post. */
export const repliesParams = (
  schoolId: string,
  postId: string,
  { sort, cursor }: CommunityQuery,
  lang: Language,
) => ({
  schoolId,
  postId,
  sort: sort === '0' ? undefined : sort,
  cursor: cursor || undefined,
  pageSize: PAGE_SIZE,
  lang,
});
