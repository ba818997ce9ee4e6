import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
import { useSample } from '../../.storybook/samples.ts';
import { DoDont, KeyboardMap, StateSheet, StressSheet } from '../../.storybook/sheets.tsx';
import { fieldSheet, fieldWidth, wideStory } from '../internal/field/field-story.tsx';
import { Stack } from '../stack/stack.tsx';
import { TagField, type TagRefusal } from './tag-field.tsx';

const reasons = {
  duplicate: 'is there already',
  limit: 'is one too many',
  tooLong: 'is too long',
} satisfies Record<TagRefusal['reason'], string>;
const refusalText = ({ tag, reason }: TagRefusal) => `“${tag}” ${reasons[reason]}.`;

const meta = {
  title: 'Forms/TagField',
  component: TagField,
  args: {
    label: 'Topics',
    placeholder: 'Type and press Enter',
    defaultValue: ['History', 'Music'],
    onChange: fn(),
    onRefuse: fn(),
    refusalText,
  },
  decorators: [fieldWidth],
} satisfies Meta<typeof TagField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Enter or a comma ends a tag; Backspace in an empty field takes the last one away. */
export const Playground: Story = {
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Topics' });
    await userEvent.type(input, 'Art,');
    await expect(args.onChange).toHaveBeenLastCalledWith(['History', 'Music', 'Art'], 'added');
    await userEvent.type(input, 'Chess{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['History', 'Music', 'Art', 'Chess'], 'added');
    await expect(input).toHaveValue('');
    await userEvent.keyboard('{Backspace}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['History', 'Music', 'Art'], 'removed');
    await expect(input).toHaveFocus();
  },
};

/** A list from elsewhere becomes tags, whatever its commas are. */
export const Paste: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('textbox'));
    await userEvent.paste('Art, 历史，音乐、 تاريخ؛ Chess\nDance');
    await expect(args.onChange).toHaveBeenLastCalledWith(
      ['History', 'Music', 'Art', '历史', '音乐', 'تاريخ', 'Chess', 'Dance'],
      'added',
    );
  },
};

/** What is there already is not taken twice: its text stays to be mended, and a reason is said. */
export const Duplicate: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, 'hISTORY{Enter}');
    await expect(args.onRefuse).toHaveBeenLastCalledWith([{ tag: 'hISTORY', reason: 'duplicate' }]);
    await expect(canvas.getByRole('status')).toHaveTextContent('“hISTORY” is there already.');
    await expect(input).toHaveValue('hISTORY');
    await userEvent.type(input, ' of art{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['History', 'Music', 'hISTORY of art'], 'added');
    await expect(canvas.getByRole('status')).toHaveTextContent('');
  },
};

/** The count shows how many there may be. */
export const Limit: Story = {
  args: { limit: 3 },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('2/3')).toBeVisible();
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste('Art, Chess');
    await expect(args.onChange).toHaveBeenLastCalledWith(['History', 'Music', 'Art'], 'added');
    await expect(args.onRefuse).toHaveBeenLastCalledWith([{ tag: 'Chess', reason: 'limit' }]);
    await expect(canvas.getByText('3/3')).toBeVisible();
  },
};

/** While an input method composes, Enter and Backspace belong to it. */
export const Composing: Story = {
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByRole<HTMLInputElement>('textbox');
    input.focus();
    fireEvent.compositionStart(input);
    fireEvent.input(input, { target: { value: 'li，shi' } });
    fireEvent.keyDown(input, { key: 'Enter', isComposing: true });
    await expect(args.onChange).not.toHaveBeenCalled();
    fireEvent.input(input, { target: { value: '历史' } });
    fireEvent.compositionEnd(input);
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['History', 'Music', '历史'], 'added');
  },
};

export const Empty: Story = { args: { defaultValue: [] } };

export const Many: Story = {
  args: { defaultValue: Array.from({ length: 60 }, (_unused, index) => `Topic ${index + 1}`) },
};

export const States: Story = {
  render: () => {
    const { label, action, person, sentence } = useSample();
    return (
      <Stack gap="5">
        <TagField label={label} isRequired placeholder={action} />
        <TagField label={label} defaultValue={[action, person]} description={sentence} isOptional />
        <TagField label={label} defaultValue={[action]} errorMessage={sentence} />
        <TagField label={label} defaultValue={[action, person]} limit={2} />
        <TagField label={label} defaultValue={[action]} isDisabled />
      </Stack>
    );
  },
};

export const ContentStress: Story = {
  ...wideStory,
  render: () => (
    <StressSheet
      omit={['empty']}
      render={(text) => <TagField label={text} defaultValue={[text, 'B']} errorMessage={text} />}
    />
  ),
};

export const DoAndDont: Story = {
  tags: ['!test'],
  ...wideStory,
  render: () => (
    <DoDont
      does={[
        {
          render: () => <TagField label="Topics" defaultValue={['Planning', 'Team work']} limit={5} />,
          note: 'Use it for people’s own short words, with a limit that they can see.',
        },
      ]}
      donts={[
        {
          render: () => <TagField label="Country" defaultValue={['Germany']} />,
          note: 'Use it to choose from a known list: ComboBox finds it and spells it right.',
        },
      ]}
    />
  ),
};

export const Keyboard: Story = {
  render: (args) => (
    <Stack gap="4">
      <TagField {...args} />
      <KeyboardMap
        keys={[
          ['Enter', 'Ends the tag; sends the form when the field is empty'],
          [',', 'Ends the tag'],
          ['Backspace', 'In the empty field: takes the last tag away'],
          ['Shift+Tab', 'From the field to the tags'],
          ['ArrowRight', 'The tag on the right'],
          ['Delete', 'Takes the tag away'],
        ]}
      />
    </Stack>
  ),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('grid', { name: 'Topics' })).toContainElement(
      document.activeElement as HTMLElement,
    );
    await userEvent.keyboard('{Home}{ArrowRight}{Delete}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['History'], 'removed');
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
};

/** Every state at once, for the comparison of pictures. */
export const Sheet: Story = {
  ...fieldSheet,
  render: function States_() {
    const { label, action, person, sentence } = useSample();
    return (
      <StateSheet
        states={[
          { name: 'Empty', render: () => <TagField label={label} placeholder={action} isRequired /> },
          {
            name: 'Filled',
            render: () => (
              <TagField label={label} defaultValue={[action, person]} description={sentence} isOptional />
            ),
          },
          {
            name: 'Full',
            render: () => <TagField label={label} defaultValue={[action, person]} limit={2} />,
          },
          {
            name: 'Invalid',
            render: () => <TagField label={label} defaultValue={[action]} errorMessage={sentence} />,
          },
          {
            name: 'Disabled',
            render: () => <TagField label={label} defaultValue={[action, person]} isDisabled />,
          },
        ]}
      />
    );
  },
};
