import { useLingui } from '@lingui/react/macro';
import { DotsThreeIcon } from '@phosphor-icons/react/dist/csr/DotsThree';
import { pauseAttempt } from '@stoa/api/exam-bank.calls';
import { examBoardQuery } from '@stoa/api/exam-bank.queries';
import type { ExamBoardEntry } from '@stoa/api/schema';
import { Button, LinkButton } from '@stoa/ui/button';
import { Checkbox } from '@stoa/ui/checkbox';
import { EmptyState } from '@stoa/ui/empty-state';
import { IconButton } from '@stoa/ui/icon-button';
import { Menu, MenuItem } from '@stoa/ui/menu';
import { Table } from '@stoa/ui/table';
import { Text } from '@stoa/ui/text';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState, type Key } from 'react';
import { useApi } from '../../../app/services.ts';
import { toasts } from '../../../app/toasts.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { useMessages } from '../../../i18n/use-messages.ts';
import { ListSteps } from '../../../shared/list-steps.tsx';
import { ProblemInPlace } from '../../../shared/problem-in-place.tsx';
import { KeywordBox } from '../keyword-box.tsx';
import { ManagePage } from '../manage-page.tsx';
import * as styles from '../manage.css.ts';
import { PastEnd } from '../past-end.tsx';
import { BOARD_TITLE } from '../titles.ts';
import { useCounted } from '../use-counted.ts';
import { ExtraTimeDialog } from './board-extra-time.tsx';
import { MessageDialog } from './board-message.tsx';
import { PauseAllDialog } from './board-pause.tsx';
import { SubmitForDialog } from './board-submit.tsx';
import { useBoardColumns } from './board-columns.tsx';
import type { BoardQuery } from './questions-search.ts';
import { boardHref, boardParams, examHref } from './teaching-address.ts';

const REFRESH_MS = 10_000;

/** Which dialog is open. */
type Open =
  | { kind: 'time' | 'submit'; entry: ExamBoardEntry }
  | { kind: 'message'; entry?: ExamBoardEntry }
  | { kind: 'pauseAll'; isPaused: boolean };

interface BoardPageProps {
  schoolId: string;
  examId: string;
  query: BoardQuery;
}

