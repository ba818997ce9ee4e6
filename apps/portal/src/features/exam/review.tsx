import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { AttemptSection, ExamQuestion } from '@stoa/api/schema';
import { isAnswered } from '@stoa/machines/attempt';
import { AlertDialog } from '@stoa/ui/alert-dialog';
import { Banner } from '@stoa/ui/banner';
import { Button } from '@stoa/ui/button';
import { Heading } from '@stoa/ui/heading';
import { plainText } from '@stoa/ui/rich-text';
import { Row, RowList } from '@stoa/ui/row-list';
import { Status } from '@stoa/ui/status';
import { Text } from '@stoa/ui/text';
import { FormulaText } from '@stoa/ui/formula-text';
import { UserText } from '@stoa/ui/user-text';
import type { RefObject } from 'react';
import { useLanguage } from '../../i18n/language-context.tsx';
import { toTag } from '../../i18n/languages.ts';
import { useAnswerUploads } from '../../shared/exam/answer-uploads.ts';
import { withGaps } from '../../shared/exam/gap-text.ts';
import { bySection } from '../../shared/exam/by-section.ts';
import { formatNumber } from '../../shared/format.ts';
import * as styles from './exam.css.ts';
import type { Attempt } from './use-attempt.ts';

export interface ReviewProps {
  questions: readonly ExamQuestion[];
  sections: readonly AttemptSection[] | undefined;
  flow: Attempt;
  headingRef: RefObject<HTMLHeadingElement | null>;
  /** Goes to a question, by its place from 0. */
  onGoTo: (index: number) => void;
}

/** All questions before the attempt is handed in: what is answered, what is not, what is flagged. */
export function Review({ questions, sections, flow, headingRef, onGoTo }: ReviewProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const isSending = useAnswerUploads()?.isSending ?? false;
  const open = questions.filter(({ id }) => !isAnswered(flow.answers[id])).length;
  const openText = t`${plural(open, { one: '# question is not answered.', other: '# questions are not answered.' })}`;
  return (
    <section aria-labelledby="review" className={styles.main}>
      <div className={styles.words}>
        <Heading
          level={2}
          size="xl"
          id="review"
          ref={headingRef}
          tabIndex={-1}
          className={styles.heading}
        >{t`Review your answers`}</Heading>
        <Text tone="muted">{open === 0 ? t`All questions are answered.` : openText}</Text>
      </div>
      {bySection(questions, sections, (question) => question).map(({ id: group, section, entries }) => (
        <div key={group} className={styles.words}>
          {section ? (
            <Heading level={3} size="md" lang={section.lang === language ? undefined : toTag(section.lang)}>
              <UserText>{section.title}</UserText>
            </Heading>
          ) : null}
          <RowList>
            {entries.map(({ entry: question, index }) => {
              const { id, lang } = question;
              const number = formatNumber(index + 1, language);
              const answer = flow.answers[id];
              return (
                <Row key={id} className={styles.row}>
                  <div className={styles.words}>
                    <Text size="sm" tone="muted">{t`Question ${number}`}</Text>
                    <Text maxLines={2} lang={lang === language ? undefined : toTag(lang)}>
                      <FormulaText isInLine>{plainText(withGaps(question))}</FormulaText>
                    </Text>
                  </div>
                  {answer?.flagged ? (
                    <Status tone="warning">{t({ message: 'Flagged', comment: 'A question' })}</Status>
                  ) : null}
                  {isAnswered(answer) ? (
                    <Status tone="success">
                      {t({
                        message: 'Answered',
                        context: 'question',
                        comment: 'A question that has an answer',
                      })}
                    </Status>
                  ) : (
                    <Status tone="danger">{t({ message: 'Not answered', comment: 'A question' })}</Status>
                  )}
                  <Button size="sm" onPress={() => onGoTo(index)} aria-label={t`Go to question ${number}`}>
                    {t({ message: 'Go to question', comment: 'Button in the row of a question' })}
                  </Button>
                </Row>
              );
            })}
          </RowList>
        </div>
      ))}
      {isSending ? (
        <Banner tone="info" announce="polite">
          {t`Files are still uploading. You can submit once they have arrived.`}
        </Banner>
      ) : null}
      <div className={styles.steps}>
        <Button onPress={flow.goBack}>{t`Back to the questions`}</Button>
        <Button
          variant="primary"
          isDisabled={isSending}
          onPress={flow.askToSubmit}
        >{t`Submit attempt`}</Button>
      </div>
      <AlertDialog
        isOpen={flow.isConfirming}
        title={t`Submit this attempt?`}
        confirmLabel={t({ message: 'Submit', context: 'attempt', comment: 'Button: hands the attempt in' })}
        cancelLabel={t({ message: 'Keep working', comment: 'Button: goes on with the attempt' })}
        onConfirm={flow.submit}
        onCancel={flow.cancelSubmit}
      >
        {open === 0 ? null : <p>{openText}</p>}
        <p>{t`You cannot change answers after that.`}</p>
      </AlertDialog>
    </section>
  );
}
