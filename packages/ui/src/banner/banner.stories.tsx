import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { stress, useSample } from '../../.storybook/samples.ts';
import { Button } from '../button/button.tsx';
import { Stack } from '../stack/stack.tsx';
import { Banner } from './banner.tsx';

const meta = {
  title: 'Overlays/Banner',
  component: Banner,
  args: { title: 'This is a preview', children: 'Visitors see the published page.', onDismiss: fn() },
} satisfies Meta<typeof Banner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Dismiss' }));
    await expect(args.onDismiss).toHaveBeenCalled();
  },
};

export const Tones: Story = {
  render: () => {
    const { title, sentence, action } = useSample();
    return (
      <Stack gap="3">
        {(['info', 'success', 'warning', 'danger'] as const).map((tone) => (
          <Banner key={tone} tone={tone} title={title} action={<Button size="sm">{action}</Button>}>
            {sentence}
          </Banner>
        ))}
        <Banner title={title} />
      </Stack>
    );
  },
};

export const ContentStress: Story = {
  render: () => (
    <Stack gap="3" style={{ maxInlineSize: '22rem' }}>
      {Object.entries(stress).map(([name, text]) => (
        <Banner key={name} title={text} onDismiss={() => undefined}>
          {text}
        </Banner>
      ))}
    </Stack>
  ),
};

export const RightToLeft: Story = { ...Tones, globals: { locale: 'ar-SA' } };

export const Dark: Story = { ...Tones, globals: { theme: 'dark' } };
