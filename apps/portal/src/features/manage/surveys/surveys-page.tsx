import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { DotsThreeIcon } from '@phosphor-icons/react/dist/csr/DotsThree';
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import { changeSurveyStatus, createSurvey, deleteSurvey } from '@stoa/api/survey.calls';
import { managedSurveysQuery } from '@stoa/api/survey.queries';
import type { SurveyEntry } from '@stoa/api/schema';
import { AlertDialog } from '@stoa/ui/alert-dialog';
import { Button, LinkButton } from '@stoa/ui/button';
import { EmptyState } from '@stoa/ui/empty-state';
import { IconButton } from '@stoa/ui/icon-button';
import { Link } from '@stoa/ui/link';
import { Menu, MenuItem } from '@stoa/ui/menu';
import { Status } from '@stoa/ui/status';
import { Table, type TableColumn } from '@stoa/ui/table';
import { Text } from '@stoa/ui/text';
import { UserText } from '@stoa/ui/user-text';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { LocalTime } from '../../../shared/local-time.tsx';
import { useApi } from '../../../app/services.ts';
import { toasts } from '../../../app/toasts.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { useMessages } from '../../../i18n/use-messages.ts';
import { formatNumber } from '../../../shared/format.ts';
import { ListSteps } from '../../../shared/list-steps.tsx';
import { ProblemInPlace } from '../../../shared/problem-in-place.tsx';
import { KeywordBox } from '../keyword-box.tsx';
import { ManagePage } from '../manage-page.tsx';
import * as styles from '../manage.css.ts';
import { PastEnd } from '../past-end.tsx';
import { textIn } from '../texts.ts';
import { SURVEYS_TITLE } from '../titles.ts';
import { useCounted } from '../use-counted.ts';
import { newSurvey } from './survey-draft.ts';
import {
  surveyHref,
  surveyResultsHref,
  surveysHref,
  surveysParams,
  type SurveysQuery,
} from './surveys-search.ts';
import { SURVEY_STATUS_TONES, SURVEY_STATUS_MESSAGES } from './surveys-messages.ts';

/** The surveys that somebody makes. */
export function SurveysPage({ schoolId, query }: { schoolId: string; query: SurveysQuery }) {
  useMessages('surveys');
  const { t, i18n } = useLingui();
  const api = useApi();
  const language = useLanguage();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [deleting, setDeleting] = useState<SurveyEntry>();
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...managedSurveysQuery(api, surveysParams(schoolId, query, language)),
    placeholderData: keepPreviousData,
    retry: false,
  });
  const notifyFailure = () => toasts.show({ message: t`Something went wrong. Try again.`, tone: 'danger' });
  const refresh = () =>
    void queryClient.invalidateQueries({ queryKey: ['get', '/api/survey/v1/manage/surveys'] });
  const create = useMutation({
    mutationFn: () => createSurvey(api, { schoolId, draft: newSurvey({}) }),
    onSuccess: ({ id }) => navigate({ href: surveyHref(schoolId, id) }),
    onError: notifyFailure,
  });
  const remove = useMutation({
    mutationFn: (surveyId: string) => deleteSurvey(api, { schoolId, surveyId }),
    onSuccess: () => toasts.show({ message: t`The survey was deleted.`, tone: 'success' }),
    onError: notifyFailure,
    onSettled: () => {
      setDeleting(undefined);
      refresh();
    },
  });
  const change = useMutation({
    mutationFn: (call: { surveyId: string; status: 'open' | 'closed' }) =>
      changeSurveyStatus(api, { schoolId, ...call }),
    onSuccess: ({ status }) =>
      toasts.show({
        message: status === 'open' ? t`The survey is open.` : t`The survey is closed.`,
        tone: 'success',
      }),
    onError: notifyFailure,
    onSettled: refresh,
  });
  const total = data?.total ?? 0;
  const totalText = formatNumber(total, language);
  const columns = useColumns(schoolId);
  const createButton = (
    <Button variant="primary" icon={PlusIcon} isPending={create.isPending} onPress={() => create.mutate()}>
      {t`New survey`}
    </Button>
  );
  const count = deleting?.answerCount ?? 0;
  const countText = formatNumber(count, language);
  return (
    <ManagePage
      title={i18n._(SURVEYS_TITLE)}
      text={t`Ask members and visitors what they think, with or without names.`}
      actions={createButton}
    >
      <div className={styles.part}>
        <div className={styles.filters}>
          <KeywordBox
            label={t`Search surveys`}
            placeholder={t({ message: 'Title', comment: 'Of a survey: what the search looks through' })}
            keyword={query.keyword}
            onChange={(keyword) =>
              void navigate({ href: surveysHref(schoolId, { keyword }), resetScroll: false })
            }
          />
          <Text tone="muted" isNumeric role="status" className={styles.count}>
            {data === undefined
              ? null
              : data.totalIsExact
                ? t`${plural(total, { one: `${totalText} survey`, other: `${totalText} surveys` })}`
                : t({ message: `More than ${totalText} surveys`, comment: 'The number is 1,000' })}
          </Text>
        </div>
        <Table
          label={t`Surveys of this school`}
          columns={columns}
          rows={data?.items ?? []}
          rowActionsLabel={t({ message: 'Actions', comment: 'Name of a column with menus' })}
          rowActions={(row) => (
            <Menu
              trigger={
                <IconButton icon={DotsThreeIcon} label={t`What can be done with this survey`} hideTooltip />
              }
              onAction={(key) => {
                if (key === 'edit') void navigate({ href: surveyHref(schoolId, row.id) });
                if (key === 'results') void navigate({ href: surveyResultsHref(schoolId, row.id) });
                if (key === 'view') void navigate({ href: row.url });
                if (key === 'close') change.mutate({ surveyId: row.id, status: 'closed' });
                if (key === 'reopen') change.mutate({ surveyId: row.id, status: 'open' });
                if (key === 'delete') setDeleting(row);
              }}
            >
              <MenuItem id="edit">{t({ message: 'Edit', comment: 'Button: opens a form' })}</MenuItem>
              {row.status === 'draft' ? null : (
                <MenuItem id="results">
                  {t({ message: 'Results', context: 'survey', comment: 'Opens the page with all answers' })}
                </MenuItem>
              )}
              {row.status === 'draft' ? null : (
                <MenuItem id="view">
                  {t({ message: 'View page', context: 'authoring', comment: 'As learners see it' })}
                </MenuItem>
              )}
              {row.status === 'open' ? (
                <MenuItem id="close">
                  {t({ message: 'Close survey', comment: 'Menu: nobody can answer it from now on' })}
                </MenuItem>
              ) : null}
              {row.status === 'closed' ? (
                <MenuItem id="reopen">
                  {t({ message: 'Reopen survey', comment: 'Menu: people can answer it again' })}
                </MenuItem>
              ) : null}
              <MenuItem id="delete" tone="danger">
                {t({ message: 'Delete', comment: 'Button: deletes a notice' })}
              </MenuItem>
            </Menu>
          )}
          isLoading={isPlaceholderData || (isFetching && !data)}
          empty={
            data && total > 0 ? (
              <PastEnd firstHref={surveysHref(schoolId, { ...query, at: '' })} />
            ) : data && query.keyword !== '' ? (
              <EmptyState
                headingLevel={2}
                kind="filtered"
                title={t`No survey matches`}
                action={<LinkButton href={surveysHref(schoolId)}>{t`Show all`}</LinkButton>}
              />
            ) : data ? (
              <EmptyState headingLevel={2} title={t`No surveys yet`}>
                {t`A survey is only visible to you until you publish it.`}
              </EmptyState>
            ) : undefined
          }
          error={error && !data ? <ProblemInPlace error={error} onRetry={() => void refetch()} /> : undefined}
        />
        <ListSteps list={data} hrefFor={(at) => surveysHref(schoolId, { ...query, at })} />
      </div>
      <AlertDialog
        isOpen={deleting !== undefined}
        tone="danger"
        title={t`Delete this survey?`}
        confirmLabel={t({ message: 'Delete', comment: 'Button: deletes a notice' })}
        cancelLabel={t`Keep it`}
        isPending={remove.isPending}
        onConfirm={() => deleting && remove.mutate(deleting.id)}
        onCancel={() => setDeleting(undefined)}
      >
        {deleting?.answersAreExact === false
          ? t({
              message: `More than ${countText} answers are deleted with it.`,
              comment: 'The number is 1,000',
            })
          : count > 0
            ? t`${plural(count, { one: '# answer is deleted with it.', other: '# answers are deleted with it.' })}`
            : t`Nobody has answered it yet.`}
      </AlertDialog>
    </ManagePage>
  );
}

