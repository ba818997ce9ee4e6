import { useSelector } from '@xstate/react';
import { useLingui } from '@lingui/react/macro';
import { Banner } from '@stoa/ui/banner';
import { Button } from '@stoa/ui/button';
import { Skeleton } from '@stoa/ui/skeleton';
import { lazy, Suspense, type ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { qrLoginMachine } from '@stoa/machines/qr-login';
import type { CaptchaController } from '../../shared/auth/captcha-controller.ts';
import { LazySecondFactorStep } from '../../shared/auth/second-factor/lazy-second-factor-step.tsx';
import type { SecondFactorActor } from '../../shared/auth/second-factor/second-factor-step.tsx';
import { PROVIDER_MESSAGES, providerNamed } from '../../shared/auth/provider-messages.ts';
import { LoginForm } from './login-form.tsx';
import { problemMessages } from './login-messages.ts';
import { OtherMethods } from './other-methods.tsx';
import type { LoginActor } from './use-login-actor.ts';

const QrPanel = lazy(async () => ({ default: (await import('./qr-panel.tsx')).QrPanel }));

/** The way in that is shown, and those beside it. */
export function LoginMethods({ actor, captchas }: { actor: LoginActor; captchas: CaptchaController }) {
  const shown = useSelector(actor, (snapshot) => {
    if (snapshot.hasTag('secondFactor') || snapshot.hasTag('passkey')) return 'factor';
    if (snapshot.hasTag('schoolClosed')) return 'closed';
    if (snapshot.matches({ form: { method: 'qr' } })) return 'qr';
    return snapshot.matches({ form: { method: 'none' } }) ? 'none' : 'form';
  });
  const factor = useSelector(actor, ({ children }) => children.secondFactor) as SecondFactorActor | undefined;
  const qr = useSelector(actor, ({ children }) => children.qrLogin) as
    | ActorRefFrom<typeof qrLoginMachine>
    | undefined;
  if (shown === 'closed') return <SchoolClosed actor={actor} />;
  if (shown === 'factor') return factor ? <LazySecondFactorStep actor={factor} /> : null;
  return (
    <>
      <Troubles actor={actor} />
      {shown === 'qr' ? (
        <Suspense fallback={<Skeleton shape="block" height="20rem" />}>
          {qr ? <QrPanel actor={qr} /> : null}
        </Suspense>
      ) : shown === 'form' ? (
        <LoginForm actor={actor} captchas={captchas} />
      ) : null}
      <OtherMethods actor={actor} shown={shown} />
    </>
  );
}

/** A third party that did not answer, ways that could not be loaded: told above what still works. */
function Troubles({ actor }: { actor: LoginActor }): ReactNode {
  const { t, i18n } = useLingui();
  const refusal = useSelector(actor, (snapshot) =>
    snapshot.hasTag('providerFailed') ? snapshot.context.providerRefusal : null,
  );
  const options = useSelector(actor, ({ context }) => context.offer.providers);
  const isOfferMissing = useSelector(actor, (snapshot) => snapshot.hasTag('offerFailed'));
  const known = providerNamed(refusal?.provider);
  const name =
    options.find(({ provider }) => provider === known)?.name ??
    (known && i18n._(PROVIDER_MESSAGES[known])) ??
    '';
  const isDown = refusal?.problem.code === 'PROVIDER_FAILED' && name !== '';
  return (
    <>
      {refusal ? (
        <Banner tone="warning" announce="assertive">
          {isDown
            ? t({
                message: `${name} is not responding. Use another sign-in method.`,
                comment: 'The name of a sign-in service of others',
              })
            : i18n._(problemMessages(refusal.problem, 'password'))}
        </Banner>
      ) : null}
      {isOfferMissing ? (
        <Banner
          tone="info"
          announce="polite"
          action={
            <Button size="sm" onPress={() => actor.send({ type: 'offer.retried' })}>{t`Try again`}</Button>
          }
        >
          {t`Other sign-in methods could not be loaded. You can use these.`}
        </Banner>
      ) : null}
    </>
  );
}

function SchoolClosed({ actor }: { actor: LoginActor }) {
  const { t } = useLingui();
  return (
    <Banner
      tone="warning"
      announce="polite"
      title={t`This school is currently closed.`}
      action={
        <Button size="sm" onPress={() => actor.send({ type: 'offer.retried' })}>{t`Check again`}</Button>
      }
    >
      {t`Sign-in is unavailable until it opens again. Your account is kept.`}
    </Banner>
  );
}
