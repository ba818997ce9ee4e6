import { useLingui } from '@lingui/react/macro';
import type { LoginField, LoginMethod } from '@stoa/machines/login';
import { useSelector } from '@xstate/react';
import { Form } from '@stoa/ui/form';
import { SegmentedControl } from '@stoa/ui/segmented-control';
import { useRef } from 'react';
import type { CaptchaController } from '../../shared/auth/captcha-controller.ts';
import { CaptchaStatus } from '../../shared/auth/captcha-status.tsx';
import { focusFirst } from '../../shared/auth/focus-first.ts';
import { FormProblem } from '../../shared/auth/form-problem.tsx';
import { SubmitButton } from '../../shared/auth/submit-button.tsx';
import { LoginFields } from './login-fields.tsx';
import { fieldMessage, METHOD_MESSAGES, problemMessages } from './login-messages.ts';
import type { LoginActor } from './use-login-actor.ts';

export interface LoginFormProps {
  actor: LoginActor;
  captchas: CaptchaController;
}

/** The form: one of three ways, a check where the server wants one, a wait after too many attempts. */
export function LoginForm({ actor, captchas }: LoginFormProps) {
  const { t, i18n } = useLingui();
  const form = useRef<HTMLDivElement>(null);
  const context = useSelector(actor, (snapshot) => snapshot.context);
  const isSubmitting = useSelector(
    actor,
    (snapshot) => snapshot.hasTag('submitting') || snapshot.status === 'done',
  );
  const isFailed = useSelector(actor, (snapshot) => snapshot.hasTag('failed'));
  const isThrottled = useSelector(actor, (snapshot) => snapshot.hasTag('throttled'));
  const { method, problem, countdown, offer } = context;

  const change = (field: LoginField) => (value: string) =>
    actor.send({ type: 'field.changed', field, value });
  const errorOf = (field: LoginField) => {
    const wrong = context.fieldProblems[field];
    return wrong && i18n._(fieldMessage(field, wrong));
  };
  const sendAndShow = (type: 'login.submitted' | 'code.requested') => {
    actor.send({ type });
    const { fieldProblems } = actor.getSnapshot().context;
    // After the messages are there, so that they are read together with the field.
    requestAnimationFrame(() => focusFirst(form.current, Object.keys(fieldProblems)));
  };

  return (
    <div ref={form}>
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          sendAndShow('login.submitted');
        }}
      >
        {offer.methods.length > 1 ? (
          <SegmentedControl
            label={t`How to sign in`}
            isFullWidth
            isDisabled={isSubmitting}
            segments={offer.methods.map((value) => ({ value, label: i18n._(METHOD_MESSAGES[value]) }))}
            value={method}
            onChange={(chosen: LoginMethod) => actor.send({ type: 'method.chosen', method: chosen })}
          />
        ) : null}
        {isFailed && problem ? (
          <FormProblem
            problem={problem}
            message={i18n._(problemMessages(problem, method))}
            secondsLeft={isThrottled ? countdown?.secondsLeft : undefined}
          />
        ) : null}
        <LoginFields
          actor={actor}
          change={change}
          errorOf={errorOf}
          onAccountEntered={(account) => void captchas.prepare(account)}
          onCodeRequested={() => sendAndShow('code.requested')}
          onCodeComplete={() => sendAndShow('login.submitted')}
        />
        <CaptchaStatus captchas={captchas} />
        <SubmitButton isPending={isSubmitting} isDisabled={isThrottled}>
          {t`Sign in`}
        </SubmitButton>
      </Form>
    </div>
  );
}
