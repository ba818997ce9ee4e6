import { useLingui } from '@lingui/react/macro';
import type { AuthorizeRequest, AuthorizeVariant } from '@stoa/machines/authorize';
import { Button, LinkButton } from '@stoa/ui/button';
import { ErrorState } from '@stoa/ui/error-state';
import { Heading } from '@stoa/ui/heading';
import { Spinner } from '@stoa/ui/spinner';
import { useNavigate } from '@tanstack/react-router';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { signInHref } from '../../app/links.ts';
import { useServices } from '../../app/services.ts';
import { cx } from '../../shared/cx.ts';
import { padded, prose } from '../../shared/page.css.ts';
import { AUTHORIZE_MESSAGES } from './authorize-messages.ts';
import { provideAuthorize } from './authorize.actors.ts';
import * as styles from './authorize.css.ts';
import { Consent } from './consent.tsx';

export interface AuthorizePageProps {
  /** What the address asks for; null where it asks for nothing that can be served. */
  request: AuthorizeRequest | null;
  variant: AuthorizeVariant;
  /** This page, to come back to after signing in. */
  here: string;
}

/** Hands a signed-in person on to an application of others, after asking them. */
export function AuthorizePage({ request, variant, here }: AuthorizePageProps) {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  const { api } = useServices();
  const [machine] = useState(() => provideAuthorize({ api, go: (url) => window.location.assign(url) }));
  const actor = useActorRef(machine, { input: { request, variant } });
  const problem = useSelector(actor, ({ context }) => context.problem);
  const client = useSelector(actor, ({ context }) => context.answer?.client);
  const is = useSelector(actor, (snapshot) =>
    snapshot.matches('signInNeeded')
      ? 'signInNeeded'
      : (['failed', 'consentNeeded'] as const).find((tag) => snapshot.hasTag(tag)),
  );
  const isRetryable = useSelector(actor, (snapshot) => snapshot.hasTag('retryable'));
  const isUnverified = useSelector(actor, (snapshot) => snapshot.matches('unverified'));
  useEffect(() => {
    if (is === 'signInNeeded') void navigate({ href: signInHref(here), replace: true });
  }, [is, here, navigate]);
  if (is === 'consentNeeded' && client && request)
    return (
      <Consent
        client={client}
        redirectUri={request.redirectUri}
        here={here}
        onYes={() => actor.send({ type: 'consent.given' })}
        onNo={() => actor.send({ type: 'consent.refused' })}
      />
    );
  return (
    <div className={cx(prose, padded)}>
      {is === 'failed' ? (
        <div role="alert">
          <ErrorState
            title={t`You were not redirected`}
            work={t`The application received no information about you.`}
            next={problem ? i18n._(AUTHORIZE_MESSAGES[problem.code]) : undefined}
            actions={
              <>
                {isRetryable ? (
                  <Button variant="primary" onPress={() => actor.send({ type: 'authorize.retried' })}>
                    {t`Try again`}
                  </Button>
                ) : isUnverified ? (
                  <LinkButton variant="primary" href={signInHref(here)}>{t`Sign in again`}</LinkButton>
                ) : null}
                <LinkButton href="/">{t`Go to the start page`}</LinkButton>
              </>
            }
            {...(problem?.requestId ? { requestId: { label: t`Request ID`, id: problem.requestId } } : {})}
          />
        </div>
      ) : (
        <div className={styles.working} role="status">
          <Spinner size="lg" label={t`One moment`} />
          <Heading level={1} size="2xl">{t`One moment…`}</Heading>
        </div>
      )}
    </div>
  );
}
