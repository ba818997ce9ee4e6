import { useLingui } from '@lingui/react/macro';
import { attendancesQuery } from '@stoa/api/attendance.queries';
import { isApiProblem } from '@stoa/api/error';
import type { Attendance } from '@stoa/api/schema';
import type { CheckedIn } from '@stoa/machines/check-in';
import { Banner } from '@stoa/ui/banner';
import { Button, LinkButton } from '@stoa/ui/button';
import { Heading } from '@stoa/ui/heading';
import { RowList } from '@stoa/ui/row-list';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { hrefTo, signInHref } from '../../../app/links.ts';
import { useApi } from '../../../app/services.ts';
import { useSession } from '../../../app/session.tsx';
import { toasts } from '../../../app/toasts.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { useMessages } from '../../../i18n/use-messages.ts';
import { ProblemInPlace } from '../../../shared/problem-in-place.tsx';
import { AttendanceRow } from './attendance-row.tsx';
import * as styles from './attendance.css.ts';

const FIRST = 3;
const MOST = 100;
/** So often the page looks whether the teacher has opened or recorded something. */
const REFRESH_MS = 30_000;

export interface AttendanceSectionProps {
  schoolId: string;
  classId: string;
  /** The attendance of a scanned address, and its code. */
  checkIn: string | undefined;
  code: string | undefined;
}

/** Meetings of a class for who is in it: the one that is open first, with checking in. */
export function AttendanceSection({ schoolId, classId, checkIn, code }: AttendanceSectionProps) {
  useMessages('attendance');
  const { status } = useSession();
  const { href } = useLocation();
  const { t } = useLingui();
  if (status === 'signedOut' && checkIn !== undefined)
    return (
      <Banner
        tone="info"
        title={t`Sign in to check in`}
        action={
          <LinkButton variant="primary" size="sm" href={signInHref(href)}>
            {t`Sign in`}
          </LinkButton>
        }
      >
        {t`You come back here with the code filled in.`}
      </Banner>
    );
  return status === 'signedIn' ? <Meetings {...{ schoolId, classId, checkIn, code }} /> : null;
}

/** Open ones first, the one that was scanned before all; otherwise the latest first. */
const inOrder = (items: readonly Attendance[], scanned: string | undefined): Attendance[] => {
  const rank = ({ id, abilities, status }: Attendance) =>
    id === scanned ? 0 : abilities.checkIn ? 1 : status === 2 ? 2 : 3;
  return items.toSorted((one, other) => rank(one) - rank(other));
};

function Meetings({ schoolId, classId, checkIn, code }: AttendanceSectionProps) {
  const { t } = useLingui();
  const [hasAll, setAll] = useState(false);
  const { data, error, refetch } = useQuery({
    ...attendancesQuery(useApi(), { schoolId, classId, pageSize: MOST, lang: useLanguage() }),
    placeholderData: keepPreviousData,
    refetchInterval: REFRESH_MS,
    retry: false,
  });
  const heading = useRef<HTMLHeadingElement>(null);
  const isScanned = checkIn !== undefined && data?.items.some(({ id }) => id === checkIn) === true;
  useEffect(() => {
    if (!isScanned) return;
    heading.current?.scrollIntoView();
    heading.current?.focus({ preventScroll: true });
  }, [isScanned]);
  if (!data) {
    if (!error) return null;
    const isOutside = isApiProblem(error) && (error.code === 'NOT_ENROLLED' || error.code === 'NOT_FOUND');
    if (!isOutside) return <ProblemInPlace error={error} onRetry={() => void refetch()} />;
    return checkIn === undefined ? null : (
      <Banner tone="warning" announce="polite" title={t`You are not in this class`}>
        {t`Enroll in this class first, then check in.`}
      </Banner>
    );
  }
  const { items, canManage } = data;
  if (items.length === 0 && !canManage) return null;
  const sorted = inOrder(items, checkIn);
  const shown = hasAll ? sorted : sorted.slice(0, FIRST);
  const checkedIn = ({ record }: CheckedIn) => {
    toasts.show({
      message: record === 'late' ? t`You are checked in. It counts as late.` : t`You are checked in.`,
      tone: 'success',
    });
    void refetch();
  };
  return (
    <section aria-labelledby="attendance" className={styles.section}>
      <div className={styles.top}>
        <Heading level={2} size="2xl" id="attendance" ref={heading} tabIndex={-1} className={styles.heading}>
          {t({ message: 'Attendance', comment: 'Who was there at the meetings of a class' })}
        </Heading>
        {canManage ? (
          <LinkButton
            size="sm"
            href={hrefTo({
              to: '/manage/$schoolId/content/$contentId/attendance',
              params: { schoolId, contentId: classId },
            })}
          >
            {t({ message: 'Manage attendance', comment: 'Link to the page for teachers' })}
          </LinkButton>
        ) : null}
      </div>
      {checkIn !== undefined && !isScanned ? (
        <Banner tone="warning" announce="polite">
          {t`This meeting no longer exists. Your teacher may have deleted it.`}
        </Banner>
      ) : null}
      {shown.length > 0 ? (
        <RowList>
          {shown.map((attendance) => (
            <AttendanceRow
              key={attendance.id}
              schoolId={schoolId}
              attendance={attendance}
              code={attendance.id === checkIn ? (code ?? '') : ''}
              onCheckedIn={checkedIn}
            />
          ))}
        </RowList>
      ) : null}
      {sorted.length > shown.length ? (
        <div>
          <Button onPress={() => setAll(true)}>
            {t({ message: 'Show all meetings', comment: 'Button below a list' })}
          </Button>
        </div>
      ) : null}
    </section>
  );
}
