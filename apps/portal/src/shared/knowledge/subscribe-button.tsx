import { useLingui } from '@lingui/react/macro';
import { BellIcon } from '@phosphor-icons/react/dist/csr/Bell';
import { BellRingingIcon } from '@phosphor-icons/react/dist/csr/BellRinging';
import type { SubscriptionTarget } from '@stoa/api/knowledge.calls';
import { Button, LinkButton } from '@stoa/ui/button';
import { useLocation } from '@tanstack/react-router';
import { signInHref } from '../../app/links.ts';
import { useSession } from '../../app/session.tsx';
import { useSubscribe } from './use-subscribe.ts';

/** Subscribes to something, or ends it; who is not signed in is asked to. */
export function SubscribeButton({
  schoolId,
  target,
  subscribed,
}: {
  schoolId: string;
  target: SubscriptionTarget;
  subscribed: boolean;
}) {
  const { t } = useLingui();
  const { status } = useSession();
  const here = useLocation({ select: ({ href }) => href });
  const subscribe = useSubscribe(schoolId);
  if (status !== 'signedIn')
    return (
      <LinkButton href={signInHref(here)} icon={BellIcon}>
        {t({ message: 'Sign in to subscribe', comment: 'Button: to hear of new articles' })}
      </LinkButton>
    );
  return (
    <Button
      icon={subscribed ? BellRingingIcon : BellIcon}
      variant={subscribed ? 'secondary' : 'primary'}
      isPending={subscribe.isPending}
      onPress={() => subscribe.mutate({ target, subscribed: !subscribed })}
    >
      {subscribed
        ? t({
            message: 'Unsubscribe',
            context: 'knowledge',
            comment: 'Button: to hear no more of new articles',
          })
        : t({ message: 'Subscribe', context: 'knowledge', comment: 'Button: to hear of new articles' })}
    </Button>
  );
}
