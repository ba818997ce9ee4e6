import { CatchBoundary, createFileRoute } from '@tanstack/react-router';
import { Suspense } from 'react';
import { AccountLayout } from '../features/account/account-layout.tsx';
import { AccountPart } from '../features/account/account-part.tsx';
import { ErrorPage } from '../features/errors/error-page.tsx';
import { ACCOUNT_TITLES } from '../features/account/titles.ts';
import { PagePending } from '../frame/page-pending.tsx';
import { PlainFrame } from '../frame/plain-frame.tsx';

// One route for all parts: what each of them needs is named in the account's own chunk, not in the first load.
export const Route = createFileRoute('/account/{-$part}')({
  staticData: {
    access: 'member',
    messages: ['account'],
    title: ({ part }) => ACCOUNT_TITLES[part ?? ''],
    isLate: true,
  },
  loader: async ({ context, params: { part } }) => {
    const { loadAccount } = await import('../features/account/load-account.ts');
    await loadAccount(context, part);
  },
  component: Page,
});

function Page() {
  const { part } = Route.useParams();
  return (
    <PlainFrame>
      <Suspense fallback={<PagePending />}>
        <AccountLayout>
          <CatchBoundary getResetKey={() => part ?? ''} errorComponent={ErrorPage}>
            <AccountPart part={part} />
          </CatchBoundary>
        </AccountLayout>
      </Suspense>
    </PlainFrame>
  );
}
