import { useLingui } from '@lingui/react/macro';
import { LOGIN_PATH } from '@stoa/machines/addresses';
import type {
  ProviderReturn,
  ThirdLoginOutcome,
  ThirdLoginTarget,
  ThirdPartyProvider,
} from '@stoa/machines/third-login';
import { Button } from '@stoa/ui/button';
import { ErrorState } from '@stoa/ui/error-state';
import { Heading } from '@stoa/ui/heading';
import { Spinner } from '@stoa/ui/spinner';
import { Text } from '@stoa/ui/text';
import { useNavigate } from '@tanstack/react-router';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { hrefTo } from '../../app/links.ts';
import { useServices } from '../../app/services.ts';
import { toasts } from '../../app/toasts.ts';
import { useLanguageStore } from '../../i18n/language-context.tsx';
import { AuthLayout } from '../../shared/auth/auth-layout.tsx';
import { takeLink } from '../../shared/auth/link-intent.ts';
import { storePending } from '../../shared/auth/pending-bind.ts';
import { PROVIDER_MESSAGES } from '../../shared/auth/provider-messages.ts';
import { LazySecondFactorStep } from '../../shared/auth/second-factor/lazy-second-factor-step.tsx';
import type { SecondFactorActor } from '../../shared/auth/second-factor/second-factor-step.tsx';
import { recallAttempt } from '../../shared/auth/third-attempt.ts';
import { cx } from '../../shared/cx.ts';
import { padded, prose } from '../../shared/page.css.ts';
import { useTitle } from '../../shared/use-title.ts';
import { FAILURE_MESSAGES, type FailureKind } from './callback-messages.ts';
import { provideThirdLogin } from './third-login.actors.ts';
import * as styles from './third-login.css.ts';
import type { WelinkFacts } from './welink-facts.ts';

/** Where linked third parties are listed. */
const LINKS_PATH = hrefTo({ to: '/account/links' });
/** Where a new identity finds its account (R52). */
const BIND_PATH = hrefTo({ to: '/uniportal/bind-account' });

export interface CallbackPageProps {
  provider: ThirdPartyProvider;
  returned: ProviderReturn;
  tenantId: string | undefined;
  /** Where welink runs, and where a free login that failed goes on (B021). */
  welink?: WelinkFacts;
}

/** A page that a third party comes back to: signs in, links, or says why not and how to go on. */
export function CallbackPage({ provider, returned, tenantId, welink }: CallbackPageProps) {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  const { api, queryClient, session } = useServices();
  const store = useLanguageStore();
  const [begun] = useState(() => ({
    attempt: recallAttempt(provider),
    purpose: takeLink(provider) ? ('link' as const) : ('signIn' as const),
  }));
  const [machine] = useState(() =>
    provideThirdLogin({
      provider,
      api,
      queryClient,
      language: () => store.language,
      tenantId,
      attempt: begun.attempt,
      go: (url) => window.location.assign(url),
    }),
  );
  const actor = useActorRef(machine, {
    input: {
      provider,
      returned,
      purpose: begun.purpose,
      fallback: { externalLoginUrl: welink?.externalLogin ?? null, schoolId: tenantId ?? null },
      ...(welink ? { welinkPlatform: welink.platform } : {}),
    },
  });
  const name = i18n._(PROVIDER_MESSAGES[provider]);
  const isLink = begun.purpose === 'link';
  const failure = useSelector(actor, ({ value }): FailureKind | undefined => {
    if (value === 'proofNeeded') return 'proofNeeded';
    if (typeof value !== 'object' || !('failure' in value)) return undefined;
    const kind = value.failure;
    return typeof kind === 'string' && kind in FAILURE_MESSAGES ? (kind as FailureKind) : 'other';
  });
  const problem = useSelector(actor, ({ context }) => context.problem);
  const factor = useSelector(actor, ({ children }) => children.secondFactor) as SecondFactorActor | undefined;
  const isRetryable = useSelector(actor, (snapshot) => snapshot.hasTag('retryable'));
  const isRestartable = useSelector(actor, (snapshot) => snapshot.hasTag('restartable'));
  const linked = t`Linked. You can sign in with it from now on.`;
  useTitle(isLink ? t`Link a service` : t`Sign in`);

  useEffect(() => {
    const go = (target: ThirdLoginTarget) =>
      target.go === 'external'
        ? window.location.replace(target.url)
        : void navigate({ href: target.path, replace: true });
    const goOn = async (end: ThirdLoginOutcome) => {
      switch (end.outcome) {
        case 'signedIn':
          (await session.start()).send({ type: 'signIn.succeeded', ...end.signedIn });
          return go(end.target);
        case 'bindRequired':
          storePending(end.pending);
          return go({ go: 'path', path: BIND_PATH });
        case 'linked':
          toasts.show({ message: linked, tone: 'success' });
          return go({ go: 'path', path: LINKS_PATH });
        case 'fallback':
          return go(end.target);
        case 'otherWays':
          return go({ go: 'path', path: isLink ? LINKS_PATH : LOGIN_PATH });
      }
    };
    const { unsubscribe } = actor.subscribe({
      complete: () => {
        const { output } = actor.getSnapshot();
        if (output) void goOn(output);
      },
    });
    return unsubscribe;
  }, [actor, navigate, session, linked, isLink]);

  // Back from the third party without an answer: the page was only put aside.
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) actor.send({ type: 'page.restored' });
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, [actor]);

  if (factor)
    return (
      <AuthLayout title={t`Sign in`} subtitle={name}>
        <LazySecondFactorStep actor={factor} />
      </AuthLayout>
    );
  const words = failure && FAILURE_MESSAGES[failure];
  return (
    <div className={cx(prose, padded)}>
      {words ? (
        <div role="alert">
          <ErrorState
            title={i18n._(words.title)}
            work={name}
            next={i18n._(words.next)}
            actions={
              <>
                {isRetryable ? (
                  <Button variant="primary" onPress={() => actor.send({ type: 'exchange.retried' })}>
                    {t`Try again`}
                  </Button>
                ) : isRestartable ? (
                  <Button variant="primary" onPress={() => actor.send({ type: 'provider.restarted' })}>
                    {t`Start again`}
                  </Button>
                ) : null}
                <Button onPress={() => actor.send({ type: 'otherWays.chosen' })}>
                  {isLink ? t`Go to your account` : t`Use another sign-in method`}
                </Button>
              </>
            }
            {...(problem?.requestId ? { requestId: { label: t`Request ID`, id: problem.requestId } } : {})}
          />
        </div>
      ) : (
        <div className={styles.working} role="status">
          <Spinner size="lg" label={isLink ? t`Linking` : t`Signing in`} />
          <Heading level={1} size="2xl">
            {isLink ? t`The service is being linked…` : t`You are being signed in…`}
          </Heading>
          <Text tone="muted">{name}</Text>
        </div>
      )}
    </div>
  );
}
