import { Trans, useLingui } from '@lingui/react/macro';
import type { RegisterField } from '@stoa/machines/register';
import { useSelector } from '@xstate/react';
import { Checkbox } from '@stoa/ui/checkbox';
import { Link } from '@stoa/ui/link';
import { PasswordField } from '@stoa/ui/password-field';
import { TextField } from '@stoa/ui/text-field';
import type { ActorRefFrom } from 'xstate';
import type { codeRequestMachine } from '@stoa/machines/code-request';
import { legalHref } from '../../app/links.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import type { CaptchaController } from '../../shared/auth/captcha-controller.ts';
import { CaptchaStatus } from '../../shared/auth/captcha-status.tsx';
import { CodeField } from '../../shared/auth/code-field.tsx';
import { EmailOrMobileField } from '../../shared/auth/email-or-mobile-field.tsx';
import { OrganisationLogin } from './organisation-login.tsx';
import type { RegisterActor } from './register-form.tsx';

export interface RegisterFieldsProps {
  actor: RegisterActor;
  change: (field: RegisterField) => (value: string) => void;
  errorOf: (field: RegisterField | 'agreement') => string | undefined;
  onCodeRequested: () => void;
  captchas: CaptchaController;
}

/** The fields, in the order in which they are needed. */
export function RegisterFields({ actor, change, errorOf, onCodeRequested, captchas }: RegisterFieldsProps) {
  const { t } = useLingui();
  const lang = useLanguage();
  const { channel, fields, agreed } = useSelector(actor, (snapshot) => snapshot.context);
  const codeActor = useSelector(actor, ({ children }) => children[channel]) as
    | ActorRefFrom<typeof codeRequestMachine>
    | undefined;
  const code = channel === 'mobile' ? 'mobileCode' : 'emailCode';
  return (
    <>
      <EmailOrMobileField
        channel={channel}
        value={fields[channel]}
        onChange={change(channel)}
        onCountryChange={change('countryCode')}
        errorMessage={errorOf(channel)}
      />
      {channel === 'email' ? <OrganisationLogin email={fields.email} /> : null}
      <CaptchaStatus captchas={captchas} />
      {codeActor ? (
        <CodeField
          key={channel}
          actor={codeActor}
          name={code}
          value={fields[code]}
          onChange={change(code)}
          onRequest={onCodeRequested}
          errorMessage={errorOf(code)}
        />
      ) : null}
      <TextField
        name="nickName"
        label={t({ message: 'Name', context: 'display name' })}
        description={t`This is how others see you. It does not have to be your real name.`}
        autoComplete="nickname"
        isRequired
        value={fields.nickName}
        onChange={change('nickName')}
        errorMessage={errorOf('nickName')}
      />
      <PasswordField
        name="password"
        label={t`Password`}
        description={t`At least 8 characters. A short sentence is easy to remember and hard to guess.`}
        isRequired
        autoComplete="new-password"
        value={fields.password}
        onChange={change('password')}
        errorMessage={errorOf('password')}
      />
      <Checkbox
        name="agreement"
        isSelected={agreed}
        onChange={(isAgreed) => actor.send({ type: 'agreement.changed', agreed: isAgreed })}
        errorMessage={errorOf('agreement')}
      >
        <Trans comment="Agreement with links to both texts">
          I agree to the{' '}
          <Link href={legalHref('service', lang)} target="_blank">
            terms of service
          </Link>{' '}
          and have read the{' '}
          <Link href={legalHref('privacy', lang)} target="_blank">
            privacy statement
          </Link>
          .
        </Trans>
      </Checkbox>
    </>
  );
}
