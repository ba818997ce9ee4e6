import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useActorRef, useSelector } from '@xstate/react';
import { Button, LinkButton } from '@stoa/ui/button';
import { ErrorState } from '@stoa/ui/error-state';
import { Heading } from '@stoa/ui/heading';
import { Spinner } from '@stoa/ui/spinner';
import { useState } from 'react';
import { useServices } from '../../app/services.ts';
import { useMessages } from '../../i18n/use-messages.ts';
import { pendingCodes } from '../../shared/auth/pending-codes.ts';
import { cx } from '../../shared/cx.ts';
import { padded, prose } from '../../shared/page.css.ts';
import type { LogoutPlan } from './logout-facts.ts';
import { provideLogout } from './logout.actors.ts';
import * as styles from './logout.css.ts';

/** Signs out, and says so where it did not work: somebody else may use this device next. */
export function LogoutPage({ plan, returnTo }: { plan: LogoutPlan; returnTo: string }) {
  useMessages('oauth');
  const { t } = useLingui();
  const navigate = useNavigate();
  const services = useServices();
  const [machine] = useState(() =>
    provideLogout(services, (path) => void navigate({ href: path, replace: true })),
  );
  const actor = useActorRef(machine, { input: { ...plan, returnTo, pendingCodes: pendingCodes() } });
  const isFailed = useSelector(actor, (snapshot) => snapshot.hasTag('failed'));
  return (
    <div className={cx(prose, padded)}>
      {isFailed ? (
        <div role="alert">
          <ErrorState
            title={t`You are still signed in`}
            work={t`The server could not be reached, so you are still signed in on this device.`}
            next={t`Check your connection and try again before you leave this device to someone else.`}
            actions={
              <>
                <Button
                  variant="primary"
                  onPress={() => actor.send({ type: 'logout.retried' })}
                >{t`Try again`}</Button>
                <LinkButton href={returnTo}>{t`Stay signed in`}</LinkButton>
              </>
            }
          />
        </div>
      ) : (
        <div className={styles.leaving}>
          <Spinner size="lg" label={t`Signing out`} />
          <Heading level={1} size="2xl">{t`Signing out…`}</Heading>
        </div>
      )}
    </div>
  );
}
