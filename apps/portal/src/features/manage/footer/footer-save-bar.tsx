import { useLingui } from '@lingui/react/macro';
import { AlertDialog } from '@stoa/ui/alert-dialog';
import { Banner } from '@stoa/ui/banner';
import { Button } from '@stoa/ui/button';
import { Divider } from '@stoa/ui/divider';
import { Surface } from '@stoa/ui/surface';
import { Text } from '@stoa/ui/text';
import { useSelector } from '@xstate/react';
import * as styles from '../manage.css.ts';
import { useFooter } from './footer-context.ts';
import { FOOTER_PROBLEM_WORDS } from './footer-words.ts';

/** Saving stays in view; so does whether there is something to save. */
export function FooterSaveBar() {
  const { t, i18n } = useLingui();
  const { actor, problems } = useFooter();
  const isUnsaved = useSelector(actor, (snapshot) => snapshot.hasTag('unsaved'));
  const isSaving = useSelector(actor, (snapshot) => snapshot.hasTag('saving'));
  const isSaved = useSelector(actor, (snapshot) => snapshot.hasTag('saved'));
  const isInvalid = useSelector(actor, (snapshot) => snapshot.hasTag('invalid'));
  const isResetting = useSelector(actor, (snapshot) => snapshot.hasTag('confirmingReset'));
  const problem = useSelector(actor, (snapshot) =>
    snapshot.hasTag('failed') ? snapshot.context.problem : null,
  );
  const hasProblems = isInvalid && Object.keys(problems).length > 0;
  return (
    <Surface kind="background" className={styles.saveBar}>
      <Divider />
      <div className={styles.saveBarContent}>
        {problem ? (
          <Banner tone="danger" announce="assertive">
            {i18n._(FOOTER_PROBLEM_WORDS[problem.code])}
          </Banner>
        ) : null}
        {hasProblems ? (
          <Banner tone="danger" announce="assertive">
            {t`Something is missing or wrong in one of the two footers. It is marked above.`}
          </Banner>
        ) : null}
        <div className={styles.actions}>
          <Button
            variant="primary"
            isPending={isSaving}
            isDisabled={!isUnsaved}
            onPress={() => actor.send({ type: 'footer.submitted' })}
          >
            {t`Save`}
          </Button>
          <Button
            variant="quiet"
            isDisabled={!isUnsaved || isSaving}
            onPress={() => actor.send({ type: 'footer.reset' })}
          >
            {t`Undo the changes`}
          </Button>
          <Text size="sm" tone="muted" as="span">
            <span role="status">
              {isSaved ? t`Saved.` : isUnsaved ? t`There are changes that are not saved.` : null}
            </span>
          </Text>
        </div>
        <AlertDialog
          isOpen={isResetting}
          tone="danger"
          title={t`Undo all changes?`}
          confirmLabel={t`Undo the changes`}
          cancelLabel={t`Keep them`}
          onConfirm={() => actor.send({ type: 'reset.confirmed' })}
          onCancel={() => actor.send({ type: 'reset.cancelled' })}
        >
          {t`Both footers are as they were when they were saved last.`}
        </AlertDialog>
      </div>{' '}
    </Surface>
  );
}
