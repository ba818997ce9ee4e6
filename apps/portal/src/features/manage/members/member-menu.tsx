import { useLingui } from '@lingui/react/macro';
import { DotsThreeIcon } from '@phosphor-icons/react/dist/csr/DotsThree';
import { IdentificationBadgeIcon } from '@phosphor-icons/react/dist/csr/IdentificationBadge';
import { ProhibitIcon } from '@phosphor-icons/react/dist/csr/Prohibit';
import { UserCheckIcon } from '@phosphor-icons/react/dist/csr/UserCheck';
import type { MemberRow } from '@stoa/api/schema';
import { IconButton } from '@stoa/ui/icon-button';
import { Menu, MenuItem } from '@stoa/ui/menu';
import { nameOf } from './member-columns.tsx';

/** What is asked before it is done. */
export type Asked = 'role' | 'disable' | 'enable';

/** Whether another role than the present one can be given. */
export const canChangeRole = ({ abilities, role }: MemberRow): boolean =>
  abilities.roles.some((other) => other !== role);

/** What the viewer may do with a member; nothing where that is nothing. */
export function MemberMenu({ member, onAsk }: { member: MemberRow; onAsk: (asked: Asked) => void }) {
  const { t } = useLingui();
  const name = nameOf(member);
  const hasRoles = canChangeRole(member);
  if (!hasRoles && !member.abilities.disable) return null;
  return (
    <Menu
      trigger={<IconButton icon={DotsThreeIcon} label={t`What can be done with ${name}`} hideTooltip />}
      onAction={(key) => onAsk(key as Asked)}
    >
      {hasRoles ? <MenuItem id="role" icon={IdentificationBadgeIcon}>{t`Change the role`}</MenuItem> : null}
      {member.abilities.disable ? (
        member.isValid === 1 ? (
          <MenuItem id="disable" icon={ProhibitIcon} tone="danger">{t`Disable`}</MenuItem>
        ) : (
          <MenuItem id="enable" icon={UserCheckIcon}>{t`Enable`}</MenuItem>
        )
      ) : null}
    </Menu>
  );
}
