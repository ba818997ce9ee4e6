import { createFileRoute } from '@tanstack/react-router';
import { InvitationPage } from '../features/invitation/invitation-page.tsx';
import { PlainFrame } from '../frame/plain-frame.tsx';
import { loadWords } from '../i18n/load-words.ts';

export const Route = createFileRoute('/register/invite')({
  validateSearch: ({ token }: Record<string, unknown>): { token?: string } =>
    typeof token === 'string' ? { token } : {},
  loader: loadWords('schools', 'signin'),
  component: Page,
});

function Page() {
  const { token = '' } = Route.useSearch();
  return (
    <PlainFrame>
      <InvitationPage key={token} token={token} />
    </PlainFrame>
  );
}
