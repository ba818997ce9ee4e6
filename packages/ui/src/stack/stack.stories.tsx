import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSample } from '../../.storybook/samples.ts';
import { Surface } from '../surface/surface.tsx';
import { Stack } from './stack.tsx';

function Boxes() {
  const { title, action, label } = useSample();
  return [title, action, label, action].map((text, index) => (
    <Surface key={index} kind="primarySoft" padding="4" radius="md">
      {text}
    </Surface>
  ));
}

const meta = { title: 'Layout/Stack', component: Stack, args: { children: <Boxes /> } } satisfies Meta<
  typeof Stack
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const WideGap: Story = { args: { gap: '8' } };

export const RightToLeft: Story = { globals: { locale: 'ar-SA' } };
