import { ArrowRightIcon } from '@phosphor-icons/react/dist/csr/ArrowRight';
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { stress, useSample } from '../../.storybook/samples.ts';
import { DoDont, KeyboardMap, sheetStory, StateSheet } from '../../.storybook/sheets.tsx';
import { Inline } from '../inline/inline.tsx';
import { Stack } from '../stack/stack.tsx';
import { Button, LinkButton } from './button.tsx';

const meta = {
  title: 'Actions/Button',
  component: Button,
  args: { children: 'Join the class', onPress: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

const variants = ['primary', 'secondary', 'quiet', 'danger'] as const;

export const Playground: Story = {};

/** One primary a view. Danger only for what cannot be undone. */
export const Variants: Story = {
  render: () => {
    const { action } = useSample();
    return (
      <Stack gap="4">
        {variants.map((variant) => (
          <Inline key={variant} gap="3">
            <Button variant={variant}>{action}</Button>
            <Button variant={variant} icon={PlusIcon}>
              {action}
            </Button>
            <Button variant={variant} iconEnd={ArrowRightIcon} mirrorIcon>
              {action}
            </Button>
          </Inline>
        ))}
      </Stack>
    );
  },
};

export const Sizes: Story = {
  render: () => {
    const { action } = useSample();
    return (
      <Inline gap="3">
        <Button size="sm">{action}</Button>
        <Button size="md">{action}</Button>
        <Button size="lg">{action}</Button>
      </Inline>
    );
  },
};

export const Disabled: Story = {
  render: () => {
    const { action } = useSample();
    return (
      <Inline gap="3">
        {variants.map((variant) => (
          <Button key={variant} variant={variant} isDisabled>
            {action}
          </Button>
        ))}
      </Inline>
    );
  },
};

/** It keeps its width, its focus and its name; presses do nothing. */
export const Pending: Story = {
  args: { variant: 'primary', isPending: true },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: /Join the class/ });
    await userEvent.click(button);
    await expect(args.onPress).not.toHaveBeenCalled();
    button.focus();
    await expect(button).toHaveFocus();
  },
};

/** Works by Enter and Space. */
export const Keyboard: Story = {
  render: (args) => (
    <Stack gap="6" align="start">
      <Button {...args} />
      <KeyboardMap
        keys={[
          ['Enter', 'Presses it.'],
          ['Space', 'Presses it when the key is let go.'],
        ]}
      />
    </Stack>
  ),
  play: async ({ canvasElement, args }) => {
    within(canvasElement).getByRole('button').focus();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onPress).toHaveBeenCalledTimes(2);
  },
};

/** Goes somewhere and looks like a button. */
export const AsLink: Story = {
  render: () => {
    const { action } = useSample();
    return (
      <LinkButton href="#" variant="primary" iconEnd={ArrowRightIcon} mirrorIcon>
        {action}
      </LinkButton>
    );
  },
};

export const ContentStress: Story = {
  render: () => (
    <Stack gap="3" align="start" style={{ maxInlineSize: '18rem' }}>
      {Object.entries(stress).map(([name, text]) => (
        <Button key={name}>{text}</Button>
      ))}
      <Button isFullWidth variant="primary">
        {stress.long}
      </Button>
    </Stack>
  ),
};

export const DoAndDont: Story = {
  tags: ['!test'],
  render: () => (
    <DoDont
      does={[
        {
          note: 'One primary button a view, named by what happens.',
          render: () => (
            <Inline gap="3">
              <Button variant="primary">Join the class</Button>
              <Button>Read about it</Button>
            </Inline>
          ),
        },
      ]}
      donts={[
        {
          note: 'Several primary buttons beside each other, or names that say nothing.',
          render: () => (
            <Inline gap="3">
              <Button variant="primary">OK</Button>
              <Button variant="primary">Submit</Button>
            </Inline>
          ),
        },
        {
          note: 'Danger for what can be undone.',
          render: () => <Button variant="danger">Remove bookmark</Button>,
        },
      ]}
    />
  ),
};

export const Sheet: Story = {
  ...sheetStory,
  render: () => (
    <StateSheet
      states={[
        ...variants.map((variant) => ({
          name: variant,
          render: () => (
            <Inline gap="3">
              <Button variant={variant}>Join</Button>
              <Button variant={variant} icon={PlusIcon} size="sm">
                Small
              </Button>
              <Button variant={variant} iconEnd={ArrowRightIcon} mirrorIcon size="lg">
                Large
              </Button>
              <Button variant={variant} isDisabled>
                Disabled
              </Button>
            </Inline>
          ),
        })),
        {
          name: 'Full width',
          render: () => (
            <Button variant="primary" isFullWidth>
              Join the class
            </Button>
          ),
        },
        { name: 'Link', render: () => <LinkButton href="#">Read about it</LinkButton> },
      ]}
    />
  ),
};
