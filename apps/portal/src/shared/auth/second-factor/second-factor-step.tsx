import { useLingui } from '@lingui/react/macro';
import { ArrowLeftIcon } from '@phosphor-icons/react/dist/csr/ArrowLeft';
import { FACTOR_METHODS, type FactorField, type secondFactorMachine } from '@stoa/machines/second-factor';
import { Button } from '@stoa/ui/button';
import { Form } from '@stoa/ui/form';
import { Heading } from '@stoa/ui/heading';
import { OtpField } from '@stoa/ui/otp-field';
import { Spinner } from '@stoa/ui/spinner';
import { Text } from '@stoa/ui/text';
import { TextField } from '@stoa/ui/text-field';
import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import * as styles from '../auth.css.ts';
import { focusFirst } from '../focus-first.ts';
import { FormProblem } from '../form-problem.tsx';
import { SubmitButton } from '../submit-button.tsx';
import {
  factorFieldMessage,
  factorProblemMessages,
  OTHER_FACTOR_MESSAGES,
} from './second-factor-messages.ts';

export type SecondFactorActor = ActorRefFrom<typeof secondFactorMachine>;

/** The second step of a sign-in, or a passkey alone. */
export function SecondFactorStep({ actor }: { actor: SecondFactorActor }) {
  const { t, i18n } = useLingui();
  const form = useRef<HTMLDivElement>(null);
  const context = useSelector(actor, (snapshot) => snapshot.context);
  const isAsking = useSelector(actor, (snapshot) => snapshot.hasTag('asking'));
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('verifying') || snapshot.status === 'done');
  const isFailed = useSelector(actor, (snapshot) => snapshot.hasTag('failed'));
  const isThrottled = useSelector(actor, (snapshot) => snapshot.hasTag('throttled'));
  const { ticket, method, fields, problem, countdown } = context;
  const others = FACTOR_METHODS.filter((other) => other !== method && ticket?.methods.includes(other));

  const change = (field: FactorField) => (value: string) =>
    actor.send({ type: 'field.changed', field, value });
  const errorOf = (field: FactorField) => {
    const wrong = context.fieldProblems[field];
    return wrong && i18n._(factorFieldMessage(field, wrong));
  };
  const submit = () => {
    actor.send({ type: 'factor.submitted' });
    const { fieldProblems } = actor.getSnapshot().context;
    requestAnimationFrame(() => focusFirst(form.current, Object.keys(fieldProblems)));
  };

  // The step has taken the place of the form, whose button had the focus.
  useEffect(() => focusFirst(form.current, ['code', 'recoveryCode']), [method]);

  return (
    <div ref={form}>
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Heading level={2} size="xl">
          {ticket ? t`Confirm that it’s you` : t`Sign in with a passkey`}
        </Heading>
        {isFailed && problem ? (
          <FormProblem
            problem={problem}
            message={i18n._(factorProblemMessages(problem, method))}
            secondsLeft={isThrottled ? countdown?.secondsLeft : undefined}
          />
        ) : null}
        {method === 'totp' ? (
          <OtpField
            key="code"
            name="code"
            label={t`Authenticator code`}
            description={t`Your account uses a second factor. Enter the code from your authenticator app.`}
            isRequired
            value={fields.code}
            onChange={change('code')}
            onComplete={submit}
            errorMessage={errorOf('code')}
          />
        ) : method === 'recovery' ? (
          <TextField
            key="recoveryCode"
            name="recoveryCode"
            label={t`Recovery code`}
            description={t`One of the codes you saved when you set up the second factor. Each code works once.`}
            direction="ltr"
            autoComplete="off"
            spellCheck="false"
            isRequired
            value={fields.recoveryCode}
            onChange={change('recoveryCode')}
            errorMessage={errorOf('recoveryCode')}
          />
        ) : (
          <div role="status" className={styles.asking}>
            {isAsking ? <Spinner label={t`Waiting for your device`} /> : null}
            <Text>
              {isAsking
                ? t`Your device asks for your fingerprint, face or screen lock.`
                : t`Confirm with your fingerprint, face or screen lock.`}
            </Text>
          </div>
        )}
        {isAsking ? null : (
          <SubmitButton isPending={isBusy} isDisabled={isThrottled}>
            {method !== 'passkey' ? t`Confirm` : isFailed ? t`Try again` : t`Use device`}
          </SubmitButton>
        )}
        <div className={styles.otherFactors}>
          {others.map((other) => (
            <Button
              key={other}
              variant="quiet"
              size="sm"
              isDisabled={isBusy}
              data-factor={other}
              onPress={() => actor.send({ type: 'factor.chosen', method: other })}
            >
              {i18n._(OTHER_FACTOR_MESSAGES[other])}
            </Button>
          ))}
          <Button
            variant="quiet"
            size="sm"
            icon={ArrowLeftIcon}
            mirrorIcon
            isDisabled={isBusy}
            onPress={() => actor.send({ type: 'factor.left' })}
          >
            {t`Use another sign-in method`}
          </Button>
        </div>
      </Form>
    </div>
  );
}
