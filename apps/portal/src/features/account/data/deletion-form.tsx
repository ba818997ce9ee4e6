import { useLingui } from '@lingui/react/macro';
import type { CodeChannel } from '@stoa/machines/code-request';
import { useSelector } from '@xstate/react';
import { Button } from '@stoa/ui/button';
import { Form } from '@stoa/ui/form';
import { Inline } from '@stoa/ui/inline';
import { SegmentedControl } from '@stoa/ui/segmented-control';
import { Text } from '@stoa/ui/text';
import { useRef } from 'react';
import { CodeField, type CodeActor } from '../../../shared/auth/code-field.tsx';
import { focusFirst } from '../../../shared/auth/focus-first.ts';
import { FormProblem } from '../../../shared/auth/form-problem.tsx';
import { DELETION_MESSAGES } from './data-messages.ts';
import type { DeletionActor } from './deletion-section.tsx';

/** The code that shows that one means it. */
export function DeletionForm({ actor }: { actor: DeletionActor }) {
  const { t, i18n } = useLingui();
  const form = useRef<HTMLDivElement>(null);
  const { channel, contacts, code, fieldProblem, problem } = useSelector(actor, ({ context }) => context);
  const isScheduled = useSelector(actor, (snapshot) => snapshot.hasTag('scheduled'));
  const isFailed = useSelector(actor, (snapshot) => snapshot.hasTag('failed'));
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const codes = useSelector(actor, ({ children }) => children[channel]) as CodeActor | undefined;
  if (isScheduled) return null;
  const confirm = () => {
    actor.send({ type: 'deletion.confirmed' });
    if (actor.getSnapshot().context.fieldProblem)
      requestAnimationFrame(() => focusFirst(form.current, ['code']));
  };
  return (
    <div ref={form}>
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          confirm();
        }}
      >
        {isFailed && problem ? (
          <FormProblem problem={problem} message={i18n._(DELETION_MESSAGES[problem.code])} />
        ) : null}
        <Text>{t`We will send you a code to confirm that it’s you.`}</Text>
        {contacts.length > 1 ? (
          <SegmentedControl
            label={t`Send code to`}
            isFullWidth
            segments={contacts.map((contact) => ({ value: contact.channel, label: contact.target }))}
            value={channel}
            onChange={(chosen: CodeChannel) => actor.send({ type: 'channel.chosen', channel: chosen })}
          />
        ) : null}
        {codes ? (
          <CodeField
            key={channel}
            actor={codes}
            name="code"
            value={code}
            onChange={(value) => actor.send({ type: 'code.changed', value })}
            onRequest={() => actor.send({ type: 'code.requested' })}
            errorMessage={
              fieldProblem === 'REQUIRED'
                ? t`Enter the six-digit code.`
                : fieldProblem
                  ? t`Check the code, or ask for a new one.`
                  : undefined
            }
          />
        ) : null}
        <Inline gap="3">
          <Button type="submit" variant="danger" isPending={isBusy}>
            {t`Delete my account`}
          </Button>
          <Button isDisabled={isBusy} onPress={() => actor.send({ type: 'deletion.abandoned' })}>
            {t`Keep my account`}
          </Button>
        </Inline>
      </Form>
    </div>
  );
}
