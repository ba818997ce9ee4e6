import { useLingui } from '@lingui/react/macro';
import { PASSKEY_NAME_MAX_LENGTH } from '@stoa/machines/second-factor-setup';
import { useSelector } from '@xstate/react';
import { Button } from '@stoa/ui/button';
import { Form } from '@stoa/ui/form';
import { Inline } from '@stoa/ui/inline';
import { TextField } from '@stoa/ui/text-field';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { formatNumber } from '../../../shared/format.ts';
import { useFocusOnShow } from '../../../shared/use-focus-on-show.ts';
import type { SecondFactorActor } from './use-second-factor.ts';

export interface PasskeyNameFormProps {
  actor: SecondFactorActor;
  submitLabel: string;
  onSubmit: () => void;
}

/** A name by which somebody knows a passkey again. */
export function PasskeyNameForm({ actor, submitLabel, onSubmit }: PasskeyNameFormProps) {
  const { t } = useLingui();
  const input = useFocusOnShow();
  const { name, fieldProblem } = useSelector(actor, ({ context }) => context);
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const most = formatNumber(PASSKEY_NAME_MAX_LENGTH, useLanguage());
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
        if (actor.getSnapshot().context.fieldProblem) input.current?.focus();
      }}
    >
      <TextField
        name="passkeyName"
        inputRef={input}
        label={t`Name of the passkey`}
        description={t`This helps you recognize the device later.`}
        isRequired
        value={name}
        onChange={(value) => actor.send({ type: 'name.changed', value })}
        errorMessage={
          fieldProblem === 'REQUIRED'
            ? t`Give it a name.`
            : fieldProblem === 'TOO_LONG'
              ? t`Use at most ${most} characters.`
              : undefined
        }
      />
      <Inline gap="3">
        <Button type="submit" variant="primary" isPending={isBusy}>
          {submitLabel}
        </Button>
        <Button isDisabled={isBusy} onPress={() => actor.send({ type: 'setup.abandoned' })}>
          {t`Cancel`}
        </Button>
      </Inline>
    </Form>
  );
}
