import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { Banner } from '@stoa/ui/banner';
import { wordsOf } from '../../shared/call-problem-words.ts';
import { BOARD_PROBLEM_WORDS } from './board-words.ts';
import { codeOf } from './use-board.ts';

/** Why something was refused; nothing where it was not. */
export function BoardProblem({
  error,
  words = BOARD_PROBLEM_WORDS,
  onDismiss,
}: {
  error: unknown;
  words?: Readonly<Record<string, MessageDescriptor>>;
  onDismiss?: () => void;
}) {
  const { i18n } = useLingui();
  if (!error) return null;
  return (
    <Banner tone="danger" announce="assertive" onDismiss={onDismiss}>
      {i18n._(wordsOf(words, codeOf(error)))}
    </Banner>
  );
}
