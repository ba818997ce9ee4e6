import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Button, LinkButton } from '../button/button.tsx';
import { ErrorState } from './error-state.tsx';
import { useSample } from '../../.storybook/samples.ts';
import { DoDont, KeyboardMap, StateSheet, StressSheet, sheetStory } from '../../.storybook/sheets.tsx';

const meta = {
  title: 'Content/ErrorState',
  component: ErrorState,
  args: {
    title: 'The class could not be loaded',
    work: 'Your progress is kept on this device and will be sent when the connection is back.',
    next: 'Check the connection and try again, or go back to the school.',
    actions: (
      <>
        <Button variant="primary">Try again</Button>
        <LinkButton href="/">Back to the school</LinkButton>
      </>
    ),
    requestId: { label: 'Request', id: '01JD5Q8Z-7f3a' },
  },
} satisfies Meta<typeof ErrorState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WholePage: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Copy' })).toBeVisible();
    await expect(canvas.getByText('01JD5Q8Z-7f3a')).toHaveAttribute('dir', 'ltr');
  },
};

export const InPlace: Story = { args: { headingLevel: 2, work: undefined, requestId: undefined } };

export const ContentStress: Story = {
  render: () => (
    <StressSheet
      omit={['empty']}
      render={(text) => (
        <ErrorState
          title={text}
          headingLevel={2}
          work={text}
          next={text}
          requestId={{ label: 'Request', id: text }}
        />
      )}
    />
  ),
};

export const DoAndDont: Story = {
  tags: ['!test'],
  render: () => (
    <DoDont
      does={[
        {
          render: () => (
            <ErrorState
              headingLevel={2}
              title="The answer could not be sent"
              work="It is kept on this device."
              next="It goes out by itself when the connection is back."
            />
          ),
          note: 'Say what happened, what became of the work, and what comes next.',
        },
      ]}
      donts={[
        {
          render: () => <ErrorState headingLevel={2} title="Oops! Error 500" />,
          note: 'Show a code or a joke: both leave people alone with it.',
        },
      ]}
    />
  ),
};

/** The way on first, then the number to copy. */
export const Keyboard: Story = {
  render: (args) => (
    <>
      <KeyboardMap
        keys={[
          ['Tab', 'The actions, then the button that copies the number'],
          ['Enter', 'Takes it'],
        ]}
      />
      <ErrorState {...args} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Copy' })).toHaveFocus();
  },
};

/** Every state at once, for the comparison of pictures. */
export const Sheet: Story = {
  ...sheetStory,
  render: () => {
    const { title, sentence, action, label } = useSample();
    const actions = <Button variant="primary">{action}</Button>;
    return (
      <StateSheet
        states={[
          {
            name: 'Whole page',
            render: () => (
              <ErrorState
                title={title}
                work={sentence}
                next={sentence}
                actions={actions}
                requestId={{ label, id: '01JD5Q8Z-7f3a' }}
              />
            ),
          },
          {
            name: 'In place',
            render: () => <ErrorState title={title} headingLevel={2} next={sentence} actions={actions} />,
          },
          { name: 'Title only', render: () => <ErrorState title={title} headingLevel={3} /> },
        ]}
      />
    );
  },
};
