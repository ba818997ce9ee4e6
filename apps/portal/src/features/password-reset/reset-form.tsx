import { useLingui } from '@lingui/react/macro';
import type { CodeChannel } from '@stoa/machines/code-request';
import type { PasswordResetField } from '@stoa/machines/password-reset';
import { useActorRef, useSelector } from '@xstate/react';
import { Form } from '@stoa/ui/form';
import { PasswordField } from '@stoa/ui/password-field';
import { SegmentedControl } from '@stoa/ui/segmented-control';
import { useRef, useState } from 'react';
import { useServices } from '../../app/services.ts';
import { useLanguageStore } from '../../i18n/language-context.tsx';
import { makeCaptchaController, type CaptchaController } from '../../shared/auth/captcha-controller.ts';
import { CaptchaStatus } from '../../shared/auth/captcha-status.tsx';
import { CodeField, type CodeActor } from '../../shared/auth/code-field.tsx';
import { EmailOrMobileField } from '../../shared/auth/email-or-mobile-field.tsx';
import { dialCode, homeCountry } from '../../shared/auth/countries.ts';
import { focusFirst } from '../../shared/auth/focus-first.ts';
import { FormProblem } from '../../shared/auth/form-problem.tsx';
import { takeAccount } from '../../shared/auth/hand-over.ts';
import { SubmitButton } from '../../shared/auth/submit-button.tsx';
import { useDone } from '../../shared/use-done.ts';
import { RESET_MESSAGES, resetFieldMessage } from './reset-messages.ts';
import { provideReset } from './reset.actors.ts';

export interface ResetFormProps {
  tenantId: string | undefined;
  onDone: () => void;
}

/** Where the code goes, the code, and the new password. */
export function ResetForm({ tenantId, onDone }: ResetFormProps) {
  const { t, i18n } = useLingui();
  const form = useRef<HTMLDivElement>(null);
  const { api } = useServices();
  const [captchas] = useState(() => makeCaptchaController(api));
  const actor = useResetActor(tenantId, captchas);
  useDone(actor, onDone);
  const { channel, fields, fieldProblems, problem, countdown } = useSelector(actor, ({ context }) => context);
  const isSubmitting = useSelector(actor, (snapshot) => snapshot.hasTag('submitting'));
  const isFailed = useSelector(actor, (snapshot) => snapshot.hasTag('failed'));
  const isThrottled = useSelector(actor, (snapshot) => snapshot.hasTag('throttled'));
  const codes = useSelector(actor, ({ children }) => children[channel]) as CodeActor | undefined;
  const change = (field: PasswordResetField) => (value: string) =>
    actor.send({ type: 'field.changed', field, value });
  const errorOf = (field: PasswordResetField) => {
    const wrong = fieldProblems[field];
    return wrong && i18n._(resetFieldMessage(field, wrong));
  };
  const sendAndShow = (type: 'password.submitted' | 'code.requested') => {
    actor.send({ type });
    const wrong = Object.keys(actor.getSnapshot().context.fieldProblems);
    // After the messages are there, so that they are read together with the field.
    requestAnimationFrame(() => focusFirst(form.current, wrong));
  };
  return (
    <div ref={form}>
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          sendAndShow('password.submitted');
        }}
      >
        <SegmentedControl
          label={t`Send code to`}
          isFullWidth
          isDisabled={isSubmitting}
          segments={[
            { value: 'email', label: t({ message: 'Email', comment: 'Where a code is sent to' }) },
            { value: 'mobile', label: t({ message: 'Phone', comment: 'Where a code is sent to' }) },
          ]}
          value={channel}
          onChange={(chosen: CodeChannel) => actor.send({ type: 'channel.chosen', channel: chosen })}
        />
        {isFailed && problem ? (
          <FormProblem
            problem={problem}
            message={i18n._(RESET_MESSAGES[problem.code])}
            secondsLeft={isThrottled ? countdown?.secondsLeft : undefined}
          />
        ) : null}
        <EmailOrMobileField
          channel={channel}
          value={fields[channel]}
          onChange={change(channel)}
          onCountryChange={change('countryCode')}
          errorMessage={errorOf(channel)}
        />
        <CaptchaStatus captchas={captchas} />
        {codes ? (
          <CodeField
            key={channel}
            actor={codes}
            name="code"
            value={fields.code}
            onChange={change('code')}
            onRequest={() => sendAndShow('code.requested')}
            errorMessage={errorOf('code')}
          />
        ) : null}
        <PasswordField
          name="newPassword"
          label={t`New password`}
          description={t`At least 8 characters. Several words work well.`}
          autoComplete="new-password"
          isRequired
          value={fields.newPassword}
          onChange={change('newPassword')}
          errorMessage={errorOf('newPassword')}
        />
        <SubmitButton isPending={isSubmitting} isDisabled={isThrottled}>
          {t`Set new password`}
        </SubmitButton>
      </Form>
    </div>
  );
}

function useResetActor(tenantId: string | undefined, captchas: CaptchaController) {
  const { api, queryClient } = useServices();
  const store = useLanguageStore();
  // What was typed into the login form.
  const [left] = useState(takeAccount);
  const [machine] = useState(() =>
    provideReset({
      api,
      queryClient,
      language: () => store.language,
      tenantId,
      captchas,
    }),
  );
  return useActorRef(machine, {
    input: {
      channel: left?.channel ?? (store.language === 'zh_CN' ? 'mobile' : 'email'),
      ...(left ? { target: left.target } : {}),
      countryCode: dialCode(homeCountry(store.language)),
    },
  });
}
