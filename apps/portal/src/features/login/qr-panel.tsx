import { useLingui } from '@lingui/react/macro';
import { ArrowsClockwiseIcon } from '@phosphor-icons/react/dist/csr/ArrowsClockwise';
import { DeviceMobileIcon } from '@phosphor-icons/react/dist/csr/DeviceMobile';
import type { qrLoginMachine } from '@stoa/machines/qr-login';
import { AddressBox } from '@stoa/ui/address-box';
import { Banner } from '@stoa/ui/banner';
import { Button } from '@stoa/ui/button';
import { Heading } from '@stoa/ui/heading';
import { Icon } from '@stoa/ui/icon';
import { Skeleton } from '@stoa/ui/skeleton';
import { Spinner } from '@stoa/ui/spinner';
import { Surface } from '@stoa/ui/surface';
import { Text } from '@stoa/ui/text';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { ActorRefFrom } from 'xstate';
import { useLanguage } from '../../i18n/language-context.tsx';
import { FormProblem } from '../../shared/auth/form-problem.tsx';
import { onNetworkRestored } from '../../shared/auth/network-restored.ts';
import { formatWait } from '../../shared/auth/wait.ts';
import { QrOf } from '../../shared/qr/qr-of.tsx';
import { QR_PROBLEM_MESSAGES } from './login-messages.ts';
import * as styles from './login.css.ts';

/** A code that a signed-in phone scans and confirms. */
export function QrPanel({ actor }: { actor: ActorRefFrom<typeof qrLoginMachine> }) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const code = useSelector(actor, ({ context }) => context.code);
  const problem = useSelector(actor, ({ context }) => context.problem);
  const secondsLeft = useSelector(actor, ({ context }) => context.countdown?.secondsLeft ?? 0);
  const is = useSelector(
    actor,
    (snapshot) =>
      (['failed', 'cancelled', 'expired', 'signingIn', 'scanned', 'shown'] as const).find((tag) =>
        snapshot.hasTag(tag),
      ) ?? (snapshot.status === 'done' ? 'signingIn' : 'loading'),
  );
  const isElsewhere = useSelector(actor, (snapshot) => snapshot.matches({ expired: 'elsewhere' }));
  const isOffline = useSelector(actor, (snapshot) => snapshot.hasTag('offline'));
  const left = formatWait(secondsLeft, language);
  const address = code?.content ?? '';
  const isScannable = is === 'shown' && code !== null;
  useEffect(() => onNetworkRestored(() => actor.send({ type: 'network.restored' })), [actor]);
  const renew = () => actor.send({ type: 'code.renewed' });
  return (
    <section className={styles.qr} aria-labelledby="qr-title">
      <Heading level={2} size="xl" id="qr-title">{t`Sign in with your phone`}</Heading>
      <Text tone="muted">
        {t`Scan this code with a phone where you are signed in to Stoa, or with its camera. Your phone asks you to confirm.`}
      </Text>
      {is === 'failed' && problem ? (
        <FormProblem problem={problem} message={i18n._(QR_PROBLEM_MESSAGES[problem.code])} />
      ) : is === 'cancelled' ? (
        <Banner tone="warning" announce="polite">
          {t`The sign-in was refused on your phone.`}
        </Banner>
      ) : null}
      <div className={styles.qrBox}>
        {isScannable ? (
          <QrOf content={address} label={t`QR code for your phone`} />
        ) : is === 'loading' ? (
          <Skeleton shape="block" ratio={1} />
        ) : (
          <Surface kind="sunken" radius="md" padding="4" className={styles.qrState}>
            {is === 'scanned' ? (
              <Icon as={DeviceMobileIcon} size="2xl" />
            ) : is === 'signingIn' ? (
              <Spinner size="lg" label={t`Signing in`} />
            ) : (
              <Button icon={ArrowsClockwiseIcon} onPress={renew}>{t`Show a new code`}</Button>
            )}
          </Surface>
        )}
      </div>
      <div role="status">
        {is === 'scanned' ? (
          <Text weight="semibold">{t`Scanned. Now confirm on your phone.`}</Text>
        ) : is === 'signingIn' ? (
          <Text weight="semibold">{t`Confirmed. You are being signed in.`}</Text>
        ) : is === 'expired' ? (
          <Text weight="semibold">
            {isElsewhere
              ? t`Another window of this browser shows a newer code.`
              : t`This code has expired. A new one replaces it.`}
          </Text>
        ) : isOffline ? (
          <Text tone="warning">{t`No connection. The code is checked once you are back online.`}</Text>
        ) : null}
      </div>
      {is === 'shown' || is === 'scanned' ? (
        <Text size="sm" tone="muted">
          <span role="timer">
            {t({
              message: `Expires in ${left}`,
              comment: 'How long a code can still be scanned, e.g. "Good for another 97 seconds."',
            })}
          </span>
        </Text>
      ) : null}
      {isScannable ? (
        <div className={styles.qrAddress}>
          <Text size="sm">{t`If you cannot scan it, open this address on your phone:`}</Text>
          <AddressBox>{address}</AddressBox>
        </div>
      ) : null}
    </section>
  );
}
