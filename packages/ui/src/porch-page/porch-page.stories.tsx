import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { DoDont, sheetStory, StateSheet, StressSheet } from '../../.storybook/sheets.tsx';
import { Button } from '../button/button.tsx';
import { Heading } from '../heading/heading.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { UserText } from '../user-text/user-text.tsx';
import { PorchPage } from './porch-page.tsx';

const form = (
  <>
    <Heading level={1} size="3xl">
      Sign in
    </Heading>
    <TextField label="E-mail address" />
    <Button variant="primary">Sign in</Button>
  </>
);

const meta = {
  title: 'Layout/PorchPage',
  component: PorchPage,
  args: { motto: 'A school meets in the open, under a painted porch.', children: form },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PorchPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The form stands first in the page, wherever the porch is seen. */
export const Playground: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  },
};

export const WithoutMotto: Story = { args: { motto: undefined } };

/** What is not there yet begins where it will begin: nothing moves when it comes. */
export const Growing: Story = { args: { isGrowing: true } };

/** A long form makes the page longer; the painting stays in the window. */
export const LongForm: Story = {
  args: {
    children: Array.from({ length: 12 }, (_, index) => (
      <TextField key={index} label={`Field ${index + 1}`} />
    )),
  },
};

export const ContentStress: Story = {
  render: () => (
    <StressSheet
      width="30rem"
      omit={['empty']}
      render={(text) => (
        <PorchPage motto={<UserText>{text}</UserText>}>
          <Heading level={2} size="3xl">
            <UserText>{text}</UserText>
          </Heading>
        </PorchPage>
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
          render: () => <PorchPage motto="A school meets in the open.">One short form.</PorchPage>,
          note: 'For a page with one form.',
        },
      ]}
      donts={[
        {
          render: () => <PorchPage>A list of everything that a school has to offer.</PorchPage>,
          note: 'Not for content: it needs the whole width.',
        },
      ]}
    />
  ),
};

/** Every variant at once. */
export const Sheet: Story = {
  ...sheetStory,
  render: () => (
    <StateSheet
      columns={1}
      states={[
        {
          name: 'With motto',
          render: () => <PorchPage motto="A school meets in the open.">A form</PorchPage>,
        },
        { name: 'Without', render: () => <PorchPage>A form</PorchPage> },
      ]}
    />
  ),
};
