import { useLingui } from '@lingui/react/macro';
import { useActorRef, useSelector } from '@xstate/react';
import { Banner } from '@stoa/ui/banner';
import { Button } from '@stoa/ui/button';
import { Form } from '@stoa/ui/form';
import { PasswordField } from '@stoa/ui/password-field';
import { useEffect, useRef, useState } from 'react';
import { useApi, useServices } from '../../../app/services.ts';
import { FormProblem } from '../../../shared/auth/form-problem.tsx';
import { useDone } from '../../../shared/use-done.ts';
import { ProofGate } from '../../../shared/step-up/proof-gate.tsx';
import { SettingsSection } from '../../../shared/settings-section.tsx';
import { providePasswordChange } from './password.actors.ts';
import { NEW_PASSWORD_MESSAGES, PASSWORD_MESSAGES } from './security-messages.ts';

/** A new password; the machine that has set one is done, and the next one gets a new machine. */
export function PasswordSection() {
  const { t } = useLingui();
  const [changes, setChanges] = useState(0);
  const { queryClient } = useServices();
  const note = useRef<HTMLDivElement>(null);
  // The button that was pressed has gone with its form.
  useEffect(() => {
    if (changes > 0) note.current?.focus();
  }, [changes]);
  return (
    <SettingsSection
      title={t`Password`}
      text={t`Changing your password signs you out on all other devices. We will let you know by message.`}
    >
      {changes > 0 ? (
        <div ref={note} tabIndex={-1}>
          <Banner tone="success" announce="polite">
            {t`Your password was changed. All other devices are signed out.`}
          </Banner>
        </div>
      ) : null}
      <PasswordForm
        key={changes}
        onChanged={() => {
          setChanges(changes + 1);
          void queryClient.invalidateQueries({ queryKey: ['get', '/api/accounts/users/sessions'] });
        }}
      />
    </SettingsSection>
  );
}

function PasswordForm({ onChanged }: { onChanged: () => void }) {
  const { t, i18n } = useLingui();
  const api = useApi();
  const input = useRef<HTMLInputElement>(null);
  const [machine] = useState(() => providePasswordChange(api));
  const actor = useActorRef(machine);
  useDone(actor, onChanged);
  const { newPassword, fieldProblem, problem } = useSelector(actor, ({ context }) => context);
  const isSubmitting = useSelector(actor, (snapshot) => snapshot.hasTag('submitting'));
  const isFailed = useSelector(actor, (snapshot) => snapshot.hasTag('failed'));
  const isProofNeeded = useSelector(actor, (snapshot) => snapshot.hasTag('proofNeeded'));
  return (
    <>
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          actor.send({ type: 'password.submitted' });
          if (actor.getSnapshot().context.fieldProblem) input.current?.focus();
        }}
      >
        {isFailed && problem ? (
          <FormProblem problem={problem} message={i18n._(PASSWORD_MESSAGES[problem.code])} />
        ) : null}
        <PasswordField
          name="newPassword"
          inputRef={input}
          label={t`New password`}
          description={t`At least 8 characters. Several words work well.`}
          autoComplete="new-password"
          isRequired
          value={newPassword}
          onChange={(value) => actor.send({ type: 'password.changed', value })}
          errorMessage={fieldProblem ? i18n._(NEW_PASSWORD_MESSAGES[fieldProblem]) : undefined}
        />
        <div>
          <Button type="submit" variant="primary" isPending={isSubmitting}>
            {t`Set new password`}
          </Button>
        </div>
      </Form>
      {/* Beside the form: sending the one in the window must not send this one. */}
      <ProofGate
        isNeeded={isProofNeeded}
        onDone={(proven) => actor.send({ type: proven ? 'proof.given' : 'proof.declined' })}
      />
    </>
  );
}
