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
        <Trans>This class starts on {start}. Enroll now to reserve a seat.</Trans>
      ) : undefined;
    case 'waiting':
      return <Trans>You are enrolled. The class and its lessons open on {start}.</Trans>;
    case 'full':
      return isUpcoming ? (
        <Trans>
          All seats are taken. The class starts on {start}. Check back before then in case a seat becomes
          free.
        </Trans>
      ) : (
        t`All seats are taken. Check back later in case one becomes free.`
      );
    case 'ended':
      return <Trans>This class ended on {end}. Nobody can enroll anymore.</Trans>;
    case 'buy':
      if (purchaseUrl) return undefined;
      return t`This course is sold by the school. Ask its administrators how to buy it.`;
    case 'shutOut':
      return t`The school has ended your membership. Its administrators can let you in again.`;
    case 'empty':
      return t`There are no lessons in this class yet.`;
    case 'review':
      return enrollment === 1 ? t`You have finished this class.` : undefined;
    case 'continue':
      if (activityStatus === 3)
        return <Trans>This class ended on {end}. You can still open its lessons.</Trans>;
      return abilities.enroll
        ? t`You manage this class, so its lessons are open to you without a seat.`
        : undefined;
  }
}
