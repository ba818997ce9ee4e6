import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { Button } from '@stoa/ui/button';
import { EmptyState } from '@stoa/ui/empty-state';
import { useId, useState } from 'react';
import * as styles from './feedback.css.ts';
import { MessageForm } from './message-form.tsx';
import { useMessage, type MessageOptions } from './use-message.ts';

export type MessageOnPageProps = Pick<MessageOptions, 'kind' | 'schoolId' | 'schoolName' | 'targetUrl'>;

/** The form of a message on a page of its own, and the thanks afterwards. */
export function MessageOnPage(props: MessageOnPageProps) {
  const [count, setCount] = useState(0);
  // Another message is another form.
  return <OneMessage key={count} {...props} onAnother={() => setCount(count + 1)} />;
}

function OneMessage({ onAnother, ...options }: MessageOnPageProps & { onAnother: () => void }) {
  const { t } = useLingui();
  const formId = useId();
  const { actor, shelf } = useMessage({ ...options, place: 'page' });
  const isSent = useSelector(actor, (snapshot) => snapshot.hasTag('sent'));
  const isSending = useSelector(actor, (snapshot) => snapshot.hasTag('sending'));
  if (isSent)
    return (
      <div role="status">
        <EmptyState
          headingLevel={2}
          title={
            options.kind === 'feedback'
              ? t`Thank you! Your feedback has arrived.`
              : t`Your report has arrived.`
          }
          action={<Button onPress={onAnother}>{t`Write another message`}</Button>}
        >
          {t`The school reads it. When it answers you are told here and by mail.`}
        </EmptyState>
      </div>
    );
  return (
    <MessageForm kind={options.kind} id={formId} actor={actor} shelf={shelf}>
      <div className={styles.actions}>
        <Button variant="primary" type="submit" isPending={isSending}>
          {options.kind === 'feedback' ? t`Send feedback` : t`Send report`}
        </Button>
      </div>
    </MessageForm>
  );
}
