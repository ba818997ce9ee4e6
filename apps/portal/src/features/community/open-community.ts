import { postQuery, postsQuery, repliesQuery } from '@stoa/api/community.queries';
import { isApiProblem } from '@stoa/api/error';
import { notFound, redirect } from '@tanstack/react-router';
import { signInHref } from '../../app/links.ts';
import type { PageData } from '../../app/page-facts.ts';
import { requireId } from '../../app/school-id.ts';
import type { RouterContext } from '../../app/services.ts';
import { prefetchList } from '../../shared/prefetch-list.ts';
import { excerptOf } from '../../shared/community/post-text.ts';
import { communityAddress, communityParams, postsParams, repliesParams } from './community-address.ts';
import type { CommunityQuery } from './community-search.ts';
import { COMMUNITY_TITLE } from './community-title.ts';

const DESCRIPTION_MAX = 160;

/**
 * Loads what an address of a community shows first.
 * @throws the not-found page where there is no such post; a redirect to signing in for who has to be known first
 */
export async function openCommunity(
  { api, queryClient, language: lang, messages, session }: RouterContext,
  { schoolId, postId, query }: { schoolId: string; postId: string | undefined; query: CommunityQuery },
): Promise<PageData> {
  const loaded = messages('community');
  if (postId === undefined) {
    await Promise.all([
      prefetchList(queryClient, postsQuery(api, postsParams(schoolId, query, lang))),
      loaded,
    ]);
    return { title: COMMUNITY_TITLE, search: communityParams(query) };
  }
  requireId(postId);
  const load = async () => {
    try {
      return await queryClient.ensureQueryData({
        ...postQuery(api, { schoolId, postId, lang }),
        retry: false,
      });
    } catch (error) {
      if (isApiProblem(error) && error.code === 'NOT_FOUND') throw notFound();
      // Of a class: who is in it is not known yet.
      if (isApiProblem(error) && error.code === 'NOT_ENROLLED' && session.snapshot().status === 'signedOut')
        throw redirect({ href: signInHref(communityAddress(schoolId, postId)), replace: true });
      throw error;
    }
  };
  const [{ data }] = await Promise.all([
    load(),
    queryClient.prefetchQuery({
      ...repliesQuery(api, repliesParams(schoolId, postId, query, lang)),
      retry: false,
    }),
    loaded,
  ]);
  const { sort, cursor } = query;
  return {
    title: data.title,
    description: excerptOf(data.body, DESCRIPTION_MAX),
    search: communityParams({ sort, cursor }),
  };
}
