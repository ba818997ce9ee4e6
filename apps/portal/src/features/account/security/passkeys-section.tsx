import { useLingui } from '@lingui/react/macro';
import type { Passkey } from '@stoa/api/schema';
import { useSelector } from '@xstate/react';
import { Button } from '@stoa/ui/button';
import { Stack } from '@stoa/ui/stack';
import { Text } from '@stoa/ui/text';
import { useCanHavePasskeys } from '../../../shared/auth/use-can-have-passkeys.ts';
import { SettingsSection } from '../../../shared/settings-section.tsx';
import { deviceGuess } from './device-guess.ts';
import { FactorProblem } from './factor-problem.tsx';
import { PasskeyNameForm } from './passkey-name-form.tsx';
import { PasskeyRow } from './passkey-row.tsx';
import type { SecondFactorActor } from './use-second-factor.ts';

export interface PasskeysSectionProps {
  actor: SecondFactorActor;
  passkeys: readonly Passkey[];
}

/** Keys that live in devices: one signs in with a finger or a face. */
export function PasskeysSection({ actor, passkeys }: PasskeysSectionProps) {
  const { t } = useLingui();
  const canUsePasskeys = useCanHavePasskeys();
  const isNaming = useSelector(actor, (snapshot) => snapshot.hasTag('naming'));
  const begin = () =>
    actor.send({
      type: 'passkey.begun',
      suggestedName:
        deviceGuess(navigator.userAgent) ?? t({ message: 'My device', comment: 'Name of a new passkey' }),
    });
  return (
    <SettingsSection
      title={t`Passkeys`}
      text={t`Sign in with your fingerprint, face or screen lock instead of a password. Passkeys cannot be guessed or phished.`}
    >
      {passkeys.length > 0 ? (
        <Stack as="ul" gap="3">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} actor={actor} passkey={passkey} />
          ))}
        </Stack>
      ) : (
        <Text tone="muted">{t`You have no passkeys yet.`}</Text>
      )}
      <FactorProblem actor={actor} jobs={['createPasskey']} />
      {isNaming ? (
        <PasskeyNameForm
          actor={actor}
          submitLabel={t({
            message: 'Create passkey',
            comment: 'Button: the device asks for a finger or face next',
          })}
          onSubmit={() => actor.send({ type: 'passkey.submitted' })}
        />
      ) : canUsePasskeys ? (
        <div>
          <Button variant="primary" onPress={begin}>
            {t`Add a passkey`}
          </Button>
        </div>
      ) : (
        <Text tone="muted">{t`This browser does not support passkeys. Use another browser to add one.`}</Text>
      )}
    </SettingsSection>
  );
}
