import { useLingui } from '@lingui/react/macro';
import { FingerprintIcon } from '@phosphor-icons/react/dist/csr/Fingerprint';
import { PasswordIcon } from '@phosphor-icons/react/dist/csr/Password';
import { QrCodeIcon } from '@phosphor-icons/react/dist/csr/QrCode';
import { Button } from '@stoa/ui/button';
import { Divider } from '@stoa/ui/divider';
import { PictureIcon } from '@stoa/ui/picture-icon';
import { useSelector } from '@xstate/react';
import type { ComponentProps } from 'react';
import { useCanHavePasskeys } from '../../shared/auth/use-can-have-passkeys.ts';
import { METHOD_MESSAGES } from './login-messages.ts';
import * as styles from './login.css.ts';
import type { LoginActor } from './use-login-actor.ts';

/** The ways in beside the one that is shown. */
export function OtherMethods({ actor, shown }: { actor: LoginActor; shown: 'form' | 'qr' | 'none' }) {
  const { t, i18n } = useLingui();
  const offer = useSelector(actor, ({ context }) => context.offer);
  const chosen = useSelector(actor, ({ context }) => context.provider?.provider);
  const isLeaving = useSelector(actor, (snapshot) => snapshot.hasTag('leaving'));
  const isBusy = useSelector(
    actor,
    (snapshot) => snapshot.hasTag('submitting') || snapshot.status === 'done',
  );
  const canUsePasskeys = useCanHavePasskeys();
  const isOff = isBusy || isLeaving;
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
        <MethodButton
          key={provider}
          method={provider}
          size="lg"
          isDisabled={isOff}
          isPending={isLeaving && chosen === provider}
          onPress={() => actor.send({ type: 'provider.chosen', provider })}
        >
          {logoUrl ? <PictureIcon src={logoUrl} /> : null}
          {t({
            message: `Continue with ${name}`,
            comment: 'Button that leads to a sign-in service of others; its name follows',
          })}
        </MethodButton>
      ))}
      {forms.map((method) => (
        <MethodButton
          key={method}
          method={method}
          icon={PasswordIcon}
          onPress={() => actor.send({ type: 'method.chosen', method })}
        >
          {i18n._(METHOD_MESSAGES[method])}
        </MethodButton>
      ))}
      {canUsePasskeys ? (
        <MethodButton
          method="passkey"
          icon={FingerprintIcon}
          isDisabled={isOff}
          onPress={() => actor.send({ type: 'passkey.chosen' })}
        >
          {t({
            message: 'Passkey',
            comment: 'Way to sign in: by the fingerprint, face or code of the device',
          })}
        </MethodButton>
      ) : null}
      {/* Known last: nothing stands below it that it would move. */}
      {isQrOffered ? (
        <MethodButton
          method="qr"
          icon={QrCodeIcon}
          isDisabled={isOff}
          onPress={() => actor.send({ type: 'qr.chosen' })}
        >
          {t({ message: 'QR code', comment: 'Way to sign in: a phone scans a code' })}
        </MethodButton>
      ) : null}
    </div>
  );
}

/** One way in, over the whole width. */
const MethodButton = ({ method, ...button }: { method: string } & ComponentProps<typeof Button>) => (
  <Button isFullWidth data-way={method} {...button} />
);
