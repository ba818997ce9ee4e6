import { useLingui } from '@lingui/react/macro';
import { Banner } from '@stoa/ui/banner';
import { Button } from '@stoa/ui/button';
import { Divider } from '@stoa/ui/divider';
import { Surface } from '@stoa/ui/surface';
import { Text } from '@stoa/ui/text';
import { useSelector } from '@xstate/react';
import type { AnyActorRef } from 'xstate';
import * as styles from './manage.css.ts';

interface Tagged {
  hasTag: (tag: 'unsaved' | 'saving' | 'saved') => boolean;
}

interface SaveBarProps {
  /** An editor: its states are tagged unsaved, saving, and saved where nothing changed since. */
  actor: Pick<AnyActorRef, 'subscribe'> & { getSnapshot: () => Tagged };
  /** Why saving did not work, or what has to be mended first: whole sentences; what is false or null is not said. */
  problems: readonly (string | false | null)[];
  onSave: () => void;
  onUndo: () => void;
}

/** Below what is edited: saving stays in view; so does whether there is something to save. */
export function SaveBar({ actor, problems, onSave, onUndo }: SaveBarProps) {
  const { t } = useLingui();
  const isUnsaved = useSelector(actor, (snapshot) => snapshot.hasTag('unsaved'));
  const isSaving = useSelector(actor, (snapshot) => snapshot.hasTag('saving'));
  const isSaved = useSelector(actor, (snapshot) => snapshot.hasTag('saved'));
  return (
    <Surface kind="background" className={styles.saveBar}>
      <Divider />
      <div className={styles.saveBarContent}>
        {problems.map((problem) =>
          problem ? (
            <Banner key={problem} tone="danger" announce="assertive">
              {problem}
            </Banner>
          ) : null,
        )}
        <div className={styles.actions}>
          <Button variant="primary" isPending={isSaving} isDisabled={!isUnsaved} onPress={onSave}>
            {t`Save`}
          </Button>
          <Button variant="quiet" isDisabled={!isUnsaved || isSaving} onPress={onUndo}>
            {t`Undo the changes`}
          </Button>
          <Text size="sm" tone="muted" as="span">
            <span role="status">{isSaved ? t`Saved.` : isUnsaved ? t`You have unsaved changes.` : null}</span>
          </Text>
        </div>
      </div>
    </Surface>
  );
}
