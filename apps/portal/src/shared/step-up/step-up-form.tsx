import { useLingui } from '@lingui/react/macro';
import type { StepUpField, StepUpInput } from '@stoa/machines/step-up';
import { useActorRef, useSelector } from '@xstate/react';
import { Button } from '@stoa/ui/button';
import { Form } from '@stoa/ui/form';
import { Inline } from '@stoa/ui/inline';
import { Stack } from '@stoa/ui/stack';
import { Text } from '@stoa/ui/text';
import { useRef, useState } from 'react';
import { useApi } from '../../app/services.ts';
import { focusFirst } from '../auth/focus-first.ts';
import { FormProblem } from '../auth/form-problem.tsx';
import { useDone } from '../use-done.ts';
import { StepUpFields } from './step-up-fields.tsx';
import { provideStepUp } from './step-up.actors.ts';
import { OTHER_METHOD_MESSAGES, STEP_UP_FIELD_MESSAGES, STEP_UP_MESSAGES } from './step-up-messages.ts';

export interface StepUpFormProps extends StepUpInput {
  onDone: (proven: boolean) => void;
}

/** One way to prove oneself, and the others behind a button each. */
export function StepUpForm({ methods, contacts, onDone }: StepUpFormProps) {
  const { t, i18n } = useLingui();
  const form = useRef<HTMLDivElement>(null);
  const actor = useStepUpActor({ methods, contacts }, onDone);
  const { method, problem, countdown, fieldProblems } = useSelector(actor, ({ context }) => context);
  const isSubmitting = useSelector(actor, (snapshot) => snapshot.hasTag('submitting'));
  const isFailed = useSelector(actor, (snapshot) => snapshot.hasTag('failed'));
  const isThrottled = useSelector(actor, (snapshot) => snapshot.hasTag('throttled'));
  const submit = () => {
    actor.send({ type: 'proof.submitted' });
    const wrong = Object.keys(actor.getSnapshot().context.fieldProblems);
    requestAnimationFrame(() => focusFirst(form.current, wrong));
  };
  const errorOf = (field: StepUpField) => fieldProblems[field] && i18n._(STEP_UP_FIELD_MESSAGES[field]);
  return (
    <div ref={form}>
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Text>{t`The next step changes how your account is protected. Confirm that it’s you to continue.`}</Text>
        {isFailed && problem ? (
          <FormProblem
            problem={problem}
            message={i18n._(STEP_UP_MESSAGES[problem.code])}
            secondsLeft={isThrottled ? countdown?.secondsLeft : undefined}
          />
        ) : null}
        <StepUpFields actor={actor} errorOf={errorOf} onComplete={submit} />
        <Inline gap="3">
          <Button type="submit" variant="primary" isPending={isSubmitting} isDisabled={isThrottled}>
            {method === 'passkey' ? t`Use passkey` : t`Confirm`}
          </Button>
          <Button onPress={() => actor.send({ type: 'proof.cancelled' })}>{t`Cancel`}</Button>
        </Inline>
        <Stack gap="1" align="start">
          {methods
            .filter((other) => other !== method)
            .map((other) => (
              <Button
                key={other}
                variant="quiet"
                size="sm"
                isDisabled={isSubmitting}
                onPress={() => actor.send({ type: 'method.chosen', method: other })}
              >
                {i18n._(OTHER_METHOD_MESSAGES[other])}
              </Button>
            ))}
        </Stack>
      </Form>
    </div>
  );
}

function useStepUpActor(input: StepUpInput, onDone: (proven: boolean) => void) {
  const api = useApi();
  const [machine] = useState(() => provideStepUp(api));
  const actor = useActorRef(machine, { input });
  useDone(actor, ({ output }) => {
    if (output) onDone(output.proven);
  });
  return actor;
}

export type StepUpActor = ReturnType<typeof useStepUpActor>;
