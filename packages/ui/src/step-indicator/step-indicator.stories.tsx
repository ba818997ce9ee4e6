import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { useSample } from '../../.storybook/samples.ts';
import {
  DoDont,
  KeyboardMap,
  type Sample,
  sheetStory,
  StateSheet,
  StressSheet,
} from '../../.storybook/sheets.tsx';
import { Stack } from '../stack/stack.tsx';
import { type Step, StepIndicator, type StepState, statesAround } from './step-indicator.tsx';

const stateLabel = (state: StepState) =>
  ({ done: '(done)', current: '(current)', ahead: '(ahead)', failed: '(needs mending)' })[state];
const positionLabel = (position: number, count: number) => `Step ${position} of ${count}`;

function stepsOf(names: readonly string[], current: number, failed: readonly number[] = []): Step[] {
  const states = statesAround(names.length, current, failed);
  return names.map((label, index) => ({ id: `${index}`, label, state: states[index] ?? 'ahead' }));
}
const enrolment = ['Your details', 'Choose a class', 'Pay', 'Begin'];
const namesOf = ({ label, action, person, title }: Sample) => [label, action, person, title];

const meta = {
  title: 'Navigation/StepIndicator',
  component: StepIndicator,
  args: { label: 'Enrolment', steps: stepsOf(enrolment, 1), stateLabel, positionLabel },
} satisfies Meta<typeof StepIndicator>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Give it less than 34 rem of room, and one step is left: "Step 2 of 4". */
export const Playground: Story = {};

/** Beside each other above a task, or below each other beside it. */
export const Variants: Story = {
  render: (args) => {
    const names = namesOf(useSample());
    return (
      <Stack gap="8">
        <StepIndicator {...args} steps={stepsOf(names, 2)} />
        <StepIndicator {...args} label="Vertical" orientation="vertical" steps={stepsOf(names, 2)} />
      </Stack>
    );
  },
};

const states = [
  { name: 'First', steps: stepsOf(enrolment, 0) },
  { name: 'In the middle', steps: stepsOf(enrolment, 2) },
  { name: 'A step failed', steps: stepsOf(enrolment, 3, [1]) },
  { name: 'This step failed', steps: stepsOf(enrolment, 2, [2]) },
  { name: 'All done', steps: stepsOf(enrolment, 4) },
  { name: 'One step', steps: stepsOf(enrolment.slice(0, 1), 0) },
];

/** Done, current, ahead, failed; colour is never alone: a check, a ring, a number, a sign. */
export const States: Story = {
  render: (args) => (
    <StateSheet
      columns={1}
      states={states.map(({ name, steps }) => ({
        name,
        render: () => <StepIndicator {...args} label={name} steps={steps} />,
      }))}
    />
  ),
};

/** Nothing shows without steps. */
export const Empty: Story = {
  args: { steps: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('group')).toBeNull();
  },
};

export const ContentStress: Story = {
  render: (args) => (
    <StressSheet
      width="44rem"
      render={(text, name) => (
        <StepIndicator
          {...args}
          label={name}
          steps={stepsOf([text, 'Pay', text], 1).map((step) => ({ ...step, description: text }))}
        />
      )}
    />
  ),
};

/** Where there is room for one step only. */
export const Narrow: Story = {
  render: (args) => (
    <div style={{ maxInlineSize: '20rem' }}>
      <StepIndicator {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Step 2 of 4')).toBeVisible();
    await expect(within(canvasElement).queryByRole('list')).toBeNull();
  },
};

export const DoAndDont: Story = {
  tags: ['!test'],
  render: (args) => (
    <DoDont
      does={[
        {
          note: 'Two to five steps, each named by what is done there.',
          render: () => <StepIndicator {...args} label="Good names" orientation="vertical" />,
        },
      ]}
      donts={[
        {
          note: 'Names that say nothing, and a way so long that nobody begins it.',
          render: () => (
            <StepIndicator
              {...args}
              label="Poor names"
              orientation="vertical"
              steps={stepsOf(['Step 1', 'Step 2', 'Step 3', 'Step 4', 'Step 5', 'Step 6', 'Step 7'], 1)}
            />
          ),
        },
      ]}
    />
  ),
};

const onGoTo = fn();

/** Steps that are done or failed can be pressed, where the task lets one go back. */
export const Keyboard: Story = {
  args: { steps: stepsOf(enrolment, 2), onGoTo },
  render: (args) => (
    <Stack gap="6">
      <StepIndicator {...args} orientation="vertical" />
      <KeyboardMap
        keys={[
          ['Tab', 'Goes to the next step that is done.'],
          ['Enter', 'Goes back to it.'],
        ]}
      />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    onGoTo.mockClear();
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: /Your details/ })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(onGoTo).toHaveBeenCalledWith('1');
    await expect(within(canvasElement).getAllByRole('button')).toHaveLength(2);
  },
};

export const Sheet: Story = {
  ...sheetStory,
  render: (args) => (
    <StateSheet
      columns={1}
      states={[
        ...states.map(({ name, steps }) => ({
          name,
          render: () => <StepIndicator {...args} label={name} steps={steps} />,
        })),
        {
          name: 'Vertical, with words below',
          render: () => (
            <StepIndicator
              {...args}
              label="Vertical"
              orientation="vertical"
              steps={stepsOf(enrolment, 2, [1]).map((step) => ({ ...step, description: 'About a minute' }))}
            />
          ),
        },
        {
          name: 'Narrow',
          render: () => (
            <div style={{ maxInlineSize: '20rem' }}>
              <StepIndicator {...args} label="Narrow" />
            </div>
          ),
        },
      ]}
    />
  ),
};
