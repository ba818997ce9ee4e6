import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { useSample } from '../../.storybook/samples.ts';
import { DoDont, KeyboardMap, sheetStory } from '../../.storybook/sheets.tsx';
import { Button } from '../button/button.tsx';
import { Stack } from '../stack/stack.tsx';
import { Text } from '../text/text.tsx';
import { settled } from '../internal/overlay/settled.ts';
import { CommandPalette, useCommandPalette } from './command-palette.tsx';
import { groups, hints, recent, stressGroup, tenThousand } from './story-commands.ts';

const meta = {
  title: 'Actions/CommandPalette',
  component: CommandPalette,
  afterEach: settled,
  parameters: { docs: { story: { inline: false, height: 560 } } },
  args: {
    isOpen: true,
    label: 'Commands',
    placeholder: 'Go somewhere or do something',
    groups,
    recent,
    hints,
    emptyMessage: (query: string) => `Nothing is called “${query}”.`,
    countLabel: (count: number) => `${count} commands`,
    onClose: fn(),
    onChoose: fn(),
  },
} satisfies Meta<typeof CommandPalette>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The first command is active by itself: typing and Enter is enough. */
export const Playground: Story = {
  play: async ({ args }) => {
    const field = await screen.findByRole('combobox', { name: 'Commands' });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('lesson{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith(expect.objectContaining({ id: 'class' }));
    await expect(args.onClose).toHaveBeenCalledWith('chosen');
  },
};

/** Answers of a server: the caller filters, and says while it waits. */
export const Loading: Story = {
  args: { groups: [], recent: undefined, isFiltered: false, isLoading: true, onQuery: fn() },
  play: async ({ args }) => {
    await userEvent.type(await screen.findByRole('combobox'), 'pl');
    await expect(args.onQuery).toHaveBeenLastCalledWith('pl');
    await expect(screen.getByText('Loading')).toBeInTheDocument();
  },
};

/** The search elsewhere failed. */
export const Failed: Story = {
  args: {
    groups: [],
    recent: undefined,
    isFiltered: false,
    errorMessage: 'No connection. Pages you opened before still work.',
  },
};

/** Nothing was found, and the words that found nothing. */
export const Empty: Story = {
  play: async () => {
    await userEvent.type(await screen.findByRole('combobox'), 'zzz');
    // The window may still be fading in.
    await waitFor(() => expect(screen.getAllByText('Nothing is called “zzz”.')[0]).toBeVisible());
    await expect(screen.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false');
  },
};

/** Ten thousand commands are searched, a hundred drawn. */
export const TenThousand: Story = {
  args: {
    recent: undefined,
    groups: [tenThousand],
  },
  play: async () => {
    await userEvent.type(await screen.findByRole('combobox'), '9999');
    await expect(screen.getAllByRole('option')).toHaveLength(1);
    await expect(screen.getByText('1 commands')).toBeInTheDocument();
  },
};

export const ContentStress: Story = { args: { groups: [stressGroup], recent: undefined } };

const row = (text: string, note?: string) => (
  <Text size="sm">
    {text}{' '}
    {note ? (
      <Text as="span" size="sm" tone="muted">
        {note}
      </Text>
    ) : null}
  </Text>
);

export const DoAndDont: Story = {
  tags: ['!test'],
  render: () => (
    <DoDont
      does={[
        {
          note: 'Name the result, as its button does; let keywords find it by other names.',
          render: () => row('Dark theme', 'Settings'),
        },
      ]}
      donts={[
        {
          note: 'Put what cannot be undone where Enter does it by chance, without a question.',
          render: () => row('Delete the class'),
        },
      ]}
    />
  ),
};

function WithShortcut() {
  const palette = useCommandPalette();
  const { title } = useSample();
  return (
    <Stack gap="6" align="start">
      <Button onPress={palette.open}>{title}</Button>
      <KeyboardMap
        keys={[
          ['Ctrl+K', 'Opens and closes the palette; on a Mac Cmd with K.'],
          ['ArrowDown', 'Goes to the next command, from the last to the first.'],
          ['ArrowUp', 'Goes to the one before.'],
          ['Enter', 'Does it.'],
          ['Escape', 'Closes the palette and gives the focus back.'],
        ]}
      />
      <CommandPalette {...meta.args} isOpen={palette.isOpen} onClose={palette.close} />
    </Stack>
  );
}

export const Keyboard: Story = {
  render: () => <WithShortcut />,
  play: async ({ canvasElement, args }) => {
    args.onChoose = meta.args.onChoose;
    meta.args.onChoose.mockClear();
    const opener = within(canvasElement).getByRole('button');
    opener.focus();
    await userEvent.keyboard('{Control>}k{/Control}');
    const field = await screen.findByRole('combobox');
    const active = () => document.getElementById(field.getAttribute('aria-activedescendant') ?? '');
    await expect(active()).toHaveTextContent('Mandarin');
    await userEvent.keyboard('{ArrowDown}');
    await expect(active()).toHaveTextContent('Home');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(active()).toHaveTextContent('Sign out');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.keyboard('{Meta>}k{/Meta}');
    await screen.findByRole('combobox');
    await userEvent.keyboard('{Control>}k{/Control}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(meta.args.onChoose).not.toHaveBeenCalled();
  },
};

/** A picture of the palette at rest. */
export const Sheet: Story = { ...sheetStory };
