import { useLingui } from '@lingui/react/macro';
import { DatePicker } from '@stoa/ui/date-picker';
import { Radio, RadioGroup } from '@stoa/ui/radio-group';
import { TimeField } from '@stoa/ui/time-field';
import { useState } from 'react';
import { instantIn } from '../../../shared/zoned-instant.ts';
import * as styles from './editor.css.ts';
import { useSchoolZone, ZoneNotes, type SchoolZone } from './school-zone.tsx';

/** When something is published, as it is being chosen. */
interface Moment {
  isLater: boolean;
  day: string | null;
  time: string | null;
}

interface ChosenMoment {
  moment: Moment;
  setMoment: (moment: Moment) => void;
  zone: SchoolZone;
  /** The instant; null for at once, undefined where it is not chosen yet or has passed. */
  publishAt: string | null | undefined;
}

/** A moment to be chosen in the zone of the school: at once, until somebody says otherwise. */
export function useMoment(schoolId: string): ChosenMoment {
  const [moment, setMoment] = useState<Moment>({ isLater: false, day: null, time: '08:00' });
  const zone = useSchoolZone(schoolId);
  return { moment, setMoment, zone, publishAt: publishAtOf(moment, zone.id) };
}

function publishAtOf({ isLater, day, time }: Moment, zone: string): string | null | undefined {
  if (!isLater) return null;
  if (day === null || time === null) return undefined;
  const instant = instantIn(day, time, zone);
  return Date.parse(instant) > Date.now() ? instant : undefined;
}

/** Asks when something is published. */
export function MomentFields({ moment, setMoment: onChange, zone, publishAt }: ChosenMoment) {
  const { t } = useLingui();
  const isPast = moment.day !== null && moment.time !== null && publishAt === undefined;
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
          <ZoneNotes zone={zone} day={moment.day} time={moment.time} />
        </>
      ) : null}
    </div>
  );
}
