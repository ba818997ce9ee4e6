import { WarningCircleIcon } from '@phosphor-icons/react/dist/csr/WarningCircle';
import type { ReactNode } from 'react';
import { Avatar } from '../avatar/avatar.tsx';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { UserText } from '../user-text/user-text.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as styles from './chat-list.css.ts';
import type { ChatMessage } from './chat-entries.ts';

/** Words about single messages. */
export interface ChatBubbleLabels {
  /** Stands before own messages for screen readers: "You". */
  own: string;
  sending: string;
  /** "Not sent" */
  failed: string;
  retry: string;
}

/** Props of `ChatBubble`. */
export interface ChatBubbleProps {
  message: ChatMessage;
  /** Name and face are shown. */
  isFirst: boolean;
  labels: ChatBubbleLabels;
  onRetry?: (id: string) => void;
  actions?: ReactNode;
}

/** One message: own ones at the end of the line, those of others at its beginning, with a face. */
export function ChatBubble({ message, isFirst, labels, onRetry, actions }: ChatBubbleProps) {
  const { author, isOwn = false, state = 'sent', time } = message;
  return (
    <div className={styles.message} data-own={isOwn || undefined} data-first={isFirst || undefined}>
      {isOwn ? null : (
        <span className={styles.face}>
          {isFirst ? <Avatar name={author.name} src={author.avatarSrc} size="sm" /> : null}
        </span>
      )}
      <div className={styles.column}>
        {isFirst && !isOwn ? (
          <span className={styles.author}>
            <UserText className={styles.name}>{author.name}</UserText>
            {author.role ? <span className={styles.role}>{author.role}</span> : null}
          </span>
        ) : (
          <VisuallyHidden>{isOwn ? labels.own : author.name}</VisuallyHidden>
        )}
        <div className={styles.line}>
          <p className={styles.bubble} data-state={state}>
            <UserText lang={message.lang}>{message.text}</UserText>
          </p>
          {actions ? <span className={styles.actions}>{actions}</span> : null}
        </div>
        {state === 'failed' ? (
          <span className={styles.failed}>
            <Icon as={WarningCircleIcon} size="sm" />
            {labels.failed}
            {onRetry ? (
              <Button variant="quiet" size="sm" onPress={() => onRetry(message.id)}>
                {labels.retry}
              </Button>
            ) : null}
          </span>
        ) : (
          <span className={styles.time}>
            {state === 'sending' ? labels.sending : <time dateTime={time.dateTime}>{time.text}</time>}
          </span>
        )}
      </div>
    </div>
  );
}
