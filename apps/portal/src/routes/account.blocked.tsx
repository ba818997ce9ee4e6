import { blockedPeopleQuery } from '@stoa/api/safety.queries';
import { createFileRoute } from '@tanstack/react-router';
import { BlockedPage } from '../features/account/blocked/blocked-page.tsx';
import { BLOCKED_PAGE_SIZE } from '../features/account/blocked/page-size.ts';
import { BLOCKED_TITLE } from '../features/account/titles.ts';

export const Route = createFileRoute('/account/blocked')({
  staticData: { title: BLOCKED_TITLE, palette: { order: 17 }, messages: ['people'] },
  loader: async ({ context: { api, queryClient, language: lang, messages } }) => {
    await Promise.all([
      queryClient.prefetchQuery(blockedPeopleQuery(api, { pageSize: BLOCKED_PAGE_SIZE, lang })),
      messages('people'),
    ]);
  },
  component: BlockedPage,
});
