import { useLingui } from '@lingui/react/macro';
import type { ClassDetail } from '@stoa/api/schema';
import { Text } from '@stoa/ui/text';
import { useLanguage } from '../../i18n/language-context.tsx';
import { formatDate, formatDateTime } from '../../shared/format.ts';
import { useTimeZone } from '../../shared/time-zone.ts';
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
  { startsAt, endsAt, activityStatus, enrollment, abilities }: ClassDetail,
): string | undefined {
  const { t } = useLingui();
  const language = useLanguage();
  const zone = useTimeZone();
  const start = startsAt ? formatDateTime(startsAt, language, zone) : '';
  const end = endsAt ? formatDate(endsAt, language, zone) : '';
  const isUpcoming = activityStatus === 1;
  switch (kind) {
    case 'enrol':
    case 'signIn':
      return isUpcoming ? t`Upcoming: the class starts on ${start}. Enrol now to keep a seat.` : undefined;
    case 'waiting':
      return t`You have a seat. The class starts on ${start}; its lessons open then.`;
    case 'full':
      return isUpcoming
        ? t`All seats are taken. The class starts on ${start}; look again until then, somebody may give theirs back.`
        : t`All seats are taken. Look again later: somebody may give theirs back.`;
    case 'ended':
      return t`This class ended on ${end}. Nobody can enrol any more.`;
    case 'buy':
      return t`This course is sold by the school. Its administrators tell you how to buy it.`;
    case 'shutOut':
      return t`The school has ended your membership. Its administrators can let you in again.`;
    case 'empty':
      return t`There are no lessons in this class yet.`;
    case 'review':
      return enrollment === 1 ? t`You have finished this class.` : undefined;
    case 'continue':
      if (activityStatus === 3) return t`This class ended on ${end}. Its lessons stay open to you.`;
      return abilities.enroll
        ? t`You look after this class: its lessons are open to you without a seat.`
        : undefined;
  }
}
