import { createFileRoute } from '@tanstack/react-router';
import { LINK_TITLE } from '../features/third-login/titles.ts';
import { AlreadyBound } from '../features/third-login/already-bound.tsx';
import { PlainLayout } from '../layout/plain-layout.tsx';
import { loadMessages } from '../i18n/load-messages.ts';

export const Route = createFileRoute('/uniportal/bound-account')({
  // It goes by what another page has left in this browser.
  ssr: false,
  staticData: { messages: ['oauth', 'signin'], title: LINK_TITLE },
  loader: loadMessages,
  component: () => (
    <PlainLayout>
      <AlreadyBound />
    </PlainLayout>
  ),
});
