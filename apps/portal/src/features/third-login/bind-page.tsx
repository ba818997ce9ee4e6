import { useLingui } from '@lingui/react/macro';
import { LOGIN_PATH, redirectTarget } from '@stoa/machines/addresses';
import type { BindAccountOutcome, BindMode, PendingBind } from '@stoa/machines/bind-account';
import { SCHOOL_CHOICE_PATH } from '@stoa/machines/school-choice';
import { Button, LinkButton } from '@stoa/ui/button';
import { ErrorState } from '@stoa/ui/error-state';
import { useNavigate } from '@tanstack/react-router';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useServices } from '../../app/services.ts';
import { toasts } from '../../app/toasts.ts';
import { useLanguageStore } from '../../i18n/language-context.tsx';
import { AuthLayout } from '../../shared/auth/auth-layout.tsx';
import { makeCaptchaController } from '../../shared/auth/captcha-controller.ts';
import { dialCode, homeCountry } from '../../shared/auth/countries.ts';
import { clearPending, recallPending } from '../../shared/auth/pending-bind.ts';
import { PROVIDER_MESSAGES } from '../../shared/auth/provider-messages.ts';
import { LazySecondFactorStep } from '../../shared/auth/second-factor/lazy-second-factor-step.tsx';
import type { SecondFactorActor } from '../../shared/auth/second-factor/second-factor-step.tsx';
import { recallAttempt } from '../../shared/auth/third-attempt.ts';
import { cx } from '../../shared/cx.ts';
import { padded, prose } from '../../shared/page.css.ts';
import { useTitle } from '../../shared/use-title.ts';
import { AlreadyBound } from './already-bound.tsx';
import { provideBindAccount } from './bind-account.actors.ts';
import { BindForm } from './bind-form.tsx';

export interface BindPageProps {
  /** How the account is found at first (R52, R54). */
  mode: BindMode;
  tenantId: string | undefined;
}

/** A new identity of a third party, and the account that it is to be linked to. */
export function BindPage({ mode, tenantId }: BindPageProps) {
  const [pending] = useState(recallPending);
  return pending ? <Bind pending={pending} mode={mode} tenantId={tenantId} /> : <NothingToBind />;
}

function Bind({ pending, mode, tenantId }: BindPageProps & { pending: PendingBind }) {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  const { api, queryClient, session } = useServices();
  const store = useLanguageStore();
  const { provider } = pending;
  const [captchas] = useState(() => makeCaptchaController(api));
  const [machine] = useState(() =>
    provideBindAccount({
      api,
      queryClient,
      language: () => store.language,
      tenantId,
      captchas,
      provider,
    }),
  );
  const actor = useActorRef(machine, {
    input: { pending, mode, countryCode: dialCode(homeCountry(store.language)) },
  });
  const shown = useSelector(actor, (snapshot) =>
    (['secondFactor', 'alreadyBound', 'expired'] as const).find((tag) => snapshot.hasTag(tag)),
  );
  const factor = useSelector(actor, ({ children }) => children.secondFactor) as SecondFactorActor | undefined;
  const name = i18n._(PROVIDER_MESSAGES[provider]);
  const notLinked = t({
    message: `You are signed in. Link ${name} from the page of your account.`,
    comment: 'The name of a sign-in service of others',
  });
  useTitle(t`Link your account`);
  useEffect(() => {
    const goOn = async (end: BindAccountOutcome) => {
      clearPending();
      const attempt = recallAttempt(provider);
      if (end.outcome !== 'signedIn') {
        // Both begin on the login page, where the third party is one of the ways in.
        void navigate({ href: LOGIN_PATH, replace: true });
        return;
      }
      (await session.start()).send({ type: 'signIn.succeeded', ...end.signedIn });
      if (!end.isLinked) toasts.show({ message: notLinked });
      void navigate({ href: redirectTarget(attempt?.targetUrl, SCHOOL_CHOICE_PATH), replace: true });
    };
    const { unsubscribe } = actor.subscribe({
      complete: () => {
        const { output } = actor.getSnapshot();
        if (output) void goOn(output);
      },
    });
    return unsubscribe;
  }, [actor, navigate, session, provider, notLinked]);

  if (shown === 'expired')
    return (
      <div className={cx(prose, padded)} role="alert">
        <ErrorState
          title={t`Linking took too long`}
          work={t`Nothing was linked, and your accounts are as they were.`}
          next={t`For your security, this is limited to ten minutes and a few attempts. Sign in again to start over.`}
          actions={
            <Button variant="primary" onPress={() => actor.send({ type: 'provider.restarted' })}>
              {t`Sign in again`}
            </Button>
          }
        />
      </div>
    );
  if (shown === 'alreadyBound')
    return <AlreadyBound onOtherAccount={() => actor.send({ type: 'otherAccount.chosen' })} />;
  return (
    <AuthLayout
      title={t`Link your account`}
      subtitle={t({
        message: `This is your first time signing in here with ${name}.`,
        comment: 'The name of a sign-in service of others',
      })}
    >
      {shown === 'secondFactor' && factor ? (
        <LazySecondFactorStep actor={factor} />
      ) : (
        <BindForm actor={actor} pending={pending} captchas={captchas} />
      )}
    </AuthLayout>
  );
}

function NothingToBind() {
  const { t } = useLingui();
  useTitle(t`Link your account`);
  return (
    <div className={cx(prose, padded)}>
      <ErrorState
        title={t`There is nothing to link`}
        work={t`There is no sign-in in progress. It has expired, was completed, or was started in another window.`}
        next={t`Sign in again. If an account has to be linked first, you return here.`}
        actions={<LinkButton variant="primary" href={LOGIN_PATH}>{t`Sign in`}</LinkButton>}
      />
    </div>
  );
}
