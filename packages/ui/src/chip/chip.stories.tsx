import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { DoDont, KeyboardMap, StateSheet, StressSheet } from '../../.storybook/sheets.tsx';
import { fieldSheet, wideStory } from '../internal/field/field-story.tsx';
import { Stack } from '../stack/stack.tsx';
import { stress } from '../../.storybook/samples.ts';
import { Button } from '../button/button.tsx';
import { useStoryTexts } from '../card/story-content.ts';
import { UserText } from '../user-text/user-text.tsx';
import { Chip, ChipList } from './chip.tsx';

const onRemove = fn();
const meta = {
  title: 'Content/Chip',
  component: ChipList,
  args: { label: 'Chosen filters', children: null },
  render: ({ label }) => {
    const words = useStoryTexts();
    return (
      <ChipList label={label}>
        {[words.free, words.vip, words.kinds.class, stress.long].map((text) => (
          <Chip key={text} onRemove={() => onRemove(text)} removeLabel={`Remove: ${text}`}>
            {text}
          </Chip>
        ))}
      </ChipList>
    );
  },
} satisfies Meta<typeof ChipList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filters: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Remove: VIP' }));
    await expect(onRemove).toHaveBeenCalledWith('VIP');
  },
};

/** Wider than its room, a chip ends in three dots; its button stays. */
export const ContentStress: Story = {
  ...wideStory,
  render: () => (
    <StressSheet
      omit={['empty']}
      render={(text, name) => (
        <ChipList label={name}>
          <Chip onRemove={onRemove} removeLabel={`Remove: ${name}`}>
            <UserText>{text}</UserText>
          </Chip>
          <Chip onRemove={onRemove} removeLabel="Remove: B">
            B
          </Chip>
        </ChipList>
      )}
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
          render: () => (
            <ChipList label="Chosen filters">
              <Chip onRemove={onRemove} removeLabel="Remove filter: Free">
                Free
              </Chip>
            </ChipList>
          ),
          note: 'Say in the button’s name what goes.',
        },
      ]}
      donts={[
        {
          render: () => (
            <ChipList label="Kinds">
              <Chip onRemove={onRemove} removeLabel="Remove">
                Course
              </Chip>
            </ChipList>
          ),
          note: 'Use it for a property that nobody can take away: that is a Badge.',
        },
      ]}
    />
  ),
};

export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const [first, second] = within(canvasElement).getAllByRole('button');
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.tab();
    await expect(second).toHaveFocus();
    onRemove.mockClear();
    await userEvent.keyboard('{Enter}');
    await expect(onRemove).toHaveBeenLastCalledWith('VIP');
  },
  decorators: [
    (Story) => (
      <Stack gap="4">
        <Story />
        <KeyboardMap
          keys={[
            ['Tab', 'The next chip’s button'],
            ['Enter', 'Takes the chip away'],
          ]}
        />
      </Stack>
    ),
  ],
};

/** Every state at once, for the comparison of pictures. */
export const Sheet: Story = {
  ...fieldSheet,
  render: () => {
    const chip = (text: string) => (
      <Chip key={text} onRemove={onRemove} removeLabel={`Remove: ${text}`}>
        {text}
      </Chip>
    );
    return (
      <StateSheet
        states={[
          { name: 'One', render: () => <ChipList label="One">{chip('Free')}</ChipList> },
          {
            name: 'Several',
            render: () => <ChipList label="Several">{['Free', 'VIP', 'Class'].map(chip)}</ChipList>,
          },
          { name: 'Too long', render: () => <ChipList label="Too long">{chip(stress.long)}</ChipList> },
          {
            name: 'With an action',
            render: () => (
              <ChipList label="With an action" action={<Button size="sm">Clear all</Button>}>
                {['Free', 'VIP'].map(chip)}
              </ChipList>
            ),
          },
        ]}
      />
    );
  },
};
