import { useLingui } from '@lingui/react/macro';
import type { FeedbackEntry } from '@stoa/api/schema';
import { INBOX_STATUSES, REPLY_MAX_LENGTH } from '@stoa/machines/feedback-inbox';
import { useSelector } from '@xstate/react';
import { AlertDialog } from '@stoa/ui/alert-dialog';
import { Banner } from '@stoa/ui/banner';
import { Button } from '@stoa/ui/button';
import { Dialog } from '@stoa/ui/dialog';
import { Form } from '@stoa/ui/form';
import { Radio, RadioGroup } from '@stoa/ui/radio-group';
import { TextArea } from '@stoa/ui/text-area';
import { useId } from 'react';
import { countCharacters } from '../../../shared/count-characters.ts';
import { FEEDBACK_STATUS_MESSAGES, typeMessageOf } from '../../../shared/feedback/feedback-messages.ts';
import { ConflictNote } from './conflict-note.tsx';
import { EntryFacts } from './entry-facts.tsx';
import { INBOX_PROBLEM_MESSAGES } from './inbox-messages.ts';
import type { InboxActor } from './use-inbox.ts';

/** One message: what was said, by whom, and what the school says and does. */
export function EntryDialog({ actor, entries }: { actor: InboxActor; entries: readonly FeedbackEntry[] }) {
  const { t, i18n } = useLingui();
  const formId = useId();
  const { entry, status, reply, fieldProblem, problem } = useSelector(actor, ({ context }) => context);
  const isOpen = useSelector(actor, (snapshot) => snapshot.hasTag('open'));
  const isSaving = useSelector(actor, (snapshot) => snapshot.hasTag('saving'));
  const isConflict = useSelector(actor, (snapshot) => snapshot.hasTag('conflict'));
  const isFailed = useSelector(actor, (snapshot) => snapshot.hasTag('failed'));
  const isConfirming = useSelector(actor, (snapshot) => snapshot.hasTag('confirmingClose'));
  const shown = entries.find(({ id }) => id === entry?.id);
  if (!entry || !shown) return null;
  const close = () => actor.send({ type: 'entry.closed' });
  return (
    <>
      <Dialog
        isOpen={isOpen}
        size="lg"
        isDismissable={false}
        onClose={close}
        title={i18n._(typeMessageOf(shown))}
        footer={
          isConflict ? null : (
            <>
              <Button isDisabled={isSaving} onPress={close}>
                {t`Cancel`}
              </Button>
              <Button variant="primary" type="submit" form={formId} isPending={isSaving}>
                {reply.trim() !== '' && reply.trim() !== entry.reply
                  ? t({ message: 'Send answer', comment: 'Button below an answer to somebody’s feedback' })
                  : t({ message: 'Save', comment: 'Button below the state of somebody’s feedback' })}
              </Button>
            </>
          )
        }
      >
        <EntryFacts entry={shown} />
        {isConflict ? <ConflictNote actor={actor} /> : null}
        {isFailed && problem ? (
          <Banner tone={problem.code === 'NETWORK' ? 'danger' : 'warning'} announce="assertive">
            {problem.message ?? i18n._(INBOX_PROBLEM_MESSAGES[problem.code])}
          </Banner>
        ) : null}
        {isConflict ? null : (
          <Form
            id={formId}
            onSubmit={(event) => {
              event.preventDefault();
              actor.send({ type: 'entry.submitted' });
            }}
          >
            <TextArea
              label={t`Answer`}
              description={t`It is emailed and shown next to the message.`}
              name="reply"
              rows={4}
              maxLength={REPLY_MAX_LENGTH}
              countOf={countCharacters}
              value={reply}
              onChange={(value) => actor.send({ type: 'reply.changed', value })}
              errorMessage={
                fieldProblem === 'REQUIRED'
                  ? t`Write an answer, or choose another state.`
                  : fieldProblem
                    ? t`This is too long. Shorten it.`
                    : undefined
              }
            />
            <RadioGroup
              label={t({ message: 'State', comment: 'Where a message to a school stands' })}
              orientation="horizontal"
              name="status"
              value={status}
              onChange={(value) => {
                const chosen = INBOX_STATUSES.find((one) => one === value);
                if (chosen) actor.send({ type: 'status.chosen', status: chosen });
              }}
            >
              {INBOX_STATUSES.map((value) => (
                <Radio key={value} value={value}>
                  {i18n._(FEEDBACK_STATUS_MESSAGES[value])}
                </Radio>
              ))}
            </RadioGroup>
          </Form>
        )}
      </Dialog>
      <AlertDialog
        isOpen={isConfirming}
        tone="danger"
        title={t`Close without saving?`}
        confirmLabel={t`Close and discard`}
        cancelLabel={t`Keep editing`}
        onConfirm={() => actor.send({ type: 'close.confirmed' })}
        onCancel={() => actor.send({ type: 'close.cancelled' })}
      >
        {t`Your answer will be lost.`}
      </AlertDialog>
    </>
  );
}
