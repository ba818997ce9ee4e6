import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { stress } from '../../.storybook/samples.ts';
import { Button } from '../button/button.tsx';
import { Tooltip } from './tooltip.tsx';

const meta = {
  title: 'Overlays/Tooltip',
  component: Tooltip,
  args: { content: 'Saved a minute ago', children: <Button>Save</Button> },
  decorators: [
    (Story) => (
      <div style={{ padding: '4rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

const focus: Story['play'] = async () => {
  await userEvent.tab();
  await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible());
};

/** On keyboard focus at once, under the pointer after half a second; Escape hides it. */
export const Playground: Story = {
  play: async (context) => {
    await focus(context);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
};

export const Shown: Story = { play: focus };

export const Long: Story = { args: { content: stress.long, placement: 'bottom' }, play: focus };

export const RightToLeft: Story = {
  args: { content: 'حُفظ قبل دقيقة', children: <Button>حفظ</Button>, placement: 'end' },
  play: focus,
  globals: { locale: 'ar-SA' },
};
