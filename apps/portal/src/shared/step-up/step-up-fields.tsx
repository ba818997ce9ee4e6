import { useLingui } from '@lingui/react/macro';
import type { CodeChannel } from '@stoa/machines/code-request';
import type { StepUpField } from '@stoa/machines/step-up';
import { useSelector } from '@xstate/react';
import { OtpField } from '@stoa/ui/otp-field';
import { PasswordField } from '@stoa/ui/password-field';
import { SegmentedControl } from '@stoa/ui/segmented-control';
import { Text } from '@stoa/ui/text';
import { CodeField, type CodeActor } from '../auth/code-field.tsx';
import { useFocusOnShow } from '../use-focus-on-show.ts';
import type { StepUpActor } from './step-up-form.tsx';

export interface StepUpFieldsProps {
  actor: StepUpActor;
  errorOf: (field: StepUpField) => string | undefined;
  /** The last digit is in. */
  onComplete: () => void;
}

/** The field of the chosen way; what was typed in the others stays. */
export function StepUpFields({ actor, errorOf, onComplete }: StepUpFieldsProps) {
  const { t } = useLingui();
  const { method, fields } = useSelector(actor, ({ context }) => context);
  const change = (field: StepUpField) => (value: string) =>
    actor.send({ type: 'field.changed', field, value });
  switch (method) {
    case 'password':
      return (
        <OwnPassword
          value={fields.password}
          onChange={change('password')}
          errorMessage={errorOf('password')}
        />
      );
    case 'totp':
      return (
        <AppCode
          value={fields.totp}
          onChange={change('totp')}
          onComplete={onComplete}
          errorMessage={errorOf('totp')}
        />
      );
    case 'passkey':
      return <Text tone="muted">{t`Your device asks for your fingerprint, face or screen lock.`}</Text>;
    case 'code':
      return <OwnCode actor={actor} errorMessage={errorOf('code')} onComplete={onComplete} />;
  }
}

interface FieldProps {
  value: string;
  onChange: (value: string) => void;
  errorMessage: string | undefined;
}

function OwnPassword(props: FieldProps) {
  const { t } = useLingui();
  const input = useFocusOnShow();
  return <PasswordField {...props} name="password" label={t`Password`} isRequired inputRef={input} />;
}

function AppCode(props: FieldProps & { onComplete: () => void }) {
  const { t } = useLingui();
  const input = useFocusOnShow();
  return <OtpField {...props} name="totp" label={t`Authenticator code`} isRequired inputRef={input} />;
}

function OwnCode({
  actor,
  errorMessage,
  onComplete,
}: {
  actor: StepUpActor;
  errorMessage: string | undefined;
  onComplete: () => void;
}) {
  const { t } = useLingui();
  const { channel, contacts, fields } = useSelector(actor, ({ context }) => context);
  const codes = useSelector(actor, ({ children }) => children[channel]) as CodeActor | undefined;
  return (
    <>
      {contacts.length > 1 ? (
        <SegmentedControl
          label={t`Send code to`}
          isFullWidth
          segments={contacts.map((contact) => ({ value: contact.channel, label: contact.target }))}
          value={channel}
          onChange={(chosen: CodeChannel) => actor.send({ type: 'channel.chosen', channel: chosen })}
        />
      ) : null}
      {codes ? (
        <CodeField
          key={channel}
          actor={codes}
          name="code"
          value={fields.code}
          onChange={(value) => actor.send({ type: 'field.changed', field: 'code', value })}
          onComplete={onComplete}
          onRequest={() => actor.send({ type: 'code.requested' })}
          errorMessage={errorMessage}
        />
      ) : null}
    </>
  );
}
