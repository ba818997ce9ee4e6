import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import { createAttendance, type AttendancePlan } from '@stoa/api/attendance.calls';
import { attendancesQuery } from '@stoa/api/attendance.queries';
import type { Attendance } from '@stoa/api/schema';
import { Button, LinkButton } from '@stoa/ui/button';
import { EmptyState } from '@stoa/ui/empty-state';
import { Link } from '@stoa/ui/link';
import { Status } from '@stoa/ui/status';
import { Table, type TableColumn } from '@stoa/ui/table';
import { Text } from '@stoa/ui/text';
import { UserText } from '@stoa/ui/user-text';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { randomId } from '../../../app/random-id.ts';
import { useApi } from '../../../app/services.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { useMessages } from '../../../i18n/use-messages.ts';
import { formatNumber } from '../../../shared/format.ts';
import { ListSteps } from '../../../shared/list-steps.tsx';
import { LocalTime } from '../../../shared/local-time.tsx';
import { ProblemInPlace } from '../../../shared/problem-in-place.tsx';
import { attendanceHref, contentHref } from '../content/content-address.ts';
import { ManagePage } from '../manage-page.tsx';
import * as manage from '../manage.css.ts';
import { PastEnd } from '../past-end.tsx';
import { ATTENDANCE_TITLE } from '../titles.ts';
import { useCounted } from '../use-counted.ts';
import { pageHref } from './attendance-address.ts';
import { meetingsParams } from './attendance-params.ts';
import { METHOD_MESSAGES, PHASE_TONES, PHASE_MESSAGES } from './attendance-messages.ts';
import { newPlan } from './plan-form.ts';
import { PlanDialog } from './plan-dialog.tsx';

/** The meetings of a class: who was there, and new ones. */
export function AttendancePage({
  schoolId,
  contentId,
  at,
}: {
  schoolId: string;
  contentId: string;
  /** The cursor of the page that is shown; '' for the first. */
  at: string;
}) {
  useMessages('attendance');
  const { t, i18n } = useLingui();
  const api = useApi();
  const language = useLanguage();
  const [isMaking, setMaking] = useState(false);
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...attendancesQuery(api, meetingsParams(schoolId, contentId, at, language)),
    placeholderData: keepPreviousData,
    retry: false,
  });
  const columns = useColumns(schoolId, contentId);
  const total = data?.total ?? 0;
  const totalText = formatNumber(total, language);
  const hrefFor = (cursor: string) => pageHref(schoolId, contentId, cursor);
  return (
    <ManagePage
      title={i18n._(ATTENDANCE_TITLE)}
      text={t`Learners check in on their phones. You can correct the records.`}
      actions={
        <>
          <Button variant="primary" icon={PlusIcon} onPress={() => setMaking(true)}>
            {t({ message: 'New meeting', comment: 'Button: people can check in to it' })}
          </Button>
          <LinkButton href={contentHref(schoolId, contentId)}>
            {t({ message: 'Edit class', comment: 'Link: opens the editor of the class' })}
          </LinkButton>
        </>
      }
    >
      <div className={manage.part}>
        <div className={manage.actions}>
          <Text weight="medium">
            <UserText>{data?.classTitle ?? ''}</UserText>
          </Text>
          <Text tone="muted" isNumeric role="status" className={manage.count}>
            {data === undefined
              ? null
              : data.totalIsExact
                ? t`${plural(total, { one: `${totalText} meeting`, other: `${totalText} meetings` })}`
                : t({ message: `More than ${totalText} meetings`, comment: 'The number is 1,000' })}
          </Text>
        </div>
        <Table
          label={t`Meetings of this class`}
          columns={columns}
          rows={data?.items ?? []}
          isLoading={isPlaceholderData || (isFetching && !data)}
          empty={
            data === undefined ? undefined : total > 0 ? (
              <PastEnd firstHref={hrefFor('')} />
            ) : (
              <EmptyState headingLevel={2} title={t`No meetings yet`}>
                {t`Open one when your class meets: learners check in with the code on your screen.`}
              </EmptyState>
            )
          }
          error={error && !data ? <ProblemInPlace error={error} onRetry={() => void refetch()} /> : undefined}
        />
        <ListSteps list={data} hrefFor={hrefFor} />
      </div>
      {isMaking ? (
        <NewMeeting schoolId={schoolId} contentId={contentId} onClose={() => setMaking(false)} />
      ) : null}
    </ManagePage>
  );
}

