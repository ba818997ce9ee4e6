/** What of an answer an option, an area or a passage shows. */
export type AnswerState = 'correct' | 'wrong' | 'missed' | 'chosen' | 'plain';

/**
 * How something looks that could be chosen.
 * @param isRight whether it is right; left out while that is not shown
 */
export function answerState({
  isChosen,
  isRight,
}: {
  isChosen: boolean;
  isRight?: boolean | undefined;
}): AnswerState {
  if (isRight === undefined) return isChosen ? 'chosen' : 'plain';
  if (isChosen) return isRight ? 'correct' : 'wrong';
  return isRight ? 'missed' : 'plain';
}
