import { useLingui } from '@lingui/react/macro';
import { DotsThreeIcon } from '@phosphor-icons/react/dist/csr/DotsThree';
import { FlagIcon } from '@phosphor-icons/react/dist/csr/Flag';
import { PushPinIcon } from '@phosphor-icons/react/dist/csr/PushPin';
import { PushPinSlashIcon } from '@phosphor-icons/react/dist/csr/PushPinSlash';
import { SpeakerSlashIcon } from '@phosphor-icons/react/dist/csr/SpeakerSlash';
import { TrashIcon } from '@phosphor-icons/react/dist/csr/Trash';
import type { RoomMessage, RoomSettings } from '@stoa/machines/live-chat';
import { IconButton } from '@stoa/ui/icon-button';
import { Menu, MenuItem } from '@stoa/ui/menu';

export type MessageAction = 'pin' | 'unpin' | 'mute' | 'report' | 'delete';

/** What somebody can do about a message: their own, or that of somebody else. */
export function MessageMenu({
  message,
  room,
  isOwn,
  onAction,
}: {
  message: RoomMessage;
  room: RoomSettings;
  isOwn: boolean;
  onAction: (action: MessageAction, message: RoomMessage) => void;
}) {
  const { t } = useLingui();
  const { name } = message.author;
  const isPinned = room.pinned?.id === message.id;
  const label = isOwn
    ? t({ message: 'What to do with my message', comment: 'Menu of a chat message' })
    : t({ message: `What to do with the message of ${name}`, comment: 'Menu of a chat message' });
  return (
    <Menu
      placement="bottom end"
      trigger={<IconButton size="sm" icon={DotsThreeIcon} label={label} hideTooltip />}
      onAction={(key) => onAction(key as MessageAction, message)}
    >
      {room.canModerate && !isPinned ? (
        <MenuItem id="pin" icon={PushPinIcon}>
          {t({ message: 'Pin', comment: 'Shows a chat message on top' })}
        </MenuItem>
      ) : null}
      {room.canModerate && isPinned ? (
        <MenuItem id="unpin" icon={PushPinSlashIcon}>
          {t({ message: 'Unpin', comment: 'Shows a chat message no longer on top' })}
        </MenuItem>
      ) : null}
      {isOwn ? null : (
        <MenuItem id="report" icon={FlagIcon}>
          {t({ message: 'Report', context: 'live chat', comment: 'Tells the host of a bad message' })}
        </MenuItem>
      )}
      {room.canModerate && !isOwn && message.role === 'viewer' ? (
        <MenuItem id="mute" icon={SpeakerSlashIcon}>
          {t({ message: `Mute ${name}`, comment: 'A person can write in the chat no longer' })}
        </MenuItem>
      ) : null}
      {room.canModerate || isOwn ? (
        <MenuItem id="delete" icon={TrashIcon} tone="danger">
          {t`Delete`}
        </MenuItem>
      ) : null}
    </Menu>
  );
}
