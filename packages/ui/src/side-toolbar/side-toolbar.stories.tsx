import { ArrowLineUpIcon } from '@phosphor-icons/react/dist/csr/ArrowLineUp';
import { ChatTextIcon } from '@phosphor-icons/react/dist/csr/ChatText';
import { PhoneIcon } from '@phosphor-icons/react/dist/csr/Phone';
import { QuestionIcon } from '@phosphor-icons/react/dist/csr/Question';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { DoDont, KeyboardMap, sheetStory, StateSheet, StressSheet } from '../../.storybook/sheets.tsx';
import { Stack } from '../stack/stack.tsx';
import { SideToolbar, type Tool } from './side-toolbar.tsx';

const onPress = fn();

const toolsOf = (names: readonly string[]): Tool[] => [
  { id: 'feedback', kind: 'action', icon: ChatTextIcon, mirrorIcon: true, label: names[0] ?? '', onPress },
  { id: 'help', kind: 'link', icon: QuestionIcon, label: names[1] ?? '', href: '#help', isExternal: true },
  { id: 'phone', kind: 'phone', icon: PhoneIcon, label: names[2] ?? '', phoneNumber: '+49 30 1234 567' },
  { id: 'top', kind: 'action', icon: ArrowLineUpIcon, label: names[3] ?? '', onPress },
];
const tools = toolsOf(['Feedback', 'Help centre', 'Call us', 'Back to the top']);
const meta = {
  title: 'Navigation/SideToolbar',
  component: SideToolbar,
  args: { label: 'Help and contact', tools, position: 'static', defaultOpen: true },
} satisfies Meta<typeof SideToolbar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** In a page it stays at the window's inline end. */
export const Playground: Story = {
  args: { position: 'fixed', defaultOpen: false },
  render: (args) => (
    <div style={{ minBlockSize: '22rem' }}>
      <SideToolbar {...args} />
    </div>
  ),
};

/** Nothing shows without tools. */
export const Empty: Story = {
  args: { tools: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('toolbar')).toBeNull();
  },
};

/** Names and numbers are there on keyboard focus and hover; a number is always written left to right. */
export const PhoneNumber: Story = {
  play: async ({ canvasElement }) => {
    const call = within(canvasElement).getByRole('link', { name: /Call us/ });
    await expect(call).toHaveAttribute('href', 'tel:+49301234567');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(call).toHaveFocus();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('+49 30 1234 567');
  },
};

export const ContentStress: Story = {
  render: (args) => (
    <StressSheet
      omit={['empty']}
      width="12rem"
      render={(text, name) => (
        <SideToolbar {...args} label={name} tools={toolsOf([text, text, text, text]).slice(0, 3)} />
      )}
    />
  ),
};

export const DoAndDont: Story = {
  tags: ['!test'],
  render: (args) => (
    <DoDont
      does={[
        {
          note: 'Three or four tools that every page needs.',
          render: () => <SideToolbar {...args} label="Few" />,
        },
      ]}
      donts={[
        {
          note: 'What belongs to one page only; it has its place in that page.',
          render: () => (
            <SideToolbar
              {...args}
              label="Many"
              tools={[...tools, ...tools.map((tool) => ({ ...tool, id: `${tool.id}-2` }))]}
            />
          ),
        },
      ]}
    />
  ),
};

/** One stop of the Tab key. */
export const Keyboard: Story = {
  render: (args) => (
    <Stack gap="6" align="start">
      <SideToolbar {...args} />
      <KeyboardMap
        keys={[
          ['Tab', 'Goes to the tool that had the focus last, then past the bar.'],
          ['ArrowDown', 'Goes to the next tool.'],
          ['ArrowUp', 'Goes to the one before.'],
          ['Enter', 'Uses it.'],
          ['Escape', 'On a phone, folds the bar.'],
        ]}
      />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    onPress.mockClear();
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Feedback' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('link', { name: /Help centre/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await expect(onPress).toHaveBeenCalledTimes(1);
  },
};

/** On a phone it is one button that unfolds. */
export const OnAPhone: Story = {
  args: { position: 'fixed', defaultOpen: false },
  globals: { viewport: { value: 'mobile1' } },
  render: (args) => (
    <div style={{ minBlockSize: '30rem' }}>
      <SideToolbar {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const toggle = canvas.queryByRole('button', { name: 'Help and contact' });
    // Wider windows show the bar itself.
    if (!toggle) return;
    await userEvent.click(toggle);
    await expect(canvas.getByRole('toolbar')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('toolbar')).toBeNull();
    await expect(toggle).toHaveFocus();
  },
};

export const Sheet: Story = {
  ...sheetStory,
  render: (args) => (
    <StateSheet
      states={[
        { name: 'All kinds', render: () => <SideToolbar {...args} label="All kinds" /> },
        {
          name: 'Disabled',
          render: () => (
            <SideToolbar
              {...args}
              label="Disabled"
              tools={tools.map((tool) => (tool.kind === 'action' ? { ...tool, isDisabled: true } : tool))}
            />
          ),
        },
        { name: 'One', render: () => <SideToolbar {...args} label="One" tools={tools.slice(0, 1)} /> },
        {
          name: 'Folded on phones',
          render: () => <SideToolbar {...args} label="Folded" defaultOpen={false} />,
        },
      ]}
    />
  ),
};
