import { useLingui } from '@lingui/react/macro';
import { schoolDetailsQuery } from '@stoa/api/school.queries';
import { findRoute } from '@stoa/machines/addresses';
import type { LoggedIn, LoginInput } from '@stoa/machines/login';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { Banner } from '@stoa/ui/banner';
import { LinkButton } from '@stoa/ui/button';
import { Divider } from '@stoa/ui/divider';
import { Link } from '@stoa/ui/link';
import { Text } from '@stoa/ui/text';
import { useCallback, useEffect, useState } from 'react';
import { hrefTo, schoolHref } from '../../app/links.ts';
import { useApi, useServices } from '../../app/services.ts';
import { useSession } from '../../app/session.tsx';
import { useLanguage } from '../../i18n/language-context.tsx';
import { AuthLayout } from '../../shared/auth/auth-layout.tsx';
import * as styles from '../../shared/auth/auth.css.ts';
import { makeCaptchaController } from '../../shared/auth/captcha-controller.ts';
import { SchoolName } from '../../shared/auth/school-name.tsx';
import { useTitle } from '../../shared/use-title.ts';
import { wantedTarget } from './login-target.ts';
import { LoginMethods } from './login-methods.tsx';
import { END_MESSAGES } from './login-messages.ts';
import { useLoginActor } from './use-login-actor.ts';

export interface LoginPageProps {
  /** Where the person was, as the address says it; it is judged here. */
  redirect: string | undefined;
  tenantId: string | undefined;
  /** A third party that did not answer has led back here. */
  providerRefusal?: LoginInput['providerRefusal'];
  /** This phone has scanned a code: it signs in first, and confirms afterwards. */
  isForQr?: boolean;
}

/** Signing in, and back to where one was. */
export function LoginPage({ redirect, tenantId, providerRefusal, isForQr = false }: LoginPageProps) {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  const { session } = useServices();
  const { status, end } = useSession();
  const lang = useLanguage();
  const [target] = useState(() => wantedTarget(redirect, tenantId));
  const onSignedIn = useCallback(
    (signedIn: LoggedIn) =>
      void session.start().then((running) => running.send({ type: 'signIn.succeeded', ...signedIn })),
    [session],
  );
  const api = useApi();
  const [captchas] = useState(() => makeCaptchaController(api, tenantId));
  const actor = useLoginActor({
    tenantId,
    captchas,
    redirect,
    target,
    providerRefusal,
    onSignedIn,
  });
  const isRegistrationOpen = useSelector(actor, ({ context }) => context.offer.registrationOpen);
  const destination = useSelector(actor, ({ context }) => context.offer.targetUrl ?? context.path);
  const { data: school } = useQuery({
    ...schoolDetailsQuery(api, { schoolId: tenantId ?? '', lang }),
    enabled: tenantId !== undefined,
  });
  const reason = end && END_MESSAGES[end];
  const isRequired =
    !target.isExternal &&
    redirect !== undefined &&
    findRoute(target.address.split(/[?#]/, 1)[0] ?? '')?.access === 'member';
  useTitle(t`Sign in`, school?.name);
  // Here, or in another tab: somebody has signed in.
  useEffect(() => {
    if (status !== 'signedIn') return;
    if (destination.startsWith('/')) void navigate({ href: destination, replace: true });
    else window.location.replace(destination);
  }, [status, destination, navigate]);
  return (
    <AuthLayout title={t`Sign in`} subtitle={tenantId && <SchoolName name={school?.name} />}>
      {reason ? (
        <Banner
          tone={end === 'left' ? 'success' : 'warning'}
          announce="polite"
          action={
            end === 'left' && tenantId ? (
              <LinkButton size="sm" href={schoolHref(tenantId)}>{t`Go to school`}</LinkButton>
            ) : undefined
          }
        >
          {i18n._(reason)}
        </Banner>
      ) : isForQr ? (
        <Banner tone="info">{t`Sign in on this phone first. It then asks you to confirm the code you scanned.`}</Banner>
      ) : isRequired ? (
        <Banner tone="info">{t`Sign in to open this page. You will return to it afterwards.`}</Banner>
      ) : null}
      <LoginMethods actor={actor} captchas={captchas} />
      {isRegistrationOpen ? (
        <div className={styles.foot}>
          <Divider />
          <Text>
            {t`New here?`} <Link href={registerPath(redirect)}>{t`Create an account`}</Link>
          </Text>
        </div>
      ) : null}
    </AuthLayout>
  );
}

const registerPath = (redirect: string | undefined): string =>
  hrefTo({ to: '/register/index', search: { redirect } });
