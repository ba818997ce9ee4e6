import { useLingui } from '@lingui/react/macro';
import type { SecondFactor } from '@stoa/api/schema';
import { useSelector } from '@xstate/react';
import { AlertDialog } from '@stoa/ui/alert-dialog';
import { FactorProblem } from './factor-problem.tsx';
import type { SecondFactorActor } from './use-second-factor.ts';

/** Asks before something that protects the account is taken away. */
export function RemovalDialog({ actor, factor }: { actor: SecondFactorActor; factor: SecondFactor }) {
  const { t } = useLingui();
  const { choice } = useSelector(actor, ({ context }) => context);
  const isAsking = useSelector(actor, (snapshot) => snapshot.hasTag('confirmingRemoval'));
  const isRemoving = useSelector(
    actor,
    (snapshot) => snapshot.hasTag('busy') && snapshot.context.job === 'removeFactor',
  );
  const isApp = choice?.kind === 'totp';
  const passkey =
    choice?.kind === 'passkey' ? factor.passkeys.find(({ id }) => id === choice.passkeyId)?.name : undefined;
  const name = passkey ?? '';
  // Whoever has one of the two is still asked for it at sign-in.
  const isLast = isApp ? factor.passkeys.length === 0 : !factor.totp && factor.passkeys.length === 1;
  return (
    <AlertDialog
      isOpen={isAsking || isRemoving}
      isPending={isRemoving}
      tone="danger"
      title={
        isApp
          ? t`Remove the authenticator app?`
          : t({ message: `Remove the passkey ${name}?`, comment: 'Followed by its name' })
      }
      confirmLabel={t`Remove`}
      cancelLabel={t`Keep it`}
      onConfirm={() => actor.send({ type: 'removal.confirmed' })}
      onCancel={() => actor.send({ type: 'setup.abandoned' })}
    >
      {isLast
        ? t`This is your last passkey: only your password will be needed to sign in, and your recovery codes are deleted.`
        : isApp
          ? t`The app is no longer needed to sign in. Delete the entry in the app as well.`
          : t`This device can no longer sign in with it. Remove the passkey from the device as well.`}
      <FactorProblem actor={actor} jobs={['removeFactor']} />
    </AlertDialog>
  );
}
