import { useLingui } from '@lingui/react/macro';
import { FingerprintIcon } from '@phosphor-icons/react/dist/csr/Fingerprint';
import { PasswordIcon } from '@phosphor-icons/react/dist/csr/Password';
import { QrCodeIcon } from '@phosphor-icons/react/dist/csr/QrCode';
import { Button } from '@stoa/ui/button';
import { Divider } from '@stoa/ui/divider';
import { PictureIcon } from '@stoa/ui/picture-icon';
import { useSelector } from '@xstate/react';
import { useSyncExternalStore } from 'react';
import { canHavePasskeys } from '../../shared/auth/passkey.ts';
import { METHOD_WORDS } from './login-words.ts';
import * as styles from './login.css.ts';
import type { LoginActor } from './use-login-actor.ts';

/** What a browser can do does not change. */
const stays = () => () => undefined;

/** The ways in beside the one that is shown. */
export function OtherWays({ actor, shown }: { actor: LoginActor; shown: 'form' | 'qr' | 'none' }) {
  const { t, i18n } = useLingui();
  const offer = useSelector(actor, ({ context }) => context.offer);
  const chosen = useSelector(actor, ({ context }) => context.provider?.provider);
  const isLeaving = useSelector(actor, (snapshot) => snapshot.hasTag('leaving'));
  const isBusy = useSelector(
    actor,
    (snapshot) => snapshot.hasTag('submitting') || snapshot.status === 'done',
  );
  const canUsePasskeys = useSyncExternalStore(stays, canHavePasskeys, () => false);
  const isQrOffered = offer.qr !== 'none' && shown !== 'qr';
  const forms = shown === 'qr' ? offer.methods : [];
  if (!isQrOffered && !canUsePasskeys && offer.providers.length === 0 && forms.length === 0) return null;
  return (
    <div className={styles.others}>
      {shown === 'none' ? null : (
        <Divider>
          {t({ message: 'or', comment: 'Between a form for signing in and buttons with other ways' })}
        </Divider>
      )}
      {offer.providers.map(({ provider, name, logoUrl }) => (
        <Button
          key={provider}
          size="lg"
          isFullWidth
          isDisabled={isBusy || isLeaving}
          isPending={isLeaving && chosen === provider}
          data-way={provider}
          onPress={() => actor.send({ type: 'provider.chosen', provider })}
        >
          {logoUrl ? <PictureIcon src={logoUrl} /> : null}
          {t({
            message: `Continue with ${name}`,
            comment: 'Button that leads to a sign-in service of others; its name follows',
          })}
        </Button>
      ))}
      {forms.map((method) => (
        <Button
          key={method}
          icon={PasswordIcon}
          isFullWidth
          data-way={method}
          onPress={() => actor.send({ type: 'method.chosen', method })}
        >
          {i18n._(METHOD_WORDS[method])}
        </Button>
      ))}
      {canUsePasskeys ? (
        <Button
          icon={FingerprintIcon}
          isFullWidth
          isDisabled={isBusy || isLeaving}
          data-way="passkey"
          onPress={() => actor.send({ type: 'passkey.chosen' })}
        >
          {t({
            message: 'Passkey',
            comment: 'Way to sign in: by the fingerprint, face or code of the device',
          })}
        </Button>
      ) : null}
      {/* Known last: nothing stands below it that it would move. */}
      {isQrOffered ? (
        <Button
          icon={QrCodeIcon}
          isFullWidth
          isDisabled={isBusy || isLeaving}
          data-way="qr"
          onPress={() => actor.send({ type: 'qr.chosen' })}
        >
          {t({ message: 'QR code', comment: 'Way to sign in: a phone scans a code' })}
        </Button>
      ) : null}
    </div>
  );
}
