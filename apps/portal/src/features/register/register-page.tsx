import { useLingui } from '@lingui/react/macro';
import { schoolDetailsQuery } from '@stoa/api/school.queries';
import { LOGIN_PATH, redirectTarget } from '@stoa/machines/addresses';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Divider } from '@stoa/ui/divider';
import { Link } from '@stoa/ui/link';
import { SkeletonRegion, SkeletonRows } from '@stoa/ui/skeleton';
import { Text } from '@stoa/ui/text';
import { useEffect } from 'react';
import { useApi, useServices } from '../../app/services.ts';
import { useSession } from '../../app/session.tsx';
import { useLanguage } from '../../i18n/language-context.tsx';
import { AuthLayout } from '../../shared/auth/auth-layout.tsx';
import { SchoolName } from '../../shared/auth/school-name.tsx';
import * as styles from '../../shared/auth/auth.css.ts';
import { useTitle } from '../../shared/use-title.ts';
import { RegisterForm } from './register-form.tsx';
import { RegistrationClosed } from './registration-closed.tsx';
import { useRegistration } from './use-registration.ts';

export interface RegisterPageProps {
  redirect: string | undefined;
  tenantId: string | undefined;
}

/** Making an account, and back to where one was. */
export function RegisterPage({ redirect, tenantId }: RegisterPageProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { session } = useServices();
  const { status } = useSession();
  const lang = useLanguage();
  const target = redirectTarget(redirect);
  // Who was invited needs an account, whether the school is open to others or not.
  const isInvited = /^\/register\/invite\b/.test(target);
  const registration = useRegistration(isInvited ? undefined : tenantId);
  const { data: school } = useQuery({
    ...schoolDetailsQuery(useApi(), { schoolId: tenantId ?? '', lang }),
    enabled: tenantId !== undefined,
  });
  const login = `${LOGIN_PATH}${redirect ? `?redirect=${encodeURIComponent(redirect)}` : ''}`;
  useTitle(t`Create an account`, school?.name);
  useEffect(() => {
    if (status === 'signedIn') void navigate({ href: target, replace: true });
  }, [status, target, navigate]);
  return (
    <AuthLayout title={t`Create an account`} subtitle={tenantId && <SchoolName name={school?.name} />}>
      {registration === 'closed' ? (
        <RegistrationClosed schoolId={tenantId} loginHref={login} />
      ) : registration === 'open' ? (
        <>
          <RegisterForm
            tenantId={isInvited ? undefined : tenantId}
            loginHref={login}
            onRegistered={(signedIn) =>
              void session.start().then((running) => running.send({ type: 'signIn.succeeded', ...signedIn }))
            }
          />
          <div className={styles.foot}>
            <Divider />
            <Text>
              {t`Already have an account?`} <Link href={login}>{t`Sign in`}</Link>
            </Text>
          </div>
        </>
      ) : (
        <div className={styles.lateForm}>
          <SkeletonRegion>
            <SkeletonRows count={4} />
          </SkeletonRegion>
        </div>
      )}
    </AuthLayout>
  );
}
