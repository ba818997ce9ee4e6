import type { ExamQuestion } from '@stoa/api/schema';
import { RichText } from '@stoa/ui/rich-text';
import { Stack } from '@stoa/ui/stack';
import { useLanguage } from '../../i18n/language-context.tsx';
import { directionOf, toTag } from '../../i18n/languages.ts';
import { withGaps } from './gap-text.ts';
import { beforePassages } from './passage-text.ts';
import { QuestionMedia } from './question-media.tsx';
import { QuestionAreas } from './kinds/areas.tsx';
import { givenTo, type AnswerProps } from './kinds/kind.ts';

/** What a question asks, in its language, with what is played and the picture to look at; its gaps as they are filled. A text that is marked stands in the answer. */
export function QuestionText({
  question,
  answer,
}: {
  question: ExamQuestion;
  answer?: AnswerProps['answer'] | null;
}) {
  const isOther = question.lang !== useLanguage();
  const isAnswered = [...question.options, ...(question.parts ?? [])].some(({ area }) => area);
  return (
    <Stack gap="4">
      <RichText
        document={beforePassages(
          withGaps(question, (key) => givenTo(answer, key)),
          question,
        )}
        lang={isOther ? toTag(question.lang) : undefined}
        dir={isOther ? directionOf(question.lang) : undefined}
      />
      {question.media ? (
        <QuestionMedia
          media={question.media}
          lang={isOther ? toTag(question.lang) : undefined}
          dir={isOther ? directionOf(question.lang) : undefined}
        />
      ) : null}
      {/* One that has areas stands in the answer. */}
      {isAnswered ? null : <QuestionAreas question={question} stateOf={() => ({ isChosen: false })} />}
    </Stack>
  );
}
