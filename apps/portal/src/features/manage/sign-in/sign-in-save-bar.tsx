import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { SaveBar } from '../save-bar.tsx';
import { useSignInSettings } from './sign-in-context.ts';
import { SETTINGS_PROBLEM_WORDS } from './sign-in-words.ts';

/** Saves the ways in. */
export function SignInSaveBar() {
  const { t, i18n } = useLingui();
  const actor = useSignInSettings();
  const isInvalid = useSelector(actor, (snapshot) => snapshot.hasTag('invalid'));
  const problem = useSelector(actor, (snapshot) =>
    snapshot.hasTag('failed') ? snapshot.context.problem : null,
  );
  return (
    <SaveBar
      actor={actor}
      problems={[
        problem && i18n._(SETTINGS_PROBLEM_WORDS[problem.code]),
        isInvalid && t`Something is missing or wrong. It is marked above.`,
      ]}
      onSave={() => actor.send({ type: 'settings.submitted' })}
      onUndo={() => actor.send({ type: 'settings.reset' })}
    />
  );
}
