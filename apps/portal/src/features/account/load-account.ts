import { notFound } from '@tanstack/react-router';
import { meQuery } from '@stoa/api/account.queries';
import {
  deletionQuery,
  exportQuery,
  secondFactorQuery,
  sessionsQuery,
  thirdPartyLinksQuery,
} from '@stoa/api/self.queries';
import type { RouterContext } from '../../app/services.ts';
import { PARTS, partOf, type Part } from './parts.ts';

/**
 * Loads a part of the account and what it shows. What fails is told in its place: the way to the other parts stays.
 * @throws notFound where there is no such part
 */
export async function loadAccount(context: RouterContext, name: string | undefined): Promise<void> {
  const part = partOf(name);
  if (!part) throw notFound();
  await Promise.all([
    context.words('account'),
    context.words('signin'),
    PARTS[part].preload?.(),
    loadData(context, part),
  ]);
}

async function loadData({ api, queryClient, language: lang }: RouterContext, part: Part): Promise<void> {
  switch (part) {
    case 'profile':
      return queryClient.prefetchQuery(meQuery(api, { lang }));
    case 'security':
      return queryClient.prefetchQuery(secondFactorQuery(api, { lang }));
    case 'devices':
      return queryClient.prefetchQuery(sessionsQuery(api, { lang }));
    case 'links':
      return queryClient.prefetchQuery(thirdPartyLinksQuery(api, { lang }));
    case 'data':
      await Promise.all([
        queryClient.prefetchQuery(meQuery(api, { lang })),
        queryClient.prefetchQuery(exportQuery(api, { lang })),
        queryClient.prefetchQuery(deletionQuery(api, { lang })),
      ]);
  }
}
