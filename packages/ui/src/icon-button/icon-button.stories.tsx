import { BookmarkSimpleIcon } from '@phosphor-icons/react/dist/csr/BookmarkSimple';
import { TrashIcon } from '@phosphor-icons/react/dist/csr/Trash';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { DoDont, KeyboardMap, sheetStory, StateSheet, StressSheet } from '../../.storybook/sheets.tsx';
import { Inline } from '../inline/inline.tsx';
import { Surface } from '../surface/surface.tsx';
import { IconButton } from './icon-button.tsx';

const meta = {
  title: 'Actions/IconButton',
  component: IconButton,
  args: { icon: BookmarkSimpleIcon, label: 'Bookmark', onPress: fn() },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** `neutral` takes the colour around it, so that it stands on any ground. */
export const Variants: Story = {
  render: (args) => (
    <Inline gap="3">
      <IconButton {...args} />
      <IconButton {...args} variant="primary" />
      <IconButton {...args} variant="secondary" />
      <IconButton {...args} variant="quiet" />
      <IconButton {...args} variant="danger" icon={TrashIcon} label="Delete" />
      <Surface kind="ink" padding="2" radius="md">
        <IconButton {...args} />
      </Surface>
    </Inline>
  ),
};

export const Sizes: Story = {
  render: (args) => (
    <Inline gap="3">
      <IconButton {...args} size="sm" variant="secondary" />
      <IconButton {...args} size="md" variant="secondary" />
      <IconButton {...args} size="lg" variant="secondary" />
      <IconButton {...args} isDisabled variant="secondary" />
    </Inline>
  ),
};

/** Its name appears as a tooltip on keyboard focus. */
export const Tooltip: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button', { name: 'Bookmark' })).toHaveFocus();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Bookmark');
  },
};

/** Its name may be long; the tooltip wraps and the button stays as large as it is. */
export const ContentStress: Story = {
  render: (args) => (
    <StressSheet
      omit={['empty']}
      width="10rem"
      render={(text) => <IconButton {...args} variant="secondary" label={text} />}
    />
  ),
};

export const DoAndDont: Story = {
  tags: ['!test'],
  render: (args) => (
    <DoDont
      does={[
        {
          note: 'For signs that everybody knows, and name the result.',
          render: () => <IconButton {...args} icon={TrashIcon} label="Delete the answer" />,
        },
      ]}
      donts={[
        {
          note: 'Leave people to guess; where a sign needs explaining, use a Button with words.',
          render: () => <IconButton {...args} label="Icon" />,
        },
      ]}
    />
  ),
};

export const Keyboard: Story = {
  render: (args) => (
    <Inline gap="6">
      <IconButton {...args} />
      <KeyboardMap
        keys={[
          ['Tab', 'Goes to it and shows its name.'],
          ['Enter', 'Presses it.'],
          ['Escape', 'Hides its name.'],
        ]}
      />
    </Inline>
  ),
  play: async ({ args }) => {
    await userEvent.tab();
    await screen.findByRole('tooltip');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    await userEvent.keyboard('{Enter} ');
    await expect(args.onPress).toHaveBeenCalledTimes(2);
  },
};

export const Sheet: Story = {
  ...sheetStory,
  render: (args) => (
    <StateSheet
      states={(['neutral', 'primary', 'secondary', 'quiet', 'danger'] as const).map((variant) => ({
        name: variant,
        render: () => (
          <Inline gap="3">
            <IconButton {...args} variant={variant} size="sm" />
            <IconButton {...args} variant={variant} />
            <IconButton {...args} variant={variant} size="lg" />
            <IconButton {...args} variant={variant} isDisabled />
          </Inline>
        ),
      }))}
    />
  ),
};
