import type { Meta, StoryObj } from '@storybook/react-vite';
import { stress } from '../../.storybook/samples.ts';
import { useStoryWords } from '../card/story-content.ts';
import { Breadcrumbs } from './breadcrumbs.tsx';

const meta = {
  title: 'Navigation/Breadcrumbs',
  component: Breadcrumbs,
  args: { label: 'You are here', items: [] },
  render: ({ label }) => {
    const { school, kinds, titles } = useStoryWords();
    return (
      <Breadcrumbs
        label={label}
        items={[
          { id: 'home', label: school, href: '/' },
          { id: 'kind', label: kinds.class, href: '/c' },
          { id: 'this', label: titles[0] ?? '' },
        ]}
      />
    );
  },
} satisfies Meta<typeof Breadcrumbs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Path: Story = {};
export const Long: Story = {
  render: ({ label }) => (
    <Breadcrumbs
      label={label}
      items={[
        { id: 'a', label: stress.mixed, href: '/' },
        { id: 'b', label: stress.override, href: '/b' },
        { id: 'c', label: stress.long },
      ]}
    />
  ),
};
export const RightToLeft: Story = { globals: { locale: 'ar-SA' } };
export const Dark: Story = { globals: { theme: 'dark' } };
