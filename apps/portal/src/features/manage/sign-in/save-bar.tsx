import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { Banner } from '@stoa/ui/banner';
import { Button } from '@stoa/ui/button';
import { Divider } from '@stoa/ui/divider';
import { Surface } from '@stoa/ui/surface';
import { Text } from '@stoa/ui/text';
import * as styles from '../manage.css.ts';
import { useSignInSettings } from './sign-in-context.ts';
import { SETTINGS_PROBLEM_WORDS } from './sign-in-words.ts';

/** Saving stays in view; so does whether there is something to save. */
export function SaveBar() {
  const { t, i18n } = useLingui();
  const actor = useSignInSettings();
  const isUnsaved = useSelector(actor, (snapshot) => snapshot.hasTag('unsaved'));
  const isSaving = useSelector(actor, (snapshot) => snapshot.hasTag('saving'));
  const isSaved = useSelector(actor, (snapshot) => snapshot.hasTag('saved'));
  const isInvalid = useSelector(actor, (snapshot) => snapshot.hasTag('invalid'));
  const isFailed = useSelector(actor, (snapshot) => snapshot.hasTag('failed'));
  const problem = useSelector(actor, ({ context }) => context.problem);
  return (
    <Surface kind="background" className={styles.saveBar}>
      <Divider />
      <div className={styles.saveBarContent}>
        {isFailed && problem ? (
          <Banner tone="danger" announce="assertive">
            {i18n._(SETTINGS_PROBLEM_WORDS[problem.code])}
          </Banner>
        ) : null}
        {isInvalid ? (
          <Banner
            tone="danger"
            announce="assertive"
          >{t`Something is missing or wrong. It is marked above.`}</Banner>
        ) : null}
        <div className={styles.actions}>
          <Button
            variant="primary"
            isPending={isSaving}
            isDisabled={!isUnsaved}
            onPress={() => actor.send({ type: 'settings.submitted' })}
          >
            {t`Save`}
          </Button>
          <Button
            variant="quiet"
            isDisabled={!isUnsaved || isSaving}
            onPress={() => actor.send({ type: 'settings.reset' })}
          >
            {t`Undo the changes`}
          </Button>
          <Text size="sm" tone="muted" as="span">
            <span role="status">
              {isSaved ? t`Saved.` : isUnsaved ? t`There are changes that are not saved.` : null}
            </span>
          </Text>
        </div>
      </div>{' '}
    </Surface>
  );
}
