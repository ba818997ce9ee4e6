import type { Meta, StoryObj } from '@storybook/react-vite';
import { Fragment } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { DoDont, KeyboardMap, StateSheet, StressSheet } from '../../.storybook/sheets.tsx';
import { fieldSheet, fieldWidth, wideStory } from '../internal/field/field-story.tsx';
import { Stack } from '../stack/stack.tsx';
import { ComboBox } from './combo-box.tsx';
import { byKeys, compose, findAndTake, leave, lookUp } from './story-plays.ts';
import { useStates } from './story-states.tsx';
import { labels, LookedUp, many, subjects, teachers } from './story-subjects.tsx';

const meta = {
  title: 'Forms/ComboBox',
  component: ComboBox,
  args: { label: 'Subject', options: subjects, labels, placeholder: 'Type to find one', onChange: fn() },
  decorators: [fieldWidth],
} satisfies Meta<typeof ComboBox>;

export default meta;
type Story = StoryObj<typeof meta>;

const openFrame = { parameters: { docs: { story: { inline: false, height: 360 } } } };

/** Finds without regard to accents and case. */
export const Playground: Story = { play: findAndTake };

/** What was typed and leads nowhere goes; the choice stays. An emptied field is no choice. */
export const Leaving: Story = { args: { defaultValue: 'art' }, play: leave };

export const Open: Story = {
  ...openFrame,
  args: { defaultValue: 'history' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(await screen.findByRole('option', { name: 'History' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(screen.getByRole('option', { name: 'Physics' })).toHaveAttribute('aria-disabled', 'true');
  },
};

/** Nothing fits: the list says so in the page's words. */
export const Empty: Story = {
  ...openFrame,
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('combobox'), 'zoology');
    await waitFor(() => expect(screen.getByText('No subject of this name.')).toBeVisible());
  },
};

/** While looking up, the list says that it loads and a wheel turns in the field. */
export const Loading: Story = {
  ...openFrame,
  args: { options: [], loadState: 'loading', onQuery: fn() },
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('combobox'), 'h');
    const list = await screen.findByRole('listbox');
    await waitFor(() => expect(within(list).getByText('Loading')).toBeVisible());
  },
};

/** Looking up failed: the list says what and offers to try again. */
export const Error_: Story = {
  ...openFrame,
  name: 'Error',
  args: {
    options: [],
    loadState: 'error',
    onQuery: fn(),
    labels: { ...labels, failed: 'The subjects could not be loaded.' },
  },
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('combobox'), 'h');
    await waitFor(() => expect(screen.getByText('The subjects could not be loaded.')).toBeVisible());
  },
};

/** Options come from elsewhere; the chosen one is kept when a later answer does not hold it. */
export const Async: Story = {
  args: { chosenOption: { id: 'geography', label: 'Geography' }, defaultValue: 'geography' },
  render: (args) => <LookedUp {...args} />,
  play: lookUp,
};

/** While an input method composes, nothing is looked up. */
export const Composing: Story = {
  args: { options: [] },
  render: (args) => <LookedUp {...args} />,
  play: compose,
};

/** Ten thousand options: only those in view are in the document, and none before somebody reaches for the list. */
export const TenThousand: Story = {
  ...openFrame,
  args: { label: 'School', options: many, defaultValue: '4999' },
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByRole('combobox');
    await expect(input).toHaveValue('School 5000');
    await userEvent.clear(input);
    await userEvent.type(input, 'School 99');
    await waitFor(() => expect(screen.getAllByRole('option').length).toBeGreaterThan(3));
    await expect(screen.getAllByRole('option').length).toBeLessThan(60);
    await userEvent.type(input, '99');
    await userEvent.click(await screen.findByRole('option', { name: 'School 9999' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('9998', 'chosen');
  },
};

export const OneOption: Story = { args: { options: subjects.slice(0, 1), defaultValue: 'art' } };

export const States: Story = {
  render: () => (
    <Stack gap="5">
      {useStates().map(({ name, render }) => (
        <Fragment key={name}>{render()}</Fragment>
      ))}
    </Stack>
  ),
};

export const ContentStress: Story = {
  ...wideStory,
  render: () => (
    <StressSheet
      omit={['empty']}
      render={(text) => (
        <ComboBox
          label={text}
          labels={labels}
          options={[{ id: 'a', label: text, description: text }]}
          defaultValue="a"
          errorMessage={text}
        />
      )}
    />
  ),
};

/** Names of people in every script, in one list. */
export const MixedDirections: Story = {
  ...openFrame,
  args: { label: 'Teacher', options: teachers },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await screen.findByRole('listbox');
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
            <ComboBox label="School" labels={labels} options={many.slice(0, 200)} placeholder="Type a name" />
          ),
          note: 'Use it where there are more choices than one reads through.',
        },
      ]}
      donts={[
        {
          render: () => (
            <ComboBox
              label="Who may see it"
              labels={labels}
              options={[
                { id: 'all', label: 'Everyone' },
                { id: 'me', label: 'Only me' },
              ]}
            />
          ),
          note: 'Hide two or three choices behind typing: RadioGroup shows them all.',
        },
      ]}
    />
  ),
};

export const Keyboard: Story = {
  render: (args) => (
    <Stack gap="4">
      <ComboBox {...args} />
      <KeyboardMap
        keys={[
          ['ArrowDown', 'Opens the list; the next option'],
          ['ArrowUp', 'Opens the list at its end; the previous option'],
          ['Enter', 'Takes the option'],
          ['Escape', 'Closes the list and puts the chosen name back'],
          ['Tab', 'Takes the option and goes on'],
        ]}
      />
    </Stack>
  ),
  play: byKeys,
};

/** Every state of the field at once, for the comparison of pictures. */
export const Sheet: Story = {
  ...fieldSheet,
  render: () => <StateSheet states={useStates()} />,
};
