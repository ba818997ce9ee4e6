import type { Meta, StoryObj } from '@storybook/react-vite';
import { samples } from '../../.storybook/samples.ts';
import { DoDont, sheetStory, StateSheet, StressSheet } from '../../.storybook/sheets.tsx';
import { Heading } from '../heading/heading.tsx';
import { Stack } from '../stack/stack.tsx';
import { Text } from '../text/text.tsx';
import { LocaleIsland } from './locale-island.tsx';

const meta = {
  title: 'Foundations/LocaleIsland',
  component: LocaleIsland,
  args: { locale: 'ar-SA', children: samples['ar-SA'].sentence },
} satisfies Meta<typeof LocaleIsland>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A lesson in Arabic inside an English page: letters, line height and direction are its own. */
export const Playground: Story = {
  render: () => (
    <Stack gap="5">
      <Text>{samples['en-US'].sentence}</Text>
      <LocaleIsland locale="ar-SA">
        <Heading level={2}>{samples['ar-SA'].title}</Heading>
        <Text>{samples['ar-SA'].sentence}</Text>
      </LocaleIsland>
      <LocaleIsland locale="ja-JP">
        <Heading level={2}>{samples['ja-JP'].title}</Heading>
        <Text>{samples['ja-JP'].sentence}</Text>
      </LocaleIsland>
    </Stack>
  ),
};

export const InRightToLeft: Story = { ...Playground, globals: { locale: 'ar-SA' } };

export const ContentStress: Story = {
  render: () => (
    <StressSheet
      render={(text) => (
        <LocaleIsland locale="ar-SA">
          <Text>{text}</Text>
        </LocaleIsland>
      )}
    />
  ),
};

export const DoAndDont: Story = {
  tags: ['!test'],
  render: () => (
    <DoDont
      does={[
        {
          note: 'For whole parts whose language is known: a lesson, a quotation.',
          render: () => (
            <LocaleIsland locale="ar-SA">
              <Text>{samples['ar-SA'].sentence}</Text>
            </LocaleIsland>
          ),
        },
      ]}
      donts={[
        {
          note: 'For names in a sentence; that is UserText.',
          render: () => (
            <div>
              Joined by <LocaleIsland locale="ar-SA">{samples['ar-SA'].person}</LocaleIsland> yesterday
            </div>
          ),
        },
      ]}
    />
  ),
};

export const Sheet: Story = {
  ...sheetStory,
  render: () => (
    <StateSheet
      columns={3}
      states={(['en-US', 'ar-SA', 'zh-CN', 'ja-JP', 'ko-KR', 'de-DE'] as const).map((locale) => ({
        name: locale,
        render: () => (
          <LocaleIsland locale={locale}>
            <Text>{samples[locale].sentence}</Text>
          </LocaleIsland>
        ),
      }))}
    />
  ),
};
