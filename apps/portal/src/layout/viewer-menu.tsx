import { useLingui } from '@lingui/react/macro';
import { ArrowsLeftRightIcon } from '@phosphor-icons/react/dist/csr/ArrowsLeftRight';
import { BooksIcon } from '@phosphor-icons/react/dist/csr/Books';
import { BuildingsIcon } from '@phosphor-icons/react/dist/csr/Buildings';
import { CalendarBlankIcon } from '@phosphor-icons/react/dist/csr/CalendarBlank';
import { ChalkboardTeacherIcon } from '@phosphor-icons/react/dist/csr/ChalkboardTeacher';
import { CommandIcon } from '@phosphor-icons/react/dist/csr/Command';
import { GraduationCapIcon } from '@phosphor-icons/react/dist/csr/GraduationCap';
import { SignOutIcon } from '@phosphor-icons/react/dist/csr/SignOut';
import { UserCircleGearIcon } from '@phosphor-icons/react/dist/csr/UserCircleGear';
import { ChatsCircleIcon } from '@phosphor-icons/react/dist/csr/ChatsCircle';
import { UserCircleIcon } from '@phosphor-icons/react/dist/csr/UserCircle';
import { UsersThreeIcon } from '@phosphor-icons/react/dist/csr/UsersThree';
import type { User } from '@stoa/api/schema';
import { Avatar } from '@stoa/ui/avatar';
import { Button } from '@stoa/ui/button';
import { Menu, MenuItem, MenuSection } from '@stoa/ui/menu';
import { UserText } from '@stoa/ui/user-text';
import { VisuallyHidden } from '@stoa/ui/visually-hidden';
import { useParams } from '@tanstack/react-router';
import { openLayoutDialog } from '../app/layout-signals.ts';
import { hrefTo, spaceHref } from '../app/links.ts';
import { mayManage } from '../features/manage/workspace/manage-pages.ts';
import { useManagePages } from '../features/manage/workspace/use-manage-pages.ts';

const SCHOOLS_SHOWN = 5;

/** What belongs to the signed-in person: their schools, those that they run, signing out. */
export function ViewerMenu({ viewer }: { viewer: User }) {
  const { t } = useLingui();
  const name = viewer.displayName;
  const pages = useManagePages();
  const { schoolId } = useParams({ strict: false });
  // A space belongs to a school: the one that is shown, or the only one.
  const school = viewer.memberships.find(
    (membership) => membership.schoolId === schoolId || viewer.memberships.length === 1,
  );
  const run = viewer.memberships
    .filter(({ operations }) => mayManage(pages, (operation) => operations.includes(operation)))
    .slice(0, SCHOOLS_SHOWN);
  return (
    <Menu
      trigger={
        <Button variant="quiet" size="sm">
          <Avatar name={viewer.displayName} src={viewer.avatarUrl} size="sm" />
          {/* Not as a label, which would have to contain the initials that are seen. */}
          <VisuallyHidden>{t`Account of ${name}`}</VisuallyHidden>
        </Button>
      }
    >
      <MenuSection title={<UserText>{viewer.displayName}</UserText>}>
        {viewer.memberships.slice(0, SCHOOLS_SHOWN).map((membership) => (
          <MenuItem
            key={membership.schoolId}
            id={membership.schoolId}
            href={hrefTo({ to: '/portal/$schoolId', params: { schoolId: membership.schoolId } })}
          >
            <UserText>{membership.name}</UserText>
          </MenuItem>
        ))}
      </MenuSection>
      {viewer.memberships.length > 1 ? (
        <MenuItem
          id="schools"
          href={hrefTo({ to: '/login/select', search: { all: '1' } })}
          icon={ArrowsLeftRightIcon}
        >
          {t`Switch school`}
        </MenuItem>
      ) : null}
      <MenuItem id="palette" icon={CommandIcon} onAction={() => openLayoutDialog('palette')}>
        {t({ message: 'Go to or do', context: 'palette', comment: 'Name of the command palette' })}
      </MenuItem>
      <MenuItem id="learning" href={hrefTo({ to: '/learning' })} icon={GraduationCapIcon}>
        {t({ message: 'My learning', comment: 'Title: what oneself learns, in all schools' })}
      </MenuItem>
      {viewer.memberships.some(({ operations }) => operations.includes('CLASS_MANAGEMENT')) ? (
        <MenuItem id="teaching" href={hrefTo({ to: '/teaching' })} icon={ChalkboardTeacherIcon}>
          {t({ message: 'My teaching', comment: 'Title: what oneself does for those one teaches' })}
        </MenuItem>
      ) : null}
      <MenuItem id="calendar" href={hrefTo({ to: '/calendar' })} icon={CalendarBlankIcon}>
        {t({ message: 'Calendar', comment: 'Title: what has a date' })}
      </MenuItem>
      {school ? (
        <MenuItem
          id="community"
          href={hrefTo({
            to: '/portal/$schoolId/community/{-$postId}',
            params: { schoolId: school.schoolId, postId: undefined },
          })}
          icon={ChatsCircleIcon}
        >
          {t({ message: 'Community', comment: 'Title: what people of a school write' })}
        </MenuItem>
      ) : null}
      {school ? (
        <MenuItem
          id="knowledge"
          href={hrefTo({
            to: '/portal/$schoolId/knowledge/{-$sectionId}',
            params: { schoolId: school.schoolId, sectionId: undefined },
          })}
          icon={BooksIcon}
        >
          {t({
            message: 'Knowledge',
            context: 'knowledge',
            comment: 'Title: the articles of a school, in sections',
          })}
        </MenuItem>
      ) : null}
      {school ? (
        <MenuItem id="space" href={spaceHref(school.schoolId)} icon={UserCircleIcon}>
          {t({ message: 'My space', comment: 'Leads to one’s own personal space in a school' })}
        </MenuItem>
      ) : null}
      <MenuItem id="account" href={hrefTo({ to: '/account' })} icon={UserCircleGearIcon}>
        {t`Your account`}
      </MenuItem>
      {run.length > 0 ? (
        <MenuSection
          title={t({ message: 'Management', comment: 'Heading in a menu, over names of schools' })}
        >
          {run.map((membership) => (
            <MenuItem
              key={membership.schoolId}
              id={`manage-${membership.schoolId}`}
              href={hrefTo({ to: '/manage/$schoolId', params: { schoolId: membership.schoolId } })}
              icon={UsersThreeIcon}
            >
              <UserText>{membership.name}</UserText>
            </MenuItem>
          ))}
        </MenuSection>
      ) : null}
      {viewer.abilities.createSchool ? (
        <MenuItem id="new-school" href={hrefTo({ to: '/register/select' })} icon={BuildingsIcon}>
          {t`Your own school`}
        </MenuItem>
      ) : null}
      <MenuItem id="sign-out" href={hrefTo({ to: '/logout' })} icon={SignOutIcon}>
        {t`Sign out`}
      </MenuItem>
    </Menu>
  );
}
