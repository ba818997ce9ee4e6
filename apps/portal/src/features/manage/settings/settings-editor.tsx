import { useLingui } from '@lingui/react/macro';
import type { SchoolSettingsDraft, SettingsFieldProblems } from '@stoa/machines/school-settings';
import { SkeletonRegion, SkeletonRows } from '@stoa/ui/skeleton';
import { useActorRef, useSelector } from '@xstate/react';
import { useState, type ReactNode } from 'react';
import { useApi } from '../../../app/services.ts';
import { cx } from '../../../shared/cx.ts';
import { ProblemInPlace } from '../../../shared/problem-in-place.tsx';
import { ConflictDialog, LeaveDialog } from '../dialogs.tsx';
import * as styles from '../manage.css.ts';
import { SaveBar } from '../save-bar.tsx';
import { SETTINGS_PROBLEM_WORDS } from './settings-words.ts';
import { provideSchoolSettings } from './settings.actors.ts';

interface EditorProps<Draft extends SchoolSettingsDraft> {
  schoolId: string;
  settings: Draft;
  /** The fields; `change` takes what is different. */
  children: (
    draft: Draft,
    change: (part: Partial<Draft>) => void,
    problems: SettingsFieldProblems,
  ) => ReactNode;
}

/** Settings with what saves them; where they cannot be had, why. */
export function SettingsOrWhyNot<Draft extends SchoolSettingsDraft>({
  settings,
  error,
  onRetry,
  ...editor
}: Omit<EditorProps<Draft>, 'settings'> & {
  settings: Draft | undefined;
  error: unknown;
  onRetry: () => void;
}) {
  if (settings) return <SettingsEditor settings={settings} {...editor} />;
  if (error) return <ProblemInPlace error={error} onRetry={onRetry} />;
  return (
    <SkeletonRegion>
      <SkeletonRows count={4} />
    </SkeletonRegion>
  );
}

function SettingsEditor<Draft extends SchoolSettingsDraft>({
  schoolId,
  settings,
  children,
}: EditorProps<Draft>) {
  const { t, i18n } = useLingui();
  const api = useApi();
  const [machine] = useState(() => provideSchoolSettings({ api, schoolId, kind: settings.kind }));
  const actor = useActorRef(machine, { input: { settings } });
  // A page edits one kind of settings from first to last.
  const draft = useSelector(actor, ({ context }) => context.draft) as Draft;
  const problems = useSelector(actor, ({ context }) => context.fieldProblems);
  const isUnsaved = useSelector(actor, (snapshot) => snapshot.hasTag('unsaved'));
  const isInvalid = useSelector(actor, (snapshot) => snapshot.hasTag('invalid'));
  const problem = useSelector(actor, (snapshot) =>
    snapshot.hasTag('failed') ? snapshot.context.problem : null,
  );
  const change = (part: Partial<Draft>) =>
    actor.send({ type: 'settings.changed', draft: { ...draft, ...part } });
  return (
    <div className={cx(styles.part, styles.narrow)}>
      <section className={styles.part}>{children(draft, change, problems)}</section>
      <SaveBar
        actor={actor}
        problems={[
          problem && i18n._(SETTINGS_PROBLEM_WORDS[problem.code]),
          isInvalid && t`Something is missing or wrong. It is marked above.`,
        ]}
        onSave={() => actor.send({ type: 'settings.submitted' })}
        onUndo={() => actor.send({ type: 'settings.reset' })}
      />
      <ConflictDialog
        isOpen={useSelector(actor, (snapshot) => snapshot.hasTag('conflict'))}
        onTheirs={() => actor.send({ type: 'conflict.theirsTaken' })}
        onMine={() => actor.send({ type: 'conflict.mineKept' })}
      />
      <LeaveDialog isUnsaved={isUnsaved} />
    </div>
  );
}
