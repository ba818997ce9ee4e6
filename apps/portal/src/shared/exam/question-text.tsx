import type { ExamQuestion } from '@stoa/api/schema';
import { RichText } from '@stoa/ui/rich-text';
import { useLanguage } from '../../i18n/language-context.tsx';
import { directionOf, toTag } from '../../i18n/languages.ts';
import { withGaps } from './gap-text.ts';
import { beforePassages } from './passage-text.ts';
import { givenTo, type AnswerProps } from './kinds/kind.ts';

/** What a question asks, in its language; its gaps as they are filled. A text that is marked stands in the answer. */
export function QuestionText({
  question,
  answer,
}: {
  question: ExamQuestion;
  answer?: AnswerProps['answer'] | null;
}) {
  const isOther = question.lang !== useLanguage();
  return (
    <RichText
      document={beforePassages(
        withGaps(question, (key) => givenTo(answer, key)),
        question,
      )}
      lang={isOther ? toTag(question.lang) : undefined}
      dir={isOther ? directionOf(question.lang) : undefined}
    />
  );
}
