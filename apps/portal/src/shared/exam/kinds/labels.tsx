import { useLingui } from '@lingui/react/macro';
import { withoutDelimiters } from '@stoa/ui/formula-text';
import { UserText } from '@stoa/ui/user-text';
import { VisuallyHidden } from '@stoa/ui/visually-hidden';
import { useRef } from 'react';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { formatNumber } from '../../format.ts';
import { QuestionAreas } from './areas.tsx';
import { givenTo, type AreasQuestion, type KindViews, type MarksProps, type ResultProps } from './kind.ts';
import { Lists, PartsResult } from './pairs.tsx';

/** The label that an area has; empty for none. */
const labelIn = ({ options }: Pick<AreasQuestion, 'options'>, given: string): string =>
  options.find(({ key }) => key === given)?.text ?? '';

/** Where areas of a picture get labels. */
export function LabelsAnswer(props: MarksProps & { question: AreasQuestion }) {
  const { question, answer } = props;
  const { t } = useLingui();
  const language = useLanguage();
  const lists = useRef<HTMLDivElement>(null);
  const lead = (key: string) => {
    const index = (question.parts ?? []).findIndex((part) => part.key === key);
    lists.current?.querySelectorAll('button')[index]?.focus();
  };
  return (
    <Lists
      {...props}
      hint={t`Choose a label for each area of the picture`}
      ref={lists}
      // Their names are heard: who sees the picture sees their numbers.
      labelOf={(text, index) => {
        const number = formatNumber(index + 1, language);
        return (
          <>
            {t({ message: `Area ${number}`, comment: 'Of a picture' })}
            <VisuallyHidden>
              : <UserText>{withoutDelimiters(text)}</UserText>
            </VisuallyHidden>
          </>
        );
      }}
    >
      <QuestionAreas
        question={question}
        stateOf={(key) => {
          const text = labelIn(question, givenTo(answer, key));
          return { text, isChosen: text !== '' };
        }}
        onPress={lead}
      />
    </Lists>
  );
}

function LabelsResult(props: ResultProps) {
  const { question, answer, rightParts } = props;
  const language = useLanguage();
  const parts = question.parts?.map((part, index) => ({
    ...part,
    text: `${formatNumber(index + 1, language)}. ${part.text}`,
  }));
  return (
    <>
      <QuestionAreas
        question={question}
        stateOf={(key) => {
          const text = labelIn(question, givenTo(answer, key));
          const right = rightParts?.find((part) => part.key === key);
          return { text, isChosen: text !== '' || right !== undefined, isRight: right?.isRight };
        }}
      />
      <PartsResult {...props} question={{ ...question, ...(parts ? { parts } : {}) }} />
    </>
  );
}

/** Areas of a picture that get a label each. */
export const labels: KindViews = { Answer: LabelsAnswer, Result: LabelsResult };
