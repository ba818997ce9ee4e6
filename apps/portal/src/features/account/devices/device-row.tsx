import { useLingui } from '@lingui/react/macro';
import type { SessionEntry } from '@stoa/api/schema';
import { Badge } from '@stoa/ui/badge';
import { Button } from '@stoa/ui/button';
import { MetaLine } from '@stoa/ui/meta-line';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { formatDateTime } from '../../../shared/format.ts';
import { AccountRow } from '../account-row.tsx';
import { deviceName } from './device-name.ts';
import { useTimeZone } from '../../../shared/time-zone.ts';

export interface DeviceRowProps {
  session: SessionEntry;
  isEnding: boolean;
  isDisabled: boolean;
  onSignOut: () => void;
}

/** Says what a device is called. */
export function useDeviceName(): (device: SessionEntry['device']) => string {
  const { t } = useLingui();
  return (device) =>
    deviceName(device, {
      both: (browser, system) =>
        t({ message: `${browser} on ${system}`, comment: 'A device: browser and operating system' }),
      unknown: t`Unknown device`,
    });
}

/** One device on which somebody is signed in. */
export function DeviceRow({ session, isEnding, isDisabled, onSignOut }: DeviceRowProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const zone = useTimeZone();
  const name = useDeviceName()(session.device);
  const seen = formatDateTime(session.lastSeenAt, language, zone);
  const since = formatDateTime(session.createdAt, language, zone);
  const { ip } = session;
  return (
    <AccountRow
      title={<bdi>{name}</bdi>}
      actions={
        session.current ? (
          <Badge tone="success">{t`This device`}</Badge>
        ) : (
          <Button
            size="sm"
            isPending={isEnding}
            isDisabled={isDisabled}
            aria-label={t({ message: `Sign out ${name}`, comment: 'A device' })}
            onPress={onSignOut}
          >
            {t({ message: 'Sign out', context: 'device' })}
          </Button>
        )
      }
    >
      <MetaLine>
        <span>
          {session.current
            ? t`Current device`
            : t({ message: `Last used ${seen}`, comment: 'A date and time' })}
        </span>
        <span>{t({ message: `Signed in ${since}`, comment: 'A date and time' })}</span>
        <bdi>{t({ message: `From ${ip}`, comment: 'The network address (IP) of a device' })}</bdi>
      </MetaLine>
    </AccountRow>
  );
}
