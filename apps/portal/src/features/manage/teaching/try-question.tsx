import { useLingui } from '@lingui/react/macro';
import { EyeIcon } from '@phosphor-icons/react/dist/csr/Eye';
import { tryQuestion } from '@stoa/api/exam-bank.calls';
import { questionPreviewQuery } from '@stoa/api/exam-bank.queries';
import type { QuestionPreview, TriedResult } from '@stoa/api/schema';
import { Banner } from '@stoa/ui/banner';
import { Button } from '@stoa/ui/button';
import { Dialog } from '@stoa/ui/dialog';
import { SectionHeader } from '@stoa/ui/section-header';
import { Stack } from '@stoa/ui/stack';
import { Text } from '@stoa/ui/text';
import { FormulaText } from '@stoa/ui/formula-text';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useApi } from '../../../app/services.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { toTag } from '../../../i18n/languages.ts';
import { useMessages } from '../../../i18n/use-messages.ts';
import { AnswerField } from '../../../shared/exam/answer-field.tsx';
import { AnswerResult } from '../../../shared/exam/answer-result.tsx';
import type { Given } from '../../../shared/exam/kinds/kind.ts';
import { QuestionText } from '../../../shared/exam/question-text.tsx';
import { usePoints } from '../../../shared/exam/use-points.ts';
import { Loaded } from '../../../shared/loaded.tsx';
import * as styles from '../manage.css.ts';

const NOTHING: Given = { choice: [], text: '' };

interface TryQuestionProps {
  schoolId: string;
  questionId: string;
  /** What is saved is not what is seen. */
  isUnsaved: boolean;
}

/** Shows a question as learners see it, to be tried. Nothing is stored. */
export function TryQuestion({ isUnsaved, ...question }: TryQuestionProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  return (
    <section id="preview" className={styles.part}>
      <SectionHeader title={t({ message: 'Preview', comment: 'Heading: how it will look' })} />
      <div className={styles.actions}>
        <Button icon={EyeIcon} isDisabled={isUnsaved} onPress={() => setOpen(true)}>
          {t({ message: 'Try the question', comment: 'Button: opens a preview of a question' })}
        </Button>
        {isUnsaved ? <Text tone="muted" as="span">{t`Save your changes first.`}</Text> : null}
      </div>
      {isOpen ? <TryDialog {...question} onClose={() => setOpen(false)} /> : null}
    </section>
  );
}

function TryDialog({
  schoolId,
  questionId,
  onClose,
}: {
  schoolId: string;
  questionId: string;
  onClose: () => void;
}) {
  // Texts of the fields for answers.
  useMessages('exam');
  const { t } = useLingui();
  const query = useQuery({
    ...questionPreviewQuery(useApi(), { schoolId, questionId, lang: useLanguage() }),
    // As it is saved now, in one order for as long as it is tried.
    staleTime: Infinity,
    gcTime: 0,
  });
  return (
    <Dialog
      isOpen
      size="wide"
      title={t({ message: 'Try the question', comment: 'Button: opens a preview of a question' })}
      onClose={onClose}
    >
      <Stack gap="4">
        <Text tone="muted">{t`This is what learners see. Your answer is scored but not stored.`}</Text>
        <Loaded query={query} rows={4}>
          {(preview) => <Trial schoolId={schoolId} preview={preview} />}
        </Loaded>
      </Stack>
    </Dialog>
  );
}

function Trial({ schoolId, preview: { question, order } }: { schoolId: string; preview: QuestionPreview }) {
  const { t } = useLingui();
  const api = useApi();
  const language = useLanguage();
  const textId = useId();
  const [given, setGiven] = useState(NOTHING);
  const score = useMutation({
    // Files stay where they are.
    mutationFn: ({ choice, text, parts }: Given) => {
      const answer = { order, choice, text, ...(parts ? { parts } : {}) };
      return tryQuestion(api, { schoolId, questionId: question.id, answer, lang: language });
    },
  });
  return (
    <Stack gap="4">
      <div id={textId}>
        <QuestionText question={question} answer={given} />
      </div>
      {score.data ? (
        <Scored preview={{ question, order }} given={given} result={score.data} />
      ) : (
        <AnswerField question={question} labelledBy={textId} answer={given} onChange={setGiven} />
      )}
      {score.error ? (
        <Banner tone="danger" announce="assertive">{t`Something went wrong. Try again.`}</Banner>
      ) : null}
      <div>
        {score.data ? (
          <Button
            onPress={() => {
              setGiven(NOTHING);
              score.reset();
            }}
          >
            {t({ message: 'Answer again', comment: 'Button: tries a question of the bank once more' })}
          </Button>
        ) : (
          <Button variant="primary" isPending={score.isPending} onPress={() => score.mutate(given)}>
            {t({ message: 'Check answer', comment: 'Button: scores an answer that is only tried' })}
          </Button>
        )}
      </div>
    </Stack>
  );
}

function Scored({
  preview: { question },
  given,
  result: { score, rightChoice, rightText, rightParts, explanation, optionFeedback },
}: {
  preview: QuestionPreview;
  given: Given;
  result: TriedResult;
}) {
  const { t } = useLingui();
  const language = useLanguage();
  const points = usePoints();
  const lang = question.lang === language ? undefined : toTag(question.lang);
  return (
    <>
      <Banner tone={score === null ? 'info' : score > 0 ? 'success' : 'warning'} announce="polite">
        {score === null ? t`A teacher grades answers to this question.` : points(score, question.score)}
      </Banner>
      <AnswerResult
        question={question}
        answer={{
          ...given,
          questionId: question.id,
          sequence: 1,
          deviceId: 'preview-only',
          flagged: false,
          savedAt: '',
        }}
        rightChoice={rightChoice}
        rightText={rightText}
        rightParts={rightParts}
        optionFeedback={optionFeedback}
        isOwn
        lang={lang}
      />
      {explanation ? (
        <div className={styles.lines}>
          <Text size="sm" weight="semibold">
            {t({ message: 'Explanation', comment: 'Why an answer is right' })}
          </Text>
          <Text preserveLines lang={lang}>
            <FormulaText>{explanation}</FormulaText>
          </Text>
        </div>
      ) : null}
    </>
  );
}
