import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { DownloadSimpleIcon } from '@phosphor-icons/react/dist/csr/DownloadSimple';
import { exportSurveyAnswers } from '@stoa/api/survey.calls';
import { surveyResultQuery } from '@stoa/api/survey.queries';
import type { SurveyResult } from '@stoa/api/schema';
import { Banner } from '@stoa/ui/banner';
import { Button, LinkButton } from '@stoa/ui/button';
import { EmptyState } from '@stoa/ui/empty-state';
import { Status } from '@stoa/ui/status';
import { Text } from '@stoa/ui/text';
import { UserText } from '@stoa/ui/user-text';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useApi } from '../../../app/services.ts';
import { toasts } from '../../../app/toasts.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { useMessages } from '../../../i18n/use-messages.ts';
import { ChoiceMenu } from '../../../shared/choice-menu.tsx';
import { formatNumber } from '../../../shared/format.ts';
import { Loaded } from '../../../shared/loaded.tsx';
import { saveFile } from '../../../shared/save-file.ts';
import { ManagePage } from '../manage-page.tsx';
import * as styles from '../manage.css.ts';
import { textIn } from '../texts.ts';
import { SURVEY_RESULTS_TITLE } from '../titles.ts';
import { choicesOf } from './result-choices.ts';
import { ResultItem } from './result-item.tsx';
import { resultsParams, surveyHref, surveyResultsHref, type ResultsQuery } from './surveys-search.ts';
import { SURVEY_STATUS_TONES, SURVEY_STATUS_MESSAGES } from './surveys-messages.ts';

/** New answers are looked for so often while the page is open. */
const REFRESH_MS = 10_000;

/** What people answered to a survey, question by question. */
export function SurveyResultsPage({
  schoolId,
  surveyId,
  query,
}: {
  schoolId: string;
  surveyId: string;
  query: ResultsQuery;
}) {
  useMessages('surveys');
  const { t, i18n } = useLingui();
  const api = useApi();
  const language = useLanguage();
  const result = useQuery({
    ...surveyResultQuery(api, resultsParams(schoolId, surveyId, query, language)),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.data.status === 'open' ? REFRESH_MS : false),
    retry: false,
  });
  const save = useMutation({
    mutationFn: () => exportSurveyAnswers(api, { schoolId, surveyId, lang: language }),
    onSuccess: ({ fileName, csv }) => saveFile(fileName, csv, 'text/csv;charset=utf-8'),
    onError: () => toasts.show({ message: t`Something went wrong. Try again.`, tone: 'danger' }),
  });
  return (
    <ManagePage
      title={i18n._(SURVEY_RESULTS_TITLE)}
      text={t`What people answered, question by question.`}
      actions={
        <>
          <Button
            icon={DownloadSimpleIcon}
            isPending={save.isPending}
            isDisabled={!result.data || result.data.answerCount === result.data.waitingCount}
            onPress={() => save.mutate()}
          >
            {t({ message: 'Download CSV', context: 'surveys', comment: 'Button' })}
          </Button>
          <LinkButton href={surveyHref(schoolId, surveyId)}>
            {t({ message: 'Edit survey', comment: 'Opens the editor' })}
          </LinkButton>
        </>
      }
    >
      <Loaded query={result} rows={6}>
        {(data) => <Results schoolId={schoolId} result={data} query={query} />}
      </Loaded>
    </ManagePage>
  );
}

function Results({
  schoolId,
  result,
  query,
}: {
  schoolId: string;
  result: SurveyResult;
  query: ResultsQuery;
}) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const { answerCount, shownCount, waitingCount, status } = result;
  const title = textIn(result.title, language);
  const countText = formatNumber(answerCount, language);
  const shownText = formatNumber(shownCount, language);
  return (
    <div className={styles.part}>
      <div className={styles.actions}>
        <Text weight="medium">
          {title.text ? <UserText lang={title.lang}>{title.text}</UserText> : t`Untitled`}
        </Text>
        <Status tone={SURVEY_STATUS_TONES[status]}>{i18n._(SURVEY_STATUS_MESSAGES[status])}</Status>
        <Text tone="muted" isNumeric role="status">
          {result.filter && !result.isTooFew
            ? t({
                message: `${shownText} of ${countText} answers`,
                comment: 'How many match a filter',
              })
            : t`${plural(answerCount, { one: `${countText} answer`, other: `${countText} answers` })}`}
        </Text>
      </div>
      {waitingCount > 0 ? (
        <Banner tone="info">
          {t`${plural(waitingCount, {
            one: '# answer is not shown yet.',
            other: '# answers are not shown yet.',
          })}`}{' '}
          {t`Anonymous answers are added once there are five new ones, so that nobody can tell whose came last.`}
        </Banner>
      ) : null}
      {answerCount > waitingCount ? (
        <>
          <Filter schoolId={schoolId} result={result} query={query} />
          {result.isTooFew ? (
            <EmptyState
              headingLevel={2}
              kind="filtered"
              title={t`Too few answers to show`}
              action={
                <LinkButton href={surveyResultsHref(schoolId, result.id)}>{t`Show all answers`}</LinkButton>
              }
            >
              {t`With this filter, fewer than five anonymous answers could be told apart from the rest.`}
            </EmptyState>
          ) : (
            <div className={styles.part}>
              {result.items.map((item, index) => (
                <ResultItem key={item.item.id} result={item} number={index + 1} peopleCount={shownCount} />
              ))}
            </div>
          )}
        </>
      ) : waitingCount === 0 ? (
        <EmptyState headingLevel={2} title={t`No answers yet`}>
          {status === 'draft'
            ? t`Publish the survey, then share the link to its page.`
            : t`Share the link to its page. Answers appear here as they come in.`}
        </EmptyState>
      ) : null}
    </div>
  );
}

/** Whose answers are shown: everybody's, or of those who chose one answer to one question. */
function Filter({
  schoolId,
  result,
  query,
}: {
  schoolId: string;
  result: SurveyResult;
  query: ResultsQuery;
}) {
  const { t } = useLingui();
  const language = useLanguage();
  const navigate = useNavigate();
  const items = result.items.filter(({ item }) => choicesOf(item, language).length > 0);
  const chosen = items.find(({ item }) => item.id === query.item)?.item;
  const choices = chosen ? choicesOf(chosen, language) : [];
  const value = choices.find(({ key }) => key === query.value);
  const go = (change: Partial<ResultsQuery>) =>
    void navigate({
      href: surveyResultsHref(schoolId, result.id, change),
      replace: true,
      resetScroll: false,
    });
  if (items.length === 0) return null;
  const question = chosen?.text ?? '';
  const answer = value?.text ?? '';
  const all = t({ message: 'All answers', comment: 'Nothing is filtered' });
  return (
    <div className={styles.actions}>
      <ChoiceMenu
        text={chosen ? t({ message: `Filter: ${question}`, comment: 'A question' }) : all}
        choices={[
          { value: '', label: all },
          ...items.map(({ item }) => ({ value: item.id, label: item.text })),
        ]}
        value={chosen?.id ?? ''}
        onChange={(item) => {
          const next = items.find((one) => one.item.id === item);
          go(next ? { item, value: choicesOf(next.item, language)[0]?.key ?? '' } : {});
        }}
      />
      {chosen ? (
        <ChoiceMenu
          text={t({ message: `Answer: ${answer}`, comment: 'An answer to a question' })}
          choices={choices.map(({ key, text }) => ({ value: key, label: text }))}
          value={query.value ?? ''}
          onChange={(key) => go({ item: chosen.id, value: key })}
        />
      ) : null}
    </div>
  );
}
