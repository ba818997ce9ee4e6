import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSample } from '../../.storybook/samples.ts';
import { Surface } from '../surface/surface.tsx';
import { Inline } from './inline.tsx';

function Boxes() {
  const { title, action, label } = useSample();
  return [title, action, label, action].map((text, index) => (
    <Surface key={index} kind="primarySoft" padding="4" radius="md">
      {text}
    </Surface>
  ));
}

const meta = { title: 'Layout/Inline', component: Inline, args: { children: <Boxes /> } } satisfies Meta<
  typeof Inline
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const WideGap: Story = { args: { gap: '8' } };

export const RightToLeft: Story = { globals: { locale: 'ar-SA' } };
