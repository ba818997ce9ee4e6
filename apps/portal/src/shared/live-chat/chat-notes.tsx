import { useLingui } from '@lingui/react/macro';
import type { PendingMessage } from '@stoa/machines/live-chat';
import { Banner } from '@stoa/ui/banner';
import { Button } from '@stoa/ui/button';
import { Text } from '@stoa/ui/text';
import { useSelector } from '@xstate/react';
import { messageOf } from '../call-problem-messages.ts';
import { LIVE_CHAT_MESSAGES } from './chat-messages.ts';
import * as styles from './live-chat.css.ts';
import type { LiveChatActor } from './use-live-chat.ts';

/** What stands between somebody and the room, and what can be done about it; null where nothing does. */
export function LineNote({ actor }: { actor: LiveChatActor }) {
  const { t, i18n } = useLingui();
  const isOffline = useSelector(actor, (snapshot) => snapshot.hasTag('offline'));
  const isEarly = useSelector(actor, (snapshot) => snapshot.hasTag('early'));
  const isDisplaced = useSelector(actor, (snapshot) => snapshot.hasTag('displaced'));
  const isRefused = useSelector(actor, (snapshot) => snapshot.hasTag('refused'));
  const problem = useSelector(actor, ({ context }) => context.problem);
  const resume = () => actor.send({ type: 'room.resumed' });
  if (isOffline)
    return (
      <Banner tone="warning" announce="polite">
        {t`Connection lost. The chat continues once you are back online.`}
      </Banner>
    );
  if (isEarly)
    return (
      <Text size="sm" tone="muted" role="status" className={styles.note}>
        {t`The chat opens 15 minutes before the start.`}
      </Text>
    );
  if (isDisplaced)
    return (
      <Banner
        tone="info"
        announce="polite"
        action={
          <Button size="sm" onPress={resume}>
            {t({ message: 'Continue here', comment: 'Follows the chat in this tab again' })}
          </Button>
        }
      >
        {t`You have live sessions open in several tabs or on several devices. The chat is paused here.`}
      </Banner>
    );
  if (isRefused && problem)
    return (
      <Banner
        tone="warning"
        announce="polite"
        action={
          <Button size="sm" onPress={resume}>
            {t`Try again`}
          </Button>
        }
      >
        {problem.code === 'FORBIDDEN'
          ? t`You cannot take part in this chat.`
          : i18n._(messageOf(LIVE_CHAT_MESSAGES, problem.code))}
      </Banner>
    );
  return null;
}

/** Why the last own message was not sent. It is taken back into the field, or sent again from where it stands. */
export function FailedNote({
  failed,
  actor,
  onEdit,
}: {
  failed: PendingMessage;
  actor: LiveChatActor;
  onEdit: (text: string) => void;
}) {
  const { t, i18n } = useLingui();
  const { clientId, text, problem } = failed;
  return (
    <Banner
      tone="danger"
      announce="assertive"
      action={
        <>
          <Button
            size="sm"
            onPress={() => {
              actor.send({ type: 'message.discarded', clientId });
              onEdit(text);
            }}
          >
            {t({
              message: 'Edit message',
              comment: 'Takes a chat message that was not sent back into the field',
            })}
          </Button>
          <Button
            size="sm"
            variant="quiet"
            onPress={() => actor.send({ type: 'message.discarded', clientId })}
          >
            {t({ message: 'Discard', context: 'live chat', comment: 'Gives up a message that was not sent' })}
          </Button>
        </>
      }
    >
      {i18n._(messageOf(LIVE_CHAT_MESSAGES, problem?.code ?? 'UNKNOWN'))}
    </Banner>
  );
}

/** Why nobody, or not this person, can write; null where they can. */
export function SilenceNote({ actor }: { actor: LiveChatActor }) {
  const { t } = useLingui();
  const room = useSelector(actor, ({ context }) => context.room);
  const isOver = useSelector(actor, (snapshot) => snapshot.hasTag('over'));
  const text = isOver
    ? t`The session has ended, and so has its chat.`
    : room?.muted
      ? t`The host has muted you. You can still read the chat.`
      : room && !room.enabled
        ? t`The host has turned off the chat.`
        : '';
  return text ? (
    <Text size="sm" tone="muted" role="status" className={styles.note}>
      {text}
    </Text>
  ) : null;
}
