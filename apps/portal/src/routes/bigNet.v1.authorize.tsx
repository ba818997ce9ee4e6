import { readAuthoriseRequest } from '@stoa/machines/authorise';
import { createFileRoute } from '@tanstack/react-router';
import { useHere } from '../app/here.ts';
import { AuthorisePage } from '../features/authorise/authorise-page.tsx';
import { PlainFrame } from '../frame/plain-frame.tsx';
import { loadWords } from '../i18n/load-words.ts';

export const Route = createFileRoute('/bigNet/v1/authorize')({
  loader: loadWords('handoff', 'signin'),
  component: Page,
});

function Page() {
  const { href, search } = useHere();
  return (
    <PlainFrame>
      <AuthorisePage key={href} request={readAuthoriseRequest(search)} variant="bigNet" here={href} />
    </PlainFrame>
  );
}