function useColumns(schoolId: string): TableColumn<SurveyEntry>[] {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const counted = useCounted();
  return useMemo(() => {
    const time = (instant: string | null) => (instant === null ? null : <LocalTime instant={instant} />);
    return [
      {
        id: 'title',
        label: t({ message: 'Survey', comment: 'Column of a list of surveys' }),
        width: '2fr' as const,
        minWidth: 220,
        isRowHeader: true,
        cell: ({ id, title }) => {
          const shown = textIn(title, language);
          return (
            <Link href={surveyHref(schoolId, id)}>
              {shown.text ? <UserText lang={shown.lang}>{shown.text}</UserText> : t`Untitled`}
            </Link>
          );
        },
      },
      {
        id: 'status',
        label: t({ message: 'State', comment: 'Column of a list of notices' }),
        minWidth: 120,
        cell: ({ status }) => (
          <Status tone={SURVEY_STATUS_TONES[status]}>{i18n._(SURVEY_STATUS_MESSAGES[status])}</Status>
        ),
      },
      {
        id: 'answers',
        label: t({ message: 'Answers', context: 'survey', comment: 'Column: how many people answered' }),
        isNumeric: true,
        minWidth: 100,
        width: 110,
        cell: ({ id, status, answerCount, answersAreExact }) => {
          const shown = counted(answerCount, answersAreExact);
          const countText = formatNumber(answerCount, language);
          return status === 'draft' ? (
            <span>{shown}</span>
          ) : (
            <Link
              href={surveyResultsHref(schoolId, id)}
              aria-label={
                answersAreExact
                  ? t`${plural(answerCount, { one: `${countText} answer`, other: `${countText} answers` })}`
                  : t({ message: `More than ${countText} answers`, comment: 'The number is 1,000' })
              }
            >
              {shown}
            </Link>
          );
        },
      },
      {
        id: 'closes',
        label: t({ message: 'Closes', comment: 'Column: when an exam ends' }),
        minWidth: 170,
        cell: ({ closesAt }) => time(closesAt) ?? t({ message: 'Open end', comment: 'An exam never closes' }),
      },
    ];
  }, [schoolId, t, i18n, language, counted]);
}
