import { useLingui } from '@lingui/react/macro';
import { schoolDetailsQuery } from '@stoa/api/school.queries';
import { findRoute, redirectTarget } from '@stoa/machines/addresses';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Banner } from '@stoa/ui/banner';
import { LinkButton } from '@stoa/ui/button';
import { Divider } from '@stoa/ui/divider';
import { Link } from '@stoa/ui/link';
import { Text } from '@stoa/ui/text';
import { UserText } from '@stoa/ui/user-text';
import { useEffect } from 'react';
import { useApi, useServices } from '../../app/services.ts';
import { useSession } from '../../app/session.tsx';
import { useLanguage } from '../../i18n/language-context.tsx';
import { AuthLayout } from '../../shared/auth/auth-layout.tsx';
import * as styles from '../../shared/auth/auth.css.ts';
import { useTitle } from '../../shared/use-title.ts';
import { LoginForm } from './login-form.tsx';
import { END_WORDS } from './login-words.ts';

export interface LoginPageProps {
  /** Where the person was, as the address says it; it is judged here. */
  redirect: string | undefined;
  tenantId: string | undefined;
}

/** Signing in, and back to where one was. */
export function LoginPage({ redirect, tenantId }: LoginPageProps) {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  const { session } = useServices();
  const { status, end } = useSession();
  const lang = useLanguage();
  const target = redirectTarget(redirect);
  const { data: school } = useQuery({
    ...schoolDetailsQuery(useApi(), { schoolId: tenantId ?? '', lang }),
    enabled: tenantId !== undefined,
  });
  const reason = end && END_WORDS[end];
  const isRequired = target !== '/' && findRoute(target.split(/[?#]/, 1)[0] ?? '')?.access === 'member';
  useTitle(t`Sign in`, school?.name);
  // Here, or in another tab: somebody has signed in.
  useEffect(() => {
    if (status === 'signedIn') void navigate({ href: target, replace: true });
  }, [status, target, navigate]);
  return (
    <AuthLayout title={t`Sign in`} subtitle={school ? <UserText>{school.name}</UserText> : undefined}>
      {reason ? (
        <Banner
          tone={end === 'left' ? 'success' : 'warning'}
          announce="polite"
          action={
            end === 'left' && tenantId ? (
              <LinkButton size="sm" href={`/portal/${tenantId}`}>{t`To the school`}</LinkButton>
            ) : undefined
          }
        >
          {i18n._(reason)}
        </Banner>
      ) : isRequired ? (
        <Banner tone="info">{t`Sign in to open this page. You come back to it afterwards.`}</Banner>
      ) : null}
      <LoginForm
        tenantId={tenantId}
        onSignedIn={(signedIn) =>
          void session.start().then((running) => running.send({ type: 'signIn.succeeded', ...signedIn }))
        }
      />
      <div className={styles.foot}>
        <Divider />
        <Text>
          {t`No account yet?`} <Link href={registerPath(redirect)}>{t`Create an account`}</Link>
        </Text>
      </div>
    </AuthLayout>
  );
}

const registerPath = (redirect: string | undefined): string =>
  `/register/index${redirect ? `?redirect=${encodeURIComponent(redirect)}` : ''}`;
