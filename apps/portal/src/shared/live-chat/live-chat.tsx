import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { FlagIcon } from '@phosphor-icons/react/dist/csr/Flag';
import { GearSixIcon } from '@phosphor-icons/react/dist/csr/GearSix';
import { UsersIcon } from '@phosphor-icons/react/dist/csr/Users';
import type { PendingMessage, RoomMessage } from '@stoa/machines/live-chat';
import { AlertDialog } from '@stoa/ui/alert-dialog';
import { Button } from '@stoa/ui/button';
import { ChatList, type ChatMessage } from '@stoa/ui/chat-list';
import { EmptyState } from '@stoa/ui/empty-state';
import { Icon } from '@stoa/ui/icon';
import { IconButton } from '@stoa/ui/icon-button';
import { Text } from '@stoa/ui/text';
import { UserText } from '@stoa/ui/user-text';
import { useSelector } from '@xstate/react';
import { useMemo, useState } from 'react';
import { useLanguage } from '../../i18n/language-context.tsx';
import { toIntlTag } from '../../i18n/languages.ts';
import { formatCount } from '../format.ts';
import { FailedNote, LineNote, SilenceNote } from './chat-notes.tsx';
import { ROLE_MESSAGES } from './chat-messages.ts';
import { Composer } from './composer.tsx';
import * as styles from './live-chat.css.ts';
import { MessageMenu, type MessageAction } from './message-menu.tsx';
import { ReportDialog } from './report-dialog.tsx';
import { ReportsDialog } from './reports-dialog.tsx';
import { SettingsDialog } from './settings-dialog.tsx';
import type { LiveChatActor } from './use-live-chat.ts';
import { useModeration } from './use-moderation.ts';

/** What is open above the chat. */
type Open = { kind: 'settings' } | { kind: 'reports' } | { kind: 'delete' | 'report'; message: RoomMessage };

export interface LiveChatProps {
  actor: LiveChatActor;
  schoolId: string;
  liveId: string;
  viewerId: string;
}

/** The chat of a session, for somebody who is signed in. */
export function LiveChat({ actor, schoolId, liveId, viewerId }: LiveChatProps) {
  const { t } = useLingui();
  const moderation = useModeration(schoolId, liveId);
  const [open, setOpen] = useState<Open>();
  const [text, setText] = useState('');
  const room = useSelector(actor, ({ context }) => context.room);
  const pending = useSelector(actor, ({ context }) => context.pending);
  const isRefused = useSelector(actor, (snapshot) => snapshot.hasTag('refused'));
  const isOver = useSelector(actor, (snapshot) => snapshot.hasTag('over'));
  const close = () => setOpen(undefined);
  const canWrite = room !== null && room.enabled && !room.muted && !isRefused && !isOver;
  const failed = pending.findLast(({ state }) => state === 'failed');
  const act = (action: MessageAction, message: RoomMessage) => {
    if (action === 'pin' || action === 'unpin')
      moderation.pin.mutate({ messageId: message.id, pinned: action === 'pin' });
    else if (action === 'mute') moderation.mute.mutate({ person: message.author, muted: true });
    else setOpen({ kind: action, message });
  };
  return (
    <>
      <Bar actor={actor} onOpen={(kind) => setOpen({ kind })} />
      <Log actor={actor} viewerId={viewerId} onAction={act} />
      <div className={styles.foot}>
        <LineNote actor={actor} />
        {failed ? (
          <FailedNote
            key={failed.clientId}
            failed={failed}
            actor={actor}
            onEdit={(own) => setText(text.trim() === '' ? own : `${own}\n${text}`)}
          />
        ) : null}
        <SilenceNote actor={actor} />
        {canWrite ? <Composer actor={actor} text={text} onChange={setText} /> : null}
      </div>
      {open?.kind === 'settings' && room ? (
        <SettingsDialog
          schoolId={schoolId}
          liveId={liveId}
          room={room}
          moderation={moderation}
          onClose={close}
        />
      ) : null}
      {open?.kind === 'reports' ? (
        <ReportsDialog schoolId={schoolId} liveId={liveId} moderation={moderation} onClose={close} />
      ) : null}
      {open?.kind === 'report' ? (
        <ReportDialog message={open.message} moderation={moderation} onClose={close} />
      ) : null}
      <AlertDialog
        isOpen={open?.kind === 'delete'}
        tone="danger"
        title={t`Delete this message for everyone?`}
        confirmLabel={t`Delete message`}
        cancelLabel={t`Keep message`}
        isPending={moderation.remove.isPending}
        onConfirm={() => {
          if (open?.kind === 'delete') moderation.remove.mutate(open.message.id, { onSettled: close });
        }}
        onCancel={close}
      >
        {open?.kind === 'delete' ? <UserText>{open.message.text}</UserText> : null}
      </AlertDialog>
    </>
  );
}

