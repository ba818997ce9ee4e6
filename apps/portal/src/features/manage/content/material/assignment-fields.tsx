import { useLingui } from '@lingui/react/macro';
import { Checkbox } from '@stoa/ui/checkbox';
import { ComboBox } from '@stoa/ui/combo-box';
import { DatePicker } from '@stoa/ui/date-picker';
import { NumberField } from '@stoa/ui/number-field';
import { Radio, RadioGroup } from '@stoa/ui/radio-group';
import { Stack } from '@stoa/ui/stack';
import { Text } from '@stoa/ui/text';
import { TimeField } from '@stoa/ui/time-field';
import { useEffectEvent, useLayoutEffect, useMemo, useState } from 'react';
import { RubricEditor } from '../../../../shared/rubric-editor/rubric-editor.tsx';
import { viewerZone } from '../../../../shared/time-zone.ts';
import { DEVICE_ZONE, zoneOptions } from '../../../../shared/time-zones.ts';
import { pair } from '../content.css.ts';
import { newTerms, pointsOf, type Terms } from './assignment-terms.ts';
import type { MaterialFieldsProps } from './material-editor.tsx';
import { instantIn, partsIn } from '../../../../shared/zoned-instant.ts';

const ATTEMPTS_MAX = 20;
const POINTS_MAX = 20_000;
const PERCENT = 100;
const QUARTER = 0.25;
/** The end of a day, where only the day was chosen. */
const LAST_MINUTE = '23:59';

/** What an assignment asks for: when, what, how many times, for how many points. */
export function AssignmentFields({ material, onChange }: MaterialFieldsProps<'assignment'>) {
  const { t } = useLingui();
  const [terms, setTerms] = useState<Terms>(() => material ?? newTerms(viewerZone()));
  const due = terms.dueAt === null ? null : partsIn(terms.dueAt, terms.timeZone);
  const zones = useMemo(
    () => zoneOptions('', terms.timeZone).filter(({ id }) => id !== DEVICE_ZONE),
    [terms.timeZone],
  );
  const isNew = material === null;
  const begin = useEffectEvent(() => onChange(terms));
  // A new one can be published as it stands.
  useLayoutEffect(() => {
    if (isNew) begin();
  }, [isNew]);
  const change = (part: Partial<Terms>) => {
    const next = { ...terms, ...part };
    const whole = { ...next, points: pointsOf(next) };
    setTerms(whole);
    onChange(whole);
  };
  const toggle = (way: Terms['accepts'][number], isAsked: boolean) => {
    const accepts = terms.accepts.filter((one) => one !== way);
    const next = isAsked ? [...accepts, way] : accepts;
    // Something has to be handed in.
    if (next.length > 0) change({ accepts: next });
  };
  return (
    <Stack gap="5">
      <div className={pair}>
        <DatePicker
          label={t({ message: 'Due on', context: 'authoring', comment: 'Day: of an assignment' })}
          description={t`Leave it empty if there is no due date.`}
          value={due?.day ?? null}
          onChange={(day) =>
            change({ dueAt: day === null ? null : instantIn(day, due?.time ?? LAST_MINUTE, terms.timeZone) })
          }
        />
        <TimeField
          label={t({ message: 'Due at', context: 'authoring', comment: 'Time of day: of an assignment' })}
          value={due?.time ?? null}
          isDisabled={due === null}
          onChange={(time) => {
            if (due && time !== null) change({ dueAt: instantIn(due.day, time, terms.timeZone) });
          }}
        />
      </div>
      {due === null ? null : (
        <>
          <ComboBox
            label={t`Time zone`}
            options={zones}
            labels={{ empty: t`No matching time zone` }}
            value={terms.timeZone}
            onChange={(zone) => {
              if (zone !== null)
                change({ timeZone: String(zone), dueAt: instantIn(due.day, due.time, String(zone)) });
            }}
          />
          <RadioGroup
            label={t`Work that is handed in late`}
            value={terms.late}
            onChange={(late) => change({ late: late as Terms['late'] })}
          >
            <Radio value="accepted">{t`Counts in full`}</Radio>
            <Radio value="deduction">{t`Loses points for each day`}</Radio>
            <Radio value="refused">{t`Is not accepted`}</Radio>
          </RadioGroup>
          {terms.late === 'deduction' ? (
            <NumberField
              label={t`Deduction for each day (percent)`}
              minValue={0}
              maxValue={PERCENT}
              value={terms.deduction}
              onChange={(deduction) => change({ deduction: deduction ?? 0 })}
            />
          ) : null}
        </>
      )}
      <Stack gap="2" role="group" aria-label={t`What learners hand in`}>
        <Text as="span" weight="medium">{t`What learners hand in`}</Text>
        <Checkbox isSelected={terms.accepts.includes('text')} onChange={(is) => toggle('text', is)}>
          {t({ message: 'Text', context: 'authoring', comment: 'Kind of a lesson' })}
        </Checkbox>
        <Checkbox isSelected={terms.accepts.includes('files')} onChange={(is) => toggle('files', is)}>
          {t`Files`}
        </Checkbox>
        <Checkbox isSelected={terms.accepts.includes('links')} onChange={(is) => toggle('links', is)}>
          {t`Links`}
        </Checkbox>
      </Stack>
      <div className={pair}>
        <NumberField
          label={t`Number of attempts`}
          minValue={1}
          maxValue={ATTEMPTS_MAX}
          value={terms.attempts}
          onChange={(attempts) => change({ attempts: attempts ?? 1 })}
        />
        <NumberField
          label={t({ message: 'Points', context: 'exam', comment: 'For a right answer' })}
          description={terms.rubric.length > 0 ? t`The sum of the best levels of the rubric.` : undefined}
          minValue={1}
          maxValue={POINTS_MAX}
          step={QUARTER}
          isDisabled={terms.rubric.length > 0}
          value={terms.points}
          onChange={(points) => change({ points: points ?? 1 })}
        />
      </div>
      <RubricEditor rubric={terms.rubric} onChange={(rubric) => change({ rubric })} />
    </Stack>
  );
}
