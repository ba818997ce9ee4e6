import { useLingui } from '@lingui/react/macro';
import { Status } from '@stoa/ui/status';
import { Surface } from '@stoa/ui/surface';
import { Text } from '@stoa/ui/text';
import { useEffect, useState } from 'react';
import { useLanguage } from '../../i18n/language-context.tsx';
import * as styles from './exam.css.ts';
import { formatClock } from './format-clock.ts';
import type { Attempt, SaveState } from './use-attempt.ts';

const SECOND_MS = 1000;
/** From here on the time is marked. */
const SOON_MS = 5 * 60 * SECOND_MS;

/** What stays in view of an attempt: the time that is left, and whether everything is saved. */
export function AttemptBar({ flow }: { flow: Attempt }) {
  return (
    <Surface isBordered radius="md" padding="4" className={styles.bar}>
      {flow.isPaused ? <PausedTime /> : <TimeLeft endsAt={flow.endsAt} />}
      <SaveStatus save={flow.save} />
    </Surface>
  );
}

function TimeLeft({ endsAt }: { endsAt: number }) {
  const { t } = useLingui();
  const language = useLanguage();
  const [left, setLeft] = useState(() => endsAt - Date.now());
  useEffect(() => {
    const show = () => setLeft(endsAt - Date.now());
    show();
    const timer = setInterval(show, SECOND_MS);
    return () => clearInterval(timer);
  }, [endsAt]);
  const clock = formatClock(left, language);
  return (
    <Text as="div" weight="semibold" isNumeric tone={left <= SOON_MS ? 'danger' : 'default'}>
      <span
        role="timer"
        aria-label={t({ message: `Time left: ${clock}`, comment: 'Hours, minutes, seconds' })}
      >
        {t({ message: `Time left: ${clock}`, comment: 'Hours, minutes, seconds' })}
      </span>
    </Text>
  );
}

function PausedTime() {
  const { t } = useLingui();
  return (
    <Text as="div" weight="semibold">
      {t({ message: 'Paused', context: 'exam', comment: 'An attempt whose time stands still' })}
    </Text>
  );
}

const TONES = {
  saved: 'success',
  saving: 'neutral',
  offline: 'warning',
  signIn: 'danger',
  failed: 'danger',
} as const;

function SaveStatus({ save }: { save: SaveState }) {
  const { t } = useLingui();
  const words = {
    saved: t({ message: 'Saved', context: 'answers', comment: 'The server has all answers' }),
    saving: t({ message: 'Saving…', context: 'answers', comment: 'Answers are on their way' }),
    offline: t`Offline. Saved on this device.`,
    signIn: t`Signed out. Saved on this device.`,
    failed: t`Not saved on the server`,
  };
  // Not read out by itself, which would follow every letter: what needs somebody is said by the notices.
  return <Status tone={TONES[save]}>{words[save]}</Status>;
}
