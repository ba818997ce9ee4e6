import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { BellIcon } from '@phosphor-icons/react/dist/csr/Bell';
import { useNavigate } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { Button, LinkButton } from '@stoa/ui/button';
import { Heading } from '@stoa/ui/heading';
import { IconButton } from '@stoa/ui/icon-button';
import { NewsMark } from '@stoa/ui/news-mark';
import { Popover, PopoverTrigger } from '@stoa/ui/popover';
import { VisuallyHidden } from '@stoa/ui/visually-hidden';
import { useEffect, useState } from 'react';
import { hrefTo } from '../../app/links.ts';
import { toasts } from '../../app/toasts.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { useMessages } from '../../i18n/use-messages.ts';
import { formatNumber } from '../format.ts';
import { NotificationList } from './notification-list.tsx';
import * as styles from './notifications.css.ts';
import { useNotifications, type NotificationsActor } from './use-notifications.ts';

const SHOWN = 6;
const COUNTED_TO = 99;
const PAGE = hrefTo({ to: '/account/notifications' });

/** The bell with its count, live, and the newest notifications below it. */
export function LiveBell({ userId, startsOpen }: { userId: string; startsOpen: boolean }) {
  useMessages('notifications');
  const { t } = useLingui();
  const language = useLanguage();
  const actor = useNotifications(userId);
  const [isOpen, setIsOpen] = useState(startsOpen);
  const unread = useSelector(actor, ({ context }) => context.unread) ?? 0;
  const count = formatNumber(Math.min(unread, COUNTED_TO), language);
  useNews(actor, isOpen);
  const label =
    unread === 0
      ? t`Notifications`
      : t`${plural(unread, { one: `Notifications, ${count} unread`, other: `Notifications, ${count} unread` })}`;
  return (
    <span className={styles.bell}>
      <PopoverTrigger isOpen={isOpen} onOpenChange={setIsOpen}>
        <IconButton icon={BellIcon} label={label} />
        <Popover label={t`Notifications`} placement="bottom end">
          {({ close }) => <Panel actor={actor} unread={unread} close={close} />}
        </Popover>
      </PopoverTrigger>
      {unread > 0 ? (
        <NewsMark className={styles.count}>{unread > COUNTED_TO ? `${count}+` : count}</NewsMark>
      ) : null}
      <VisuallyHidden role="status">{unread > 0 ? label : ''}</VisuallyHidden>
    </span>
  );
}

function Panel({ actor, unread, close }: { actor: NotificationsActor; unread: number; close: () => void }) {
  const { t } = useLingui();
  return (
    <div className={styles.panel}>
      <div className={styles.panelHead}>
        <Heading level={2} size="md">
          {t`Notifications`}
        </Heading>
        {unread > 0 ? (
          <Button size="sm" variant="quiet" onPress={() => actor.send({ type: 'all.read' })}>
            {t`Mark all as read`}
          </Button>
        ) : null}
      </div>
      <NotificationList actor={actor} headingLevel={3} limit={SHOWN} onFollow={close} />
      <LinkButton size="sm" href={PAGE} onPress={close}>
        {t`All notifications and settings`}
      </LinkButton>
    </div>
  );
}

/** Says in a few words what comes in while one looks at something else. */
function useNews(actor: NotificationsActor, isListOpen: boolean): void {
  const { t } = useLingui();
  const navigate = useNavigate();
  useEffect(() => {
    const { unsubscribe } = actor.on('notification.came', ({ item }) => {
      if (isListOpen) return;
      toasts.show({
        message: item.title,
        action: {
          label: t({ message: 'Look', comment: 'Button: leads to what a notification is about' }),
          onPress: () => {
            actor.send({ type: 'notification.read', id: item.id });
            void navigate({ href: item.url });
          },
        },
      });
    });
    return unsubscribe;
  }, [actor, isListOpen, navigate, t]);
}
