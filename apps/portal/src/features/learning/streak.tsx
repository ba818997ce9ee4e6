import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { CheckCircleIcon } from '@phosphor-icons/react/dist/csr/CheckCircle';
import { CircleIcon } from '@phosphor-icons/react/dist/csr/Circle';
import { CircleDashedIcon } from '@phosphor-icons/react/dist/csr/CircleDashed';
import { streakQuery } from '@stoa/api/learning.queries';
import type { LearningStreak } from '@stoa/api/schema';
import { Button } from '@stoa/ui/button';
import { Heading } from '@stoa/ui/heading';
import { Icon } from '@stoa/ui/icon';
import { Text } from '@stoa/ui/text';
import { VisuallyHidden } from '@stoa/ui/visually-hidden';
import { useQueryClient } from '@tanstack/react-query';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useApi } from '../../app/services.ts';
import { toasts } from '../../app/toasts.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { toIntlTag } from '../../i18n/languages.ts';
import { CALL_PROBLEM_MESSAGES, messageOf } from '../../shared/call-problem-messages.ts';
import { useKnownZone } from '../../shared/time-zone.ts';
import { useBackOnline } from '../../shared/use-back-online.ts';
import * as styles from './learning.css.ts';
import { provideStreak } from './streak.actors.ts';

const ICONS = {
  learned: CheckCircleIcon,
  forgiven: CircleDashedIcon,
  missed: CircleIcon,
  open: CircleIcon,
};

/** On how many days in a row one learned. Days are those of the viewer's zone: where the server knows none, it waits. */
export function Streak() {
  const timeZone = useKnownZone();
  return timeZone ? <ShownStreak key={timeZone} timeZone={timeZone} /> : null;
}

function ShownStreak({ timeZone }: { timeZone: string }) {
  const { t, i18n } = useLingui();
  const api = useApi();
  const queryClient = useQueryClient();
  const [machine] = useState(() => provideStreak({ api, queryClient, timeZone }));
  const [loaded] = useState(() => queryClient.getQueryData(streakQuery(api, { timeZone }).queryKey));
  const actor = useActorRef(machine, { input: { streak: loaded?.data ?? null } });
  useEffect(() => {
    const reported = actor.on('streak.refused', ({ code }) =>
      toasts.show({ message: i18n._(messageOf(CALL_PROBLEM_MESSAGES, code)), tone: 'danger' }),
    );
    return () => reported.unsubscribe();
  }, [actor, i18n]);
  useBackOnline(() => actor.send({ type: 'network.restored' }));
  // A failure is no matter of the page: then there is none.
  const streak = useSelector(actor, ({ context }) => context.streak);
  const isPending = useSelector(actor, ({ tags }) => tags.has('busy'));
  if (!streak) return null;
  if (streak.isHidden)
    return (
      <div>
        <Button
          size="sm"
          variant="quiet"
          isPending={isPending}
          onPress={() => actor.send({ type: 'show.requested' })}
        >
          {t({ message: 'Show streak', comment: 'Button: days with learning in a row' })}
        </Button>
      </div>
    );
  const { days } = streak;
  if (days === 0) return null;
  return (
    <section aria-labelledby="streak" className={styles.streak}>
      <div className={styles.streakHead}>
        <Heading level={2} size="md" id="streak">
          {t`${plural(days, { one: '# day of learning in a row', other: '# days of learning in a row' })}`}
        </Heading>
        <Button
          size="sm"
          variant="quiet"
          isPending={isPending}
          onPress={() => actor.send({ type: 'hide.requested' })}
        >
          {t({ message: 'Hide', context: 'streak', comment: 'Button: days with learning in a row' })}
        </Button>
      </div>
      <Days latest={streak.latest} />
      <Text size="sm" tone="muted">
        {t`One missed day a week does not end it.`}
      </Text>
    </section>
  );
}

/** The last seven days, with what they were. */
function Days({ latest }: Pick<LearningStreak, 'latest'>) {
  const { t } = useLingui();
  const tag = toIntlTag(useLanguage());
  const short = new Intl.DateTimeFormat(tag, { weekday: 'narrow', timeZone: 'UTC' });
  const long = new Intl.DateTimeFormat(tag, { weekday: 'long', timeZone: 'UTC' });
  const words = {
    learned: t({ message: 'learned', context: 'streak', comment: 'What a day of the streak was' }),
    forgiven: t({ message: 'missed, forgiven', context: 'streak', comment: 'What a day of the streak was' }),
    missed: t({ message: 'missed', context: 'streak', comment: 'What a day of the streak was' }),
    open: t({ message: 'today', context: 'streak', comment: 'What a day of the streak was' }),
  };
  return (
    <ul
      className={styles.streakDays}
      aria-label={t({ message: 'Last seven days', comment: 'Name of a list of days' })}
    >
      {latest.map(({ day, state }) => {
        const date = Date.parse(`${day}T00:00:00Z`);
        return (
          <li key={day} className={styles.streakDay}>
            <Icon as={ICONS[state]} weight={state === 'learned' ? 'fill' : 'regular'} />
            <Text as="span" size="xs" tone="muted">
              <span aria-hidden>{short.format(date)}</span>
              <VisuallyHidden>
                {long.format(date)}: {words[state]}
              </VisuallyHidden>
            </Text>
          </li>
        );
      })}
    </ul>
  );
}
