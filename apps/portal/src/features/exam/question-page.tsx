import { useLingui } from '@lingui/react/macro';
import type { ExamAttempt } from '@stoa/api/schema';
import { Button } from '@stoa/ui/button';
import { Divider } from '@stoa/ui/divider';
import { Fragment, type RefObject } from 'react';
import * as styles from './exam.css.ts';
import { QuestionView } from './question-view.tsx';
import type { Attempt } from './use-attempt.ts';

export interface QuestionPageProps {
  attempt: ExamAttempt;
  flow: Attempt;
  /** Places of questions, page by page. */
  pages: readonly (readonly number[])[];
  /** Place of the question that somebody is at. */
  index: number;
  headingRef: RefObject<HTMLHeadingElement | null>;
  /** Goes to a question, by its place from 0. */
  onGoTo: (index: number) => void;
}

/** The questions of a page with their answers, and the ways on. */
export function QuestionPage({ attempt, flow, pages, index, headingRef, onGoTo }: QuestionPageProps) {
  const { t } = useLingui();
  const { questions, sections } = attempt;
  const at = pages.findIndex((places) => places.includes(index));
  const shown = pages[at] ?? [];
  const [before] = pages[at - 1] ?? [];
  const [after] = pages[at + 1] ?? [];
  return (
    <>
      {shown.map((place, position) => {
        const question = questions[place];
        if (!question) return null;
        return (
          <Fragment key={question.id}>
            {position > 0 ? <Divider /> : null}
            <QuestionView
              question={question}
              // Said once a page.
              section={position > 0 ? undefined : sections?.[question.section ?? -1]}
              position={place + 1}
              count={questions.length}
              flow={flow}
              headingRef={place === index ? headingRef : undefined}
            />
          </Fragment>
        );
      })}
      <div className={styles.steps}>
        <Button isDisabled={before === undefined} onPress={() => onGoTo(before ?? 0)}>
          {t({ message: 'Previous', comment: 'Button: the question before' })}
        </Button>
        {after === undefined ? (
          <Button variant="primary" onPress={flow.review}>{t`Review and submit`}</Button>
        ) : (
          <Button variant="primary" onPress={() => onGoTo(after)}>
            {t({ message: 'Next', comment: 'Button: the question after' })}
          </Button>
        )}
      </div>
    </>
  );
}
