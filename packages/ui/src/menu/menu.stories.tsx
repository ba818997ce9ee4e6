import { BookmarkSimpleIcon } from '@phosphor-icons/react/dist/csr/BookmarkSimple';
import { GearSixIcon } from '@phosphor-icons/react/dist/csr/GearSix';
import { SignOutIcon } from '@phosphor-icons/react/dist/csr/SignOut';
import { UserIcon } from '@phosphor-icons/react/dist/csr/User';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { stress } from '../../.storybook/samples.ts';
import { DoDont, KeyboardMap, sheetStory } from '../../.storybook/sheets.tsx';
import { Stack } from '../stack/stack.tsx';
import { Button } from '../button/button.tsx';
import { settled } from '../internal/overlay/settled.ts';
import { Menu, MenuDivider, MenuItem, MenuSection } from './menu.tsx';

const meta = {
  title: 'Actions/Menu',
  component: Menu,
  afterEach: settled,
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

export const ContentStress: Story = {
  args: {
    isOpen: true,
    children: Object.entries(stress).map(([name, text]) => (
      <MenuItem key={name} id={name} icon={UserIcon} description={text}>
        {text}
      </MenuItem>
    )),
  },
};

export const DoAndDont: Story = {
  tags: ['!test'],
  render: () => (
    <DoDont
      does={[
        {
          note: 'What is used seldom, with the way out at the end.',
          render: () => <Menu trigger={<Button>Account</Button>}>{items}</Menu>,
        },
      ]}
      donts={[
        {
          note: 'Hide the one thing people came for.',
          render: () => (
            <Menu trigger={<Button>Options</Button>}>
              <MenuItem>Join the class</MenuItem>
            </Menu>
          ),
        },
      ]}
    />
  ),
};

export const Keyboard: Story = {
  args: { children: items },
  render: (args) => (
    <Stack gap="6" align="start">
      <Menu {...args} />
      <KeyboardMap
        keys={[
          ['Enter', 'Opens it at its first item; on an item, does it.'],
          ['ArrowDown', 'Opens it at its first item, then goes down.'],
          ['ArrowUp', 'Opens it at its last item, then goes up.'],
          ['A letter', 'Goes to the item that begins with it.'],
          ['Escape', 'Closes it and gives the focus back.'],
        ]}
      />
    </Stack>
  ),
  play: async ({ canvasElement, args }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'Account' });
    trigger.focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: /Personal space/ })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await expect(screen.getByRole('menuitem', { name: /Bookmarks/ })).toHaveFocus();
    // What is disabled is passed over.
    await userEvent.keyboard('{ArrowDown}');
    await expect(screen.getByRole('menuitem', { name: 'Sign out' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(args.onAction).not.toHaveBeenCalled();
  },
};

/** A picture of the open menu. */
export const Sheet: Story = { ...sheetStory, args: { children: items, isOpen: true } };
