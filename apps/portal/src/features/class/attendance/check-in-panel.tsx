import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Attendance } from '@stoa/api/schema';
import { CHECK_IN_CODE_LENGTH, type CheckedIn } from '@stoa/machines/check-in';
import { Banner } from '@stoa/ui/banner';
import { Button, LinkButton } from '@stoa/ui/button';
import { OtpField } from '@stoa/ui/otp-field';
import { Stack } from '@stoa/ui/stack';
import { useLocation } from '@tanstack/react-router';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { signInHref } from '../../../app/links.ts';
import { useApi } from '../../../app/services.ts';
import { useSession } from '../../../app/session.tsx';
import { useBackOnline } from '../../../shared/use-back-online.ts';
import { provideCheckIn } from './check-in.actors.ts';
import { CHECK_IN_PROBLEM_MESSAGES } from './check-in-messages.ts';

export interface CheckInPanelProps {
  schoolId: string;
  attendance: Attendance;
  /** As a scanned address brought it. */
  code: string;
  onCheckedIn: (checkedIn: CheckedIn) => void;
}

/** Checks in: by a press, or by the code on the teacher's screen. */
export function CheckInPanel({ schoolId, attendance, code: scanned, onCheckedIn }: CheckInPanelProps) {
  const { t, i18n } = useLingui();
  const api = useApi();
  const { href } = useLocation();
  const { status } = useSession();
  const [machine] = useState(() => provideCheckIn({ api, schoolId }));
  const needsCode = attendance.method === 'code';
  const actor = useActorRef(machine, { input: { attendanceId: attendance.id, needsCode, code: scanned } });
  const tags = useSelector(actor, (snapshot) => snapshot.tags);
  const { code, problem, checkedIn } = useSelector(actor, ({ context }) => context);
  const notify = useEffectEvent(onCheckedIn);
  useEffect(() => {
    if (checkedIn) notify(checkedIn);
  }, [checkedIn]);
  useEffect(() => {
    if (status === 'signedIn') actor.send({ type: 'signIn.completed' });
  }, [actor, status]);
  useBackOnline(() => actor.send({ type: 'network.restored' }));
  const left = problem?.attemptsLeft;
  const words = problem ? i18n._(CHECK_IN_PROBLEM_MESSAGES[problem.code]) : undefined;
  const isWrong = problem?.code === 'CODE_INVALID';
  const isBusy = tags.has('busy');
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        actor.send({ type: 'checkIn.requested' });
      }}
    >
      <Stack gap="4" align="start">
        {needsCode ? (
          <OtpField
            label={t({ message: 'Code', comment: 'Of digits, on the screen of the teacher' })}
            description={t`Six digits from your teacher’s screen. They change every 30 seconds.`}
            length={CHECK_IN_CODE_LENGTH}
            value={code}
            onChange={(typed) => actor.send({ type: 'code.changed', code: typed })}
            isDisabled={isBusy}
            errorMessage={
              tags.has('incomplete')
                ? t`Enter all six digits.`
                : isWrong
                  ? [
                      words,
                      left === undefined
                        ? undefined
                        : t`${plural(left, { one: '# try is left.', other: '# tries are left.' })}`,
                    ]
                      .filter(Boolean)
                      .join(' ')
                  : undefined
            }
          />
        ) : null}
        {words && !isWrong ? (
          <Banner
            tone={tags.has('offline') ? 'info' : 'danger'}
            announce={tags.has('offline') ? 'polite' : 'assertive'}
            onDismiss={() => actor.send({ type: 'problem.dismissed' })}
          >
            <Stack gap="3" align="start">
              {words}
              {tags.has('signInNeeded') ? (
                <LinkButton size="sm" href={signInHref(href)}>{t`Sign in`}</LinkButton>
              ) : null}
            </Stack>
          </Banner>
        ) : null}
        {tags.has('checkedIn') ? null : (
          <Button type="submit" variant="primary" isPending={isBusy}>
            {t({ message: 'Check in', comment: 'Button: says that one is there' })}
          </Button>
        )}
      </Stack>
    </form>
  );
}
