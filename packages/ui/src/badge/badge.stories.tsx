import type { Meta, StoryObj } from '@storybook/react-vite';
import { useStoryTexts } from '../card/story-content.ts';
import { Inline } from '../inline/inline.tsx';
import { Badge, type BadgeTone } from './badge.tsx';
import { StarIcon } from '@phosphor-icons/react/dist/csr/Star';
import { Icon } from '../icon/icon.tsx';
import { DoDont, StateSheet, StressSheet, sheetStory } from '../../.storybook/sheets.tsx';

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
    const { free } = useStoryTexts();
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

/** Too long for its place, it ends in dots. */
export const Long: Story = {
  render: () => (
    <div style={{ inlineSize: '8rem' }}>
      <Badge tone="primary">Members of the whole union of schools</Badge>
    </div>
  ),
};

export const ContentStress: Story = {
  render: () => <StressSheet width="8rem" render={(text) => <Badge tone="primary">{text}</Badge>} />,
};

export const DoAndDont: Story = {
  tags: ['!test'],
  render: () => (
    <DoDont
      does={[
        {
          render: () => <Badge tone="success">Free</Badge>,
          note: 'Say it in one or two words; the colour only supports them.',
        },
      ]}
      donts={[
        { render: () => <Badge tone="success">✓</Badge>, note: 'Let a sign or a colour say it alone.' },
      ]}
    />
  ),
};

/** Every state at once, for the comparison of pictures. */
export const Sheet: Story = {
  ...sheetStory,
  render: () => (
    <StateSheet
      columns={4}
      states={[
        ...tones.map((tone) => ({ name: tone, render: () => <Badge tone={tone}>VIP</Badge> })),
        {
          name: 'With an icon',
          render: () => (
            <Badge tone="ochre" icon={<Icon as={StarIcon} size="sm" weight="fill" />}>
              VIP
            </Badge>
          ),
        },
      ]}
    />
  ),
};
