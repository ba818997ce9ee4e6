import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { DownloadSimpleIcon } from '@phosphor-icons/react/dist/csr/DownloadSimple';
import { changeAttendance, deleteAttendance, exportAttendance } from '@stoa/api/attendance.calls';
import { attachmentsQuery, attendanceQuery } from '@stoa/api/attendance.queries';
import type { Attendance } from '@stoa/api/schema';
import { AlertDialog } from '@stoa/ui/alert-dialog';
import { Button, LinkButton } from '@stoa/ui/button';
import { FactList } from '@stoa/ui/fact-list';
import { SectionHeader } from '@stoa/ui/section-header';
import { Status } from '@stoa/ui/status';
import { Text } from '@stoa/ui/text';
import { useMutation, useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useApi } from '../../../app/services.ts';
import { toasts } from '../../../app/toasts.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { useMessages } from '../../../i18n/use-messages.ts';
import { AttachmentList } from '../../../shared/attendance/attachment-list.tsx';
import { formatNumber } from '../../../shared/format.ts';
import { Loaded } from '../../../shared/loaded.tsx';
import { LocalTime } from '../../../shared/local-time.tsx';
import { saveFile } from '../../../shared/save-file.ts';
import { attendanceHref } from '../content/content-address.ts';
import { ManagePage } from '../manage-page.tsx';
import * as manage from '../manage.css.ts';
import { METHOD_MESSAGES, PHASE_TONES, PHASE_MESSAGES } from './attendance-messages.ts';
import * as styles from './attendance.css.ts';
import { CodeScreen } from './code-screen.tsx';
import { Corrections } from './corrections.tsx';
import { formOf } from './plan-form.ts';
import { PlanDialog } from './plan-dialog.tsx';
import { RecordsTable } from './records-table.tsx';

/** While people check in the page counts along. */
const LIVE_MS = 4_000;
/** Before and after it looks from time to time: the meeting may open or close. */
const QUIET_MS = 15_000;

export interface MeetingPageProps {
  schoolId: string;
  contentId: string;
  attendanceId: string;
  /** The cursor of the page that is shown; '' for the first. */
  at: string;
}

/** One meeting: the code for the screen, who is in, corrections, evidence. */
export function MeetingPage({ schoolId, contentId, attendanceId, at }: MeetingPageProps) {
  useMessages('attendance');
  const { t, i18n } = useLingui();
  const api = useApi();
  const language = useLanguage();
  const queryClient = useQueryClient();
  const options = attendanceQuery(api, { schoolId, attendanceId, lang: language });
  const { data: attendance } = useSuspenseQuery({
    ...options,
    refetchInterval: ({ state }) => (state.data?.data.status === 2 ? LIVE_MS : QUIET_MS),
  });
  const [open, setOpen] = useState<'change' | 'delete'>();
  const evidence = useQuery({
    ...attachmentsQuery(api, { schoolId, attendanceId, pageSize: 100 }),
    refetchInterval: QUIET_MS,
  });
  const save = useMutation({
    mutationFn: () => exportAttendance(api, { schoolId, attendanceId }),
    onSuccess: ({ fileName, csv }) => saveFile(fileName, csv, 'text/csv;charset=utf-8'),
    onError: () => toasts.show({ message: t`Something went wrong. Try again.`, tone: 'danger' }),
  });
  const refresh = () =>
    queryClient.invalidateQueries({
      predicate: ({ queryKey: [, path] }) =>
        typeof path === 'string' && path.startsWith('/api/manager/v1/class/attendances'),
    });
  const { title, status, method, opensAt, lateFrom, closesAt, presentCount, expectedCount, classTitle } =
    attendance;
  const came = formatNumber(presentCount ?? 0, language);
  const all = formatNumber(expectedCount ?? 0, language);
  return (
    <ManagePage
      title={title}
      text={classTitle}
      actions={
        <>
          <Button icon={DownloadSimpleIcon} isPending={save.isPending} onPress={() => save.mutate()}>
            {t({ message: 'Download CSV', context: 'attendance', comment: 'Button' })}
          </Button>
          <Button onPress={() => setOpen('change')}>
            {t({ message: 'Change', context: 'attendance', comment: 'Button: title and times of a meeting' })}
          </Button>
          <Button variant="danger" onPress={() => setOpen('delete')}>
            {t({ message: 'Delete', context: 'attendance', comment: 'Button: deletes a meeting' })}
          </Button>
          <LinkButton variant="quiet" href={attendanceHref(schoolId, contentId)}>
            {t({ message: 'All meetings', comment: 'Link: back to the list' })}
          </LinkButton>
        </>
      }
    >
      <div className={styles.facts}>
        <Status tone={PHASE_TONES[status]} isPulsing={status === 2}>
          {i18n._(PHASE_MESSAGES[status])}
        </Status>
        <Text size="lg" weight="semibold" isNumeric role="status">
          {status === 3
            ? t({ message: `${came} of ${all} were there`, comment: 'How many people came to a meeting' })
            : t({
                message: `${came} of ${all} are here`,
                comment: 'How many people checked in to a meeting',
              })}
        </Text>
      </div>
      {status === 2 && method === 'code' ? <CodeScreen schoolId={schoolId} attendance={attendance} /> : null}
      {status === 1 && method === 'code' ? (
        <Text tone="muted">{t`The code appears here once the meeting opens.`}</Text>
      ) : null}
      <FactList
        variant="tiles"
        facts={[
          {
            id: 'opens',
            label: t({ message: 'Opens', comment: 'Column: from when people can check in' }),
            value: <LocalTime instant={opensAt} />,
          },
          {
            id: 'late',
            label: t({ message: 'Late from', comment: 'From when checking in counts as late' }),
            value: <LocalTime instant={lateFrom} />,
          },
          {
            id: 'closes',
            label: t({ message: 'Closes', context: 'attendance', comment: 'Until when people can check in' }),
            value: <LocalTime instant={closesAt} />,
          },
          {
            id: 'method',
            label: t({ message: 'Check-in', comment: 'Column: how people check in' }),
            value: i18n._(METHOD_MESSAGES[method]),
          },
        ]}
      />
      <section className={manage.part}>
        <RecordsTable
          schoolId={schoolId}
          contentId={contentId}
          attendance={attendance}
          at={at}
          refetchMs={status === 2 ? LIVE_MS : false}
          onSaved={() => void refresh()}
        />
      </section>
      <section className={manage.part}>
        <SectionHeader title={t({ message: 'Evidence', comment: 'Heading: files that learners added' })} />
        <Loaded query={evidence} rows={2}>
          {({ items }) =>
            items.length === 0 ? (
              <Text tone="muted">{t`Nobody has added a file.`}</Text>
            ) : (
              <AttachmentList
                schoolId={schoolId}
                label={t({ message: 'Evidence', comment: 'Heading: files that learners added' })}
                attachments={items}
                showsOwner
                onRemoved={() => {
                  void evidence.refetch();
                  void refresh();
                }}
              />
            )
          }
        </Loaded>
      </section>
      <section className={manage.part}>
        <SectionHeader
          title={t({ message: 'Corrections', comment: 'Heading: what teachers changed, and when' })}
        />
        <Corrections schoolId={schoolId} attendanceId={attendanceId} />
      </section>
      {open === 'change' ? (
        <ChangeDialog
          schoolId={schoolId}
          attendance={attendance}
          onSaved={() => {
            setOpen(undefined);
            void refresh();
          }}
          onClose={() => setOpen(undefined)}
        />
      ) : null}
      <DeleteDialog
        isOpen={open === 'delete'}
        schoolId={schoolId}
        contentId={contentId}
        attendance={attendance}
        onClose={() => setOpen(undefined)}
      />
    </ManagePage>
  );
}

