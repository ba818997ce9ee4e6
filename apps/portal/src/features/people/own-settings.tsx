import { useLingui } from '@lingui/react/macro';
import { personSettingQuery } from '@stoa/api/person.queries';
import type { PersonSetting } from '@stoa/api/schema';
import { shownSettings, type SpaceSettingsChange } from '@stoa/machines/space-settings';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState, type ReactNode } from 'react';
import { createActor } from 'xstate';
import { useApi } from '../../app/services.ts';
import { toasts } from '../../app/toasts.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { CALL_PROBLEM_MESSAGES, messageOf } from '../../shared/call-problem-messages.ts';
import { Loaded } from '../../shared/loaded.tsx';
import { useBackOnline } from '../../shared/use-back-online.ts';
import { provideSpaceSettings } from './space-settings.actors.ts';

type Children = (settings: PersonSetting, change: (change: SpaceSettingsChange) => void) => ReactNode;

interface OwnSettingsProps {
  schoolId: string;
  /** How many rows stand in their place while they come; nothing where left out. */
  rows?: number;
  children: Children;
}

/** One's privacy settings in a school; each change is shown and saved at once, and taken back where it is refused. */
export function OwnSettings({ schoolId, rows, children }: OwnSettingsProps) {
  const query = useQuery(personSettingQuery(useApi(), { schoolId, lang: useLanguage() }));
  if (rows === undefined && !query.data) return null;
  return (
    <Loaded query={query} rows={rows ?? 0}>
      {(settings) => (
        <Kept schoolId={schoolId} settings={settings}>
          {children}
        </Kept>
      )}
    </Loaded>
  );
}

interface KeptProps {
  schoolId: string;
  settings: PersonSetting;
  children: Children;
}

function Kept({ schoolId, settings, children }: KeptProps) {
  const { i18n } = useLingui();
  const api = useApi();
  const queryClient = useQueryClient();
  const lang = useLanguage();
  const [machine] = useState(() => provideSpaceSettings({ api, queryClient, schoolId, lang }));
  const actor = useActorRef(machine, { input: { settings } });
  useEffect(() => {
    // What the machine has saved itself comes back as it is.
    if (actor.getSnapshot().context.saved !== settings) actor.send({ type: 'settings.refreshed', settings });
  }, [actor, settings]);
  useEffect(() => {
    const reported = actor.on('setting.refused', ({ code }) =>
      toasts.show({ message: i18n._(messageOf(CALL_PROBLEM_MESSAGES, code)), tone: 'danger' }),
    );
    return () => reported.unsubscribe();
  }, [actor, i18n]);
  useEffect(
    () => () => {
      const { saved, wanted } = actor.getSnapshot().context;
      if (Object.keys(wanted).length === 0) return;
      // The page is gone before everything was saved.
      const rest = createActor(machine, { input: { settings: saved } }).start();
      rest.send({ type: 'setting.changed', change: wanted });
    },
    [actor, machine],
  );
  useBackOnline(() => actor.send({ type: 'network.restored' }));
  const context = useSelector(actor, (snapshot) => snapshot.context);
  return children(shownSettings(context), (change) => actor.send({ type: 'setting.changed', change }));
}
