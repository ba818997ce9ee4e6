import { createFileRoute } from '@tanstack/react-router';
import { INVITATION_TITLE } from '../features/invitation/titles.ts';
import { InvitationPage } from '../features/invitation/invitation-page.tsx';
import { tokenSearch } from '../app/token-search.ts';
import { PlainLayout } from '../layout/plain-layout.tsx';
import { loadMessages } from '../i18n/load-messages.ts';

export const Route = createFileRoute('/register/invite')({
  staticData: {
    messages: ['schools', 'signin'],
    title: INVITATION_TITLE,
    countedAs: 'register',
    isLate: true,
  },
  validateSearch: tokenSearch,
  loader: loadMessages,
  component: Page,
});

function Page() {
  const { token = '' } = Route.useSearch();
  return (
    <PlainLayout>
      <InvitationPage key={token} token={token} />
    </PlainLayout>
  );
}
