import { Trans, useLingui } from '@lingui/react/macro';
import type { ClassDetail } from '@stoa/api/schema';
import { Text } from '@stoa/ui/text';
import type { ReactNode } from 'react';
import { LocalTime } from '../../shared/local-time.tsx';
import type { PrimaryAction } from './primary-action.ts';

/** What should be known about the step: when it starts, why there is none. */
export function ActionNote({ action, detail }: { action: PrimaryAction; detail: ClassDetail }) {
  const text = useNote(action, detail);
  return text ? (
    <Text size="sm" tone="muted">
      {text}
    </Text>
  ) : null;
}

function useNote(
  { kind }: PrimaryAction,
  { startsAt, endsAt, activityStatus, enrollment, abilities, purchaseUrl }: ClassDetail,
): ReactNode {
  const { t } = useLingui();
  const start = startsAt ? <LocalTime instant={startsAt} /> : null;
  const end = endsAt ? <LocalTime instant={endsAt} style="date" /> : null;
  const isUpcoming = activityStatus === 1;
  switch (kind) {
    case 'enrol':
    case 'signIn':
      return isUpcoming ? (
        <Trans>Upcoming: the class starts on {start}. Enrol now to keep a seat.</Trans>
      ) : undefined;
    case 'waiting':
      return <Trans>You have a seat. The class starts on {start}; its lessons open then.</Trans>;
    case 'full':
      return isUpcoming ? (
        <Trans>
          All seats are taken. The class starts on {start}; look again until then, somebody may give theirs
          back.
        </Trans>
      ) : (
        t`All seats are taken. Look again later: somebody may give theirs back.`
      );
    case 'ended':
      return <Trans>This class ended on {end}. Nobody can enrol any more.</Trans>;
    case 'buy':
      if (purchaseUrl) return undefined;
      return t`This course is sold by the school. Its administrators tell you how to buy it.`;
    case 'shutOut':
      return t`The school has ended your membership. Its administrators can let you in again.`;
    case 'empty':
      return t`There are no lessons in this class yet.`;
    case 'review':
      return enrollment === 1 ? t`You have finished this class.` : undefined;
    case 'continue':
      if (activityStatus === 3)
        return <Trans>This class ended on {end}. Its lessons stay open to you.</Trans>;
      return abilities.enroll
        ? t`You look after this class: its lessons are open to you without a seat.`
        : undefined;
  }
}
