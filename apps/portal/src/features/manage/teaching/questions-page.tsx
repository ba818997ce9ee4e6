import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import { UploadSimpleIcon } from '@phosphor-icons/react/dist/csr/UploadSimple';
import { questionsQuery } from '@stoa/api/exam-bank.queries';
import { Button, LinkButton } from '@stoa/ui/button';
import { EmptyState } from '@stoa/ui/empty-state';
import { Text } from '@stoa/ui/text';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useApi } from '../../../app/services.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { LANGUAGE_NAMES, LANGUAGES } from '../../../i18n/languages.ts';
import { useMessages } from '../../../i18n/use-messages.ts';
import { formatNumber } from '../../../shared/format.ts';
import { FilterMenu } from '../../../shared/list-menus.tsx';
import { ListSteps } from '../../../shared/list-steps.tsx';
import { ProblemInPlace } from '../../../shared/problem-in-place.tsx';
import { KeywordBox } from '../keyword-box.tsx';
import { ManagePage } from '../manage-page.tsx';
import * as styles from '../manage.css.ts';
import { PastEnd } from '../past-end.tsx';
import { QUESTIONS_TITLE } from '../titles.ts';
import { ExportMenu } from './export-menu.tsx';
import { ImportDialog } from './import-dialog.tsx';
import type { QuestionsQuery } from './questions-search.ts';
import { QuestionsTable } from './questions-table.tsx';
import { NEW, questionHref, questionsHref, questionsParams } from './teaching-address.ts';
import { LEVEL_MESSAGES, LEVELS, TYPE_MESSAGES, TYPES } from './teaching-messages.ts';

/** The questions of a school, for those who teach there. */
export function QuestionsPage({ schoolId, query }: { schoolId: string; query: QuestionsQuery }) {
  useMessages('teaching');
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [isImporting, setImporting] = useState(false);
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...questionsQuery(useApi(), questionsParams(schoolId, query, language)),
    placeholderData: keepPreviousData,
    retry: false,
  });
  const go = (change: Partial<QuestionsQuery>) =>
    void navigate({ href: questionsHref(schoolId, { ...query, at: '', ...change }), resetScroll: false });
  const renew = () =>
    void queryClient.invalidateQueries({ queryKey: ['get', '/api/exam/v1/manage/questions'] });
  const total = data?.total ?? 0;
  const totalText = formatNumber(total, language);
  const options = (names: readonly string[] | undefined, chosen: string) =>
    [...new Set([...(names ?? []), ...(chosen ? [chosen] : [])])].map((name) => ({
      value: name,
      label: name,
    }));
  return (
    <ManagePage
      title={i18n._(QUESTIONS_TITLE)}
      text={t`All questions of the school. Exams are put together from them.`}
      actions={
        <>
          <ExportMenu schoolId={schoolId} folder={query.folder} />
          <Button icon={UploadSimpleIcon} onPress={() => setImporting(true)}>
            {t({ message: 'Import', comment: 'Button: reads questions from a file' })}
          </Button>
          <LinkButton variant="primary" icon={PlusIcon} href={questionHref(schoolId, NEW)}>
            {t`New question`}
          </LinkButton>
        </>
      }
    >
      <div className={styles.part}>
        <div className={styles.filters}>
          <KeywordBox
            label={t`Search questions`}
            placeholder={t`Search questions, options and tags`}
            keyword={query.keyword}
            onChange={(keyword) => go({ keyword })}
          />
          <div className={styles.actions}>
            <FilterMenu
              all={t({ message: 'All kinds', comment: 'Filter of a list of questions' })}
              choices={TYPES.map((value) => ({ value, label: i18n._(TYPE_MESSAGES[value]) }))}
              value={query.kind}
              onChange={(kind) => go({ kind })}
            />
            <FilterMenu
              all={t({ message: 'All folders', comment: 'Filter of a list of questions' })}
              choices={options(data?.folders, query.folder)}
              value={query.folder || undefined}
              onChange={(folder) => go({ folder: folder ?? '' })}
            />
            <FilterMenu
              all={t({ message: 'All tags', comment: 'Filter of a list of questions' })}
              choices={options(data?.tags, query.tag)}
              value={query.tag || undefined}
              onChange={(tag) => go({ tag: tag ?? '' })}
            />
            <FilterMenu
              all={t({ message: 'All levels', comment: 'Filter of a list of questions: how hard they are' })}
              choices={LEVELS.map((value) => ({ value, label: i18n._(LEVEL_MESSAGES[value]) }))}
              value={query.level}
              onChange={(level) => go({ level })}
            />
            <FilterMenu
              all={t({ message: 'All languages', comment: 'Filter of a list of questions' })}
              choices={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
              value={query.language}
              onChange={(chosen) => go({ language: chosen })}
            />
            <FilterMenu
              all={t({
                message: 'In use',
                comment: 'Filter of a list of questions: those that are not archived',
              })}
              choices={[
                {
                  value: 'yes' as const,
                  label: t({ message: 'Archived', comment: 'Filter of a list of questions' }),
                },
              ]}
              value={query.archived}
              onChange={(archived) => go({ archived })}
            />
          </div>
        </div>
        <Text tone="muted" isNumeric role="status" className={styles.count}>
          {data === undefined
            ? null
            : data.totalIsExact
              ? t`${plural(total, { one: `${totalText} question`, other: `${totalText} questions` })}`
              : t({ message: `More than ${totalText} questions`, comment: 'The number is 1,000' })}
        </Text>
        <QuestionsTable
          schoolId={schoolId}
          language={query.language ?? language}
          questions={data?.items ?? []}
          isLoading={isPlaceholderData || (isFetching && !data)}
          empty={data ? <NoQuestions schoolId={schoolId} query={query} total={total} /> : undefined}
          error={error && !data ? <ProblemInPlace error={error} onRetry={() => void refetch()} /> : undefined}
          onChanged={renew}
        />
        <ListSteps list={data} hrefFor={(at) => questionsHref(schoolId, { ...query, at })} />
      </div>
      <ImportDialog
        schoolId={schoolId}
        folder={query.folder}
        isOpen={isImporting}
        onClose={() => setImporting(false)}
        onImported={renew}
      />
    </ManagePage>
  );
}

function NoQuestions({ schoolId, query, total }: { schoolId: string; query: QuestionsQuery; total: number }) {
  const { t } = useLingui();
  if (total > 0) return <PastEnd firstHref={questionsHref(schoolId, { ...query, at: '' })} />;
  const { at: _, ...filters } = query;
  if (Object.values(filters).some(Boolean))
    return (
      <EmptyState
        headingLevel={2}
        kind="filtered"
        title={t`No question matches`}
        action={<LinkButton href={questionsHref(schoolId)}>{t`Show all`}</LinkButton>}
      />
    );
  return (
    <EmptyState
      headingLevel={2}
      title={t`No questions yet`}
      action={<LinkButton href={questionHref(schoolId, NEW)}>{t`New question`}</LinkButton>}
    >
      {t`Write the first one, or import a file.`}
    </EmptyState>
  );
}
