import type { SchoolSettingsDraft, SettingsFieldProblems } from '@stoa/machines/school-settings';
import { useActorRef, useSelector } from '@xstate/react';
import { useState, type ReactNode } from 'react';
import { useApi } from '../../../app/services.ts';
import { cx } from '../../../shared/cx.ts';
import { EditorLayout } from '../editor-layout.tsx';
import * as styles from '../manage.css.ts';
import { provideSchoolSettings } from './settings.actors.ts';

interface EditorProps<Draft extends SchoolSettingsDraft> {
  schoolId: string;
  /** As they were when the page was opened. */
  settings: Draft;
  onSaved?: () => void;
  /** The fields; `change` takes what is different. */
  children: (
    draft: Draft,
    change: (part: Partial<Draft>) => void,
    problems: SettingsFieldProblems,
  ) => ReactNode;
}

/** Settings with what saves them. */
export function SettingsEditor<Draft extends SchoolSettingsDraft>({
  schoolId,
  settings,
  onSaved,
  children,
}: EditorProps<Draft>) {
  const api = useApi();
  const [machine] = useState(() => provideSchoolSettings({ api, schoolId, kind: settings.kind, onSaved }));
  const actor = useActorRef(machine, { input: { settings } });
  // A page edits one kind of settings from first to last.
  const draft = useSelector(actor, ({ context }) => context.draft) as Draft;
  const problems = useSelector(actor, ({ context }) => context.fieldProblems);
  const change = (part: Partial<Draft>) =>
    actor.send({ type: 'settings.changed', draft: { ...draft, ...part } });
  return (
    <EditorLayout actor={actor} className={cx(styles.part, styles.narrow)}>
      <section className={styles.part}>{children(draft, change, problems)}</section>
    </EditorLayout>
  );
}
