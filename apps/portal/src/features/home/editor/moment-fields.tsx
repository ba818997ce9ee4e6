import { useLingui } from '@lingui/react/macro';
import { ComboBox } from '@stoa/ui/combo-box';
import { DatePicker } from '@stoa/ui/date-picker';
import { Radio, RadioGroup } from '@stoa/ui/radio-group';
import { TimeField } from '@stoa/ui/time-field';
import { useMemo, useState } from 'react';
import { deviceZone } from '../../../shared/time-zone.ts';
import { DEVICE_ZONE, zoneOptions } from '../../../shared/time-zones.ts';
import { instantIn } from '../../../shared/zoned-instant.ts';
import * as styles from './editor.css.ts';

/** When something is published, as it is being chosen. */
export interface Moment {
  isLater: boolean;
  day: string | null;
  time: string | null;
  zone: string;
}

/** A moment to be chosen: at once, until somebody says otherwise. */
export const useMoment = () =>
  useState<Moment>(() => ({ isLater: false, day: null, time: '08:00', zone: deviceZone() }));

/** The instant; null for at once, undefined where it is not chosen yet or has passed. */
export function publishAtOf({ isLater, day, time, zone }: Moment): string | null | undefined {
  if (!isLater) return null;
  if (day === null || time === null) return undefined;
  const instant = instantIn(day, time, zone);
  return Date.parse(instant) > Date.now() ? instant : undefined;
}

/** Asks when something is published. */
export function MomentFields({ moment, onChange }: { moment: Moment; onChange: (moment: Moment) => void }) {
  const { t } = useLingui();
  const zones = useMemo(
    () => zoneOptions('', moment.zone).filter(({ id }) => id !== DEVICE_ZONE),
    [moment.zone],
  );
  const isPast = moment.day !== null && moment.time !== null && publishAtOf(moment) === undefined;
  return (
    <div className={styles.fields}>
      <RadioGroup
        label={t({ message: 'When', context: 'authoring', comment: 'When something is published' })}
        value={moment.isLater ? 'later' : 'now'}
        onChange={(value) => onChange({ ...moment, isLater: value === 'later' })}
      >
        <Radio value="now">
          {t({ message: 'Now', context: 'authoring', comment: 'When something is published' })}
        </Radio>
        <Radio value="later">
          {t({ message: 'At a set time', context: 'authoring', comment: 'When something is published' })}
        </Radio>
      </RadioGroup>
      {moment.isLater ? (
        <>
          <DatePicker
            label={t({ message: 'Date', context: 'authoring', comment: 'When something is published' })}
            value={moment.day}
            isRequired
            errorMessage={isPast ? t`Choose a time in the future.` : undefined}
            onChange={(day) => onChange({ ...moment, day })}
          />
          <TimeField
            label={t({ message: 'Time', context: 'authoring', comment: 'When something is published' })}
            value={moment.time}
            isRequired
            onChange={(time) => onChange({ ...moment, time })}
          />
          <ComboBox
            label={t`Time zone`}
            options={zones}
            labels={{ empty: t`No matching time zone` }}
            value={moment.zone}
            onChange={(zone) => {
              if (zone !== null) onChange({ ...moment, zone });
            }}
          />
        </>
      ) : null}
    </div>
  );
}