/** How many people are there, and what a host opens. */
function Bar({ actor, onOpen }: { actor: LiveChatActor; onOpen: (kind: 'settings' | 'reports') => void }) {
  const { t } = useLingui();
  const language = useLanguage();
  const room = useSelector(actor, ({ context }) => context.room);
  const people = useSelector(actor, ({ context }) => context.viewerCount);
  const isOver = useSelector(actor, (snapshot) => snapshot.hasTag('over'));
  const shown = formatCount(people, language);
  const reported = room?.reportCount ?? 0;
  return (
    <div className={styles.bar}>
      {people > 0 && !isOver ? (
        <Text size="sm" tone="muted">
          <span className={styles.count}>
            <Icon as={UsersIcon} size="sm" />
            {t`${plural(people, { one: `${shown} person here`, other: `${shown} people here` })}`}
          </span>
        </Text>
      ) : null}
      <span className={styles.tools}>
        {reported > 0 ? (
          <Button size="sm" icon={FlagIcon} onPress={() => onOpen('reports')}>
            {t`${plural(reported, { one: '# reported', other: '# reported' })}`}
          </Button>
        ) : null}
        {room?.canModerate && !isOver ? (
          <IconButton
            size="sm"
            icon={GearSixIcon}
            label={t({ message: 'Chat settings', context: 'live chat' })}
            onPress={() => onOpen('settings')}
          />
        ) : null}
      </span>
    </div>
  );
}

function Log({
  actor,
  viewerId,
  onAction,
}: {
  actor: LiveChatActor;
  viewerId: string;
  onAction: (action: MessageAction, message: RoomMessage) => void;
}) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const messages = useSelector(actor, ({ context }) => context.messages);
  const pending = useSelector(actor, ({ context }) => context.pending);
  const room = useSelector(actor, ({ context }) => context.room);
  const next = useSelector(actor, ({ context }) => context.next);
  const isLoading = useSelector(actor, ({ context }) => context.position === null);
  const isLoadingEarlier = useSelector(actor, (snapshot) => snapshot.hasTag('loadingEarlier'));
  const hasFailed = useSelector(actor, (snapshot) => snapshot.hasTag('earlierFailed'));
  const isOutside = useSelector(
    actor,
    (snapshot) => snapshot.hasTag('refused') || snapshot.hasTag('early') || snapshot.hasTag('over'),
  );
  const { entries, pinned } = useMemo(() => {
    const time = new Intl.DateTimeFormat(toIntlTag(language), { timeStyle: 'short' });
    const timeOf = (instant: string) => ({ dateTime: instant, text: time.format(new Date(instant)) });
    const entryOf = (message: RoomMessage): ChatMessage => ({
      kind: 'message',
      id: message.id,
      author: {
        id: message.author.id,
        name: message.author.name,
        avatarSrc: message.author.avatarUrl,
        ...(message.role === 'viewer' ? {} : { role: i18n._(ROLE_MESSAGES[message.role]) }),
      },
      text: message.text,
      time: timeOf(message.sentAt),
      isOwn: message.author.id === viewerId,
    });
    const pendingEntryOf = ({ clientId, text, writtenAt, state }: PendingMessage): ChatMessage => ({
      kind: 'message',
      id: clientId,
      author: { id: viewerId, name: '' },
      text,
      time: timeOf(writtenAt),
      isOwn: true,
      state: state === 'failed' ? 'failed' : 'sending',
    });
    return {
      entries: [...messages.map(entryOf), ...pending.map(pendingEntryOf)],
      pinned: room?.pinned ? entryOf(room.pinned) : null,
    };
  }, [messages, pending, room?.pinned, viewerId, language, i18n]);
  const byId = useMemo(() => new Map(messages.map((message) => [message.id, message])), [messages]);
  return (
    <div className={styles.log}>
      {next !== null ? (
        <div className={styles.earlier}>
          <Button
            size="sm"
            variant="quiet"
            isPending={isLoadingEarlier}
            onPress={() => actor.send({ type: 'earlier.requested' })}
          >
            {hasFailed ? t`Earlier messages could not be loaded. Try again` : t`Show earlier messages`}
          </Button>
        </div>
      ) : null}
      <div className={styles.list}>
        <ChatList
          height="100%"
          label={t({ message: 'Messages', context: 'live chat', comment: 'Names the list of chat messages' })}
          entries={entries}
          pinned={pinned}
          pinnedAction={
            room?.canModerate && room.pinned ? (
              <Button
                size="sm"
                variant="quiet"
                onPress={() => (room.pinned ? onAction('unpin', room.pinned) : undefined)}
              >
                {t({ message: 'Unpin', comment: 'Shows a chat message no longer on top' })}
              </Button>
            ) : null
          }
          isLoading={isLoading && !isOutside}
          empty={
            isOutside ? null : (
              <EmptyState headingLevel={3} title={t`Nobody has written yet`}>
                {room?.enabled && !room.muted ? t`Say hello, or ask the first question.` : null}
              </EmptyState>
            )
          }
          labels={{
            own: t({ message: 'You', context: 'live chat', comment: 'Stands before own messages' }),
            sending: t({ message: 'Sending', context: 'live chat', comment: 'A message is on its way' }),
            failed: t({ message: 'Not sent', context: 'live chat', comment: 'A message could not be sent' }),
            retry: t`Try again`,
            newMessages: (count) => t`${plural(count, { one: '# new message', other: '# new messages' })}`,
            toEnd: t({ message: 'To the newest', comment: 'Button: scrolls a chat to its end' }),
            pinned: t({
              message: 'Pinned',
              context: 'chat',
              comment: 'Above the chat message that stays on top',
            }),
          }}
          onRetry={(clientId) => actor.send({ type: 'message.retried', clientId })}
          actions={({ id }) => {
            const message = byId.get(id);
            return message && room ? (
              <MessageMenu
                message={message}
                room={room}
                isOwn={message.author.id === viewerId}
                onAction={onAction}
              />
            ) : null;
          }}
        />
      </div>
    </div>
  );
}
