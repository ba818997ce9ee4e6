import { useLingui } from '@lingui/react/macro';
import { DownloadSimpleIcon } from '@phosphor-icons/react/dist/csr/DownloadSimple';
import { isApiProblem } from '@stoa/api/error';
import { exportLiveAttendees } from '@stoa/api/live-record.calls';
import { liveAttendeesQuery } from '@stoa/api/live-record.queries';
import type { LiveAttendee, LiveSession } from '@stoa/api/schema';
import { Button, LinkButton } from '@stoa/ui/button';
import { EmptyState } from '@stoa/ui/empty-state';
import { SectionHeader } from '@stoa/ui/section-header';
import { Table, type TableColumn } from '@stoa/ui/table';
import { UserText } from '@stoa/ui/user-text';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { hrefTo } from '../../app/links.ts';
import { useApi } from '../../app/services.ts';
import { toasts } from '../../app/toasts.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { toIntlTag } from '../../i18n/languages.ts';
import { CALL_PROBLEM_MESSAGES, messageOf } from '../../shared/call-problem-messages.ts';
import { formatMinutes } from '../../shared/format.ts';
import { ListSteps } from '../../shared/list-steps.tsx';
import { Loaded } from '../../shared/loaded.tsx';
import { saveFile } from '../../shared/save-file.ts';
import * as styles from './live-record.css.ts';

const PAGE_SIZE = 50;

/** Who reserved and who came, a page at a time and as a file. */
export function Attendees({ live, at }: { live: LiveSession; at: string }) {
  const { t, i18n } = useLingui();
  const api = useApi();
  const { schoolId, id: liveId } = live;
  const query = useQuery({
    ...liveAttendeesQuery(api, {
      schoolId,
      liveId,
      lang: useLanguage(),
      cursor: at || undefined,
      pageSize: PAGE_SIZE,
    }),
    placeholderData: keepPreviousData,
    retry: false,
  });
  const saving = useMutation({
    mutationFn: () => exportLiveAttendees(api, { schoolId, liveId }),
    onSuccess: ({ fileName, csv }) => saveFile(fileName, csv, 'text/csv;charset=utf-8'),
    onError: (failure) =>
      toasts.show({
        message: i18n._(messageOf(CALL_PROBLEM_MESSAGES, isApiProblem(failure) ? failure.code : 'UNKNOWN')),
        tone: 'danger',
      }),
  });
  const title = t({ message: 'People', context: 'live session' });
  const columns = useColumns();
  const hrefFor = (cursor?: string) =>
    hrefTo({
      to: '/live/$schoolId/$id/record',
      params: { schoolId, id: liveId },
      search: cursor ? { at: cursor } : {},
    });
  return (
    <section className={styles.part}>
      <SectionHeader title={title} />
      <Loaded query={query} rows={5}>
        {(list) =>
          list.total === 0 ? (
            <EmptyState title={t`Nobody has reserved or attended yet`} />
          ) : (
            <>
              <div className={styles.actions}>
                <Button
                  icon={DownloadSimpleIcon}
                  isPending={saving.isPending}
                  onPress={() => saving.mutate()}
                >
                  {t({
                    message: 'Export CSV',
                    context: 'live session',
                    comment: 'Button: saves the list as a file',
                  })}
                </Button>
              </div>
              <Table
                label={title}
                columns={columns}
                rows={list.items.map((attendee) => ({ ...attendee, id: attendee.person.id }))}
                empty={
                  <EmptyState
                    title={t`This page does not exist`}
                    action={<LinkButton href={hrefFor()}>{t`Go to first page`}</LinkButton>}
                  />
                }
              />
              <ListSteps list={list} hrefFor={hrefFor} />
            </>
          )
        }
      </Loaded>
    </section>
  );
}

type AttendeeRow = LiveAttendee & { id: string };

function useColumns(): TableColumn<AttendeeRow>[] {
  const { t } = useLingui();
  const language = useLanguage();
  const time = new Intl.DateTimeFormat(toIntlTag(language), { hour: 'numeric', minute: 'numeric' });
  const clock = (instant: string | null) => (instant === null ? '–' : time.format(new Date(instant)));
  return [
    {
      id: 'person',
      label: t`Name`,
      cell: ({ person }) => <UserText>{person.name}</UserText>,
      width: '2fr',
      isRowHeader: true,
    },
    {
      id: 'reserved',
      label: t({ message: 'Reservation', comment: 'Column: whether somebody reserved a live session' }),
      cell: ({ reserved }) =>
        reserved
          ? t({ message: 'Reserved', context: 'person', comment: 'Somebody has reserved a live session' })
          : '–',
    },
    {
      id: 'minutes',
      label: t({ message: 'Time watched', comment: 'Column' }),
      cell: ({ minutes }) => formatMinutes(minutes, language),
      isNumeric: true,
    },
    {
      id: 'from',
      label: t({ message: 'From', context: 'time of day', comment: 'Column: when somebody came' }),
      cell: ({ cameAt }) => clock(cameAt),
      isNumeric: true,
    },
    {
      id: 'to',
      label: t({ message: 'To', context: 'time of day', comment: 'Column: when somebody left' }),
      cell: ({ leftAt }) => clock(leftAt),
      isNumeric: true,
    },
  ];
}
