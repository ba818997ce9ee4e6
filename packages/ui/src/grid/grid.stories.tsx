import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSample } from '../../.storybook/samples.ts';
import {
  DoDont,
  LocaleSheet as Locales,
  RtlBesideLtr as BothWays,
  type Sample,
  sheetStory,
  StateSheet,
  StressSheet,
} from '../../.storybook/sheets.tsx';
import { Surface } from '../surface/surface.tsx';
import { Grid } from './grid.tsx';

function Boxes() {
  const { title, action, label } = useSample();
  return [title, action, label, action].map((text, index) => (
    <Surface key={index} kind="primarySoft" padding="4" radius="md">
      {text}
    </Surface>
  ));
}

const meta = { title: 'Layout/Grid', component: Grid, args: { children: <Boxes /> } } satisfies Meta<
  typeof Grid
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const WideGap: Story = { args: { gap: '8' } };

export const RightToLeft: Story = { globals: { locale: 'ar-SA' } };

const boxes = (...texts: string[]) =>
  texts.map((text, index) => (
    <Surface key={index} kind="primarySoft" padding="3" radius="md" style={{ overflowWrap: 'anywhere' }}>
      {text}
    </Surface>
  ));

export const ContentStress: Story = {
  render: () => <StressSheet render={(text) => <Grid>{boxes(text, 'B', text)}</Grid>} />,
};

const inLanguage = ({ action, label, person }: Sample) => <Grid>{boxes(action, label, person)}</Grid>;

export const LocaleSheet: Story = { render: () => <Locales render={inLanguage} /> };
export const RtlBesideLtr: Story = { render: () => <BothWays render={inLanguage} /> };

export const DoAndDont: Story = {
  render: () => (
    <DoDont
      does={[
        {
          note: 'Say how narrow a column may be; the number follows.',
          render: () => <Grid minColumn="xs">{boxes('A', 'B', 'C')}</Grid>,
        },
      ]}
      donts={[
        {
          note: 'Columns that are wider than a phone.',
          render: () => <Grid minColumn="lg">{boxes('A', 'B', 'C')}</Grid>,
        },
      ]}
    />
  ),
};

export const Sheet: Story = {
  ...sheetStory,
  render: () => (
    <StateSheet
      states={[
        { name: 'Narrow columns', render: () => <Grid minColumn="xs">{boxes('A', 'B', 'C')}</Grid> },
        { name: 'Default', render: () => <Grid>{boxes('A', 'B', 'C')}</Grid> },
        { name: 'Wide columns', render: () => <Grid minColumn="lg">{boxes('A', 'B', 'C')}</Grid> },
        { name: 'Small gap', render: () => <Grid gap="2">{boxes('A', 'B', 'C')}</Grid> },
      ]}
    />
  ),
};
