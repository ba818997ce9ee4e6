import { readAuthoriseRequest } from '@stoa/machines/authorise';
import { createFileRoute } from '@tanstack/react-router';
import { CONSENT_TITLE } from '../features/authorise/titles.ts';
import { useHere } from '../app/here.ts';
import { authoriseSearch } from '../features/authorise/authorise-search.ts';
import { AuthorisePage } from '../features/authorise/authorise-page.tsx';
import { PlainFrame } from '../frame/plain-frame.tsx';
import { loadMessages } from '../i18n/load-messages.ts';

export const Route = createFileRoute('/bigNet/v1/authorize')({
  staticData: { messages: ['handoff', 'signin'], title: CONSENT_TITLE },
  validateSearch: authoriseSearch,
  loader: loadMessages,
  component: Page,
});

function Page() {
  const { href } = useHere();
  return (
    <PlainFrame>
      <AuthorisePage
        key={href}
        request={readAuthoriseRequest(Route.useSearch())}
        variant="bigNet"
        here={href}
      />
    </PlainFrame>
  );
}
