import { useLingui } from '@lingui/react/macro';
import { BellSlashIcon } from '@phosphor-icons/react/dist/csr/BellSlash';
import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check';
import type { NotificationItem } from '@stoa/machines/notifications';
import { IconButton } from '@stoa/ui/icon-button';
import { Link } from '@stoa/ui/link';
import { NewsMark } from '@stoa/ui/news-mark';
import { Row } from '@stoa/ui/row-list';
import { Text } from '@stoa/ui/text';
import { UserText } from '@stoa/ui/user-text';
import { VisuallyHidden } from '@stoa/ui/visually-hidden';
import { LocalTime } from '../local-time.tsx';
import * as styles from './notifications.css.ts';
import type { NotificationsActor } from './use-notifications.ts';

/** One thing that somebody is told: where it leads, read, and the way to hear no more of its source. */
export function NotificationRow({
  item,
  actor,
  isBusy,
  onFollow,
}: {
  item: NotificationItem;
  actor: NotificationsActor;
  isBusy: boolean;
  onFollow?: () => void;
}) {
  const { t } = useLingui();
  const { id, title, text, url, school, createdAt, isRead } = item;
  const read = () => actor.send({ type: 'notification.read', id });
  return (
    <Row className={styles.row}>
      <span className={styles.dot}>{isRead ? null : <NewsMark />}</span>
      <div className={styles.words}>
        <Link
          href={url}
          variant="plain"
          onPress={() => {
            read();
            onFollow?.();
          }}
        >
          {isRead ? null : (
            <VisuallyHidden>
              {t({ message: 'Unread:', comment: 'Before the title of a notification' })}{' '}
            </VisuallyHidden>
          )}
          <Text as="span" weight={isRead ? undefined : 'semibold'}>
            <UserText>{title}</UserText>
          </Text>
        </Link>
        {text ? (
          <Text as="span" size="sm">
            <UserText>{text}</UserText>
          </Text>
        ) : null}
        <Text as="span" size="sm" tone="muted" className={styles.foot}>
          {school ? <UserText>{school.name}</UserText> : null}
          <LocalTime instant={createdAt} />
        </Text>
      </div>
      <div className={styles.rowActions}>
        {isRead ? null : (
          <IconButton
            icon={CheckIcon}
            label={t({ message: `Mark “${title}” as read`, comment: 'The title of a notification' })}
            onPress={read}
          />
        )}
        <IconButton
          icon={BellSlashIcon}
          label={t({
            message: `Mute notifications like “${title}”`,
            comment: 'Silences the source of a notification; its title is given',
          })}
          isDisabled={isBusy}
          onPress={() => actor.send({ type: 'source.silenced', id })}
        />
      </div>
    </Row>
  );
}
