import { useLingui } from '@lingui/react/macro';
import { Button } from '@stoa/ui/button';
import { ErrorState } from '@stoa/ui/error-state';
import { Heading } from '@stoa/ui/heading';
import { Spinner } from '@stoa/ui/spinner';
import { useNavigate } from '@tanstack/react-router';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useServices } from '../../app/services.ts';
import { onNetworkRestored } from '../../shared/auth/network-restored.ts';
import { cx } from '../../shared/cx.ts';
import { padded, prose } from '../../shared/page.css.ts';
import { provideRefreshPage } from './refresh-page.actors.ts';
import { REFRESH_MESSAGES } from './refresh-messages.ts';
import * as styles from './refresh.css.ts';

/** Renews the sign-in and goes on. @param redirect where to, as the address says it */
export function RefreshPage({ redirect }: { redirect: unknown }) {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  const { session } = useServices();
  const [machine] = useState(() => provideRefreshPage(session));
  const actor = useActorRef(machine, { input: { redirect } });
  const problem = useSelector(actor, ({ context }) => context.problem);
  const isFailed = useSelector(actor, (snapshot) => snapshot.hasTag('failed'));
  const isRetryable = useSelector(actor, (snapshot) => snapshot.hasTag('retryable'));
  useEffect(() => {
    const { unsubscribe } = actor.subscribe({
      complete: () => {
        const { output } = actor.getSnapshot();
        if (output) void navigate({ href: output.path, replace: true });
      },
    });
    return unsubscribe;
  }, [actor, navigate]);
  useEffect(() => onNetworkRestored(() => actor.send({ type: 'network.restored' })), [actor]);
  return (
    <div className={cx(prose, padded)}>
      {isFailed && problem ? (
        <div role="alert">
          <ErrorState
            title={t`Your sign-in could not be renewed`}
            work={t`Your saved work is safe.`}
            next={i18n._(REFRESH_MESSAGES[problem.code])}
            actions={
              <>
                {isRetryable ? (
                  <Button variant="primary" onPress={() => actor.send({ type: 'refresh.retried' })}>
                    {t`Try again`}
                  </Button>
                ) : null}
                <Button onPress={() => actor.send({ type: 'login.chosen' })}>{t`Sign in again`}</Button>
              </>
            }
          />
        </div>
      ) : (
        <div className={styles.working} role="status">
          <Spinner size="lg" label={t`One moment`} />
          <Heading level={1} size="2xl">{t`Your sign-in is being renewed…`}</Heading>
        </div>
      )}
    </div>
  );
}
