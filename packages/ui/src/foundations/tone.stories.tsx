import type { Meta, StoryObj } from '@storybook/react-vite';
import { DoDont } from '../../.storybook/sheets.tsx';
import { Banner } from '../banner/banner.tsx';
import { Button } from '../button/button.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { TextField } from '../text-field/text-field.tsx';

/**
 * The porch speaks as a host: plainly, warmly, to adults. Say what happened, say what can be done now, stop. Every
 * sentence is translated into eleven languages by somebody who does not see the page, so it has to carry itself.
 */
const meta = { title: 'Foundations/Content and tone' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** A button says what it does, with a verb, in the words of the person who presses it. */
export const Buttons: Story = {
  render: () => (
    <DoDont
      does={[
        {
          render: () => <Button>Join the class</Button>,
          note: 'Names the act: it can be read without the page around it.',
        },
        { render: () => <Button>Delete 3 recordings</Button>, note: 'Says how much is at stake.' },
      ]}
      donts={[
        { render: () => <Button>OK</Button>, note: 'Agrees to something that has to be looked up.' },
        {
          render: () => <Button>Submit form »</Button>,
          note: 'Speaks of the machine; the arrow points the wrong way in Arabic.',
        },
      ]}
    />
  ),
};

/** What went wrong, why if it helps, and what can be done. No blame, no apologies in rows, no codes first. */
export const Mistakes: Story = {
  render: () => (
    <DoDont
      does={[
        {
          render: () => (
            <TextField
              label="Phone"
              direction="ltr"
              defaultValue="1234"
              isInvalid
              errorMessage="A phone number has at least 7 digits."
            />
          ),
          note: 'Says the rule, so that the next try can succeed.',
        },
        {
          render: () => (
            <Banner tone="warning" title="The connection is gone">
              What you wrote is kept. It is sent as soon as you are online again.
            </Banner>
          ),
          note: 'Answers the one question that people have: is my work safe?',
        },
      ]}
      donts={[
        {
          render: () => (
            <TextField
              label="Phone"
              direction="ltr"
              defaultValue="1234"
              isInvalid
              errorMessage="Invalid input!"
            />
          ),
          note: 'Scolds, and leaves the person to guess.',
        },
        {
          render: () => (
            <Banner tone="danger" title="Oops! Something went wrong">
              Error 0x80040. We are so sorry for the inconvenience.
            </Banner>
          ),
          note: 'Jokes about a loss and explains nothing.',
        },
      ]}
    />
  ),
};

/** An empty place is an invitation, not a failure. */
export const Emptiness: Story = {
  render: () => (
    <DoDont
      does={[
        {
          render: () => (
            <EmptyState title="Nothing saved yet" headingLevel={3} action={<Button>Look around</Button>}>
              Press the bookmark on a course, and it waits here for you.
            </EmptyState>
          ),
          note: 'Says what will be here and how it gets here.',
        },
      ]}
      donts={[
        {
          render: () => <EmptyState title="No data" headingLevel={3} />,
          note: 'Sounds as if something broke.',
        },
      ]}
    />
  ),
};

/** Sentences that other languages can say. */
export const Translation: Story = {
  render: () => (
    <DoDont
      does={[
        {
          render: () => <p>3 lessons left</p>,
          note: 'One message with its plural: Arabic has six forms, Chinese one.',
        },
        {
          render: () => <p>Opens on 5 March at 18:00</p>,
          note: 'The whole sentence is one message; the date comes from Intl.',
        },
      ]}
      donts={[
        { render: () => <p>3 lesson(s) left</p>, note: 'Only English can put its plural between brackets.' },
        {
          render: () => <p>Opens + on + 03/05/26</p>,
          note: 'Glued pieces keep English order, and the date has two readings.',
        },
      ]}
    />
  ),
};
