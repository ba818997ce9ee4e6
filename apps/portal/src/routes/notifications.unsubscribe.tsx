import { createFileRoute } from '@tanstack/react-router';
import { UNSUBSCRIBE_TITLE } from '../features/unsubscribe/titles.ts';
import { Suspense } from 'react';
import { UnsubscribePage } from '../features/unsubscribe/unsubscribe-page.tsx';
import { PagePending } from '../layout/page-pending.tsx';
import { tokenSearch } from '../app/token-search.ts';
import { PlainLayout } from '../layout/plain-layout.tsx';

export const Route = createFileRoute('/notifications/unsubscribe')({
  staticData: { messages: ['notifications'], title: UNSUBSCRIBE_TITLE },
  validateSearch: tokenSearch,
  component: Page,
});

function Page() {
  const { token = '' } = Route.useSearch();
  return (
    <PlainLayout>
      <Suspense fallback={<PagePending />}>
        <UnsubscribePage key={token} token={token} />
      </Suspense>
    </PlainLayout>
  );
}
