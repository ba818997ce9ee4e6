import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSample } from '../../.storybook/samples.ts';
import { Divider } from '../divider/divider.tsx';
import { Grid } from '../grid/grid.tsx';
import { Text } from '../text/text.tsx';
import { Surface } from './surface.tsx';

const meta = { title: 'Layout/Surface', component: Surface } satisfies Meta<typeof Surface>;

export default meta;
type Story = StoryObj<typeof meta>;

const kinds = [
  'background',
  'surface',
  'raised',
  'sunken',
  'primarySoft',
  'accentSoft',
  'ochreSoft',
  'ink',
] as const;

/** Each ground brings the text colour that is readable on it. */
export const Kinds: Story = {
  render: () => {
    const { title, sentence } = useSample();
    return (
      <Grid gap="4">
        {kinds.map((kind) => (
          <Surface key={kind} kind={kind} isBordered radius="lg" padding="6">
            <Text weight="semibold">{title}</Text>
            <Text>{sentence}</Text>
          </Surface>
        ))}
      </Grid>
    );
  },
};

export const WithDivider: Story = {
  render: () => {
    const { sentence } = useSample();
    return (
      <Surface isBordered radius="lg" padding="6">
        <Text>{sentence}</Text>
        <Divider />
        <Text>{sentence}</Text>
      </Surface>
    );
  },
};

export const Dark: Story = { ...Kinds, globals: { theme: 'dark' } };
