import { ArrowDownIcon } from '@phosphor-icons/react/dist/csr/ArrowDown';
import { PushPinIcon } from '@phosphor-icons/react/dist/csr/PushPin';
import { type ReactNode, createContext, useContext, useId, useRef } from 'react';
import { Virtualizer, type CustomItemComponentProps, type VirtualizerHandle } from 'virtua';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { SkeletonRegion, SkeletonRows } from '../skeleton/skeleton.tsx';
import { UserText } from '../user-text/user-text.tsx';
import { neutralizeBidi } from '../user-text/neutralize-bidi.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { ChatBubble, type ChatBubbleLabels } from './chat-bubble.tsx';
import { type ChatEntry, type ChatMessage, announcementOf, beginsRun } from './chat-entries.ts';
import * as styles from './chat-list.css.ts';
import { useStickToEnd } from './use-stick-to-end.ts';

export type { ChatEntry, ChatMessage, ChatNote, ChatPerson } from './chat-entries.ts';

/** Words of a chat. */
export interface ChatListLabels extends ChatBubbleLabels {
  /** "3 new messages" */
  newMessages: (count: number) => string;
  /** Goes to the newest message: "To the newest". */
  toEnd: string;
  /** "Pinned" */
  pinned: string;
}

/** Props of `ChatList`. */
export interface ChatListProps {
  /** Names the chat: "Questions about the lesson". */
  label: string;
  /** The oldest first. */
  entries: readonly ChatEntry[];
  labels: ChatListLabels;
  /** Stays above all others. */
  pinned?: ChatMessage | null;
  /** A button that lets go of the pinned message, for those who may. */
  pinnedAction?: ReactNode;
  /** Sends a failed message again. */
  onRetry?: (id: string) => void;
  /** A Menu beside a message: answer, report, pin. */
  actions?: (message: ChatMessage) => ReactNode;
  /** @default false */
  isLoading?: boolean;
  /** An EmptyState, shown where nobody wrote yet. */
  empty?: ReactNode;
  /** Any CSS length. @default '28rem' */
  height?: string;
}

const CountContext = createContext(0);

/** Only some of the messages are drawn; each still says which of how many it is. */
function Item({ style, index, children, ref }: CustomItemComponentProps) {
  return (
    <li ref={ref} style={style} aria-posinset={index + 1} aria-setsize={useContext(CountContext)}>
      {children}
    </li>
  );
}

/** The messages of a live session: the newest in view, unless one reads further up. */
export function ChatList(props: ChatListProps) {
  const { label, entries, labels, pinned, pinnedAction, onRetry, actions, isLoading = false } = props;
  const pinnedId = useId();
  const listRef = useRef<VirtualizerHandle>(null);
  const logRef = useRef<HTMLDivElement>(null);
  const { isAtEnd, unseenCount, arrived, onScroll, scrollToEnd } = useStickToEnd(entries, listRef);
  const isEmpty = entries.length === 0;

  return (
    <div className={styles.root} style={{ blockSize: props.height ?? '28rem' }}>
      {pinned ? (
        <div role="group" aria-labelledby={pinnedId} className={styles.pinned}>
          <Icon as={PushPinIcon} size="sm" weight="fill" className={styles.pin} />
          <div className={styles.pinnedBody}>
            <span id={pinnedId} className={styles.pinnedTitle}>
              {labels.pinned}
            </span>
            {/* Focusable, since a long one scrolls in its place. */}
            <p tabIndex={0} className={styles.pinnedText}>
              <UserText className={styles.name}>{pinned.author.name}</UserText>{' '}
              <UserText lang={pinned.lang}>{pinned.text}</UserText>
            </p>
          </div>
          {pinnedAction}
        </div>
      ) : null}
      {/* Scrolling draws messages again and again: they must not be read out each time, so the words that are
          come from the status below. */}
      <div ref={logRef} role="log" aria-live="off" aria-label={label} tabIndex={0} className={styles.log}>
        {isEmpty && isLoading ? (
          <SkeletonRegion>
            <SkeletonRows />
          </SkeletonRegion>
        ) : null}
        {isEmpty && !isLoading ? props.empty : null}
        {isEmpty ? null : (
          <CountContext.Provider value={entries.length}>
            <Virtualizer
              ref={listRef}
              scrollRef={logRef}
              as="ol"
              item={Item}
              data={entries}
              onScroll={onScroll}
            >
              {(entry, index) =>
                entry.kind === 'note' ? (
                  <p key={entry.id} className={styles.note}>
                    <UserText>{entry.text}</UserText>
                  </p>
                ) : (
                  <ChatBubble
                    key={entry.id}
                    message={entry}
                    isFirst={beginsRun(entries, index)}
                    labels={labels}
                    onRetry={onRetry}
                    actions={actions?.(entry)}
                  />
                )
              }
            </Virtualizer>
          </CountContext.Provider>
        )}
      </div>
      <VisuallyHidden role="status">
        {neutralizeBidi(announcementOf(arrived, labels.newMessages))}
      </VisuallyHidden>
      {isAtEnd || isEmpty ? null : (
        <span className={styles.jump}>
          <Button
            size="sm"
            variant={unseenCount > 0 ? 'primary' : 'secondary'}
            icon={ArrowDownIcon}
            onPress={() => {
              scrollToEnd();
              // The button leaves with this press; reading goes on where it led.
              logRef.current?.focus({ preventScroll: true });
            }}
          >
            {unseenCount > 0 ? labels.newMessages(unseenCount) : labels.toEnd}
          </Button>
        </span>
      )}
    </div>
  );
}
