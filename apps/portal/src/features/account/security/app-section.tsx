import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { Button } from '@stoa/ui/button';
import { Inline } from '@stoa/ui/inline';
import { Status } from '@stoa/ui/status';
import { lazy, Suspense } from 'react';
import { SettingsSection } from '../../../shared/settings-section.tsx';
import { FactorProblem } from './factor-problem.tsx';
import type { SecondFactorActor } from './use-second-factor.ts';

const AppSetup = lazy(async () => ({ default: (await import('./app-setup.tsx')).AppSetup }));

/** An app that shows a new code every half minute. */
export function AppSection({ actor, isOn }: { actor: SecondFactorActor; isOn: boolean }) {
  const { t } = useLingui();
  const isScanning = useSelector(actor, (snapshot) => snapshot.hasTag('scanning'));
  const isStarting = useSelector(
    actor,
    (snapshot) => snapshot.hasTag('busy') && snapshot.context.job === 'startTotp',
  );
  return (
    <SettingsSection
      title={t`Authenticator app`}
      text={t`After your password, you enter a code from an app on your phone. A stolen password alone is then not enough.`}
    >
      <FactorProblem actor={actor} jobs={['startTotp']} />
      {isScanning ? (
        <Suspense>
          <AppSetup actor={actor} />
        </Suspense>
      ) : (
        <Inline gap="4" justify="between">
          <Status tone={isOn ? 'success' : 'neutral'}>
            {isOn
              ? t({ message: 'Set up', context: 'status', comment: 'The authenticator app is in use' })
              : t({ message: 'Not set up', comment: 'No authenticator app is in use' })}
          </Status>
          {isOn ? (
            <Button onPress={() => actor.send({ type: 'removal.requested', choice: { kind: 'totp' } })}>
              {t({
                message: 'Remove app',
                comment: 'Button: the authenticator app is not asked for any more',
              })}
            </Button>
          ) : (
            <Button
              variant="primary"
              isPending={isStarting}
              onPress={() => actor.send({ type: 'totp.begun' })}
            >
              {t({ message: 'Set up app', comment: 'Button: begins to set up an authenticator app' })}
            </Button>
          )}
        </Inline>
      )}
    </SettingsSection>
  );
}
