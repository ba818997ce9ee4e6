import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { Banner } from '@stoa/ui/banner';
import { UserText } from '@stoa/ui/user-text';
import { MESSAGE_PROBLEM_MESSAGES } from './message-messages.ts';
import type { MessageActor } from './use-message.ts';

/** Why a message was not sent: a warning with the server's own words, an error where the server was not there (B044). */
export function MessageProblem({ actor }: { actor: MessageActor }) {
  const { t, i18n } = useLingui();
  const problem = useSelector(actor, (snapshot) =>
    snapshot.hasTag('failed') || snapshot.hasTag('signInNeeded') ? snapshot.context.problem : null,
  );
  const isSignInNeeded = useSelector(actor, (snapshot) => snapshot.hasTag('signInNeeded'));
  if (isSignInNeeded)
    return (
      <Banner tone="info" announce="polite">
        {t`Sign in to send it. Your text is kept.`}
      </Banner>
    );
  if (!problem) return null;
  const words = problem.words?.join(', ') ?? '';
  return (
    <Banner tone={problem.code === 'NETWORK' ? 'danger' : 'warning'} announce="assertive">
      <span>{problem.message ?? i18n._(MESSAGE_PROBLEM_MESSAGES[problem.code])}</span>
      {words ? (
        <>
          {' '}
          <UserText>
            {t({ message: `Not accepted: ${words}`, comment: 'Words of a text that moderation refused' })}
          </UserText>
        </>
      ) : null}
    </Banner>
  );
}
