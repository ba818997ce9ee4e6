import { useLingui } from '@lingui/react/macro';
import { LinkButton } from '@stoa/ui/button';
import { EmptyState } from '@stoa/ui/empty-state';
import { signInHref } from '../../app/links.ts';

/** For visitors: the chat is for people with a name. */
export function ChatSignIn({ address }: { address: string }) {
  const { t } = useLingui();
  return (
    <EmptyState
      headingLevel={3}
      title={t`Sign in to take part in the chat`}
      action={<LinkButton href={signInHref(address)}>{t`Sign in`}</LinkButton>}
    >
      {t`You see what others write, and can ask questions yourself.`}
    </EmptyState>
  );
}
