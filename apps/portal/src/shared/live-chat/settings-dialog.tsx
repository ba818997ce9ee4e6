import { useLingui } from '@lingui/react/macro';
import { mutedLivePeopleQuery } from '@stoa/api/live-chat.queries';
import type { RoomSettings } from '@stoa/machines/live-chat';
import { Button } from '@stoa/ui/button';
import { Dialog } from '@stoa/ui/dialog';
import { Heading } from '@stoa/ui/heading';
import { Select, SelectItem } from '@stoa/ui/select';
import { Spinner } from '@stoa/ui/spinner';
import { Switch } from '@stoa/ui/switch';
import { Text } from '@stoa/ui/text';
import { UserText } from '@stoa/ui/user-text';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useApi } from '../../app/services.ts';
import { toIntlTag } from '../../i18n/languages.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { ProblemInPlace } from '../problem-in-place.tsx';
import * as styles from './live-chat.css.ts';
import type { Moderation } from './use-moderation.ts';

const PAUSES_S = [5, 10, 30, 60, 300];
const MINUTE_S = 60;

/** What a host sets: whether people can write, how often, and who cannot. Each change counts at once. */
export function SettingsDialog({
  schoolId,
  liveId,
  room: { enabled, slowModeSeconds },
  moderation: { set, mute },
  onClose,
}: {
  schoolId: string;
  liveId: string;
  room: RoomSettings;
  moderation: Moderation;
  onClose: () => void;
}) {
  const { t } = useLingui();
  const content = useRef<HTMLDivElement>(null);
  const language = useLanguage();
  const muted = useQuery(mutedLivePeopleQuery(useApi(), { schoolId, liveId }));
  // Not disabled meanwhile: the keyboard would lose its place.
  const now = set.isPending ? set.variables : { enabled, slowModeSeconds };
  const pauseOf = (seconds: number) =>
    new Intl.NumberFormat(toIntlTag(language), {
      style: 'unit',
      unit: seconds < MINUTE_S ? 'second' : 'minute',
      unitDisplay: 'long',
    }).format(seconds < MINUTE_S ? seconds : seconds / MINUTE_S);
  const pauses = PAUSES_S.includes(now.slowModeSeconds)
    ? PAUSES_S
    : [...PAUSES_S, now.slowModeSeconds].filter(Boolean).sort((one, other) => one - other);
  const people = muted.data?.items ?? [];
  return (
    <Dialog isOpen onClose={onClose} size="sm" title={t({ message: 'Chat settings', context: 'live chat' })}>
      <div ref={content} tabIndex={-1} className={styles.dialog}>
        <Switch isSelected={now.enabled} onChange={(isOn) => set.mutate({ ...now, enabled: isOn })}>
          {t({ message: 'People can write', comment: 'Switch: turns the chat on or off' })}
        </Switch>
        <Select
          label={t({ message: 'Slow mode', comment: 'People wait between two messages in a chat' })}
          description={t`How long people wait between two messages. Hosts do not wait.`}
          value={String(now.slowModeSeconds)}
          onChange={(value) => set.mutate({ ...now, slowModeSeconds: Number(value) })}
        >
          <SelectItem id="0">{t({ message: 'Off', context: 'slow mode' })}</SelectItem>
          {pauses.map((seconds) => (
            <SelectItem key={seconds} id={String(seconds)}>
              {pauseOf(seconds)}
            </SelectItem>
          ))}
        </Select>
        <section className={styles.group}>
          <Heading level={3} size="md">
            {t({ message: 'Muted people', comment: 'Who cannot write in the chat' })}
          </Heading>
          {muted.isPending ? <Spinner label={t`Loading`} /> : null}
          {muted.error ? <ProblemInPlace error={muted.error} onRetry={() => void muted.refetch()} /> : null}
          {muted.data && people.length === 0 ? (
            <Text size="sm" tone="muted">{t`Nobody is muted.`}</Text>
          ) : null}
          <ul role="list" className={styles.people}>
            {people.map((person) => (
              <li key={person.id} className={styles.person}>
                <UserText>{person.name}</UserText>
                <Button
                  size="sm"
                  isPending={mute.isPending && mute.variables.person.id === person.id}
                  onPress={() =>
                    // The button is gone then: without focus in it, the dialog would not hear the Escape key.
                    mute.mutate({ person, muted: false }, { onSettled: () => content.current?.focus() })
                  }
                >
                  {t({ message: 'Unmute', comment: 'Lets a person write in the chat again' })}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </Dialog>
  );
}
