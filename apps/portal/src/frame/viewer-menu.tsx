import { useLingui } from '@lingui/react/macro';
import { SignOutIcon } from '@phosphor-icons/react/dist/csr/SignOut';
import { UserCircleGearIcon } from '@phosphor-icons/react/dist/csr/UserCircleGear';
import type { User } from '@stoa/api/schema';
import { Avatar } from '@stoa/ui/avatar';
import { Button } from '@stoa/ui/button';
import { Menu, MenuItem, MenuSection } from '@stoa/ui/menu';
import { UserText } from '@stoa/ui/user-text';

const SCHOOLS_SHOWN = 5;

/** What belongs to the signed-in person: their schools, signing out. */
export function ViewerMenu({ viewer }: { viewer: User }) {
  const { t } = useLingui();
  const name = viewer.displayName;
  return (
    <Menu
      trigger={
        <Button variant="quiet" size="sm" aria-label={t`Account of ${name}`}>
          <Avatar name={viewer.displayName} src={viewer.avatarUrl} size="sm" />
        </Button>
      }
    >
      <MenuSection title={<UserText>{viewer.displayName}</UserText>}>
        {viewer.memberships.slice(0, SCHOOLS_SHOWN).map((membership) => (
          <MenuItem
            key={membership.schoolId}
            id={membership.schoolId}
            href={`/portal/${membership.schoolId}`}
          >
            <UserText>{membership.name}</UserText>
          </MenuItem>
        ))}
      </MenuSection>
      <MenuItem id="account" href="/account" icon={UserCircleGearIcon}>
        {t`Your account`}
      </MenuItem>
      <MenuItem id="sign-out" href="/logout" icon={SignOutIcon}>
        {t`Sign out`}
      </MenuItem>
    </Menu>
  );
}
