import { readAuthorizeRequest } from '@stoa/machines/authorize';
import { createFileRoute } from '@tanstack/react-router';
import { CONSENT_TITLE } from '../features/authorize/titles.ts';
import { useHere } from '../app/here.ts';
import { authorizeSearch } from '../features/authorize/authorize-search.ts';
import { AuthorizePage } from '../features/authorize/authorize-page.tsx';
import { PlainLayout } from '../layout/plain-layout.tsx';
import { loadMessages } from '../i18n/load-messages.ts';

export const Route = createFileRoute('/oauth2/v1/authorize')({
  staticData: { messages: ['oauth', 'signin'], title: CONSENT_TITLE },
  validateSearch: authorizeSearch,
  loader: loadMessages,
  component: Page,
});

function Page() {
  const { href } = useHere();
  return (
    <PlainLayout>
      <AuthorizePage
        key={href}
        request={readAuthorizeRequest(Route.useSearch())}
        variant="standard"
        here={href}
      />
    </PlainLayout>
  );
}