/** Makes a meeting and leads to it. */
function NewMeeting({
  schoolId,
  contentId,
  onClose,
}: {
  schoolId: string;
  contentId: string;
  onClose: () => void;
}) {
  const { t } = useLingui();
  const api = useApi();
  const navigate = useNavigate();
  const [idempotencyKey] = useState(randomId);
  const [initial] = useState(() => newPlan(new Date()));
  const create = useMutation({
    // What was changed after a refusal is another request.
    mutationFn: (plan: AttendancePlan) =>
      createAttendance(api, {
        schoolId,
        classId: contentId,
        idempotencyKey: `${idempotencyKey}-${hash(plan)}`,
        ...plan,
      }),
    onSuccess: ({ id }) => navigate({ href: attendanceHref(schoolId, contentId, id) }),
  });
  return (
    <PlanDialog
      title={t({ message: 'New meeting', comment: 'Button: people can check in to it' })}
      submitLabel={t({ message: 'Create', context: 'attendance', comment: 'Button: makes a meeting' })}
      initial={initial}
      isPending={create.isPending}
      error={create.error}
      onSubmit={create.mutate}
      onClose={onClose}
    />
  );
}

const HASH_BASE = 31;
/** A short mark of what is sent, so that the same sent twice is one meeting. */
const hash = (plan: AttendancePlan): string =>
  [...JSON.stringify(plan)]
    .reduce((sum, sign) => (sum * HASH_BASE + (sign.codePointAt(0) ?? 0)) >>> 0, 0)
    .toString(HASH_BASE);

function useColumns(schoolId: string, contentId: string): TableColumn<Attendance>[] {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const counted = useCounted();
  return useMemo(
    () => [
      {
        id: 'title',
        label: t({ message: 'Meeting', comment: 'Column: what a meeting of a class is called' }),
        width: '2fr' as const,
        minWidth: 200,
        isRowHeader: true,
        cell: ({ id, title }) => (
          <Link href={attendanceHref(schoolId, contentId, id)}>
            <UserText>{title}</UserText>
          </Link>
        ),
      },
      {
        id: 'status',
        label: t({ message: 'Status', context: 'attendance', comment: 'Column: open or closed' }),
        minWidth: 130,
        cell: ({ status }) => <Status tone={PHASE_TONES[status]}>{i18n._(PHASE_MESSAGES[status])}</Status>,
      },
      {
        id: 'opens',
        label: t({ message: 'Opens', comment: 'Column: from when people can check in' }),
        minWidth: 180,
        cell: ({ opensAt }) => <LocalTime instant={opensAt} />,
      },
      {
        id: 'method',
        label: t({ message: 'Check-in', comment: 'Column: how people check in' }),
        minWidth: 180,
        cell: ({ method }) => i18n._(METHOD_MESSAGES[method]),
      },
      {
        id: 'present',
        label: t({ message: 'There', comment: 'Column: how many people came, of how many' }),
        isNumeric: true,
        minWidth: 110,
        cell: ({ presentCount, presentIsExact = true, expectedCount }) => {
          const came = counted(presentCount ?? 0, presentIsExact);
          const all = formatNumber(expectedCount ?? 0, language);
          return t({ message: `${came} of ${all}`, comment: 'People who came, of how many' });
        },
      },
    ],
    [t, i18n, language, counted, schoolId, contentId],
  );
}
