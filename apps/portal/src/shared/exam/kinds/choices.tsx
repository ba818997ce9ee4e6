import { useLingui } from '@lingui/react/macro';
import { OptionList } from '@stoa/ui/option-list';
import { OneChoiceField, SomeChoicesField } from '../../choice-fields.tsx';
import { pictureOf } from '../../option-words.ts';
import type { AnswerProps, KindViews, ResultProps } from './kind.ts';

function OneOf({ question, labelledBy, answer, onChange }: AnswerProps) {
  const { t } = useLingui();
  return (
    <OneChoiceField
      label={t`Choose one answer`}
      labelledBy={labelledBy}
      options={question.options}
      chosen={answer?.choice ?? []}
      onChange={(choice) => onChange({ choice, text: '' })}
    />
  );
}

function SomeOf({ question, labelledBy, answer, onChange }: AnswerProps) {
  const { t } = useLingui();
  return (
    <SomeChoicesField
      label={t`Choose all that apply`}
      labelledBy={labelledBy}
      options={question.options}
      chosen={answer?.choice ?? []}
      onChange={(choice) => onChange({ choice, text: '' })}
    />
  );
}

/** Options as they were left. */
export function Options({ question, answer, rightChoice, optionFeedback, isOwn, lang }: ResultProps) {
  const { t } = useLingui();
  const note = (isChosen: boolean, isRight: boolean | undefined): string | undefined => {
    if (isRight === undefined) return isChosen ? t`Your answer` : undefined;
    if (!isChosen) return isRight ? t`Right answer` : undefined;
    if (isOwn) return isRight ? t`Your answer, right` : t`Your answer, wrong`;
    return isRight
      ? t({ message: 'Chosen, right', comment: 'An option' })
      : t({ message: 'Chosen, wrong', comment: 'An option' });
  };
  return (
    <OptionList
      label={t({ message: 'Options', comment: 'Answers to choose from' })}
      lang={lang}
      options={question.options.map((option) => {
        const { key, text } = option;
        const isChosen = answer?.choice.includes(key) ?? false;
        const isRight = rightChoice?.includes(key);
        const remark = optionFeedback?.find((feedback) => feedback.key === key)?.text;
        const picture = pictureOf(option);
        return { id: key, text, picture, isChosen, isRight, note: note(isChosen, isRight), remark };
      })}
    />
  );
}

export const oneOf: KindViews = { Answer: OneOf, Result: Options };
export const someOf: KindViews = { Answer: SomeOf, Result: Options };
