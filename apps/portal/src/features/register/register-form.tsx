import { useLingui } from '@lingui/react/macro';
import type { RegisterField, SignedIn } from '@stoa/machines/register';
import { useActorRef, useSelector } from '@xstate/react';
import { LinkButton } from '@stoa/ui/button';
import { Form } from '@stoa/ui/form';
import { SegmentedControl } from '@stoa/ui/segmented-control';
import { useEffect, useRef, useState } from 'react';
import { useServices } from '../../app/services.ts';
import { useLanguageStore } from '../../i18n/language-context.tsx';
import { makeCaptchaController, type CaptchaController } from '../../shared/auth/captcha-controller.ts';
import { dialCode, homeCountry } from '../../shared/auth/countries.ts';
import { focusFirst } from '../../shared/auth/focus-first.ts';
import { FormProblem } from '../../shared/auth/form-problem.tsx';
import { leaveAccount } from '../../shared/auth/hand-over.ts';
import { SubmitButton } from '../../shared/auth/submit-button.tsx';
import { provideRegister } from './register.actors.ts';
import { RegisterFields } from './register-fields.tsx';
import { CHANNEL_MESSAGES, fieldMessage, PROBLEM_MESSAGES } from './register-messages.ts';

export interface RegisterFormProps {
  tenantId: string | undefined;
  /** Where somebody goes who has an account already. */
  loginHref: string;
  onRegistered: (signedIn: SignedIn) => void;
}

/** The form: an address that a code proves, a name, a password, the agreement. */
export function RegisterForm({ tenantId, loginHref, onRegistered }: RegisterFormProps) {
  const { t, i18n } = useLingui();
  const form = useRef<HTMLDivElement>(null);
  const { api } = useServices();
  const [captchas] = useState(() => makeCaptchaController(api));
  const actor = useRegisterActor(tenantId, captchas, onRegistered);
  const context = useSelector(actor, (snapshot) => snapshot.context);
  const isSubmitting = useSelector(
    actor,
    (snapshot) => snapshot.hasTag('submitting') || snapshot.status === 'done',
  );
  const isFailed = useSelector(actor, (snapshot) => snapshot.hasTag('failed'));
  const isThrottled = useSelector(actor, (snapshot) => snapshot.hasTag('throttled'));
  const isKnown = useSelector(actor, (snapshot) => snapshot.hasTag('accountExists'));
  const { channel, fields, problem, countdown } = context;

  const change = (field: RegisterField) => (value: string) =>
    actor.send({ type: 'field.changed', field, value });
  const errorOf = (field: RegisterField | 'agreement') => {
    const wrong = context.fieldProblems[field];
    return wrong && i18n._(fieldMessage(field, wrong));
  };
  const sendAndShow = (type: 'registration.submitted' | 'code.requested') => {
    actor.send({ type });
    const { fieldProblems } = actor.getSnapshot().context;
    requestAnimationFrame(() => focusFirst(form.current, Object.keys(fieldProblems)));
  };

  return (
    <div ref={form}>
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          sendAndShow('registration.submitted');
        }}
      >
        <SegmentedControl
          label={t`How to register`}
          isFullWidth
          isDisabled={isSubmitting}
          segments={(['email', 'mobile'] as const).map((value) => ({
            value,
            label: i18n._(CHANNEL_MESSAGES[value]),
          }))}
          value={channel}
          onChange={(chosen) => actor.send({ type: 'channel.chosen', channel: chosen })}
        />
        {isFailed && problem ? (
          <FormProblem
            problem={problem}
            message={i18n._(PROBLEM_MESSAGES[problem.code])}
            secondsLeft={isThrottled ? countdown?.secondsLeft : undefined}
            action={
              isKnown ? (
                <LinkButton
                  size="sm"
                  href={loginHref}
                  onPress={() => leaveAccount({ channel, target: fields[channel] })}
                >
                  {t`Sign in`}
                </LinkButton>
              ) : undefined
            }
          />
        ) : null}
        <RegisterFields
          actor={actor}
          change={change}
          errorOf={errorOf}
          onCodeRequested={() => sendAndShow('code.requested')}
          captchas={captchas}
        />
        <SubmitButton isPending={isSubmitting} isDisabled={isThrottled}>
          {t`Create account`}
        </SubmitButton>
      </Form>
    </div>
  );
}

function useRegisterActor(
  tenantId: string | undefined,
  captchas: CaptchaController,
  onRegistered: (signedIn: SignedIn) => void,
) {
  const { api, queryClient } = useServices();
  const store = useLanguageStore();
  const [machine] = useState(() =>
    provideRegister({
      api,
      queryClient,
      language: () => store.language,
      tenantId,
      captchas,
    }),
  );
  const actor = useActorRef(machine, {
    input: {
      channel: store.language === 'zh_CN' ? 'mobile' : 'email',
      countryCode: dialCode(homeCountry(store.language)),
      tenantId: tenantId ?? null,
      // So that nobody depends on messages to sign in.
      requiresPassword: true,
    },
  });
  useEffect(() => {
    const { unsubscribe } = actor.subscribe((snapshot) => {
      if (snapshot.status === 'done' && snapshot.output) onRegistered(snapshot.output);
    });
    return unsubscribe;
  }, [actor, onRegistered]);
  return actor;
}

export type RegisterActor = ReturnType<typeof useRegisterActor>;
