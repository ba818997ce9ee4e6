import type { Meta, StoryObj } from '@storybook/react-vite';
import { locales } from '../../.storybook/locales.ts';
import { samples } from '../../.storybook/samples.ts';
import { Grid } from '../grid/grid.tsx';
import { Heading } from '../heading/heading.tsx';
import { LocaleIsland } from '../locale-island/locale-island.tsx';
import { Stack } from '../stack/stack.tsx';
import { Surface } from '../surface/surface.tsx';
import { Text } from '../text/text.tsx';

const meta = { title: 'Foundations/Type' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** The same page in twelve languages: each script has its own face, line height and spacing. */
export const Scripts: Story = {
  render: () => (
    <Grid minColumn="md" gap="5">
      {locales.map(({ code, name }) => (
        <Surface key={code} isBordered radius="lg" padding="6">
          <LocaleIsland locale={code}>
            <Stack gap="2">
              <Text size="sm" tone="muted">
                {name}
              </Text>
              <Heading level={2} size="2xl">
                {samples[code].title}
              </Heading>
              <Text>{samples[code].sentence}</Text>
              <Text size="sm" tone="muted">
                {samples[code].person} · <em>{samples[code].action}</em>
              </Text>
            </Stack>
          </LocaleIsland>
        </Surface>
      ))}
    </Grid>
  ),
};

export const Dark: Story = { ...Scripts, globals: { theme: 'dark' } };
