import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { ArrowFatUpIcon } from '@phosphor-icons/react/dist/csr/ArrowFatUp';
import { liveQuestionsQuery } from '@stoa/api/live-activity.queries';
import type { LiveQuestion, LiveQuestionState } from '@stoa/api/schema';
import { Badge } from '@stoa/ui/badge';
import { Banner } from '@stoa/ui/banner';
import { Button } from '@stoa/ui/button';
import { EmptyState } from '@stoa/ui/empty-state';
import { Spinner } from '@stoa/ui/spinner';
import { Surface } from '@stoa/ui/surface';
import { Text } from '@stoa/ui/text';
import { TextArea } from '@stoa/ui/text-area';
import { ToggleButton } from '@stoa/ui/toggle-button';
import { UserText } from '@stoa/ui/user-text';
import { useQuery } from '@tanstack/react-query';
import { useId, useState, type FormEvent } from 'react';
import { randomId } from '../../../app/random-id.ts';
import { useApi } from '../../../app/services.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { countTrimmed } from '../../count-characters.ts';
import { formatCount } from '../../format.ts';
import { ProblemInPlace } from '../../problem-in-place.tsx';
import { problemMessages, QUESTION_STATE_MESSAGES } from './activity-messages.ts';
import * as styles from './activity.css.ts';
import { sorted } from './question-order.ts';
import { useActivity, type Activity, type ActivityProps } from './use-activity.ts';

const TEXT_MAX = 300;
const TONES = { open: 'neutral', answering: 'live', answered: 'success', dismissed: 'neutral' } as const;

/** Questions to the host: people ask and vote, the host marks what is answered. */
export function QuestionsPanel({ schoolId, liveId, canModerate, isOpen }: ActivityProps) {
  const { t } = useLingui();
  const activity = useActivity(schoolId, liveId);
  const questions = useQuery(liveQuestionsQuery(useApi(), { schoolId, liveId }));
  const items = sorted(questions.data?.items ?? []);
  return (
    <>
      <div className={styles.scroll}>
        {questions.isPending ? <Spinner label={t`Loading`} /> : null}
        {questions.error ? (
          <ProblemInPlace error={questions.error} onRetry={() => void questions.refetch()} />
        ) : null}
        {questions.data && items.length === 0 ? (
          <EmptyState headingLevel={3} title={t({ message: 'No questions yet', context: 'live question' })}>
            {isOpen ? t`Questions with the most votes come first.` : null}
          </EmptyState>
        ) : null}
        <ul
          role="list"
          className={styles.list}
          aria-label={t({ message: 'Questions', context: 'live session' })}
        >
          {items.map((question) => (
            <li key={question.id}>
              <Question question={question} activity={activity} canModerate={canModerate} isOpen={isOpen} />
            </li>
          ))}
        </ul>
      </div>
      {isOpen ? <AskForm ask={activity.ask} /> : null}
    </>
  );
}

function Question({
  question: { id, text, author, state, votes, voted },
  activity: { voteQuestion, mark },
  canModerate,
  isOpen,
}: {
  question: LiveQuestion;
  activity: Activity;
} & Pick<ActivityProps, 'canModerate' | 'isOpen'>) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const shown = formatCount(votes, language);
  const words = t`${plural(votes, { one: `${shown} vote`, other: `${shown} votes` })}`;
  const textId = useId();
  const canVote = isOpen && (state === 'open' || state === 'answering');
  const isSaving = mark.isPending && mark.variables.questionId === id;
  return (
    <Surface
      kind={state === 'answering' ? 'accentSoft' : 'surface'}
      isBordered
      radius="md"
      padding="3"
      className={styles.card}
    >
      <div className={styles.question}>
        <div className={styles.words}>
          {state === 'open' ? null : (
            <span>
              <Badge tone={TONES[state]}>{i18n._(QUESTION_STATE_MESSAGES[state])}</Badge>
            </span>
          )}
          <Text id={textId}>
            <UserText>{text}</UserText>
          </Text>
          <Text size="sm" tone="muted">
            <UserText>{author.name}</UserText>
          </Text>
        </div>
        {canVote ? (
          <ToggleButton
            size="sm"
            icon={ArrowFatUpIcon}
            isSelected={voted}
            onChange={(isOn) => voteQuestion.mutate({ questionId: id, voted: isOn })}
            aria-label={words}
            aria-describedby={textId}
          >
            {shown}
          </ToggleButton>
        ) : (
          <Text size="sm" tone="muted">
            {words}
          </Text>
        )}
      </div>
      {canModerate ? (
        <Marks
          state={state}
          isSaving={isSaving}
          describedBy={textId}
          onMark={(next) => mark.mutate({ questionId: id, state: next })}
        />
      ) : null}
    </Surface>
  );
}

function Marks({
  state,
  isSaving,
  describedBy,
  onMark,
}: {
  state: LiveQuestionState;
  isSaving: boolean;
  describedBy: string;
  onMark: (state: LiveQuestionState) => void;
}) {
  const { t } = useLingui();
  const button = (next: LiveQuestionState, words: string) => (
    <Button
      key={next}
      size="sm"
      variant={next === 'answering' ? 'secondary' : 'quiet'}
      isDisabled={isSaving}
      aria-describedby={describedBy}
      onPress={() => onMark(next)}
    >
      {words}
    </Button>
  );
  return (
    <div className={styles.actions}>
      {state === 'open'
        ? button('answering', t({ message: 'Answer now', comment: 'Button: a host answers a question' }))
        : null}
      {state === 'open' || state === 'answering' ? button('answered', t`Mark as answered`) : null}
      {state === 'open'
        ? button('dismissed', t({ message: 'Dismiss', context: 'live question', comment: 'Button' }))
        : button('open', t({ message: 'Reopen', context: 'live question', comment: 'Button' }))}
    </div>
  );
}

function AskForm({ ask }: Pick<Activity, 'ask'>) {
  const { t, i18n } = useLingui();
  const [text, setText] = useState('');
  const [clientId, setClientId] = useState(randomId);
  const [isTried, setTried] = useState(false);
  const length = countTrimmed(text);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (ask.isPending || length === 0 || length > TEXT_MAX) return;
    ask.mutate(
      { text, clientId },
      {
        onSuccess: () => {
          setText('');
          setClientId(randomId());
          setTried(false);
        },
      },
    );
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {ask.error ? (
        <Banner tone="danger" announce="assertive">
          {i18n._(problemMessages(ask.error))}
        </Banner>
      ) : null}
      <TextArea
        label={t({ message: 'Your question', comment: 'Field: a question to the host of a live session' })}
        rows={2}
        value={text}
        onChange={(next) => {
          setText(next);
          // Another text is another question.
          setClientId(randomId());
        }}
        maxLength={TEXT_MAX}
        countOf={countTrimmed}
        errorMessage={
          isTried && length === 0
            ? t`Write your question.`
            : length > TEXT_MAX
              ? t`This is too long. Shorten it.`
              : undefined
        }
      />
      <div className={styles.actions}>
        <Button type="submit" variant="primary" size="sm" isPending={ask.isPending}>
          {t({ message: 'Ask', comment: 'Button: sends a question to the host' })}
        </Button>
      </div>
    </form>
  );
}
