import { useLingui } from '@lingui/react/macro';
import { notificationSettingsQuery } from '@stoa/api/notification.queries';
import type { NotificationSettings } from '@stoa/api/schema';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useActorRef, useSelector } from '@xstate/react';
import { Banner } from '@stoa/ui/banner';
import { Heading } from '@stoa/ui/heading';
import { Row, RowList } from '@stoa/ui/row-list';
import { Surface } from '@stoa/ui/surface';
import { Switch } from '@stoa/ui/switch';
import { Text } from '@stoa/ui/text';
import { useEffect, useId, useState } from 'react';
import { useApi } from '../../app/services.ts';
import { useLanguage, useLanguageStore } from '../../i18n/language-context.tsx';
import { Loaded } from '../loaded.tsx';
import { kindMessageOf, NOTIFICATION_PROBLEM_MESSAGES } from './notification-messages.ts';
import * as styles from './notifications.css.ts';
import { provideNotificationSettings } from './settings.actors.ts';
import { SilencedSources } from './silenced-sources.tsx';

/** What one is told, and whether here or by mail. */
export function SettingsSection() {
  const { t } = useLingui();
  const id = useId();
  const lang = useLanguage();
  const query = useQuery(notificationSettingsQuery(useApi(), { lang }));
  return (
    <Surface as="section" isBordered radius="lg" padding="6" aria-labelledby={id} className={styles.section}>
      <div>
        <Heading level={2} size="xl" id={id}>
          {t`What you are notified about`}
        </Heading>
        <Text size="sm" tone="muted">
          {t`Choose what you are notified about in the portal and by email. Changes are saved at once.`}
        </Text>
      </div>
      <Loaded query={query} rows={4}>
        {(data) => <Settings settings={data} />}
      </Loaded>
    </Surface>
  );
}

function Settings({ settings }: { settings: NotificationSettings }) {
  const { t, i18n } = useLingui();
  const api = useApi();
  const queryClient = useQueryClient();
  const { snapshot: language } = useLanguageStore();
  const [machine] = useState(() => provideNotificationSettings({ api, language }));
  const actor = useActorRef(machine, { input: { settings } });
  const { kinds, saved, problem } = useSelector(actor, ({ context }) => context);
  const isFailed = useSelector(actor, (snapshot) => snapshot.hasTag('failed'));
  const isSaved = useSelector(actor, (snapshot) => snapshot.hasTag('saved'));
  const isSaving = useSelector(actor, (snapshot) => snapshot.hasTag('saving'));
  useEffect(() => actor.send({ type: 'settings.refreshed', settings }), [actor, settings]);
  useEffect(() => {
    const { queryKey } = notificationSettingsQuery(api, { lang: language() });
    const { unsubscribe } = actor.on(
      'settings.saved',
      () => void queryClient.invalidateQueries({ queryKey }),
    );
    return unsubscribe;
  }, [actor, api, language, queryClient]);
  return (
    <>
      {isFailed && problem ? (
        <Banner
          tone="danger"
          announce="assertive"
          onDismiss={() => actor.send({ type: 'problem.dismissed' })}
        >
          {i18n._(NOTIFICATION_PROBLEM_MESSAGES[problem.code])}
        </Banner>
      ) : null}
      <RowList as="div">
        {kinds.map(({ kind, inApp, mail, fixed }) => {
          const name = i18n._(kindMessageOf(kind));
          return (
            <Row key={kind} as="div" role="group" aria-label={name} className={styles.choice}>
              <span className={styles.choiceName}>{name}</span>
              <div className={styles.switches}>
                <Switch
                  isSelected={inApp}
                  isDisabled={fixed.includes('inApp')}
                  onChange={(on) => actor.send({ type: 'channel.switched', kind, channel: 'inApp', on })}
                >
                  {t({ message: 'In the portal', comment: 'Where one is told of something' })}
                </Switch>
                <Switch
                  isSelected={mail}
                  isDisabled={fixed.includes('mail')}
                  onChange={(on) => actor.send({ type: 'channel.switched', kind, channel: 'mail', on })}
                >
                  {t({ message: 'By email', comment: 'How one is told of something' })}
                </Switch>
              </div>
            </Row>
          );
        })}
      </RowList>
      <Text size="sm" tone="muted" role="status">
        {isSaved ? t({ message: 'Saved.', comment: 'A setting was kept' }) : ''}
      </Text>
      <SilencedSources
        sources={saved.silenced}
        isBusy={isSaving}
        onUnmute={(id) => actor.send({ type: 'source.heard', id })}
      />
    </>
  );
}
