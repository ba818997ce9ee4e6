import { HouseIcon } from '@phosphor-icons/react/dist/csr/House';
import { MagnifyingGlassIcon } from '@phosphor-icons/react/dist/csr/MagnifyingGlass';
import { UserIcon } from '@phosphor-icons/react/dist/csr/User';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { DoDont, KeyboardMap, sheetStory, StateSheet, StressSheet } from '../../.storybook/sheets.tsx';
import type { ReactNode } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { useStoryTexts } from '../card/story-content.ts';
import { Icon } from '../icon/icon.tsx';
import { BottomTabs, type BottomTabsProps } from './bottom-tabs.tsx';

const meta = {
  title: 'Navigation/BottomTabs',
  component: BottomTabs,
  args: { label: 'Places', items: [] },
  globals: { viewport: { value: 'mobile1' } },
  render: ({ label }) => {
    const { kinds } = useStoryTexts();
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
const itemsOf = (...labels: string[]): BottomTabsProps['items'] => {
  const icons = [HouseIcon, MagnifyingGlassIcon, UserIcon];
  return labels.map((label, index) => ({
    id: `${index}`,
    label,
    href: `#${index}`,
    icon: <Icon as={icons[index] ?? HouseIcon} size="lg" weight={index === 0 ? 'fill' : 'regular'} />,
    isCurrent: index === 0,
    mark: index === 2 ? '3' : undefined,
  }));
};
/** Keeps what is fixed to the window within its cell. */
const ownWindow = (tabs: ReactNode) => (
  <div
    style={{ position: 'relative', transform: 'translate(0)', minBlockSize: '5rem', maxInlineSize: '24rem' }}
  >
    {tabs}
  </div>
);

export const ContentStress: Story = {
  render: () => (
    <StressSheet
      omit={['empty']}
      width="20rem"
      render={(text, name) => ownWindow(<BottomTabs label={name} items={itemsOf(text, 'Search', text)} />)}
    />
  ),
};

export const DoAndDont: Story = {
  tags: ['!test'],
  render: () => (
    <DoDont
      does={[
        {
          note: 'Three to five places, each a word and a sign.',
          render: () => ownWindow(<BottomTabs label="Good" items={itemsOf('Home', 'Search', 'Me')} />),
        },
      ]}
      donts={[
        {
          note: 'Things to do; the bar goes to places.',
          render: () => ownWindow(<BottomTabs label="Poor" items={itemsOf('Sign out', 'Save', 'Delete')} />),
        },
      ]}
    />
  ),
};

export const Keyboard: Story = {
  render: ({ label }) => (
    <>
      <KeyboardMap
        keys={[
          ['Tab', 'Goes to the next place.'],
          ['Enter', 'Goes there.'],
        ]}
      />
      <BottomTabs label={label} items={itemsOf('Home', 'Search', 'Me')} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const links = within(canvasElement).queryAllByRole('link');
    // Wider windows have no such bar.
    for (const link of links) {
      await userEvent.tab();
      await expect(link).toHaveFocus();
    }
  },
};

/** Wide windows show nothing of it; the picture that counts is the narrow one. */
export const Sheet: Story = {
  ...sheetStory,
  render: () => (
    <StateSheet
      states={[
        {
          name: 'Three places, one with a mark',
          render: () => ownWindow(<BottomTabs label="Three" items={itemsOf('Home', 'Search', 'Me')} />),
        },
        {
          name: 'Long words',
          render: () =>
            ownWindow(
              <BottomTabs label="Long" items={itemsOf('Start', 'Lernangebote suchen', 'Mein Bereich')} />,
            ),
        },
      ]}
    />
  ),
};
