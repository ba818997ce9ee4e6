import { readAuthoriseRequest } from '@stoa/machines/authorise';
import { createFileRoute, useLocation } from '@tanstack/react-router';
import { AuthorisePage } from '../features/authorise/authorise-page.tsx';
import { PlainFrame } from '../frame/plain-frame.tsx';
import { loadWords } from '../i18n/load-words.ts';

export const Route = createFileRoute('/bigNet/v1/authorize')({
  loader: loadWords('handoff', 'signin'),
  component: Page,
});

function Page() {
  const { href, search } = useLocation();
  return (
    <PlainFrame>
      <AuthorisePage
        key={href}
        request={readAuthoriseRequest(search as Record<string, unknown>)}
        variant="bigNet"
        here={href}
      />
    </PlainFrame>
  );
}
