import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { DoDont, KeyboardMap, StateSheet, StressSheet } from '../../.storybook/sheets.tsx';
import { fieldSheet, fieldWidth, wideStory } from '../internal/field/field-story.tsx';
import { useSample } from '../../.storybook/samples.ts';
import { Stack } from '../stack/stack.tsx';
import { UserText } from '../user-text/user-text.tsx';
import { Select, SelectItem } from './select.tsx';

const meta = {
  title: 'Forms/Select',
  component: Select,
  args: {
    label: 'Subject',
    placeholder: 'Choose one',
    onChange: fn(),
    children: (
      <>
        <SelectItem id="history">History</SelectItem>
        <SelectItem id="mathematics" description="Algebra, geometry">
          Mathematics
        </SelectItem>
        <SelectItem id="music">Music</SelectItem>
      </>
    ),
  },
  decorators: [fieldWidth],
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

/** First letters choose without opening; arrows, Enter and Escape work in the list. */
export const Playground: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Subject/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Mathematics' }));
    await expect(args.onChange).toHaveBeenCalledWith('mathematics');
  },
};

export const Open: Story = {
  args: { defaultOpen: true, defaultValue: 'mathematics' },
  parameters: { docs: { story: { inline: false, height: 320 } } },
};

export const States: Story = {
  render: () => {
    const { label, title, sentence, action } = useSample();
    const items = (
      <>
        <SelectItem id="a">{title}</SelectItem>
        <SelectItem id="b">{action}</SelectItem>
      </>
    );
    return (
      <Stack gap="5">
        <Select label={label} placeholder={action} isRequired>
          {items}
        </Select>
        <Select label={label} defaultValue="a" description={sentence} isOptional placeholder={action}>
          {items}
        </Select>
        <Select label={label} defaultValue="a" errorMessage={sentence} placeholder={action}>
          {items}
        </Select>
        <Select label={label} defaultValue="a" isDisabled placeholder={action}>
          {items}
        </Select>
      </Stack>
    );
  },
};

export const ContentStress: Story = {
  ...wideStory,
  render: () => (
    <StressSheet
      omit={['empty']}
      render={(text) => (
        <Select label={text} defaultValue="a" errorMessage={text}>
          <SelectItem id="a" textValue={text} description={<UserText>{text}</UserText>}>
            <UserText>{text}</UserText>
          </SelectItem>
        </Select>
      )}
    />
  ),
};

/** Nothing to choose from: say so above it, and leave it off. */
export const Empty: Story = {
  args: { isDisabled: true, description: 'This school has no subjects yet.', children: null },
};

/** The list keeps to the edge where the line begins. */
export const ArabicList: Story = {
  args: {
    label: 'المادة',
    defaultOpen: true,
    defaultValue: 'a',
    children: (
      <>
        <SelectItem id="a" description="من القديم إلى اليوم">
          التاريخ
        </SelectItem>
        <SelectItem id="b">الموسيقى</SelectItem>
      </>
    ),
  },
  globals: { locale: 'ar-SA' },
  parameters: Open.parameters,
  play: async () => {
    const option = await screen.findByRole('option', { name: 'الموسيقى' });
    // The list fades in.
    await waitFor(() => expect(option).toBeVisible());
  },
};

/** A long text of the other direction is cut at its end, not at its beginning. */
export const LatinInArabic: Story = {
  args: {
    label: 'المادة',
    defaultValue: 'a',
    children: (
      <SelectItem id="a" textValue="History">
        <UserText>
          {'The history of everything that people have ever written down about the stars above them'}
        </UserText>
      </SelectItem>
    ),
  },
  globals: { locale: 'ar-SA' },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button');
    const [text, box] = [button.querySelector('bdi'), button].map((one) => one?.getBoundingClientRect());
    await expect(text?.left).toBeGreaterThanOrEqual(box?.left ?? Infinity);
    await expect(text?.right).toBeLessThanOrEqual(box?.right ?? 0);
  },
};

export const DoAndDont: Story = {
  tags: ['!test'],
  ...wideStory,
  render: () => (
    <DoDont
      does={[
        {
          render: () => (
            <Select label="Subject" placeholder="Choose one">
              <SelectItem id="a">History</SelectItem>
            </Select>
          ),
          note: 'Use it for four to a dozen choices of the same kind.',
        },
      ]}
      donts={[
        {
          render: () => (
            <Select label="Sort by" defaultValue="a">
              <SelectItem id="a">Newest</SelectItem>
              <SelectItem id="b">Hottest</SelectItem>
            </Select>
          ),
          note: 'Hide two or three choices in it: SegmentedControl or RadioGroup show them all.',
        },
      ]}
    />
  ),
};

export const Keyboard: Story = {
  render: (args) => (
    <Stack gap="4">
      <Select {...args} />
      <KeyboardMap
        keys={[
          ['ArrowDown', 'Opens the list; the next choice'],
          ['Enter', 'Opens the list; chooses'],
          ['h', 'Chooses what begins with the letter'],
          ['Escape', 'Closes the list'],
        ]}
      />
    </Stack>
  ),
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button');
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('mathematics');
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('h');
    await expect(args.onChange).toHaveBeenLastCalledWith('history');
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
};

/** Every state of the field at once, for the comparison of pictures. */
export const Sheet: Story = {
  ...fieldSheet,
  render: function States_() {
    const { label, title, sentence, action } = useSample();
    const props = { label, placeholder: action, children: <SelectItem id="a">{title}</SelectItem> };
    return (
      <StateSheet
        states={[
          { name: 'Empty', render: () => <Select {...props} isRequired /> },
          {
            name: 'Chosen',
            render: () => <Select {...props} defaultValue="a" description={sentence} isOptional />,
          },
          { name: 'Invalid', render: () => <Select {...props} defaultValue="a" errorMessage={sentence} /> },
          { name: 'Disabled', render: () => <Select {...props} defaultValue="a" isDisabled /> },
        ]}
      />
    );
  },
};
