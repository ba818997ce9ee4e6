import type { Meta, StoryObj } from '@storybook/react-vite';
import { useStoryWords } from '../card/story-content.ts';
import { Inline } from '../inline/inline.tsx';
import { Badge, type BadgeTone } from './badge.tsx';

const meta = { title: 'Content/Badge', component: Badge, args: { children: 'VIP' } } satisfies Meta<
  typeof Badge
>;

export default meta;
type Story = StoryObj<typeof meta>;

const tones: BadgeTone[] = [
  'neutral',
  'primary',
  'accent',
  'ochre',
  'success',
  'warning',
  'danger',
  'live',
  'inverse',
];

export const Tones: Story = {
  render: () => {
    const { free } = useStoryWords();
    return (
      <Inline gap="2">
        {tones.map((tone) => (
          <Badge key={tone} tone={tone}>
            {free}
          </Badge>
        ))}
      </Inline>
    );
  },
};

export const Dark: Story = { ...Tones, globals: { theme: 'dark' } };

/** Too long for its place, it ends in dots. */
export const Long: Story = {
  render: () => (
    <div style={{ inlineSize: '8rem' }}>
      <Badge tone="primary">Members of the whole union of schools</Badge>
    </div>
  ),
};
