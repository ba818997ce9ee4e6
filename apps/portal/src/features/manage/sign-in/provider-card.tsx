import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ProviderDraft } from '@stoa/machines/sign-in-settings';
import { AlertDialog } from '@stoa/ui/alert-dialog';
import { Button } from '@stoa/ui/button';
import { Heading } from '@stoa/ui/heading';
import { Status } from '@stoa/ui/status';
import { Surface } from '@stoa/ui/surface';
import { Switch } from '@stoa/ui/switch';
import { UserText } from '@stoa/ui/user-text';
import { useEffect, useEffectEvent, useState } from 'react';
import * as styles from '../manage.css.ts';
import { ProviderFields } from './provider-fields.tsx';
import { ProviderTestLine } from './provider-test-line.tsx';
import { useSignInSettings } from './sign-in-context.ts';
import { PROVIDER_NAMES } from './sign-in-messages.ts';

/** A service: whether it is shown, its form, trying it, taking it away. */
export function ProviderCard({
  draft,
  isOpen,
  onOpen,
}: {
  draft: ProviderDraft;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
}) {
  const { t } = useLingui();
  const actor = useSignInSettings();
  const [isAsking, setIsAsking] = useState(false);
  const { provider, enabled } = draft;
  const hasProblem = useSelector(actor, ({ context }) =>
    Object.entries(context.fieldProblems).some(([field, wrong]) => wrong && field.startsWith(`${provider}.`)),
  );
  const name = draft.name || PROVIDER_NAMES[provider];
  // What is wrong cannot be mended in a form that is closed; it stays open while that is done.
  const isShown = isOpen || hasProblem;
  const open = useEffectEvent(() => onOpen(true));
  useEffect(() => {
    if (hasProblem) open();
  }, [hasProblem]);
  return (
    <Surface kind="surface" isBordered radius="lg" padding="5">
      <div className={styles.part}>
        <div className={styles.top}>
          <div className={styles.lines}>
            <Heading level={3} size="md">
              <UserText>{name}</UserText>
            </Heading>
            <Status tone={enabled ? 'success' : 'neutral'}>
              {enabled
                ? t({ message: 'Shown on the sign-in page', comment: 'State of a sign-in service' })
                : t({ message: 'Not shown', comment: 'State of a sign-in service' })}
            </Status>
          </div>
          <div className={styles.actions}>
            <Button size="sm" aria-expanded={isShown} isDisabled={hasProblem} onPress={() => onOpen(!isOpen)}>
              {isShown
                ? t({ message: 'Close', comment: 'Button: closes a form' })
                : t({ message: 'Edit', comment: 'Button: opens a form' })}
            </Button>
            <Button size="sm" variant="quiet" onPress={() => setIsAsking(true)}>
              {t({ message: 'Remove', comment: 'Button: takes a sign-in service away' })}
            </Button>
          </div>
        </div>
        {isShown ? (
          <div className={styles.part}>
            <Switch
              isSelected={enabled}
              onChange={(on) => actor.send({ type: 'provider.switched', provider, enabled: on })}
            >
              {t`Show it on the sign-in page`}
            </Switch>
            <ProviderFields draft={draft} />
            <ProviderTestLine draft={draft} />
          </div>
        ) : null}
      </div>
      <AlertDialog
        isOpen={isAsking}
        tone="danger"
        title={t({ message: `Remove ${name}?`, comment: 'The name of a sign-in service' })}
        confirmLabel={t({ message: 'Remove', comment: 'Button: takes a sign-in service away' })}
        cancelLabel={t`Keep it`}
        onConfirm={() => {
          setIsAsking(false);
          actor.send({ type: 'provider.removed', provider });
        }}
        onCancel={() => setIsAsking(false)}
      >
        {t`After saving, this service can no longer be used to sign in and its settings are deleted. Linked accounts stay.`}
      </AlertDialog>
    </Surface>
  );
}
