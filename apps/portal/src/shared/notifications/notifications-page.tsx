import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { Button } from '@stoa/ui/button';
import { Heading } from '@stoa/ui/heading';
import { SegmentedControl } from '@stoa/ui/segmented-control';
import { Stack } from '@stoa/ui/stack';
import { Surface } from '@stoa/ui/surface';
import { useId, useState } from 'react';
import { useSession } from '../../app/session.tsx';
import { useMessages } from '../../i18n/use-messages.ts';
import { NotificationList } from './notification-list.tsx';
import * as styles from './notifications.css.ts';
import { SettingsSection } from './settings-section.tsx';
import { useNotifications, type NotificationsActor } from './use-notifications.ts';

/** All that one was told, and the choice of what to be told and how. */
export function NotificationsPage() {
  useMessages('notifications');
  const { viewer } = useSession();
  // The page is for signed-in people; while the session is renewed there is nobody yet.
  if (!viewer) return null;
  return <Parts userId={viewer.user_id} />;
}

function Parts({ userId }: { userId: string }) {
  const actor = useNotifications(userId);
  const isListThere = useSelector(
    actor,
    (snapshot) => snapshot.hasTag('listed') || snapshot.hasTag('listFailed'),
  );
  // What stands below a list of unknown length comes after it, and is not moved by it.
  const [hasSettings, setHasSettings] = useState(false);
  if (isListThere && !hasSettings) setHasSettings(true);
  return (
    <Stack gap="6">
      <Reported actor={actor} />
      {hasSettings ? <SettingsSection /> : null}
    </Stack>
  );
}

function Reported({ actor }: { actor: NotificationsActor }) {
  const { t } = useLingui();
  const id = useId();
  const { unread, unreadOnly } = useSelector(actor, ({ context }) => context);
  return (
    <Surface as="section" isBordered radius="lg" padding="6" aria-labelledby={id} className={styles.section}>
      <div className={styles.sectionHead}>
        <Heading level={2} size="xl" id={id}>
          {t`Notifications`}
        </Heading>
        <div className={styles.filters}>
          <SegmentedControl
            label={t({ message: 'Filter', comment: 'Filter of the list of notifications' })}
            segments={[
              { value: 'all', label: t({ message: 'All', comment: 'Filter of the list of notifications' }) },
              {
                value: 'unread',
                label: t({ message: 'Unread', comment: 'Filter of the list of notifications' }),
              },
            ]}
            value={unreadOnly ? 'unread' : 'all'}
            onChange={(value) => actor.send({ type: 'filter.chosen', unreadOnly: value === 'unread' })}
          />
          <Button size="sm" isDisabled={!unread} onPress={() => actor.send({ type: 'all.read' })}>
            {t`Mark all as read`}
          </Button>
        </div>
      </div>
      <NotificationList actor={actor} headingLevel={3} />
    </Surface>
  );
}
