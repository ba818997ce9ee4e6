import { BookmarkSimpleIcon } from '@phosphor-icons/react/dist/csr/BookmarkSimple';
import { CaretRightIcon } from '@phosphor-icons/react/dist/csr/CaretRight';
import { TrashIcon } from '@phosphor-icons/react/dist/csr/Trash';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
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

/** A step forward points to the left in Arabic. */
export const RightToLeft: Story = {
  args: { icon: CaretRightIcon, label: 'التالي', mirror: true, variant: 'secondary' },
  globals: { locale: 'ar-SA' },
};
