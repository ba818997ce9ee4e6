import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { Button } from '@stoa/ui/button';
import { EmptyState } from '@stoa/ui/empty-state';
import { SkeletonRows } from '@stoa/ui/skeleton';
import { useId } from 'react';
import { useIsHydrated } from '../../shared/use-is-hydrated.ts';
import * as styles from './feedback.css.ts';
import { MessageForm } from './message-form.tsx';
import { useMessage, type MessageOptions } from './use-message.ts';

export type MessageOnPageProps = Pick<MessageOptions, 'kind' | 'schoolId' | 'schoolName' | 'targetUrl'>;

/** The form of a message on a page of its own, and the thanks afterwards. */
export function MessageOnPage(props: MessageOnPageProps) {
  const { t } = useLingui();
  const formId = useId();
  const { actor, registry, begin } = useMessage({ ...props, place: 'page' });
  const isSent = useSelector(actor, (snapshot) => snapshot.hasTag('sent'));
  const isSending = useSelector(actor, (snapshot) => snapshot.hasTag('sending'));
  const isHydrated = useIsHydrated();
  // It begins with what was written before in this browser.
  if (!isHydrated)
    return (
      <div className={styles.waiting}>
        <SkeletonRows count={6} />
      </div>
    );
  if (isSent)
    return (
      <div role="status">
        <EmptyState
          headingLevel={2}
          title={
            props.kind === 'feedback' ? t`Thank you! Your feedback has arrived.` : t`Your report has arrived.`
          }
          action={<Button onPress={begin}>{t`Write another message`}</Button>}
        >
          {t`The school will read it. You are notified here and by email when it answers.`}
        </EmptyState>
      </div>
    );
  return (
    <MessageForm kind={props.kind} id={formId} actor={actor} registry={registry}>
      <div className={styles.actions}>
        <Button variant="primary" type="submit" isPending={isSending}>
          {props.kind === 'feedback' ? t`Send feedback` : t`Send report`}
        </Button>
      </div>
    </MessageForm>
  );
}
