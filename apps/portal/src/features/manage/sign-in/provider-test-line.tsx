import { useLingui } from '@lingui/react/macro';
import { PlugsConnectedIcon } from '@phosphor-icons/react/dist/csr/PlugsConnected';
import { useSelector } from '@xstate/react';
import type { ProviderDraft } from '@stoa/machines/sign-in-settings';
import { Banner } from '@stoa/ui/banner';
import { Button } from '@stoa/ui/button';
import { EDITOR_PROBLEM_MESSAGES } from '../editor-messages.ts';
import * as styles from '../manage.css.ts';
import { useSignInSettings } from './sign-in-context.ts';
import { TEST_MESSAGES } from './sign-in-messages.ts';

/** Tries whether the service answers, as it is typed now: nothing has to be saved for it. */
export function ProviderTestLine({ draft }: { draft: ProviderDraft }) {
  const { t, i18n } = useLingui();
  const actor = useSignInSettings();
  const { provider } = draft;
  const isMine = useSelector(actor, ({ context }) => context.tested === provider);
  const isTesting = useSelector(actor, (snapshot) => snapshot.hasTag('testing')) && isMine;
  const { test, testProblem } = useSelector(actor, ({ context }) => context);
  return (
    <>
      <div className={styles.actions}>
        <Button
          icon={PlugsConnectedIcon}
          isPending={isTesting}
          isDisabled={draft.issuer.trim() === ''}
          onPress={() => actor.send({ type: 'provider.tested', provider })}
        >
          {t`Test the service`}
        </Button>
      </div>
      <div role="status">
        {isMine && test ? (
          <Banner tone={test.works ? 'success' : 'danger'}>
            {test.works
              ? t`The service answers and describes itself: people can be sent there.`
              : i18n._(TEST_MESSAGES[test.reason ?? 'unreachable'])}
          </Banner>
        ) : null}
        {isMine && testProblem ? (
          <Banner tone="danger">{i18n._(EDITOR_PROBLEM_MESSAGES[testProblem.code])}</Banner>
        ) : null}
      </div>
    </>
  );
}
