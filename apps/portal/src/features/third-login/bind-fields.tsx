import { useLingui } from '@lingui/react/macro';
import type { codeRequestMachine } from '@stoa/machines/code-request';
import type { BindField } from '@stoa/machines/bind-account';
import { PasswordField } from '@stoa/ui/password-field';
import { TextField } from '@stoa/ui/text-field';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { CodeField } from '../../shared/auth/code-field.tsx';
import { EmailOrMobileField } from '../../shared/auth/email-or-mobile-field.tsx';
import type { BindActor } from './bind-form.tsx';

export interface BindFieldsProps {
  actor: BindActor;
  change: (field: BindField) => (value: string) => void;
  errorOf: (field: BindField) => string | undefined;
  onCodeRequested: () => void;
  onCodeComplete: () => void;
}

/** Which of the four that send codes is in charge. */
const SENDERS = { email: ['email', 'newEmail'], mobile: ['mobile', 'newMobile'] } as const;

/** The account, and the proof that it is one's own. */
export function BindFields({ actor, change, errorOf, onCodeRequested, onCodeComplete }: BindFieldsProps) {
  const { t } = useLingui();
  const { mode, channel, fields } = useSelector(actor, ({ context }) => context);
  const sender = SENDERS[channel][mode === 'create' ? 1 : 0];
  const codeActor = useSelector(actor, ({ children }) => children[sender]) as
    | ActorRefFrom<typeof codeRequestMachine>
    | undefined;
  return (
    <>
      <EmailOrMobileField
        channel={channel}
        value={fields[channel]}
        onChange={change(channel)}
        onCountryChange={change('countryCode')}
        errorMessage={errorOf(channel)}
      />
      {mode === 'password' ? (
        <PasswordField
          name="password"
          label={t`Password`}
          isRequired
          autoComplete="current-password"
          value={fields.password}
          onChange={change('password')}
          errorMessage={errorOf('password')}
        />
      ) : codeActor ? (
        <CodeField
          key={sender}
          actor={codeActor}
          name="code"
          value={fields.code}
          onChange={change('code')}
          onComplete={onCodeComplete}
          onRequest={onCodeRequested}
          errorMessage={errorOf('code')}
        />
      ) : null}
      {mode === 'create' ? (
        <TextField
          name="nickName"
          label={t`Name that others see`}
          autoComplete="nickname"
          isRequired
          value={fields.nickName}
          onChange={change('nickName')}
          errorMessage={errorOf('nickName')}
        />
      ) : null}
    </>
  );
}
