import type { ExamQuestion } from '@stoa/api/schema';
import { RichText } from '@stoa/ui/rich-text';
import { useLanguage } from '../../i18n/language-context.tsx';
import { directionOf, toTag } from '../../i18n/languages.ts';
import { withGaps } from './gap-text.ts';
import { givenTo, type AnswerProps } from './kinds/kind.ts';

/** What a question asks, in its language; its gaps as they are filled. */
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
      document={withGaps(question, (key) => givenTo(answer, key))}
      lang={isOther ? toTag(question.lang) : undefined}
      dir={isOther ? directionOf(question.lang) : undefined}
    />
  );
}
