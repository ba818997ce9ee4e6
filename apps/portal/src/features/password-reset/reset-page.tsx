import { useLingui } from '@lingui/react/macro';
import { LOGIN_PATH } from '@stoa/machines/addresses';
import { Banner } from '@stoa/ui/banner';
import { LinkButton } from '@stoa/ui/button';
import { Divider } from '@stoa/ui/divider';
import { Link } from '@stoa/ui/link';
import { Text } from '@stoa/ui/text';
import { useState } from 'react';
import { AuthLayout } from '../../shared/auth/auth-layout.tsx';
import * as styles from '../../shared/auth/auth.css.ts';
import { ResetForm } from './reset-form.tsx';

export interface ResetPageProps {
  /** Where the person was before they wanted to sign in; it is passed on. */
  redirect: string | undefined;
  tenantId: string | undefined;
}

/** A new password for somebody who has forgotten the old one. */
export function ResetPage({ redirect, tenantId }: ResetPageProps) {
  const { t } = useLingui();
  const [isDone, setIsDone] = useState(false);
  const login = `${LOGIN_PATH}${redirect ? `?redirect=${encodeURIComponent(redirect)}` : ''}`;
  return (
    <AuthLayout
      title={t`Forgot password`}
      subtitle={
        isDone
          ? undefined
          : t`We will send a code to your email address or phone. Use it to choose a new password.`
      }
    >
      {isDone ? (
        <Banner
          tone="success"
          announce="polite"
          title={t`Your password was changed.`}
          action={
            <LinkButton variant="primary" href={login}>
              {t`Sign in`}
            </LinkButton>
          }
        >
          {t`You are signed out on all devices. Sign in with the new password.`}
        </Banner>
      ) : (
        <>
          <ResetForm tenantId={tenantId} onDone={() => setIsDone(true)} />
          <div className={styles.foot}>
            <Divider />
            <Text>
              {t`Remember your password?`} <Link href={login}>{t`Sign in`}</Link>
            </Text>
          </div>
        </>
      )}
    </AuthLayout>
  );
}
