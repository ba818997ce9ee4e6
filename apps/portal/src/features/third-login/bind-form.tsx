import { useLingui } from '@lingui/react/macro';
import type { bindAccountMachine, BindField, PendingBind } from '@stoa/machines/bind-account';
import { Button } from '@stoa/ui/button';
import { Form } from '@stoa/ui/form';
import { SegmentedControl } from '@stoa/ui/segmented-control';
import { Text } from '@stoa/ui/text';
import { UserText } from '@stoa/ui/user-text';
import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { CaptchaController } from '../../shared/auth/captcha-controller.ts';
import { CaptchaStatus } from '../../shared/auth/captcha-status.tsx';
import { focusFirst } from '../../shared/auth/focus-first.ts';
import { FormProblem } from '../../shared/auth/form-problem.tsx';
import { SubmitButton } from '../../shared/auth/submit-button.tsx';
import { BindFields } from './bind-fields.tsx';
import { bindFieldMessage, bindProblemMessages, CHANNEL_MESSAGES, PROOF_MESSAGES } from './bind-messages.ts';
import * as styles from './third-login.css.ts';

export type BindActor = ActorRefFrom<typeof bindAccountMachine>;

export interface BindFormProps {
  actor: BindActor;
  pending: PendingBind;
  captchas: CaptchaController;
}

/** An account of one's own that is proved, or a new one. */
export function BindForm({ actor, pending, captchas }: BindFormProps) {
  const { t, i18n } = useLingui();
  const form = useRef<HTMLDivElement>(null);
  const context = useSelector(actor, (snapshot) => snapshot.context);
  const isSubmitting = useSelector(
    actor,
    (snapshot) => snapshot.hasTag('submitting') || snapshot.status === 'done',
  );
  const isFailed = useSelector(actor, (snapshot) => snapshot.hasTag('failed'));
  const isThrottled = useSelector(actor, (snapshot) => snapshot.hasTag('throttled'));
  const isKnown = useSelector(actor, (snapshot) => snapshot.hasTag('accountExists'));
  const { mode, channel, problem, countdown } = context;
  const isNew = mode === 'create';
  const { suggestedContact } = pending;

  const change = (field: BindField) => (value: string) => actor.send({ type: 'field.changed', field, value });
  const errorOf = (field: BindField) => {
    const wrong = context.fieldProblems[field];
    return wrong && i18n._(bindFieldMessage(field, wrong));
  };
  const sendAndShow = (type: 'binding.submitted' | 'code.requested') => {
    actor.send({ type });
    const { fieldProblems } = actor.getSnapshot().context;
    requestAnimationFrame(() => focusFirst(form.current, Object.keys(fieldProblems)));
  };

  return (
    <div ref={form}>
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          sendAndShow('binding.submitted');
        }}
      >
        <SegmentedControl
          label={t`Whose account`}
          isFullWidth
          isDisabled={isSubmitting}
          segments={[
            { value: 'own', label: t`I have an account` },
            { value: 'new', label: t`I am new here` },
          ]}
          value={isNew ? 'new' : 'own'}
          onChange={(whose) => actor.send({ type: 'mode.chosen', mode: whose === 'new' ? 'create' : 'code' })}
        />
        <Text tone="muted">
          {isNew
            ? t`A code proves that the address or number is yours. The new account is linked at once.`
            : t`Confirm that the account is yours to link it. From then on, you sign in with one step.`}
        </Text>
        {suggestedContact ? (
          <Text size="sm" tone="muted">
            {t`The service knows you as:`} <UserText>{suggestedContact}</UserText>
          </Text>
        ) : null}
        {isFailed && problem ? (
          <FormProblem
            problem={problem}
            message={i18n._(bindProblemMessages(problem, mode))}
            secondsLeft={isThrottled ? countdown?.secondsLeft : undefined}
            action={
              isKnown ? (
                <Button size="sm" onPress={() => actor.send({ type: 'mode.chosen', mode: 'verify' })}>
                  {t`It’s mine, send a code`}
                </Button>
              ) : undefined
            }
          />
        ) : null}
        <div className={styles.choices}>
          <SegmentedControl
            label={t`Email or phone number`}
            isDisabled={isSubmitting}
            segments={(['email', 'mobile'] as const).map((value) => ({
              value,
              label: i18n._(CHANNEL_MESSAGES[value]),
            }))}
            value={channel}
            onChange={(chosen) => actor.send({ type: 'channel.chosen', channel: chosen })}
          />
          {isNew ? null : (
            <SegmentedControl
              label={t`Confirm with`}
              isDisabled={isSubmitting}
              segments={(['code', 'password'] as const).map((value) => ({
                value,
                label: i18n._(PROOF_MESSAGES[value]),
              }))}
              value={mode === 'password' ? 'password' : 'code'}
              onChange={(chosen) => actor.send({ type: 'mode.chosen', mode: chosen })}
            />
          )}
        </div>
        <BindFields
          actor={actor}
          change={change}
          errorOf={errorOf}
          onCodeRequested={() => sendAndShow('code.requested')}
          onCodeComplete={() => {
            if (!isNew) sendAndShow('binding.submitted');
          }}
        />
        <CaptchaStatus captchas={captchas} />
        <SubmitButton isPending={isSubmitting} isDisabled={isThrottled}>
          {isNew ? t`Create the account and link it` : t`Link and sign in`}
        </SubmitButton>
        <Button
          variant="quiet"
          isDisabled={isSubmitting}
          onPress={() => actor.send({ type: 'binding.left' })}
        >
          {t`Use another sign-in method`}
        </Button>
      </Form>
    </div>
  );
}
