import { useLingui } from '@lingui/react/macro';
import { ComboBox } from '@stoa/ui/combo-box';
import { useMemo, useState } from 'react';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { useDeviceZone } from '../../../shared/time-zone.ts';
import { DEVICE_ZONE, timeIn, zoneName, zoneOptions } from '../../../shared/time-zones.ts';

export interface TimeZoneFieldProps {
  /** IANA name; empty follows the device. */
  value: string;
  onChange: (zone: string) => void;
}

/** The zone in which times are told. */
export function TimeZoneField({ value, onChange }: TimeZoneFieldProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const [now] = useState(() => new Date());
  const zone = useDeviceZone();
  const here = zoneName(zone);
  const device = t({
    message: `As on this device (${here})`,
    comment: 'Choice of time zone; followed by the name of a zone such as Europe/Berlin',
  });
  const options = useMemo(() => zoneOptions(device, value), [device, value]);
  const time = timeIn(value || zone, language, now);
  return (
    <ComboBox
      label={t`Time zone`}
      description={
        time ? (
          // A minute may have gone by since the server wrote it.
          <span suppressHydrationWarning>
            {t({ message: `The time there is ${time}.`, comment: 'Below the choice of a time zone' })}
          </span>
        ) : undefined
      }
      options={options}
      value={value || DEVICE_ZONE}
      onChange={(chosen) => onChange(chosen === null || chosen === DEVICE_ZONE ? '' : chosen)}
      labels={{ empty: t`No matching time zone` }}
    />
  );
}