function ChangeDialog({
  schoolId,
  attendance,
  onSaved,
  onClose,
}: {
  schoolId: string;
  attendance: Attendance;
  onSaved: () => void;
  onClose: () => void;
}) {
  const { t } = useLingui();
  const api = useApi();
  const [initial] = useState(() => formOf(attendance));
  const change = useMutation({
    mutationFn: (plan: Parameters<typeof changeAttendance>[1]['plan']) =>
      changeAttendance(api, { schoolId, attendanceId: attendance.id, plan }),
    onSuccess: onSaved,
  });
  return (
    <PlanDialog
      title={t({ message: 'Change meeting', comment: 'Title of a dialog' })}
      submitLabel={t({ message: 'Save', context: 'attendance', comment: 'Button' })}
      initial={initial}
      isPending={change.isPending}
      error={change.error}
      onSubmit={change.mutate}
      onClose={onClose}
    />
  );
}

function DeleteDialog({
  isOpen,
  schoolId,
  contentId,
  attendance,
  onClose,
}: {
  isOpen: boolean;
  schoolId: string;
  contentId: string;
  attendance: Attendance;
  onClose: () => void;
}) {
  const { t } = useLingui();
  const api = useApi();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const count = attendance.presentCount ?? 0;
  const remove = useMutation({
    mutationFn: () => deleteAttendance(api, { schoolId, attendanceId: attendance.id }),
    onSuccess: async () => {
      toasts.show({ message: t`The meeting was deleted.`, tone: 'success' });
      await navigate({ href: attendanceHref(schoolId, contentId), replace: true });
      await queryClient.invalidateQueries({
        queryKey: ['get', '/api/manager/v1/class/attendances'],
      });
    },
    onError: () => toasts.show({ message: t`Something went wrong. Try again.`, tone: 'danger' }),
    onSettled: onClose,
  });
  return (
    <AlertDialog
      isOpen={isOpen}
      tone="danger"
      title={t`Delete this meeting?`}
      confirmLabel={t({ message: 'Delete', context: 'attendance', comment: 'Button: deletes a meeting' })}
      cancelLabel={t`Keep it`}
      isPending={remove.isPending}
      onConfirm={() => remove.mutate()}
      onCancel={onClose}
    >
      {count > 0
        ? t`${plural(count, { one: '# person has checked in. Records, corrections and files are deleted with it.', other: '# people have checked in. Records, corrections and files are deleted with it.' })}`
        : t`Records, corrections and files are deleted with it.`}
    </AlertDialog>
  );
}
