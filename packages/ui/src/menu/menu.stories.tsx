import { BookmarkSimpleIcon } from '@phosphor-icons/react/dist/csr/BookmarkSimple';
import { GearSixIcon } from '@phosphor-icons/react/dist/csr/GearSix';
import { SignOutIcon } from '@phosphor-icons/react/dist/csr/SignOut';
import { UserIcon } from '@phosphor-icons/react/dist/csr/User';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Menu, MenuDivider, MenuItem, MenuSection } from './menu.tsx';

const meta = {
  title: 'Actions/Menu',
  component: Menu,
  parameters: { docs: { story: { inline: false, height: 360 } } },
  args: { onAction: fn(), trigger: <Button>Account</Button>, children: null },
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

const items = (
  <>
    <MenuSection title="Amelia Hart">
      <MenuItem id="profile" icon={UserIcon}>
        Personal space
      </MenuItem>
      <MenuItem id="saved" icon={BookmarkSimpleIcon} description="12 lessons">
        Bookmarks
      </MenuItem>
      <MenuItem id="settings" icon={GearSixIcon} isDisabled>
        Settings
      </MenuItem>
    </MenuSection>
    <MenuDivider />
    <MenuItem id="leave" icon={SignOutIcon} mirrorIcon tone="danger">
      Sign out
    </MenuItem>
  </>
);

/** Arrow keys move, first letters search, Escape closes and gives the focus back. */
export const Playground: Story = {
  args: { children: items },
  play: async ({ canvasElement, args }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'Account' });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onAction).toHaveBeenCalled();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

/** The arrow keys open it too, at its first or last item. */
export const ArrowKeys: Story = {
  args: { children: items },
  play: async ({ canvasElement }) => {
    within(canvasElement).getByRole('button', { name: 'Account' }).focus();
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Sign out' })).toHaveFocus());
  },
};

export const Open: Story = { args: { children: items, isOpen: true } };

export const SingleChoice: Story = {
  args: {
    isOpen: true,
    selectionMode: 'single',
    selectedKeys: ['de'],
    trigger: <Button>Sprache</Button>,
    children: (
      <>
        <MenuItem id="de" lang="de">
          Deutsch
        </MenuItem>
        <MenuItem id="ar" lang="ar">
          العربية
        </MenuItem>
        <MenuItem id="zh" lang="zh-CN">
          简体中文
        </MenuItem>
      </>
    ),
  },
};

export const Dark: Story = { ...Open, globals: { theme: 'dark' } };

export const RightToLeft: Story = {
  globals: { locale: 'ar-SA' },
  args: {
    isOpen: true,
    trigger: <Button>الحساب</Button>,
    children: (
      <>
        <MenuItem id="profile" icon={UserIcon}>
          المساحة الشخصية
        </MenuItem>
        <MenuItem id="leave" icon={SignOutIcon} mirrorIcon tone="danger">
          تسجيل الخروج
        </MenuItem>
      </>
    ),
  },
};
