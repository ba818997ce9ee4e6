import { useLingui } from '@lingui/react/macro';
import { Avatar } from '@stoa/ui/avatar';
import { Button } from '@stoa/ui/button';
import { FactList } from '@stoa/ui/fact-list';
import { Link } from '@stoa/ui/link';
import { Text } from '@stoa/ui/text';
import { UserText } from '@stoa/ui/user-text';
import { useState } from 'react';
import { hrefTo } from '../../app/links.ts';
import { useSession } from '../../app/session.tsx';
import { AuthLayout } from '../../shared/auth/auth-layout.tsx';
import * as styles from './authorize.css.ts';

export interface ConsentProps {
  client: { name: string; logoUrl: string | null };
  /** Where the person is led; the server has found it registered. */
  redirectUri: string;
  /** This page, to come back to with another account. */
  here: string;
  onYes: () => void;
  onNo: () => void;
}

/** Which application asks, what it learns, and yes or no. */
export function Consent({ client, redirectUri, here, onYes, onNo }: ConsentProps) {
  const { t } = useLingui();
  const { viewer } = useSession();
  const [answer, setAnswer] = useState<'yes' | 'no'>();
  const { name } = client;
  const host = URL.canParse(redirectUri) ? new URL(redirectUri).host : redirectUri;
  return (
    <AuthLayout
      title={t({ message: `Continue to ${name}?`, comment: 'The name of an application of others' })}
    >
      <div className={styles.client}>
        <Avatar name={name} src={client.logoUrl} size="lg" shape="arch" />
        <Text>
          {t`This application asks who you are. If you agree, it can see your name, picture, email address, phone number and schools. It cannot change anything and never sees your password.`}
        </Text>
      </div>
      <FactList
        facts={[
          { id: 'application', label: t`Application`, value: <UserText>{name}</UserText> },
          { id: 'host', label: t`Leads to`, value: <bdi dir="ltr">{host}</bdi> },
          ...(viewer
            ? [{ id: 'account', label: t`Your account`, value: <UserText>{viewer.displayName}</UserText> }]
            : []),
        ]}
      />
      <div className={styles.answers}>
        <Button
          size="lg"
          isFullWidth
          isPending={answer === 'no'}
          isDisabled={answer === 'yes'}
          onPress={() => {
            setAnswer('no');
            onNo();
          }}
        >
          {t`Refuse`}
        </Button>
        <Button
          variant="primary"
          size="lg"
          isFullWidth
          isPending={answer === 'yes'}
          isDisabled={answer === 'no'}
          onPress={() => {
            setAnswer('yes');
            onYes();
          }}
        >
          {t`Agree and continue`}
        </Button>
      </div>
      <Text size="sm" tone="muted">
        <Link href={hrefTo({ to: '/logout', search: { redirect: here } })}>{t`Use another account`}</Link>
      </Text>
    </AuthLayout>
  );
}
