import { useLingui } from '@lingui/react/macro';
import type { DeviceChoice } from '@stoa/machines/devices';
import { sessionsQuery } from '@stoa/api/self.queries';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { AlertDialog } from '@stoa/ui/alert-dialog';
import { Banner } from '@stoa/ui/banner';
import { Button } from '@stoa/ui/button';
import { Stack } from '@stoa/ui/stack';
import { Text } from '@stoa/ui/text';
import { useApi } from '../../../app/services.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { OWN_PROBLEM_MESSAGES } from '../../../shared/auth/problem-messages.ts';
import { SettingsSection } from '../../../shared/settings-section.tsx';
import { DeviceRow, useDeviceName } from './device-row.tsx';
import { useDevices } from './use-devices.ts';

/** Where one is signed in, and how to end it elsewhere. */
export function DevicesPage() {
  const { t, i18n } = useLingui();
  const { data } = useSuspenseQuery(sessionsQuery(useApi(), { lang: useLanguage() }));
  const actor = useDevices();
  const nameOf = useDeviceName();
  const { choice, problem } = useSelector(actor, ({ context }) => context);
  const isConfirming = useSelector(actor, (snapshot) => snapshot.hasTag('confirming'));
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const isFailed = useSelector(actor, (snapshot) => snapshot.hasTag('failed'));
  const ask = (wanted: DeviceChoice) => actor.send({ type: 'signOut.requested', choice: wanted });
  const chosen = choice?.scope === 'one' ? data.items.find(({ id }) => id === choice.sessionId) : undefined;
  const device = chosen ? nameOf(chosen.device) : '';
  const others = data.items.filter(({ current }) => !current);
  return (
    <SettingsSection
      title={t`Where you are signed in`}
      text={t`If you do not recognize a device, sign it out and change your password.`}
    >
      {isFailed && problem ? (
        <Banner
          tone="danger"
          announce="assertive"
          onDismiss={() => actor.send({ type: 'problem.dismissed' })}
          action={
            <Button
              size="sm"
              onPress={() => actor.send({ type: 'signOut.confirmed' })}
            >{t`Try again`}</Button>
          }
        >
          {i18n._(OWN_PROBLEM_MESSAGES[problem.code])}
        </Banner>
      ) : null}
      <Stack as="ul" gap="3">
        {data.items.map((session) => (
          <DeviceRow
            key={session.id}
            session={session}
            isEnding={isBusy && (choice?.scope === 'others' ? !session.current : chosen === session)}
            isDisabled={isBusy}
            onSignOut={() => ask({ scope: 'one', sessionId: session.id })}
          />
        ))}
      </Stack>
      {others.length > 0 ? (
        <div>
          <Button
            variant="danger"
            isPending={isBusy && choice?.scope === 'others'}
            isDisabled={isBusy}
            onPress={() => ask({ scope: 'others' })}
          >
            {t`Sign out all other devices`}
          </Button>
        </div>
      ) : (
        <Text tone="muted">{t`You are not signed in on any other device.`}</Text>
      )}
      <AlertDialog
        isOpen={isConfirming}
        title={
          choice?.scope === 'one'
            ? t({ message: `Sign out ${device}?`, comment: 'A device such as “Firefox 145 on Linux”' })
            : t`Sign out on all other devices?`
        }
        confirmLabel={t({ message: 'Sign out', context: 'device' })}
        cancelLabel={t({ message: 'Stay signed in', context: 'device' })}
        tone="danger"
        onConfirm={() => actor.send({ type: 'signOut.confirmed' })}
        onCancel={() => actor.send({ type: 'signOut.cancelled' })}
      >
        {t`Anyone using it has to sign in again. Unsaved work on it is lost.`}
      </AlertDialog>
    </SettingsSection>
  );
}
