import { useLingui } from '@lingui/react/macro';
import { isAnswered } from '@stoa/machines/attempt';
import { useLanguage } from '../../i18n/language-context.tsx';
import { formatNumber } from '../../shared/format.ts';
import type { Attempt } from './use-attempt.ts';

/** Says a question's number and state, for those who see no colours. */
export function useQuestionState({
  answers,
}: Pick<Attempt, 'answers'>): (id: string, position: number) => string {
  const { t } = useLingui();
  const language = useLanguage();
  return (id, position) => {
    const number = formatNumber(position, language);
    const answer = answers[id];
    if (isAnswered(answer))
      return answer?.flagged ? t`Question ${number}: answered, flagged` : t`Question ${number}: answered`;
    return answer?.flagged
      ? t`Question ${number}: not answered, flagged`
      : t`Question ${number}: not answered`;
  };
}
