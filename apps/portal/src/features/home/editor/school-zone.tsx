import { useLingui } from '@lingui/react/macro';
import { sitePagesQuery } from '@stoa/api/decoration.queries';
import { Stack } from '@stoa/ui/stack';
import { Text } from '@stoa/ui/text';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../app/services.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { formatDateTime } from '../../../shared/format.ts';
import { useTimeZone } from '../../../shared/time-zone.ts';
import { timeIn, zoneName } from '../../../shared/time-zones.ts';
import { clockChangeAt, instantIn, partsIn } from '../../../shared/zoned-instant.ts';

/** The zone that times of a school's pages are chosen and shown in. */
export interface SchoolZone {
  id: string;
  /** The school chose none, or this browser does not know it: it is the zone of this device. */
  isDevice: boolean;
}

/** The zone of a school; until it is known, and where there is none, that of this device. */
export function useSchoolZone(schoolId: string): SchoolZone {
  const language = useLanguage();
  const { data } = useQuery(sitePagesQuery(useApi(), { schoolId, lang: language }));
  const zone = data?.timeZone;
  const own = useTimeZone();
  return zone && timeIn(zone, language, new Date()) !== undefined
    ? { id: zone, isDevice: false }
    : { id: own, isDevice: true };
}

/** When an instant is for the viewer; undefined where their clock shows what the zone's does. */
export function useOwnTime(instant: string | undefined, { id, isDevice }: SchoolZone): string | undefined {
  const language = useLanguage();
  const zone = useTimeZone();
  if (instant === undefined || isDevice) return undefined;
  const [there, here] = [partsIn(instant, id), partsIn(instant, zone)];
  return there.day === here.day && there.time === here.time
    ? undefined
    : formatDateTime(instant, language, zone);
}

/** Says which zone a day and a time are in, when that is for the viewer, and what a change of clocks makes of it. */
export function ZoneNotes({
  zone,
  day,
  time,
}: {
  zone: SchoolZone;
  day: string | null;
  time: string | null;
}) {
  const { t } = useLingui();
  const language = useLanguage();
  const instant = day !== null && time !== null ? instantIn(day, time, zone.id) : undefined;
  const here = useOwnTime(instant, zone);
  const change = day !== null && time !== null ? clockChangeAt(day, time, zone.id) : undefined;
  const name = zoneName(zone.id);
  const clock = instant === undefined ? '' : timeIn(zone.id, language, new Date(instant));
  return (
    <Stack gap="1">
      <Text size="sm" tone="muted">
        {zone.isDevice
          ? t({
              message: `In the time zone of your device: ${name}`,
              comment: 'Below fields for a day and a time',
            })
          : t({
              message: `In the time zone of the school: ${name}`,
              comment: 'Below fields for a day and a time',
            })}
      </Text>
      {here ? (
        <Text size="sm" tone="muted">
          {t({ message: `That is ${here} where you are.`, comment: 'A date with a time' })}
        </Text>
      ) : null}
      <div role="status">
        {change ? (
          <Text size="sm">
            {change === 'skipped'
              ? t({
                  message: `The clocks go forward then and skip this time. ${clock} applies instead.`,
                  comment: 'Beginning of summer time; a time of day',
                })
              : t({
                  message: 'The clocks go back then and this time comes twice. The first one applies.',
                  comment: 'End of summer time',
                })}
          </Text>
        ) : null}
      </div>
    </Stack>
  );
}
