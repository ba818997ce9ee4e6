import { useLingui } from '@lingui/react/macro';
import type { LoginField, LoginMethod, SignedIn } from '@stoa/machines/login';
import { LOGIN_METHODS } from '@stoa/machines/login';
import { useActorRef, useSelector } from '@xstate/react';
import { Button } from '@stoa/ui/button';
import { Form } from '@stoa/ui/form';
import { SegmentedControl } from '@stoa/ui/segmented-control';
import { useEffect, useRef, useState } from 'react';
import { useServices } from '../../app/services.ts';
import { useLanguageStore } from '../../i18n/language-context.tsx';
import { makeCaptchaDesk } from '../../shared/auth/captcha-desk.ts';
import { CaptchaField } from '../../shared/auth/captcha-field.tsx';
import { dialCode, homeCountry } from '../../shared/auth/countries.ts';
import { focusFirst } from '../../shared/auth/focus-first.ts';
import { FormProblem } from '../../shared/auth/form-problem.tsx';
import { takeAccount } from '../../shared/auth/hand-over.ts';
import { LoginFields } from './login-fields.tsx';
import { provideLogin } from './login.actors.ts';
import { fieldWords, METHOD_WORDS, problemWords } from './login-words.ts';

/** The form: one of three ways, a picture where the server wants one, a wait after too many attempts. */
export function LoginForm({
  tenantId,
  onSignedIn,
}: {
  tenantId: string | undefined;
  onSignedIn: (signedIn: SignedIn) => void;
}) {
  const { t, i18n } = useLingui();
  const form = useRef<HTMLDivElement>(null);
  const actor = useLoginActor(tenantId, onSignedIn);
  const context = useSelector(actor, (snapshot) => snapshot.context);
  const isSubmitting = useSelector(
    actor,
    (snapshot) => snapshot.hasTag('submitting') || snapshot.status === 'done',
  );
  const isFailed = useSelector(actor, (snapshot) => snapshot.hasTag('failed'));
  const isThrottled = useSelector(actor, (snapshot) => snapshot.hasTag('throttled'));
  const { method, fields, captcha, problem, countdown } = context;

  const change = (field: LoginField) => (value: string) =>
    actor.send({ type: 'field.changed', field, value });
  const errorOf = (field: LoginField) => {
    const wrong = context.fieldProblems[field];
    return wrong && i18n._(fieldWords(field, wrong));
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
        <SegmentedControl
          label={t`How to sign in`}
          isFullWidth
          isDisabled={isSubmitting}
          segments={LOGIN_METHODS.map((value) => ({ value, label: i18n._(METHOD_WORDS[value]) }))}
          value={method}
          onChange={(chosen: LoginMethod) => actor.send({ type: 'method.chosen', method: chosen })}
        />
        {isFailed && problem ? (
          <FormProblem
            problem={problem}
            message={i18n._(problemWords(problem, method))}
            secondsLeft={isThrottled ? countdown?.secondsLeft : undefined}
          />
        ) : null}
        <LoginFields
          actor={actor}
          change={change}
          errorOf={errorOf}
          onCodeRequested={() => sendAndShow('code.requested')}
          onCodeComplete={() => sendAndShow('login.submitted')}
        />
        {captcha ? (
          <CaptchaField
            captcha={captcha}
            value={fields.captchaText}
            onChange={change('captchaText')}
            onRenew={() => actor.send({ type: 'captcha.renewed' })}
            errorMessage={errorOf('captchaText')}
          />
        ) : null}
        <Button
          type="submit"
          variant="primary"
          size="lg"
          isFullWidth
          isPending={isSubmitting}
          isDisabled={isThrottled}
        >
          {t`Sign in`}
        </Button>
      </Form>
    </div>
  );
}

function useLoginActor(tenantId: string | undefined, onSignedIn: (signedIn: SignedIn) => void) {
  const { api, queryClient } = useServices();
  const store = useLanguageStore();
  const [left] = useState(takeAccount);
  const [machine] = useState(() =>
    provideLogin({
      api,
      queryClient,
      language: () => store.language,
      tenantId,
      captchas: makeCaptchaDesk(api),
    }),
  );
  const actor = useActorRef(machine, {
    input: {
      method: left ? (left.channel === 'mobile' ? 'smsCode' : 'emailCode') : 'password',
      countryCode: dialCode(homeCountry(store.language)),
    },
  });
  useEffect(() => {
    if (!left) return;
    actor.send({ type: 'field.changed', field: left.channel, value: left.target });
    actor.send({ type: 'field.changed', field: 'account', value: left.target });
  }, [actor, left]);
  useEffect(() => {
    const { unsubscribe } = actor.subscribe((snapshot) => {
      if (snapshot.status === 'done' && snapshot.output) onSignedIn(snapshot.output);
    });
    return unsubscribe;
  }, [actor, onSignedIn]);
  return actor;
}

export type LoginActor = ReturnType<typeof useLoginActor>;
