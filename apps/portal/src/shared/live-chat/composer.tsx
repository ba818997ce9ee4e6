import { useLingui } from '@lingui/react/macro';
import { PaperPlaneRightIcon } from '@phosphor-icons/react/dist/csr/PaperPlaneRight';
import { CHAT_TEXT_MAX, isSendable } from '@stoa/machines/live-chat';
import { Button } from '@stoa/ui/button';
import { Text } from '@stoa/ui/text';
import { TextArea } from '@stoa/ui/text-area';
import { useSelector } from '@xstate/react';
import { useRef, useState, type KeyboardEvent } from 'react';
import { randomId } from '../../app/random-id.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { countTrimmed } from '../count-characters.ts';
import { formatNumber } from '../format.ts';
import * as styles from './live-chat.css.ts';
import type { LiveChatActor } from './use-live-chat.ts';

/** Where one writes. Enter sends; with Shift it begins a new line. What was typed stays until it can be sent. */
export function Composer({
  actor,
  text,
  onChange,
}: {
  actor: LiveChatActor;
  text: string;
  onChange: (text: string) => void;
}) {
  const { t } = useLingui();
  const language = useLanguage();
  const area = useRef<HTMLTextAreaElement>(null);
  const [isTried, setTried] = useState(false);
  const secondsLeft = useSelector(actor, ({ context }) => context.countdown?.secondsLeft ?? 0);
  const slowModeSeconds = useSelector(actor, ({ context }) =>
    context.room?.canModerate ? 0 : (context.room?.slowModeSeconds ?? 0),
  );
  const isHeld = useSelector(actor, ({ context }) =>
    context.pending.some(({ state }) => state === 'waiting'),
  );
  const isTooLong = countTrimmed(text) > CHAT_TEXT_MAX;
  const seconds = formatNumber(secondsLeft, language);
  const pause = formatNumber(slowModeSeconds, language);
  const submit = () => {
    setTried(true);
    area.current?.focus();
    if (!isSendable(text) || secondsLeft > 0) return;
    actor.send({ type: 'message.submitted', clientId: randomId(), text });
    onChange('');
    setTried(false);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter that ends the choice of a character sends nothing.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    submit();
  };
  return (
    <form
      className={styles.composer}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <TextArea
        label={t({ message: 'Message', context: 'live chat', comment: 'Field in which one writes' })}
        areaRef={area}
        rows={2}
        value={text}
        onChange={onChange}
        onKeyDown={onKeyDown}
        maxLength={CHAT_TEXT_MAX}
        countOf={countTrimmed}
        errorMessage={isTried && isTooLong ? t`This is too long. Shorten it.` : undefined}
        description={
          secondsLeft > 0
            ? undefined
            : slowModeSeconds > 0
              ? t({
                  message: `Slow mode: one message every ${pause} s`,
                  comment: 's: seconds. A chat in which people have to wait',
                })
              : undefined
        }
      />
      <div className={styles.send}>
        <Text size="sm" tone="muted" role="timer">
          {secondsLeft > 0
            ? isHeld
              ? t({
                  message: `Your message will be sent in ${seconds} s`,
                  comment: 's: seconds. It is sent by itself after a wait',
                })
              : t({ message: `You can write again in ${seconds} s`, comment: 's: seconds' })
            : null}
        </Text>
        <Button
          type="submit"
          variant="primary"
          size="sm"
          icon={PaperPlaneRightIcon}
          mirrorIcon
          isDisabled={secondsLeft > 0}
        >
          {t({ message: 'Send', context: 'live chat', comment: 'Button: sends a message' })}
        </Button>
      </div>
    </form>
  );
}