/** Who takes an exam right now: more time, pauses and messages, and handing in for somebody. */
export function BoardPage({ schoolId, examId, query }: BoardPageProps) {
  useMessages('teaching');
  const { t, i18n } = useLingui();
  const api = useApi();
  const language = useLanguage();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [open, setOpen] = useState<Open>();
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...examBoardQuery(api, boardParams(schoolId, examId, query, language)),
    placeholderData: keepPreviousData,
    refetchInterval: REFRESH_MS,
    retry: false,
  });
  const close = () => {
    setOpen(undefined);
    void queryClient.invalidateQueries({ queryKey: ['get', '/api/exam/v1/exams/{examId}/board'] });
  };
  const pause = useMutation({
    mutationFn: (entry: ExamBoardEntry) =>
      pauseAttempt(api, { schoolId, attemptId: entry.attemptId, isPaused: entry.pausedAt === null }),
    onSuccess: () => toasts.show({ message: t`Saved.`, tone: 'success' }),
    onError: () => toasts.show({ message: t`Something went wrong. Try again.`, tone: 'danger' }),
    onSettled: close,
  });
  const act = (key: Key, entry: ExamBoardEntry) => {
    if (key === 'pause') pause.mutate(entry);
    else if (key === 'time' || key === 'submit' || key === 'message') setOpen({ kind: key, entry });
  };
  const show = (changed: Partial<BoardQuery>) =>
    void navigate({
      href: boardHref(schoolId, examId, { ...query, at: '', ...changed }),
      resetScroll: false,
    });
  const columns = useBoardColumns(data?.serverTime);
  const counted = useCounted();
  const running = data ? counted(data.runningCount, data.runningIsExact) : '';
  const submitted = data ? counted(data.submittedCount, data.submittedIsExact) : '';
  const isNarrowed = query.keyword !== '' || query.running === 'yes';
  return (
    <ManagePage
      title={i18n._(BOARD_TITLE)}
      text={t`Who is taking this exam. The list refreshes by itself.`}
      actions={
        <>
          {data && data.runningCount > 0 ? (
            <Button onPress={() => setOpen({ kind: 'message' })}>
              {t({ message: 'Send a message', context: 'exam', comment: 'To those who take an exam' })}
            </Button>
          ) : null}
          {data && (data.runningCount > data.pausedCount || !data.runningIsExact) ? (
            <Button
              onPress={() => setOpen({ kind: 'pauseAll', isPaused: true })}
            >{t`Pause for everyone`}</Button>
          ) : null}
          {data && data.pausedCount > 0 ? (
            <Button
              variant="primary"
              onPress={() => setOpen({ kind: 'pauseAll', isPaused: false })}
            >{t`Resume for everyone`}</Button>
          ) : null}
          <LinkButton href={examHref(schoolId, examId)}>{t`Back to the exam`}</LinkButton>
        </>
      }
    >
      <div className={styles.part}>
        <div className={styles.filters}>
          <KeywordBox
            label={t`Search learners`}
            placeholder={t({ message: 'Name', comment: 'Of a person' })}
            keyword={query.keyword}
            onChange={(keyword) => show({ keyword })}
          />
          <Checkbox
            isSelected={query.running === 'yes'}
            onChange={(isOnly) => show({ running: isOnly ? 'yes' : undefined })}
          >
            {t`Only in progress`}
          </Checkbox>
          <Text tone="muted" isNumeric className={styles.count}>
            {data
              ? t({
                  message: `In progress: ${running} · Submitted: ${submitted}`,
                  comment: 'Attempts at an exam',
                })
              : null}
          </Text>
        </div>
        <Table
          label={t({ message: 'Attempts', comment: 'Column: at an exam' })}
          columns={columns}
          rows={(data?.items ?? []).map((entry) => ({ ...entry, id: entry.attemptId }))}
          rowActionsLabel={t({ message: 'Actions', comment: 'Name of a column with menus' })}
          rowActions={(entry) => {
            const { name } = entry.learner;
            return entry.isRunning ? (
              <Menu
                trigger={
                  <IconButton icon={DotsThreeIcon} label={t`What can be done for ${name}`} hideTooltip />
                }
                onAction={(key) => act(key, entry)}
              >
                <MenuItem id="time">
                  {t({ message: 'Extra time', comment: 'Title of a dialog: for one person in an exam' })}
                </MenuItem>
                <MenuItem id="pause">
                  {entry.pausedAt === null
                    ? t({
                        message: 'Pause',
                        context: 'exam',
                        comment: 'Button: lets the time of an attempt stand still',
                      })
                    : t({
                        message: 'Resume',
                        context: 'exam',
                        comment: 'Button: lets the time of an attempt go on',
                      })}
                </MenuItem>
                <MenuItem id="message">
                  {t({ message: 'Send a message', context: 'exam', comment: 'To those who take an exam' })}
                </MenuItem>
                <MenuItem id="submit" tone="danger">
                  {t({ message: 'Submit', comment: 'Button: hands an attempt in' })}
                </MenuItem>
              </Menu>
            ) : null;
          }}
          isLoading={isPlaceholderData || (isFetching && !data)}
          empty={
            data && data.total > 0 ? (
              <PastEnd firstHref={boardHref(schoolId, examId, { ...query, at: '' })} />
            ) : data ? (
              <Nobody href={boardHref(schoolId, examId)} isNarrowed={isNarrowed} />
            ) : undefined
          }
          error={error && !data ? <ProblemInPlace error={error} onRetry={() => void refetch()} /> : undefined}
        />
        <ListSteps list={data} hrefFor={(at) => boardHref(schoolId, examId, { ...query, at })} />
      </div>
      {open?.kind === 'time' ? (
        <ExtraTimeDialog schoolId={schoolId} entry={open.entry} onClose={close} />
      ) : null}
      {open?.kind === 'submit' ? (
        <SubmitForDialog schoolId={schoolId} entry={open.entry} onClose={close} />
      ) : null}
      {open?.kind === 'message' ? (
        <MessageDialog schoolId={schoolId} examId={examId} entry={open.entry} onClose={close} />
      ) : null}
      {open?.kind === 'pauseAll' ? (
        <PauseAllDialog schoolId={schoolId} examId={examId} isPaused={open.isPaused} onClose={close} />
      ) : null}
    </ManagePage>
  );
}

function Nobody({ href, isNarrowed }: { href: string; isNarrowed: boolean }) {
  const { t } = useLingui();
  return isNarrowed ? (
    <EmptyState
      headingLevel={2}
      kind="filtered"
      title={t`No attempt matches`}
      action={<LinkButton href={href}>{t`Show all`}</LinkButton>}
    />
  ) : (
    <EmptyState headingLevel={2} title={t`Nobody has started this exam yet`} />
  );
}
