import { ArrowRightIcon } from '@phosphor-icons/react/dist/csr/ArrowRight';
import { ArrowUUpLeftIcon } from '@phosphor-icons/react/dist/csr/ArrowUUpLeft';
import { CaretRightIcon } from '@phosphor-icons/react/dist/csr/CaretRight';
import { ChatTextIcon } from '@phosphor-icons/react/dist/csr/ChatText';
import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check';
import { ClockIcon } from '@phosphor-icons/react/dist/csr/Clock';
import { ListBulletsIcon } from '@phosphor-icons/react/dist/csr/ListBullets';
import { PlayIcon } from '@phosphor-icons/react/dist/csr/Play';
import { SignOutIcon } from '@phosphor-icons/react/dist/csr/SignOut';
import { SpeakerHighIcon } from '@phosphor-icons/react/dist/csr/SpeakerHigh';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { DoDont, sheetStory, StateSheet, StressSheet } from '../../.storybook/sheets.tsx';
import { Inline } from '../inline/inline.tsx';
import { Stack } from '../stack/stack.tsx';
import { Text } from '../text/text.tsx';
import { Icon } from './icon.tsx';

const meta = { title: 'Foundations/Icon', component: Icon, args: { as: CaretRightIcon } } satisfies Meta<
  typeof Icon
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Sizes: Story = {
  render: () => (
    <Inline gap="4">
      {(['text', 'sm', 'md', 'lg', 'xl', '2xl'] as const).map((size) => (
        <Icon key={size} as={ChatTextIcon} size={size} />
      ))}
    </Inline>
  ),
};

const mirrors = {
  ArrowRightIcon,
  CaretRightIcon,
  ListBulletsIcon,
  ChatTextIcon,
  SignOutIcon,
  ArrowUUpLeftIcon,
};
const stays = { PlayIcon, SpeakerHighIcon, ClockIcon, CheckIcon };

/** What means a direction of reading turns over; media controls, clocks and check marks never do. */
export const MirrorKinds: Story = {
  render: () => (
    <Stack gap="6">
      {[mirrors, stays].map((kind) => (
        <Inline key={Object.keys(kind).join()} gap="6">
          {Object.entries(kind).map(([name, glyph]) => (
            <Stack key={name} gap="1" align="center">
              <Icon as={glyph} size="lg" mirror={kind === mirrors} />
              <Text size="xs" tone="muted">
                {name}
              </Text>
            </Stack>
          ))}
        </Inline>
      ))}
    </Stack>
  ),
};

export const MirrorKindsRightToLeft: Story = { ...MirrorKinds, globals: { locale: 'ar-SA' } };

/** Its name is for screen readers; it takes no more room for it. */
export const ContentStress: Story = {
  render: () => (
    <StressSheet
      omit={['empty']}
      width="8rem"
      render={(text) => <Icon as={ClockIcon} size="lg" label={text} />}
    />
  ),
};

export const DoAndDont: Story = {
  tags: ['!test'],
  render: () => (
    <DoDont
      does={[
        {
          note: 'Beside words it is decoration and has no name.',
          render: () => (
            <Inline gap="2">
              <Icon as={ClockIcon} />
              <Text>40 min</Text>
            </Inline>
          ),
        },
      ]}
      donts={[
        { note: 'Turn over a clock or a play sign.', render: () => <Icon as={ClockIcon} mirror size="lg" /> },
      ]}
    />
  ),
};

export const Sheet: Story = {
  ...sheetStory,
  render: () => (
    <StateSheet
      columns={3}
      states={[
        ...(['text', 'sm', 'md', 'lg', 'xl', '2xl'] as const).map((size) => ({
          name: size,
          render: () => <Icon as={ChatTextIcon} size={size} />,
        })),
        ...(['regular', 'bold', 'fill'] as const).map((weight) => ({
          name: weight,
          render: () => <Icon as={ChatTextIcon} size="xl" weight={weight} />,
        })),
      ]}
    />
  ),
};
