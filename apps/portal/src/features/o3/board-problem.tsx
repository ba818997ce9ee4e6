import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { Banner } from '@stoa/ui/banner';
import { messageOf } from '../../shared/call-problem-messages.ts';
import { BOARD_PROBLEM_MESSAGES } from './board-messages.ts';
import { codeOf } from './use-board.ts';

/** Why something was refused; nothing where it was not. */
export function BoardProblem({
  error,
  words = BOARD_PROBLEM_MESSAGES,
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
      {i18n._(messageOf(words, codeOf(error)))}
    </Banner>
  );
}
