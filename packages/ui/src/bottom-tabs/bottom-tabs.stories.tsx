import { HouseIcon } from '@phosphor-icons/react/dist/csr/House';
import { MagnifyingGlassIcon } from '@phosphor-icons/react/dist/csr/MagnifyingGlass';
import { UserIcon } from '@phosphor-icons/react/dist/csr/User';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useStoryWords } from '../card/story-content.ts';
import { Icon } from '../icon/icon.tsx';
import { BottomTabs } from './bottom-tabs.tsx';

const meta = {
  title: 'Navigation/BottomTabs',
  component: BottomTabs,
  args: { label: 'Places', items: [] },
  globals: { viewport: { value: 'mobile1' } },
  render: ({ label }) => {
    const { kinds } = useStoryWords();
    return (
      <BottomTabs
        label={label}
        items={[
          {
            id: 'home',
            label: kinds.topic,
            href: '/',
            icon: <Icon as={HouseIcon} size="lg" weight="fill" />,
            isCurrent: true,
          },
          {
            id: 'search',
            label: kinds.course,
            href: '/search',
            icon: <Icon as={MagnifyingGlassIcon} size="lg" />,
          },
          { id: 'me', label: kinds.class, href: '/me', icon: <Icon as={UserIcon} size="lg" />, mark: '3' },
        ]}
      />
    );
  },
} satisfies Meta<typeof BottomTabs>;

export default meta;
type Story = StoryObj<typeof meta>;

/** On phones only; wider windows show nothing of it. */
export const OnAPhone: Story = {};
export const RightToLeft: Story = { globals: { locale: 'ar-SA' } };
export const Dark: Story = { globals: { theme: 'dark' } };
