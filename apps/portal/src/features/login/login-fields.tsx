import { useLingui } from '@lingui/react/macro';
import type { LoginField } from '@stoa/machines/login';
import { useSelector } from '@xstate/react';
import { PasswordField } from '@stoa/ui/password-field';
import { Link } from '@stoa/ui/link';
import { Text } from '@stoa/ui/text';
import { TextField } from '@stoa/ui/text-field';
import type { ActorRefFrom } from 'xstate';
import type { codeRequestMachine } from '@stoa/machines/code-request';
import { hrefTo } from '../../app/links.ts';
import { useHere } from '../../app/here.ts';
import { EmailOrMobileField } from '../../shared/auth/email-or-mobile-field.tsx';
import { leaveAccount } from '../../shared/auth/hand-over.ts';
import { LazyCodeField } from '../../shared/auth/lazy-code-field.tsx';
import type { LoginActor } from './use-login-actor.ts';

export interface LoginFieldsProps {
  actor: LoginActor;
  change: (field: LoginField) => (value: string) => void;
  errorOf: (field: LoginField) => string | undefined;
  /** The account is typed: now it can be asked whether it needs a check. */
  onAccountEntered: (account: string) => void;
  onCodeRequested: () => void;
  onCodeComplete: () => void;
}

/** The fields of the chosen way; what was typed in the others stays. */
export function LoginFields({
  actor,
  change,
  errorOf,
  onAccountEntered,
  onCodeRequested,
  onCodeComplete,
}: LoginFieldsProps) {
  const { t } = useLingui();
  const method = useSelector(actor, ({ context }) => context.method);
  const fields = useSelector(actor, ({ context }) => context.fields);
  const codeActor = useSelector(actor, ({ children }) =>
    method === 'password' ? undefined : children[method],
  ) as ActorRefFrom<typeof codeRequestMachine> | undefined;
  if (method === 'password') {
    return (
      <>
        <TextField
          name="account"
          label={t`Email or phone number`}
          description={t`For numbers outside mainland China, start with + and the country code.`}
          direction="ltr"
          normalizesDigits
          autoComplete="username"
          spellCheck="false"
          isRequired
          value={fields.account}
          onChange={change('account')}
          onBlur={() => onAccountEntered(fields.account.trim())}
          errorMessage={errorOf('account')}
        />
        <PasswordField
          name="password"
          label={t`Password`}
          isRequired
          autoComplete="current-password"
          value={fields.password}
          onChange={change('password')}
          errorMessage={errorOf('password')}
        />
        <ForgottenPassword account={fields.account} />
      </>
    );
  }
  const code = method;
  const channel = method === 'smsCode' ? 'mobile' : 'email';
  return (
    <>
      <EmailOrMobileField
        channel={channel}
        value={fields[channel]}
        onChange={change(channel)}
        onCountryChange={change('countryCode')}
        errorMessage={errorOf(channel)}
      />
      {codeActor ? (
        <LazyCodeField
          key={code}
          actor={codeActor}
          name={code}
          value={fields[code]}
          onChange={change(code)}
          onComplete={onCodeComplete}
          onRequest={onCodeRequested}
          errorMessage={errorOf(code)}
        />
      ) : null}
    </>
  );
}

/** The way to a new password; what was typed goes along. */
function ForgottenPassword({ account }: { account: string }) {
  const { t } = useLingui();
  const { redirect } = useHere().search;
  const href = hrefTo({
    to: '/login/reset',
    search: { redirect: typeof redirect === 'string' ? redirect : undefined },
  });
  const leave = () => {
    const target = account.trim();
    if (target) leaveAccount({ channel: target.includes('@') ? 'email' : 'mobile', target });
  };
  return (
    <Text size="sm">
      <Link href={href} onPress={leave}>
        {t`Forgot your password?`}
      </Link>
    </Text>
  );
}
