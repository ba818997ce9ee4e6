import { useLingui } from '@lingui/react/macro';
import { attendanceCodeQuery } from '@stoa/api/attendance.queries';
import type { Attendance } from '@stoa/api/schema';
import { Banner } from '@stoa/ui/banner';
import { Heading } from '@stoa/ui/heading';
import { Surface } from '@stoa/ui/surface';
import { Text } from '@stoa/ui/text';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../app/services.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { Loaded } from '../../../shared/loaded.tsx';
import { QrOf } from '../../../shared/qr/qr-of.tsx';
import { useWholeAddress } from '../../../shared/use-whole-address.ts';
import { checkInHref } from './attendance-address.ts';
import * as styles from './attendance.css.ts';

/** Whatever the clock of this device says: it is asked no more often, and a code is never shown long after its time. */
const WAIT_MIN_MS = 2_000;
const WAIT_MAX_MS = 10_000;

const untilNext = (nextAt: string | undefined): number =>
  nextAt === undefined
    ? WAIT_MAX_MS
    : Math.min(WAIT_MAX_MS, Math.max(WAIT_MIN_MS, Date.parse(nextAt) - Date.now()));

/** The code for the room, as a QR code and as digits: another one every half minute. */
export function CodeScreen({ schoolId, attendance }: { schoolId: string; attendance: Attendance }) {
  const { t } = useLingui();
  const { id, classId } = attendance;
  const wholeAddress = useWholeAddress();
  const query = useQuery({
    ...attendanceCodeQuery(useApi(), { schoolId, attendanceId: id, lang: useLanguage() }),
    // Also while another window covers it: the room looks at this one.
    refetchInterval: ({ state }) => untilNext(state.data?.data.nextAt),
    refetchIntervalInBackground: true,
    staleTime: 0,
    gcTime: 0,
  });
  const isOld = query.isError && query.data !== undefined;
  return (
    <Surface isBordered radius="lg">
      <Loaded query={query} rows={4}>
        {({ code }) => (
          <div className={styles.screen}>
            <div className={styles.qr}>
              <QrOf
                content={wholeAddress(checkInHref(schoolId, classId, id, code))}
                label={t`QR code that leads to checking in`}
              />
            </div>
            <div className={styles.screenText}>
              <Text size="lg">{t`Scan the code with your phone, or enter these digits on the page of the class:`}</Text>
              <Heading level={2} size="display" data-check-in-code>
                <bdi dir="ltr">{code}</bdi>
              </Heading>
              <Text tone="muted">{t`The code changes every 30 seconds, so a photo of it soon stops working.`}</Text>
              {isOld ? (
                <Banner tone="warning" announce="polite">
                  {t`The next code could not be loaded. Check your connection: it comes by itself.`}
                </Banner>
              ) : null}
            </div>
          </div>
        )}
      </Loaded>
    </Surface>
  );
}
