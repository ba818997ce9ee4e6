import { useLingui } from '@lingui/react/macro';
import { COMPLAINT_TEXT_MAX_LENGTH, COMPLAINT_TYPES } from '@stoa/machines/complaint';
import { FEEDBACK_TEXT_MAX_LENGTH, FEEDBACK_TYPES } from '@stoa/machines/feedback';
import { useSelector } from '@xstate/react';
import { Form } from '@stoa/ui/form';
import { Radio, RadioGroup } from '@stoa/ui/radio-group';
import { TextArea } from '@stoa/ui/text-area';
import { TextField } from '@stoa/ui/text-field';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { countCharacters } from '../../shared/count-characters.ts';
import { COMPLAINT_TYPE_MESSAGES, FEEDBACK_TYPE_MESSAGES } from '../../shared/feedback/feedback-messages.ts';
import { ContactFields } from './contact-fields.tsx';
import * as styles from './feedback.css.ts';
import type { FileRegistry } from '../../shared/upload/file-registry.ts';
import { MessageProblem } from './message-problem.tsx';
import { PicturesField } from './pictures-field.tsx';
import { ServiceChannels } from './service-channels.tsx';
import type { MessageActor } from './use-message.ts';

export interface MessageFormProps {
  kind: 'feedback' | 'complaint';
  /** Buttons outside of it send it by this. */
  id: string;
  actor: MessageActor;
  registry: FileRegistry;
  /** Below the fields, where the buttons do not stand elsewhere. */
  children?: ReactNode;
}

/** What somebody writes to a school: kind, words, pictures, and whether they may be called. */
export function MessageForm({ kind, id, actor, registry, children }: MessageFormProps) {
  const { t, i18n } = useLingui();
  const isComplaint = kind === 'complaint';
  const { draft, fieldProblems } = useSelector(actor, ({ context }) => context);
  const isInvalid = useSelector(actor, (snapshot) => snapshot.hasTag('invalid'));
  const form = useRef<HTMLFormElement>(null);
  const textId = useId();
  useEffect(() => {
    // The first field that is not as it should be.
    if (isInvalid)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid] input')?.focus();
  }, [isInvalid]);
  const types = isComplaint
    ? COMPLAINT_TYPES.map((value) => ({ value, label: i18n._(COMPLAINT_TYPE_MESSAGES[value]) }))
    : FEEDBACK_TYPES.map((value) => ({ value, label: i18n._(FEEDBACK_TYPE_MESSAGES[value]) }));
  return (
    <Form
      ref={form}
      id={id}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        actor.send({ type: 'message.submitted' });
      }}
    >
      <MessageProblem actor={actor} />
      <RadioGroup
        label={isComplaint ? t`What is it about?` : t`What kind of feedback is it?`}
        orientation={isComplaint ? 'vertical' : 'horizontal'}
        name="type"
        isRequired
        value={draft.type}
        onChange={(value) => actor.send({ type: 'field.changed', field: 'type', value })}
        errorMessage={fieldProblems.type ? t`Choose one of these.` : undefined}
      >
        {types.map(({ value, label }) => (
          <Radio key={value} value={value}>
            {label}
          </Radio>
        ))}
      </RadioGroup>
      <TextArea
        id={textId}
        label={isComplaint ? t`What happened?` : t`Your message`}
        name="text"
        isRequired
        rows={5}
        value={draft.text}
        onChange={(value) => actor.send({ type: 'field.changed', field: 'text', value })}
        maxLength={isComplaint ? COMPLAINT_TEXT_MAX_LENGTH : FEEDBACK_TEXT_MAX_LENGTH}
        countOf={countCharacters}
        errorMessage={
          fieldProblems.text === 'REQUIRED'
            ? t`Enter your question or feedback.`
            : fieldProblems.text
              ? t`This is too long. Shorten it.`
              : undefined
        }
      />
      {isComplaint ? (
        <TextField
          label={t`Page address`}
          description={t`Copy it from the address bar of your browser. Leave it empty if this is not about a page.`}
          name="targetUrl"
          direction="ltr"
          isOptional
          value={draft.targetUrl}
          onChange={(value) => actor.send({ type: 'field.changed', field: 'targetUrl', value })}
        />
      ) : null}
      <PicturesField actor={actor} registry={registry} />
      <ContactFields actor={actor} />
      <ServiceChannels actor={actor} />
      {children}
    </Form>
  );
}
